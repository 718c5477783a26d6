/** What decides the stars of a puzzle, so that anyone can check them. */
import { plural } from '../../../frame/words/plural';
import { conditionById } from '../rules/conditions';
import { calculatePuzzleDifficulty } from '../rules/difficulty';
import type { Pool } from '../rules/pool';
import { type Scarcity, scarcityOf } from '../rules/stars';
import type { Condition, Level, State } from '../rules/types';

export const STAR_NOTES: Readonly<Record<Level, string>> = {
  1: 'Very easy: no cell has fewer than 8 answers.',
  2: 'Easy: no cell has fewer than 5 answers.',
  3: 'Medium: no cell has fewer than 3 answers.',
  4: 'Hard: one cell has only 1 or 2 answers.',
  5: 'Very hard: two or more cells have only 1 or 2 answers.',
};

/** `Scarcest cell: 3 answers. Scarcity score: 0.12.` */
export function starsInWords(pool: Pool, state: State): string {
  const [rows, columns] = [conditionsIn(state.rows), conditionsIn(state.columns)];
  const { score } = calculatePuzzleDifficulty(pool, rows, columns, state.size);
  const figure = `Scarcity score: ${score.toFixed(2)}`;
  if (state.starsBy !== 'answers') return `Stars of the first edition. ${figure}.`;
  return `${decidedBy(scarcityOf(pool, rows, columns))}. ${figure}.`;
}

export function decidedBy({ answers, scarceCells }: Scarcity): string {
  // Five stars go by how many there are.
  if (scarceCells >= 2) return `${plural(scarceCells, 'cell')} with 1 or 2 answers`;
  return `Scarcest cell: ${plural(answers, 'answer')}`;
}

function conditionsIn(ids: readonly string[]): Condition[] {
  return ids.flatMap((id) => conditionById(id) ?? []);
}
