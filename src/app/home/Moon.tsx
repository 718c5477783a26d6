import type { DayResult } from '../daily/dayResults';

interface MoonProps {
  readonly result: DayResult;
  /** Its size, among others. */
  readonly className?: string;
}

/** Five marks that differ without colour: full, half, a cross, a dot in the middle, a dashed ring. */
export function Moon({ result, className = 'size-6' }: MoonProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`moon ${className}`}
      data-result={result}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="moon-ring" cx="12" cy="12" r="9" />
      {result === 'won' && <circle className="moon-light" cx="12" cy="12" r="9" />}
      {result === 'helped' && <path className="moon-light" d="M12 3a9 9 0 0 0 0 18Z" />}
      {result === 'lost' && <path className="moon-cross" d="m8.5 8.5 7 7m0-7-7 7" />}
      {result === 'begun' && <circle className="moon-light" cx="12" cy="12" r="3" />}
    </svg>
  );
}
