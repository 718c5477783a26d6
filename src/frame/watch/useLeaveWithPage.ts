import { useEffect, useRef } from 'react';

/** Whoever comes back to a game finds it as it stood, however they went from what was looked at. */
export function useLeaveWithPage(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}
