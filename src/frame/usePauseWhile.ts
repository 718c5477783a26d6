import { useEffect, useRef } from 'react';
import type { FrameControls } from './frame';

interface Pausable {
  readonly running: boolean;
  readonly paused: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Holds a countdown while the player reads something else, and lets go of the same game only. */
export function usePauseWhile(reading: boolean, game: Pausable): void {
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    if (!reading || !latest.current.running) return;
    latest.current.pause();
    return () => {
      // Another game may have come into play in the meantime; that one is not paused, and has not begun.
      if (latest.current.paused) latest.current.resume();
    };
  }, [reading]);
}

/** The same with the board in sight: what is read points at it. */
export function useHoldWhile(reading: boolean, game: Pick<FrameControls, 'hold' | 'letGo'>): void {
  const latest = useRef(game);
  latest.current = game;
  useEffect(() => {
    if (!reading) return;
    latest.current.hold();
    return () => latest.current.letGo();
  }, [reading]);
}
