import { useEffect, useState } from 'react';

/** Long enough to be wondered at. */
const LATE_MS = 400;

/** Whether something has been so for a while: what is over sooner is not worth a word. */
export function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
}
