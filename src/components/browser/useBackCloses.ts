import { useLayoutEffect, useRef } from 'react';
import { putOver } from './overPage';

/** Before the first picture with it, which somebody may answer with Back. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    if (isOpen) return putOver(() => latest.current());
  }, [isOpen]);
}
