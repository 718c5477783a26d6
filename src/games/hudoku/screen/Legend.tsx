import { sinceCheckpoint } from '../rules/expert/checkpoints';
import type { View } from '../rules/types';
import { BEFORE_MISTAKE, differenceInWords, FULL_AND_WRONG, heldInWords } from '../words/expert';
import { lineOf } from '../words/words';
import { EmptyCell } from './Cell';
import type { Entry } from './useEntry';

interface LegendProps {
  readonly view: View;
  readonly at: number | null;
  readonly entry: Entry;
}

/** Stands where things are said while nobody speaks. */
export function Legend({ view, at, entry }: LegendProps) {
  const own = ownWords(view, entry);
  if (own !== null)
    return (
      <p
        data-legend=""
        className="flex items-center justify-center gap-2 text-center text-xs text-soft wide:text-sm"
      >
        {own}
      </p>
    );
  const hasNotes = at !== null && view.notes[at] !== 0;
  return (
    <p data-legend="" className="flex items-center justify-center gap-2 text-xs text-soft wide:text-sm">
      {!hasNotes && (
        <span className="flex-none text-[2rem]" aria-hidden="true">
          <EmptyCell said={(at !== null && view.emptyHints[at]) || 7} />
        </span>
      )}
      {lineOf(view, at)}
    </p>
  );
}

function ownWords(view: View, { held, compared, isBeforeMistake }: Entry): string | null {
  if (isBeforeMistake) return BEFORE_MISTAKE;
  const told = compared === null ? heldInWords(held) : comparedInWords(view, compared);
  return told ?? (view.revealedCount === view.totalCells ? FULL_AND_WRONG : null);
}

function comparedInWords(view: View, checkpoint: number): string | null {
  const difference = sinceCheckpoint(view, checkpoint);
  return difference && differenceInWords(checkpoint, difference);
}
