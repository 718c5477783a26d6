/** What lies in a cell: an engraved digit, one's own in ink, pencil notes, or the word of an empty cell. */
import type { ReactNode } from 'react';
import { digitsOf } from '../rules/digits';
import type { Origin } from '../rules/types';

interface CellFace {
  readonly digit: number;
  readonly origin: Origin | null;
  /** A wrong number, for as long as it is shown. */
  readonly wrong: number | null;
  /** Check has told that its number is wrong. */
  readonly isWrong?: boolean;
  readonly notes: number;
  readonly highest: number;
  /** Told apart among the notes. */
  readonly sought: number;
  /** It has just come to stand here: alternates, so that each time it settles anew. */
  readonly fresh?: number | undefined;
}

const DIGIT =
  'figures font-title text-[0.56em] leading-none decoration-[0.09em] in-data-named:mt-[calc(3px+0.07em)]';
const ORIGINS: Readonly<Record<Origin, string>> = {
  given: 'font-[750] text-cell-ink text-shadow-(--engraving)',
  player: 'font-medium text-accent-text',
  hint: 'border-b-[0.08em] border-dotted border-glow font-medium text-accent-text',
  shown: 'font-normal text-cell-soft italic',
};

export function Cell({ digit, origin, wrong, isWrong, notes, highest, sought, fresh }: CellFace) {
  if (wrong !== null)
    return (
      <s key={fresh} className={`${DIGIT} animate-[hud-miss_320ms_linear] font-bold text-bad`}>
        {wrong}
      </s>
    );
  if (isWrong) return <s className={`${DIGIT} font-bold text-bad`}>{digit}</s>;
  if (digit !== 0)
    return (
      <span
        key={fresh}
        data-digit=""
        data-fresh={fresh}
        className={`${DIGIT} ${ORIGINS[origin ?? 'player']} data-fresh:animate-[hud-settle_var(--scene)_var(--ease-in-out)]`}
      >
        {digit}
      </span>
    );
  if (notes === 0) return null;
  return <Notes notes={notes} highest={highest} sought={sought} />;
}

/** Their lines may overlap by what is empty in them: a press goes to the cell. */
const NOTES =
  'figures pointer-events-none absolute inset-x-[6%] top-[7%] bottom-[4%] grid place-items-center leading-none font-semibold text-cell-soft in-data-above:bottom-(--hud-above) in-data-named:top-(--hud-below)';
const SIDES = {
  2: 'grid-cols-2 grid-rows-2 text-[0.32em]',
  3: 'grid-cols-3 grid-rows-3 text-(length:--hud-note)',
};
/** Where the cells have less than 40 px there is a dot in the place of each note; the line below the board tells them. */
const DOT =
  '@max-[319.9px]/many:before:block before:hidden before:size-[5px] before:rounded-full before:bg-current';

/** Every note has its own place, so that a glance tells which are there. */
function Notes({ notes, highest, sought }: Pick<CellFace, 'notes' | 'highest' | 'sought'>) {
  const side = highest === 4 ? 2 : 3;
  return (
    <span className={`${NOTES} ${SIDES[side]}`}>
      {digitsOf(notes).map((note) => (
        <i
          key={note}
          style={{ gridRow: Math.floor((note - 1) / side) + 1, gridColumn: ((note - 1) % side) + 1 }}
          data-sought={note === sought || undefined}
          className={`${DOT} grid min-w-[1.05em] place-items-center not-italic data-sought:rounded-[2px] data-sought:bg-accent data-sought:text-accent-ink`}
        >
          <span className="@max-[319.9px]/many:hidden">{note}</span>
        </i>
      ))}
    </span>
  );
}

/** Not a cell: the number is struck out, since it stands nowhere in this row and column. */
export function EmptyCell({ said }: { readonly said: number }): ReactNode {
  if (said === 0)
    return <span className="font-text text-[max(0.4em,12px)] leading-none font-medium text-ink/75">–</span>;
  return (
    <span className="figures relative isolate grid size-[1.76em] place-items-center text-[max(0.42em,12px)] leading-none font-semibold text-ink text-shadow-(--halo) in-data-above:mb-(--hud-lift)">
      {said}
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 -z-1 fill-none stroke-soft stroke-2 forced-colors:stroke-[CanvasText]"
      >
        <circle cx="20" cy="20" r="17" />
        <path d="M8.2 31.8 31.8 8.2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
