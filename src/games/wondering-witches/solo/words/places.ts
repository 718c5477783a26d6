/** Cells of a garden in words: the back lies below the front on the screen, and its rows are counted on. */
import { columnOf, rowOf } from '../../../../core/grids';
import { SIDE } from '../../board/rules/types';

export function placeInWords(cell: number): string {
  return `row ${rowOf(SIDE, cell) + 1}, column ${columnOf(SIDE, cell) + 1}`;
}
