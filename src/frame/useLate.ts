import { useEffect, useState } from 'react';

/** Whether something has been so for a while: what is over sooner is not worth a word. */
export function useLate(isSo: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [isSo, afterMs]);
  return isSo && isLate;
}
