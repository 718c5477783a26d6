/** Tall windows see the board lying on its side; the rules never hear of it. */
import { cellAt, columnOf, type GridSize, rowOf } from '../../core/grid';

export interface Orientation extends GridSize {
  /** From the cell as shown to the cell of the board, and back. */
  readonly toBoard: (shown: number) => number;
  readonly toShown: (cell: number) => number;
}

export function orient(board: GridSize, transposed: boolean): Orientation {
  if (!transposed) {
    return { rows: board.rows, columns: board.columns, toBoard: (cell) => cell, toShown: (cell) => cell };
  }
  const shown = { rows: board.columns, columns: board.rows };
  return {
    ...shown,
    toBoard: (cell) => cellAt(board, columnOf(shown, cell), rowOf(shown, cell)),
    toShown: (cell) => cellAt(shown, columnOf(board, cell), rowOf(board, cell)),
  };
}
