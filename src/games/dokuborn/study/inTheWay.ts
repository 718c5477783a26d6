/** Grids whose empty cells have too few cards left, where exactly one card can come off to mend that. */
import { type Rng, shuffled } from '../../../core/chance';
import { completionOf } from '../rules/hints';
import type { Pool } from '../rules/pool';
import type { State } from '../rules/types';
import { answerIds, emptyGrid, filled } from './filling';
import { cellsInTheWay } from './judgeCell';
import type { WayLesson } from './lessons';
import type { WayPosition } from './types';

/** So often each set of empty cells is filled. */
const FILLINGS = 4;

export function inTheWay(pool: Pool, lesson: WayLesson, rng: Rng): WayPosition | null {
  const grid = emptyGrid(pool, lesson, rng);
  if (!grid) return null;
  const answers = answerIds(pool, grid);
  for (const empty of shuffled(emptySets(lesson, answers), rng)) {
    const all = [...new Set(empty.flatMap((cell) => answers[cell] ?? []))];
    for (let n = 0; n < FILLINGS; n++) {
      // One card fewer is left than cells are empty.
      const mixed = shuffled(all, rng);
      const [held, barred] = [mixed.slice(empty.length - 1), mixed.slice(0, empty.length - 1)];
      const placed = filled({ answers, empty, held, barred }, rng);
      if (placed && isLesson(pool, { ...grid, placed }, lesson)) {
        const { size, rows, columns } = grid;
        return { kind: 'way', size, rows, columns, placed };
      }
    }
  }
  return null;
}

function emptySets(
  { empty, answers: [least, most] }: WayLesson,
  answers: readonly (readonly number[])[],
): number[][] {
  const few = [...answers.keys()].filter((cell) => {
    const count = answers[cell]?.length ?? 0;
    return count >= least && count <= most;
  });
  if (empty === 1) return few.map((cell) => [cell]);
  return few.flatMap((one) => few.filter((other) => other > one).map((other) => [one, other]));
}

/** All that are empty are short together, none of them alone; and one card alone can mend it. */
function isLesson(pool: Pool, grid: State, { empty }: WayLesson): boolean {
  const now = completionOf(pool, grid);
  return !now.possible && now.cells.length === empty && cellsInTheWay(pool, grid).length === 1;
}
