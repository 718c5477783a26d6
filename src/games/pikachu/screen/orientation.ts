/** Tall windows see the board lying on its side; the rules never hear of it. */
import { cellAt, columnOf, type GridSize, rowOf } from '../../../core/grids';
import type { Point } from '../rules/boardIndex';
import type { SizeName } from '../rules/types';

/** Windows in which the board stands on end. */
const UPRIGHT = '(orientation: portrait)';
/** A window so low that the largest board, as it is, would have tiles smaller than a finger: it stands on end and scrolls. */
const LOW = '(orientation: landscape) and (max-height: 500px)';

export function uprightIn(size: SizeName | undefined): string {
  return size === 'grand' ? `${UPRIGHT}, ${LOW}` : UPRIGHT;
}

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
