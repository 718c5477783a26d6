/**
 * The seed's path finder: I, then L, then U, then Z. Each is answered from the nearest-tile table of the board, so
 * that no line is walked cell by cell. A path lists its corner points from start to end.
 *
 * Inside, a path is its join, one number: its pattern, and its bend, the column or row in which its middle stroke
 * runs. Corner points are only made for who reads them: making them takes longer than finding the path.
 */
import { type Board, DOWN, LEFT, type Point, RIGHT, SIDES, UP } from './boardIndex';

type Pattern = 'I' | 'L' | 'U' | 'Z';

export type FoundPath =
  | { readonly valid: true; readonly path: readonly Point[]; readonly pattern: Pattern }
  | { readonly valid: false; readonly path: null; readonly pattern: null };

const NO_PATH: FoundPath = Object.freeze({ valid: false, path: null, pattern: null });

/** The pattern in a join, and what is searched for: any of them together. */
const I = 1;
const L = 2;
const U = 4;
const Z = 8;
const ALL = I | L | U | Z;
const PATTERNS: Readonly<Record<number, Pattern>> = { [I]: 'I', [L]: 'L', [U]: 'U', [Z]: 'Z' };

/** Above the pattern: 2 × the column, or 2 × the row + 1. A straight line has no bend. */
const BEND = 4;
const NONE = 0;

export function findPath(board: Board, start: Point, end: Point): FoundPath {
  const { open, width } = board;
  const a = start.row * width + start.col;
  const b = end.row * width + end.col;
  if (a === b) return NO_PATH;
  // On a full board this rules out nearly all pairs at once.
  const isShut = ((open[a] ?? 0) & (open[b] ?? 0)) === 0;
  const join = isShut ? (touch(a, b, width) ? I : NONE) : joinOf(board, start, end, ALL);
  return join === NONE ? NO_PATH : new JoinedPath(start, end, join);
}

/** I and L need no search of their own: their middle stroke runs in the column or row of an end. */
export function hasValidPath(board: Board, start: Point, end: Point): boolean {
  const { near, width, open } = board;
  const { row: rowA, col: colA } = start;
  const { row: rowB, col: colB } = end;
  const a = rowA * width + colA;
  const b = rowB * width + colB;
  if (((open[a] ?? 0) & (open[b] ?? 0)) === 0) return touch(a, b, width);
  if (a === b) return false;
  // Near the end of a board most pairs see the same border.
  if (((near[SIDES * a + LEFT] ?? 0) & (near[SIDES * b + LEFT] ?? 0)) < 0) return true;
  return joinByColumn(near, a, b, width, rowA, rowB) || joinByRow(near, a, b, width, colA, colB);
}

/** `hasValidPath` by matrix cells. */
export function connects(board: Board, a: number, b: number): boolean {
  const start = board.points[a];
  const end = board.points[b];
  return start !== undefined && end !== undefined && hasValidPath(board, start, end);
}

/** Whether a straight line runs between two points with only empty cells strictly between them. */
export function isPathClear(board: Board, start: Point, end: Point): boolean {
  const { near, width } = board;
  const from = SIDES * (start.row * width + start.col);
  if (start.row === end.row) {
    return start.col <= end.col ? (near[from + RIGHT] ?? 0) >= end.col : (near[from + LEFT] ?? 0) <= end.col;
  }
  if (start.col !== end.col) return false;
  return start.row <= end.row ? (near[from + DOWN] ?? 0) >= end.row : (near[from + UP] ?? 0) <= end.row;
}

export function findIPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, joinOf(board, start, end, I));
}

/** The corner at (startRow, endCol) first. */
export function findLPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, joinOf(board, start, end, L));
}

/** Right, left, down, up of both cells; the nearest first. */
export function findUPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, joinOf(board, start, end, U));
}

/**
 * All columns ascending, then all rows; those of the ends would make an L. Where the ends share a row or a column,
 * both corners are one, as in the seed.
 */
export function findZPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, joinOf(board, start, end, Z));
}

class JoinedPath {
  private readonly start: Point;
  private readonly end: Point;
  private readonly join: number;

  constructor(start: Point, end: Point, join: number) {
    this.start = start;
    this.end = end;
    this.join = join;
  }

  get valid(): true {
    return true;
  }

  get pattern(): Pattern {
    return PATTERNS[this.join % (2 * Z)] ?? 'I';
  }

  get path(): readonly Point[] {
    return pathAlong(this.start, this.end, this.join) ?? [];
  }
}

function pathAlong(start: Point, end: Point, join: number): Point[] | null {
  if (join === NONE) return null;
  if (join === I) return [start, end];
  const bend = join >> BEND;
  const line = bend >> 1;
  const [first, second] =
    bend % 2 === 0
      ? [
          { row: start.row, col: line },
          { row: end.row, col: line },
        ]
      : [
          { row: line, col: start.col },
          { row: line, col: end.col },
        ];
  // The middle stroke of an L ends where the path does.
  return second.row === end.row && second.col === end.col ? [start, first, end] : [start, first, second, end];
}

/**
 * The first of the wanted patterns that joins the two. One piece with loops of its own: engines put functions into one
 * another only up to some size, and a call takes as long as most of these searches.
 */
function joinOf(board: Board, start: Point, end: Point, wanted: number): number {
  const { near, width } = board;
  const { row: rowA, col: colA } = start;
  const { row: rowB, col: colB } = end;
  const a = SIDES * (rowA * width + colA);
  const b = SIDES * (rowB * width + colB);
  const isAligned = rowA === rowB || colA === colB;
  if (isAligned && (wanted & I) !== 0 && a !== b && isPathClear(board, start, end)) return I;

  const leftA = near[a + LEFT] ?? 0;
  const rightA = near[a + RIGHT] ?? 0;
  const upA = near[a + UP] ?? 0;
  const downA = near[a + DOWN] ?? 0;
  const leftB = near[b + LEFT] ?? 0;
  const rightB = near[b + RIGHT] ?? 0;
  const upB = near[b + UP] ?? 0;
  const downB = near[b + DOWN] ?? 0;
  if (!isAligned && (wanted & L) !== 0) {
    // Each is below zero where a corner lies before the nearest tile: together a single branch.
    if (((leftA - colB) & (colB - rightA) & (upB - rowA) & (rowA - downB)) < 0) return byColumn(colB, L);
    if (((upA - rowB) & (rowB - downA) & (leftB - colA) & (colA - rightB)) < 0) return byRow(rowB, L);
  }

  // What both see to their sides, and which stroke has to be clear between their rows, or between their columns.
  const first = smaller(colA, colB);
  const last = larger(colA, colB);
  const top = smaller(rowA, rowB);
  const bottom = larger(rowA, rowB);
  const west = larger(leftA, leftB);
  const east = smaller(rightA, rightB);
  const north = larger(upA, upB);
  const south = smaller(downA, downB);
  const below = SIDES * top * width + DOWN;
  const beside = SIDES * first + RIGHT;
  const down = SIDES * width;

  const columnsU = (wanted & U) !== 0 && top !== bottom;
  const rowsU = (wanted & U) !== 0 && first !== last;
  if (columnsU) {
    for (let col = last + 1; col < east; col++) {
      if ((near[below + SIDES * col] ?? 0) >= bottom) return byColumn(col, U);
    }
    for (let col = first - 1; col > west; col--) {
      if ((near[below + SIDES * col] ?? 0) >= bottom) return byColumn(col, U);
    }
  }
  if (rowsU) {
    for (let row = bottom + 1; row < south; row++) {
      if ((near[beside + down * row] ?? 0) >= last) return byRow(row, U);
    }
    for (let row = top - 1; row > north; row--) {
      if ((near[beside + down * row] ?? 0) >= last) return byRow(row, U);
    }
  }
  if ((wanted & Z) === 0) return NONE;

  // Where a U was sought in vain, only what lies between the ends is left.
  const toCol = columnsU ? smaller(east, last) : east;
  for (let col = 1 + (columnsU ? larger(west, first) : west); col < toCol; col++) {
    if ((near[below + SIDES * col] ?? 0) >= bottom && col !== colA && col !== colB) return byColumn(col, Z);
  }
  const toRow = rowsU ? smaller(south, bottom) : south;
  for (let row = 1 + (rowsU ? larger(north, top) : north); row < toRow; row++) {
    if ((near[beside + down * row] ?? 0) >= last && row !== rowA && row !== rowB) return byRow(row, Z);
  }
  return NONE;
}

function byColumn(column: number, pattern: number): number {
  return ((2 * column) << BEND) | pattern;
}

function byRow(row: number, pattern: number): number {
  return ((2 * row + 1) << BEND) | pattern;
}

function touch(a: number, b: number, width: number): boolean {
  const apart = Math.abs(a - b);
  return apart === 1 || apart === width;
}

function joinByColumn(
  near: Int16Array,
  a: number,
  b: number,
  width: number,
  rowA: number,
  rowB: number,
): boolean {
  const west = firstSeen(near, SIDES * a, SIDES * b, LEFT);
  const east = lastSeen(near, SIDES * a, SIDES * b, RIGHT);
  const base = SIDES * smaller(rowA, rowB) * width + DOWN;
  return reaches(near, base, SIDES, larger(rowA, rowB), west, east);
}

function joinByRow(
  near: Int16Array,
  a: number,
  b: number,
  width: number,
  colA: number,
  colB: number,
): boolean {
  const north = firstSeen(near, SIDES * a, SIDES * b, UP);
  const south = lastSeen(near, SIDES * a, SIDES * b, DOWN);
  const base = SIDES * smaller(colA, colB) + RIGHT;
  return reaches(near, base, SIDES * width, larger(colA, colB), north, south);
}

/** The first place that both cells see towards the left or upwards. */
function firstSeen(near: Int16Array, a: number, b: number, side: number): number {
  return larger(near[a + side] ?? 0, near[b + side] ?? 0) + 1;
}

/** One beyond the last place that both cells see towards the right or downwards. */
function lastSeen(near: Int16Array, a: number, b: number, side: number): number {
  return smaller(near[a + side] ?? 0, near[b + side] ?? 0);
}

/**
 * Whether a stroke reaches the line `far` somewhere from `from` on and before `to`: the nearest tile on that side,
 * kept for each place at `base + step * place`, is no nearer.
 */
function reaches(
  near: Int16Array,
  base: number,
  step: number,
  far: number,
  from: number,
  to: number,
): boolean {
  for (let place = from; place < to; place++) {
    if ((near[base + step * place] ?? 0) >= far) return true;
  }
  return false;
}

/** Without a branch, which no processor guesses well where tiles lie anywhere. */
function larger(a: number, b: number): number {
  const less = a - b;
  return a - (less & (less >> 31));
}

function smaller(a: number, b: number): number {
  const less = a - b;
  return b + (less & (less >> 31));
}
