import { useEffect, useState } from 'react';

/**
 * Renders the caller again every `everyMs` while `running`, on the stroke of whatever `read` counts: a plain interval
 * drifts over the second's edge, and the display then skips one.
 */
export function useTick(running: boolean, everyMs = 1000, read?: () => number): number {
  const [ticks, setTicks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick arms the next one; `read` is asked anew then.
  useEffect(() => {
    if (!running) return;
    const past = read ? read() % everyMs : 0;
    const timer = setTimeout(() => setTicks((count) => count + 1), everyMs - past);
    return () => clearTimeout(timer);
  }, [running, everyMs, ticks]);
  return ticks;
}

export type Milliseconds = number | (() => number);

export function readMs(ms: Milliseconds): number {
  return typeof ms === 'function' ? ms() : ms;
}

/** `4:07`, `1:02:09`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
