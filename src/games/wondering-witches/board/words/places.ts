/** Cells of a board in words; every side has rows and columns of its own. */
import { columnOf, rowOf } from '../../../../core/grids';
import { SIDE, SIDE_CELLS } from '../rules/types';

export function placeInWords(cell: number): string {
  const at = cell % SIDE_CELLS;
  const side = cell >= SIDE_CELLS ? 'back, ' : '';
  return `${side}row ${rowOf(SIDE, at) + 1}, column ${columnOf(SIDE, at) + 1}`;
}
