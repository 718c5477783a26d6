/** Places on the board in words, as the board lies on this screen. */
import type { GridSize } from '../../../core/grids';
import type { Point } from '../rules/boardIndex';
import type { FoundPath } from '../rules/paths';
import type { Pair, Region } from '../rules/types';
import { type Lie, shownPoint, shownSize } from './lie';

/** The board of the rules, and how it is shown. */
export interface ShownBoard extends GridSize {
  readonly lie: Lie;
}

/** Matrix coordinates, so that 0 and one past the end are the border. */
export function pointInWords(board: ShownBoard, point: Point): string {
  const { rows, columns, row, column } = asShown(board, point);
  if (row === 0 || row > rows) return `column ${column} beyond row ${row === 0 ? 1 : rows}`;
  if (column === 0 || column > columns) return `row ${row} beyond column ${column === 0 ? 1 : columns}`;
  return `row ${row}, column ${column}`;
}

function asShown(board: ShownBoard, point: Point) {
  const { row, col } = shownPoint(board, board.lie, point);
  return { ...shownSize(board, board.lie), row, column: col };
}

export function regionInWords(board: ShownBoard, { rows, columns }: Region): string {
  const corners = [0, 1].map((end) =>
    asShown(board, { row: (rows[end] ?? 0) + 1, col: (columns[end] ?? 0) + 1 }),
  );
  const of = (places: readonly number[]): Pair => [Math.min(...places), Math.max(...places)];
  const shownRows = of(corners.map(({ row }) => row));
  return `${range('row', shownRows)}, ${range('column', of(corners.map(({ column }) => column)))}`;
}

function range(name: string, [first, last]: Pair): string {
  return first === last ? `${name} ${first}` : `${name}s ${first} to ${last}`;
}

/** `a line that turns at row 2 beyond column 20 and at row 5 beyond column 20` */
export function pathInWords(board: ShownBoard, found: FoundPath): string {
  if (!found.valid) return 'no line';
  const turns = found.path.slice(1, -1).map((point) => `at ${pointInWords(board, point)}`);
  return turns.length === 0 ? 'a straight line' : `a line that turns ${turns.join(' and ')}`;
}
