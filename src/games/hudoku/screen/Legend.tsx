import type { View } from '../rules/types';
import { lineOf } from '../words/words';
import { EmptyCell } from './Cell';

interface LegendProps {
  readonly view: View;
  readonly at: number | null;
}

/** Stands where things are said while nobody speaks. */
export function Legend({ view, at }: LegendProps) {
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
