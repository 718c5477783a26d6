/** Grids with one cell left and one card for it: all others that fit it stand in the grid already. */
import { type Rng, shuffled } from '../../../core/chance';
import { conditionsOf, freeAnswersAt } from '../rules/cells';
import type { Pool } from '../rules/pool';
import type { State } from '../rules/types';
import { answerIds, emptyGrid, filled } from './filling';
import type { OnlyLesson } from './lessons';
import type { OnlyPosition } from './types';

/** As many as a phone shows without scrolling far. */
const CHOICES = 6;

export function onlyCard(pool: Pool, lesson: OnlyLesson, rng: Rng): OnlyPosition | null {
  const grid = emptyGrid(pool, lesson, rng);
  if (!grid) return null;
  const answers = answerIds(pool, grid);
  const [least, most] = lesson.answers;
  for (const cell of shuffled([...answers.keys()], rng)) {
    const fitting = answers[cell] ?? [];
    if (fitting.length < least || fitting.length > most) continue;
    for (const left of shuffled(fitting, rng)) {
      const held = fitting.filter((card) => card !== left);
      const placed = filled({ answers, empty: [cell], held, barred: [left] }, rng);
      if (!placed) continue;
      const [only, ...more] = freeAnswersAt(pool, { ...grid, placed }, cell);
      if (only?.id !== left || more.length > 0) throw new Error('More than one card is left');
      return positionOf(pool, { ...grid, placed }, cell, fitting, rng);
    }
  }
  return null;
}

function positionOf(
  pool: Pool,
  grid: State,
  cell: number,
  fitting: readonly number[],
  rng: Rng,
): OnlyPosition {
  const { size, rows, columns, placed } = grid;
  const near = shuffled(nearMisses(pool, grid, cell), rng).slice(0, CHOICES - fitting.length);
  const choices = [...fitting, ...near].sort((a, b) => a - b);
  return { kind: 'only', size, rows, columns, placed, cell, choices };
}

/** Cards outside the grid that meet one of the two conditions. */
function nearMisses(pool: Pool, grid: State, cell: number): number[] {
  const [row, column] = conditionsOf(grid, cell);
  return pool.cards.flatMap((card) => {
    const isNear = row.filter(card) !== column.filter(card);
    return isNear && !grid.placed.includes(card.id) ? [card.id] : [];
  });
}
