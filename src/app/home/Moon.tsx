import type { DayResult } from '../daily/dayResults';

interface MoonProps {
  readonly result: DayResult;
  /** Its size, among others. */
  readonly className?: string;
}

/** Of a tick or a cross. */
export const STROKE = 'fill-none stroke-soft stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]';

/** Five marks that differ without colour: full, half, a cross, a dot in the middle, a dashed ring. */
export function Moon({ result, className = 'size-6' }: MoonProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`marks flex-none ${className}`}
      data-result={result}
      aria-hidden="true"
      focusable="false"
    >
      <circle
        className="fill-none stroke-edge stroke-[1.75]"
        cx="12"
        cy="12"
        r="9"
        strokeLinecap="round"
        strokeDasharray={result === 'open' ? '2.2 3.45' : undefined}
      />
      {result === 'won' && <circle className="fill-glow" cx="12" cy="12" r="9" />}
      {result === 'helped' && <path className="fill-glow" d="M12 3a9 9 0 0 0 0 18Z" />}
      {result === 'lost' && <path className={STROKE} d="m8.5 8.5 7 7m0-7-7 7" />}
      {result === 'begun' && <circle className="fill-glow" cx="12" cy="12" r="3" />}
    </svg>
  );
}
