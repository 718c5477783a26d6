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

/** Rows and columns in a text as they are counted on the board that is seen, rows first. */
export function wordsAsShown(text: string, transposed: boolean): string {
  if (!transposed) return text;
  const swapped = text.replace(/\b(row|column)(s?)(?= \d)/gi, (_, word: string, s: string) =>
    word.toLowerCase() === 'row' ? `column${s}` : `row${s}`,
  );
  const rowsFirst = swapped.replace(/(columns? [\d–]+), (rows? [\d–]+)/g, '$2, $1');
  return /^[A-Z]/.test(text) ? rowsFirst.charAt(0).toUpperCase() + rowsFirst.slice(1) : rowsFirst;
}
