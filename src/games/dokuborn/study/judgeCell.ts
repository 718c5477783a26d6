/** Whether the card in a cell is the one that is in the way. */
import type { Verdict } from '../../../core/study';
import { cardIn } from '../rules/cells';
import { completionOf, without } from '../rules/hints';
import { cardById, type Pool } from '../rules/pool';
import type { State } from '../rules/types';
import { gridOf } from './cards';
import type { GridSaid, GridStudy, WayPosition } from './types';

export function judgeCell(pool: Pool, position: WayPosition, cell: number): Verdict<GridStudy> {
  const grid = gridOf(position);
  const card = cardIn(pool, grid, cell);
  if (!card) return { isRight: false, said: [{ code: 'nothingThere', cells: cell < 0 ? [] : [cell] }] };
  const after = completionOf(pool, without(grid, cell));
  const named = { card: card.fullName, cell };
  if (!after.possible) {
    const { cells, answers } = after;
    return { isRight: false, said: [{ code: 'stillShort', cells, card: card.fullName, answers }] };
  }
  const now = completionOf(pool, grid);
  const short: GridSaid[] = now.possible ? [] : [{ code: 'short', cells: now.cells, answers: now.answers }];
  const goes = [...after.cards].map(([to, id]): GridSaid => {
    return { code: 'goesTo', cells: [to], card: cardById(pool, id)?.fullName ?? '', cell: to };
  });
  return { isRight: true, said: [{ code: 'comesOff', cells: [cell], ...named }, ...short, ...goes] };
}

/** The cells whose card, taken off, lets the grid be filled. */
export function cellsInTheWay(pool: Pool, grid: State): number[] {
  return [...grid.placed.keys()].filter(
    (cell) => grid.placed[cell] !== null && completionOf(pool, without(grid, cell)).possible,
  );
}
