/** Tall windows see the board lying on its side; the rules never hear of it. */
import { cellAt, columnOf, type GridSize, rowOf } from '../../../core/grids';
import type { Point } from '../rules/boardIndex';

/** The media query of a window in which the board stands on end. */
export const UPRIGHT = '(orientation: portrait)';

export interface Orientation extends GridSize {
  /** From the cell as shown to the cell of the board, and back. */
  readonly toBoard: (shown: number) => number;
  readonly toShown: (cell: number) => number;
  /** The same for matrix points. */
  readonly turned: (point: Point) => Point;
}

export function orient(board: GridSize, transposed: boolean): Orientation {
  if (!transposed) {
    const same = <T>(it: T) => it;
    return { rows: board.rows, columns: board.columns, toBoard: same, toShown: same, turned: same };
  }
  const shown = { rows: board.columns, columns: board.rows };
  return {
    ...shown,
    toBoard: (cell) => cellAt(board, columnOf(shown, cell), rowOf(shown, cell)),
    toShown: (cell) => cellAt(shown, columnOf(board, cell), rowOf(board, cell)),
    turned: ({ row, col }) => ({ row: col, col: row }),
  };
}
