import { useEffect, useId, useRef, useState } from 'react';
import { inForms } from '../core/inForms';
import { clockText, type Milliseconds, readMs, useTick } from './browser/useTick';

interface HourglassProps {
  /** What is left. */
  readonly ms: Milliseconds;
  readonly lengthMs: number;
  readonly running: boolean;
  /** Raised by one whenever the glass is turned back: it then turns on screen. */
  readonly turns?: number | undefined;
  readonly label?: string | undefined;
  /** How large it is and which way its figures stand. */
  readonly className?: string | undefined;
}

const LOW_MS = 10_000;
const ANNOUNCED = [60, 30, 10];

export function Hourglass({
  ms,
  lengthMs,
  running,
  turns = 0,
  label = 'Time left',
  className = '',
}: HourglassProps) {
  // Counting down: the display changes as a whole second begins, so the stroke is taken from the other side.
  useTick(running && typeof ms === 'function', 1000, () => lengthMs - readMs(ms));
  const left = Math.max(0, Math.min(lengthMs, readMs(ms)));
  const seconds = Math.ceil(left / 1000);
  const text = clockText(seconds * 1000);
  const low = left <= LOW_MS;
  return (
    <span
      className={`hourglass ${className}`}
      data-low={low || undefined}
      data-running={(running && left > 0) || undefined}
    >
      <Glass key={turns} share={lengthMs > 0 ? left / lengthMs : 0} turned={turns > 0} />
      <span role="timer" aria-label={`${label} ${text}`} className="hourglass-digits figures">
        {text}
      </span>
      <TimeCall seconds={seconds} />
    </span>
  );
}

const BULB = 21;

/** Sand sinks in the upper bulb and heaps in the lower; both are one clipped block that is moved, not redrawn. */
function Glass({ share, turned }: { readonly share: number; readonly turned: boolean }) {
  const id = useId();
  return (
    <span className={turned ? 'hourglass-glass hourglass-turned' : 'hourglass-glass'} aria-hidden="true">
      <svg viewBox="0 0 40 60" focusable="false" aria-hidden="true">
        <defs>
          <clipPath id={`${id}upper`}>
            <path d="M9 8h22c0 11-8 14-10 21h-2C17 22 9 19 9 8Z" />
          </clipPath>
          <clipPath id={`${id}lower`}>
            <path d="M9 52h22c0-11-8-14-10-21h-2C17 38 9 41 9 52Z" />
          </clipPath>
        </defs>
        <path className="hourglass-bulbs" d="M8 7h24c0 14-9 16-9 23s9 9 9 23H8c0-14 9-16 9-23S8 21 8 7Z" />
        <g clipPath={`url(#${id}upper)`}>
          <rect
            className="hourglass-sand"
            x="8"
            y="8"
            width="24"
            height="22"
            transform={`translate(0 ${(1 - share) * BULB})`}
          />
        </g>
        <g clipPath={`url(#${id}lower)`}>
          <path
            className="hourglass-sand"
            d="M8 31q12-7 24 0v24H8Z"
            transform={`translate(0 ${Math.sqrt(share) * (BULB + 4)})`}
          />
        </g>
        <path className="hourglass-frame" d="M5 4.5h30M5 55.5h30" />
      </svg>
      <span className="hourglass-stream" />
    </span>
  );
}

/** Says 60, 30 and 10 seconds, and only when they are passed on the way down: not at every turn of the glass. */
function TimeCall({ seconds }: { readonly seconds: number }) {
  const before = useRef(seconds);
  const [call, setCall] = useState('');
  useEffect(() => {
    const passed = ANNOUNCED.find((mark) => before.current > mark && seconds <= mark && seconds > 0);
    if (passed !== undefined) setCall(inForms(passed, { one: '# second left', other: '# seconds left' }));
    else if (seconds > before.current) setCall('');
    before.current = seconds;
  }, [seconds]);
  return (
    <span className="unseen" role="status">
      {call}
    </span>
  );
}
