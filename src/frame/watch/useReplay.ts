/** Plays what is looked at by itself, at one of two speeds, until its end or until it is told to stop. */
import { useEffect, useState } from 'react';

/** Long enough to read what is said of a step. */
const STEP_MS = { slow: 1_600, fast: 500 } as const;
export type Speed = keyof typeof STEP_MS;

export interface Replay {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly stop: () => void;
  readonly changeSpeed: () => void;
}

export function useReplay(
  { at, length }: { readonly at: number; readonly length: number },
  goTo: (at: number) => void,
): Replay {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('slow');
  const isAtEnd = at >= length;
  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(at + 1), STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, at, speed, goTo]);
  return {
    isPlaying,
    speed,
    toggle() {
      if (!isPlaying && isAtEnd) goTo(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
    changeSpeed: () => setSpeed(speed === 'slow' ? 'fast' : 'slow'),
  };
}
