/** Places on the board in words, as the board lies on this screen: on a tall window rows are columns. */
import type { GridSize } from '../../../core/grids';
import type { Point } from '../rules/boardIndex';
import type { FoundPath } from '../rules/paths';
import type { Pair, Region } from '../rules/types';

/** The board of the rules, and whether it is shown on its side. */
export interface ShownBoard extends GridSize {
  readonly transposed: boolean;
}

/** Matrix coordinates, so that 0 and one past the end are the border. */
export function pointInWords(board: ShownBoard, point: Point): string {
  const { rows, columns, row, column } = asShown(board, point);
  if (row === 0 || row > rows) return `column ${column} beyond row ${row === 0 ? 1 : rows}`;
  if (column === 0 || column > columns) return `row ${row} beyond column ${column === 0 ? 1 : columns}`;
  return `row ${row}, column ${column}`;
}

function asShown({ rows, columns, transposed }: ShownBoard, { row, col }: Point) {
  return transposed
    ? { rows: columns, columns: rows, row: col, column: row }
    : { rows, columns, row, column: col };
}

export function regionInWords({ transposed }: ShownBoard, region: Region): string {
  const [rows, columns] = transposed ? [region.columns, region.rows] : [region.rows, region.columns];
  return `${range('row', rows)}, ${range('column', columns)}`;
}

function range(name: string, [first, last]: Pair): string {
  return first === last ? `${name} ${first + 1}` : `${name}s ${first + 1} to ${last + 1}`;
}

/** `a line that turns at row 2 beyond column 20 and at row 5 beyond column 20` */
export function pathInWords(board: ShownBoard, found: FoundPath): string {
  if (!found.valid) return 'no line';
  const turns = found.path.slice(1, -1).map((point) => `at ${pointInWords(board, point)}`);
  return turns.length === 0 ? 'a straight line' : `a line that turns ${turns.join(' and ')}`;
}
