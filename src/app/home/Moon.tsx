import type { DayResult } from '../daily/dayResults';

/** Five shapes that differ without colour: full, half, sliver, dotted middle, dashed ring. */
export function Moon({ result }: { readonly result: DayResult }) {
  return (
    <svg viewBox="0 0 24 24" className="moon" data-result={result} aria-hidden="true" focusable="false">
      <circle className="moon-ring" cx="12" cy="12" r="9" />
      {result === 'won' && <circle className="moon-light" cx="12" cy="12" r="9" />}
      {result === 'helped' && <path className="moon-light" d="M12 3a9 9 0 0 0 0 18Z" />}
      {result === 'lost' && <path className="moon-light" d="M12 3a9 9 0 0 1 0 18 13 13 0 0 0 0-18Z" />}
      {result === 'begun' && <circle className="moon-light" cx="12" cy="12" r="3" />}
    </svg>
  );
}
