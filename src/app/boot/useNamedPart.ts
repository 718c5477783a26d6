import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address may name a part of its page, as `/about#what-changed` does: there the reader arrives. */
export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [hash]);
}
