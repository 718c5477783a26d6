/**
 * The board as the path finder wants it: the matrix with its border of empty cells, and for every cell the
 * nearest tile in each direction. States are plain; an index is built from one on demand, in some microseconds.
 */
import type { GridSize } from '../../../core/grids';
import type { Variant } from './types';
import { type Lane, type Layout, laneOf, type TileWatcher, takePair } from './variants';

/** Matrix coordinates: 0 is the border, so the first tile is at row 1, col 1, as players count. */
export interface Point {
  readonly row: number;
  readonly col: number;
}

/** Where `Board.near` keeps what of a cell. */
export const LEFT = 0;
export const RIGHT = 1;
export const UP = 2;
export const DOWN = 3;
export const SIDES = 4;

export interface Board extends Layout {
  /** Matrix size. */
  readonly width: number;
  readonly height: number;
  /** By matrix cell. */
  readonly tiles: Uint16Array;
  /** No symbol on the board is higher. */
  readonly highest: number;
  readonly points: readonly Point[];
  /**
   * For each cell, where the nearest tile on each side is, itself left out: at `SIDES * cell + LEFT` and `RIGHT`
   * the column, at `UP` and `DOWN` the row; just beyond the matrix where there is none.
   */
  readonly near: Int16Array;
  /** 1 for every cell with an empty cell beside it. The others connect to nothing but their neighbours. */
  readonly open: Uint8Array;
  /** Room for the chains of `pairs.ts`: making it anew at each step took longer than the step. */
  readonly chains: { readonly first: Uint16Array; readonly next: Uint16Array };
}

/** One entry per board size; without it every index would make hundreds of points anew. */
const pointsBySize = new Map<string, readonly Point[]>();

export function indexBoard({ rows, columns }: GridSize, tiles: readonly number[]): Board {
  const width = columns + 2;
  const height = rows + 2;
  const matrix = new Uint16Array(width * height);
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    const to = (row + 1) * width + 1;
    for (let column = 0; column < columns; column++) matrix[to + column] = tiles[from + column] ?? 0;
  }
  const highest = matrix.reduce((most, tile) => Math.max(most, tile), 0);
  const points = pointsOf(width, height);
  const near = new Int16Array(SIDES * matrix.length);
  const open = new Uint8Array(matrix.length);
  const chains = { first: new Uint16Array(highest + 1), next: new Uint16Array(matrix.length) };
  // Each part by its name: a spread makes objects of ever new shapes, which halved the speed of whatever reads them.
  const board: Board = {
    rows,
    columns,
    origin: width + 1,
    stride: width,
    width,
    height,
    tiles: matrix,
    highest,
    points,
    near,
    open,
    chains,
  };
  indexAll(board);
  return board;
}

/** A board to play on; the two never search at the same time, so they share the room for chains. */
export function copyBoard(board: Board): Board {
  const { rows, columns, origin, stride, width, height, tiles, highest, points, near, open, chains } = board;
  return {
    rows,
    columns,
    origin,
    stride,
    width,
    height,
    tiles: tiles.slice(),
    highest,
    points,
    near: near.slice(),
    open: open.slice(),
    chains,
  };
}

/** Makes a copy what the board is that it was made of. */
export function refillBoard(copy: Board, { tiles, near, open }: Board): void {
  copy.tiles.set(tiles);
  copy.near.set(near);
  copy.open.set(open);
}

/** Hears which places changed, tile by tile, where lists of tiles have to follow the board. */
export interface Watcher extends TileWatcher {
  readonly emptied: (cell: number) => void;
  readonly filled: (cell: number) => void;
}

/** Removes the tiles at two matrix cells, lets the others close up, and keeps the index true. */
export function removePair(board: Board, variant: Variant, a: number, b: number, watcher?: Watcher): void {
  takePair(board.tiles, board, variant, a, b, watcher);
  if (variant === 'still') {
    reindex(board, a, watcher);
    reindex(board, b, watcher);
    return;
  }
  reindexLane(board, laneOf(board, variant, a), watcher);
  reindexLane(board, laneOf(board, variant, b), watcher);
}

function reindexLane(board: Board, { first, step, length }: Lane, watcher: Watcher | undefined): void {
  for (let place = 0, cell = first; place < length; place++, cell += step) reindex(board, cell, watcher);
}

/** The index knows of each place whether a tile lay there. Only where that has changed, others see past it or up to it. */
function reindex(board: Board, cell: number, watcher: Watcher | undefined): void {
  const { tiles, near, points, width, height } = board;
  const point = points[cell];
  if (point === undefined) return;
  const { row, col } = point;
  const isFilled = tiles[cell] !== 0;
  if (isFilled === (near[SIDES * (cell + 1) + LEFT] === col)) return;
  reindexBeside(near, SIDES * cell, SIDES, LEFT, col, width, isFilled);
  reindexBeside(near, SIDES * cell, SIDES * width, UP, row, height, isFilled);
  if (isFilled) {
    closeAround(board, cell);
    watcher?.filled(cell);
  } else {
    openAround(board, cell);
    watcher?.emptied(cell);
  }
}

/** Tells the places on both sides, as far as the next tiles, those included. `before` is LEFT or UP. */
function reindexBeside(
  near: Int16Array,
  at: number,
  step: number,
  before: number,
  place: number,
  places: number,
  isFilled: boolean,
): void {
  const after = before + 1;
  const previous = near[at + before] ?? 0;
  const next = near[at + after] ?? 0;
  const seenBefore = isFilled ? place : previous;
  const seenAfter = isFilled ? place : next;
  const last = next < places ? next : places - 1;
  const first = previous < 0 ? 0 : previous;
  for (let other = place + 1; other <= last; other++) near[at + step * (other - place) + before] = seenBefore;
  for (let other = first; other < place; other++) near[at + step * (other - place) + after] = seenAfter;
}

/** From a matrix cell to the index of the cell in a state. */
export function flatCell({ columns, width }: Board, cell: number): number {
  return (Math.floor(cell / width) - 1) * columns + (cell % width) - 1;
}

export function pointOf(board: GridSize, cell: number): Point {
  return { row: Math.floor(cell / board.columns) + 1, col: (cell % board.columns) + 1 };
}

function pointsOf(width: number, height: number): readonly Point[] {
  const name = `${width}x${height}`;
  const known = pointsBySize.get(name);
  if (known) return known;
  const points = Array.from({ length: width * height }, (_, cell) => ({
    row: Math.floor(cell / width),
    col: cell % width,
  }));
  pointsBySize.set(name, points);
  return points;
}

function indexAll(board: Board): void {
  for (let row = 0; row < board.height; row++) indexRow(board, row);
  for (let col = 0; col < board.width; col++) indexColumn(board, col);
  board.open.fill(0);
  for (let cell = 0; cell < board.tiles.length; cell++) {
    if (board.tiles[cell] === 0) openAround(board, cell);
  }
}

/** Past the edge of the matrix this may mark a border cell of the next row, which is open anyway. */
function openAround({ open, width }: Board, cell: number): void {
  open[cell - 1] = 1;
  open[cell + 1] = 1;
  open[cell - width] = 1;
  open[cell + width] = 1;
}

/** Beside a tile that came: closed where that was the last empty place beside it. The border is always empty. */
function closeAround({ open, tiles, width }: Board, cell: number): void {
  for (const beside of [cell - 1, cell + 1, cell - width, cell + width]) {
    const isOpen =
      tiles[beside - 1] === 0 ||
      tiles[beside + 1] === 0 ||
      tiles[beside - width] === 0 ||
      tiles[beside + width] === 0;
    open[beside] = isOpen ? 1 : 0;
  }
}

function indexRow({ tiles, near, width }: Board, row: number): void {
  indexLine(tiles, near, row * width, 1, width, LEFT, RIGHT);
}

function indexColumn({ tiles, near, width, height }: Board, col: number): void {
  indexLine(tiles, near, col, width, height, UP, DOWN);
}

function indexLine(
  tiles: Uint16Array,
  near: Int16Array,
  first: number,
  step: number,
  places: number,
  before: number,
  after: number,
): void {
  let nearest = -1;
  let cell = first;
  for (let place = 0; place < places; place++, cell += step) {
    near[SIDES * cell + before] = nearest;
    if (tiles[cell] !== 0) nearest = place;
  }
  nearest = places;
  for (let place = places - 1; place >= 0; place--) {
    cell -= step;
    near[SIDES * cell + after] = nearest;
    if (tiles[cell] !== 0) nearest = place;
  }
}
