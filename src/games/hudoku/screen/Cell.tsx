/** What lies in a cell: an engraved digit, one's own in ink, pencil notes, or the word of an empty cell. */
import { digitsOf } from '../rules/digits';
import type { Origin } from '../rules/types';

interface CellFace {
  readonly digit: number;
  readonly origin: Origin | null;
  /** A wrong number, for as long as it is shown. */
  readonly wrong: number | null;
  readonly notes: number;
  readonly highest: number;
  /** Told apart among the notes. */
  readonly sought: number;
}

export function Cell({ digit, origin, wrong, notes, highest, sought }: CellFace) {
  if (wrong !== null) return <s className="hud-digit hud-wrong figures">{wrong}</s>;
  if (digit !== 0)
    return (
      <span className="hud-digit figures" data-origin={origin ?? undefined}>
        {digit}
      </span>
    );
  if (notes === 0) return null;
  return (
    <span className="hud-notes figures" data-side={Math.sqrt(highest)}>
      {digitsOf(notes).map((note) => (
        <i key={note} style={noteStyle(note, highest)} data-sought={note === sought || undefined}>
          {note}
        </i>
      ))}
    </span>
  );
}

/** Every note has its own place, so that a glance tells which are there. */
function noteStyle(note: number, highest: number): React.CSSProperties {
  const side = Math.sqrt(highest);
  return { gridRow: Math.floor((note - 1) / side) + 1, gridColumn: ((note - 1) % side) + 1 };
}

/** Not a cell: the number is struck out, since it stands nowhere in this row and column. */
export function EmptyCell({ said }: { readonly said: number }) {
  if (said === 0) return <span className="hud-dash">–</span>;
  return (
    <span className="hud-not figures">
      {said}
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="17" />
        <path d="M8.2 31.8 31.8 8.2" />
      </svg>
    </span>
  );
}
