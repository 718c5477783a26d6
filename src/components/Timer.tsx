import { clockText, type Milliseconds, readMs, useTick } from './browser/useTick';

interface TimerProps {
  readonly ms: Milliseconds;
  readonly running: boolean;
  readonly label?: string | undefined;
}

/** Time gone by. Read on demand, never announced by itself. */
export function Timer({ ms, running, label = 'Time' }: TimerProps) {
  useTick(running && typeof ms === 'function', 1000, () => readMs(ms));
  const text = clockText(readMs(ms));
  return (
    <span
      role="timer"
      aria-label={`${label} ${text}`}
      className="timer figures"
      style={{ '--signs': text.length } as React.CSSProperties}
      data-running={running || undefined}
    >
      {text}
    </span>
  );
}
