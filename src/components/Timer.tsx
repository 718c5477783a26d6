import { clockText, type Milliseconds, readMs, useTick } from './browser/useTick';

interface TimerProps {
  readonly ms: Milliseconds;
  readonly running: boolean;
  readonly label?: string | undefined;
}

/** Time gone by. Read on demand, never announced by itself. A second that passes must not lay out the page. */
export function Timer({ ms, running, label = 'Time' }: TimerProps) {
  useTick(running && typeof ms === 'function', 1000, () => readMs(ms));
  const text = clockText(readMs(ms));
  return (
    <span
      role="timer"
      aria-label={`${label} ${text}`}
      className="figures inline-block h-[1.1em] w-[calc(var(--signs)*1ch)] align-top text-lg/[1.1] font-semibold whitespace-nowrap [contain:layout_size_style]"
      style={{ '--signs': text.length } as React.CSSProperties}
      data-running={running || undefined}
    >
      {text}
    </span>
  );
}
