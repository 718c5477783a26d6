import { useState } from 'react';

/**
 * What is to be said now. `told` came with what happened in this `moment` and is said once; `aside` is said while it
 * lasts, as of a tile that is chosen. When that is over, what had been told before it is not told again.
 */
export function useNews(moment: number, told: string, aside: string | null): string {
  const [hushed, setHushed] = useState<number | null>(null);
  if (aside !== null && hushed !== moment) setHushed(moment);
  return aside ?? (hushed === moment ? '' : told);
}
