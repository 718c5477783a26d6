/**
 * The seed's path finder: I, then L, then U, then Z. Each is answered from the nearest-tile table of the board, so
 * that no line is walked cell by cell. A path lists its corner points from start to end.
 *
 * Inside, a path is its bend, one number: the column or row in which its middle stroke runs. Corner points are
 * only made for who reads them: making them takes longer than finding the path.
 */
import { type Board, DOWN, LEFT, type Point, RIGHT, SIDES, UP } from './boardIndex';

const PATTERNS = ['I', 'L', 'U', 'Z'] as const;
type Pattern = (typeof PATTERNS)[number];

export type FoundPath =
  | { readonly valid: true; readonly path: readonly Point[]; readonly pattern: Pattern }
  | { readonly valid: false; readonly path: null; readonly pattern: null };

const NO_PATH: FoundPath = Object.freeze({ valid: false, path: null, pattern: null });

/** A bend is 2 × the column, or 2 × the row + 1, or one of these. */
const NONE = -1;
const STRAIGHT = -2;

export function findPath(board: Board, start: Point, end: Point): FoundPath {
  // Most pairs do not connect, and this tells sooner than four searches in vain.
  if (!hasValidPath(board, start, end)) return NO_PATH;
  const isAligned = start.row === end.row || start.col === end.col;
  const direct = isAligned ? bendOfI(board, start, end) : bendOfL(board, start, end);
  if (direct !== NONE) return new JoinedPath(start, end, isAligned ? 'I' : 'L', direct);
  const around = bendOfU(board, start, end);
  if (around !== NONE) return new JoinedPath(start, end, 'U', around);
  return new JoinedPath(start, end, 'Z', bendOfZ(board, start, end));
}

/** I and L need no search of their own: their middle stroke runs in the column or row of an end. */
export function hasValidPath(board: Board, start: Point, end: Point): boolean {
  const { near, width, open } = board;
  const { row: rowA, col: colA } = start;
  const { row: rowB, col: colB } = end;
  const a = rowA * width + colA;
  const b = rowB * width + colB;
  // On a full board this rules out nearly all pairs at once.
  if (((open[a] ?? 0) & (open[b] ?? 0)) === 0) return touch(a, b, width);
  if (a === b) return false;
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
  const { near } = board;
  const from = placeOf(board, start);
  if (start.row === end.row) {
    return start.col <= end.col ? (near[from + RIGHT] ?? 0) >= end.col : (near[from + LEFT] ?? 0) <= end.col;
  }
  if (start.col !== end.col) return false;
  return start.row <= end.row ? (near[from + DOWN] ?? 0) >= end.row : (near[from + UP] ?? 0) <= end.row;
}

export function findIPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, bendOfI(board, start, end));
}

/** The corner at (startRow, endCol) first. */
export function findLPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, bendOfL(board, start, end));
}

/** Right, left, down, up of both cells; the nearest first. */
export function findUPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, bendOfU(board, start, end));
}

/** All columns ascending, then all rows; those of the ends would make an L. */
export function findZPath(board: Board, start: Point, end: Point): Point[] | null {
  return pathAlong(start, end, bendOfZ(board, start, end));
}

class JoinedPath {
  readonly valid: true;
  readonly pattern: Pattern;
  private readonly start: Point;
  private readonly end: Point;
  private readonly bend: number;

  constructor(start: Point, end: Point, pattern: Pattern, bend: number) {
    this.valid = true;
    this.start = start;
    this.end = end;
    this.pattern = pattern;
    this.bend = bend;
  }

  get path(): readonly Point[] {
    return pathAlong(this.start, this.end, this.bend) ?? [];
  }
}

function pathAlong(start: Point, end: Point, bend: number): Point[] | null {
  if (bend === NONE) return null;
  if (bend === STRAIGHT) return [start, end];
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

function bendOfI(board: Board, start: Point, end: Point): number {
  const isSame = start.row === end.row && start.col === end.col;
  return !isSame && isPathClear(board, start, end) ? STRAIGHT : NONE;
}

function bendOfL(board: Board, start: Point, end: Point): number {
  const { near, width } = board;
  const { row: rowA, col: colA } = start;
  const { row: rowB, col: colB } = end;
  if (rowA === rowB || colA === colB) return NONE;
  const a = SIDES * (rowA * width + colA);
  const b = SIDES * (rowB * width + colB);
  if (isBetween(near, a + LEFT, colB) && isBetween(near, b + UP, rowA)) return 2 * colB;
  if (isBetween(near, a + UP, rowB) && isBetween(near, b + LEFT, colA)) return 2 * rowB + 1;
  return NONE;
}

function bendOfU(board: Board, start: Point, end: Point): number {
  const { near, width } = board;
  const a = placeOf(board, start);
  const b = placeOf(board, end);
  const colA = smaller(start.col, end.col);
  const colB = larger(start.col, end.col);
  const rowA = smaller(start.row, end.row);
  const rowB = larger(start.row, end.row);
  if (rowA !== rowB) {
    const base = SIDES * rowA * width + DOWN;
    const right = firstClear(near, base, SIDES, rowB, colB + 1, lastSeen(near, a, b, RIGHT));
    if (right !== NONE) return 2 * right;
    const left = lastClear(near, base, SIDES, rowB, firstSeen(near, a, b, LEFT), colA);
    if (left !== NONE) return 2 * left;
  }
  if (colA === colB) return NONE;
  const base = SIDES * colA + RIGHT;
  const down = firstClear(near, base, SIDES * width, colB, rowB + 1, lastSeen(near, a, b, DOWN));
  if (down !== NONE) return 2 * down + 1;
  const up = lastClear(near, base, SIDES * width, colB, firstSeen(near, a, b, UP), rowA);
  return up === NONE ? NONE : 2 * up + 1;
}

/** Where the ends share a row or a column, both corners are one, as in the seed. */
function bendOfZ(board: Board, start: Point, end: Point): number {
  const { near, width } = board;
  const a = placeOf(board, start);
  const b = placeOf(board, end);
  const colA = smaller(start.col, end.col);
  const colB = larger(start.col, end.col);
  const rowA = smaller(start.row, end.row);
  const rowB = larger(start.row, end.row);
  const west = firstSeen(near, a, b, LEFT);
  const east = lastSeen(near, a, b, RIGHT);
  const below = SIDES * rowA * width + DOWN;
  const column = firstOffEnds(near, below, SIDES, rowB, west, colA, colB, east);
  if (column !== NONE) return 2 * column;
  const north = firstSeen(near, a, b, UP);
  const south = lastSeen(near, a, b, DOWN);
  const beside = SIDES * colA + RIGHT;
  const row = firstOffEnds(near, beside, SIDES * width, colB, north, rowA, rowB, south);
  return row === NONE ? NONE : 2 * row + 1;
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
  return firstClear(near, base, SIDES, larger(rowA, rowB), west, east) !== NONE;
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
  return firstClear(near, base, SIDES * width, larger(colA, colB), north, south) !== NONE;
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
 * The first place from `from` on and before `to` where a stroke reaches the line `far`: the nearest tile on that
 * side, kept for each place at `base + step * place`, is no nearer.
 */
function firstClear(
  near: Int16Array,
  base: number,
  step: number,
  far: number,
  from: number,
  to: number,
): number {
  for (let place = from; place < to; place++) {
    if ((near[base + step * place] ?? 0) >= far) return place;
  }
  return NONE;
}

function lastClear(
  near: Int16Array,
  base: number,
  step: number,
  far: number,
  from: number,
  to: number,
): number {
  for (let place = to - 1; place >= from; place--) {
    if ((near[base + step * place] ?? 0) >= far) return place;
  }
  return NONE;
}

/** The same as `firstClear`, the ends' own places left out. */
function firstOffEnds(
  near: Int16Array,
  base: number,
  step: number,
  far: number,
  from: number,
  endA: number,
  endB: number,
  to: number,
): number {
  const before = firstClear(near, base, step, far, from, endA);
  if (before !== NONE) return before;
  const between = firstClear(near, base, step, far, larger(from, endA + 1), smaller(to, endB));
  return between !== NONE ? between : firstClear(near, base, step, far, endB + 1, to);
}

function placeOf(board: Board, point: Point): number {
  return SIDES * (point.row * board.width + point.col);
}

/** Whether a place lies between the nearest tiles on two opposite sides, so that all up to it is empty. */
function isBetween(near: Int16Array, sides: number, place: number): boolean {
  return (near[sides] ?? 0) < place && place < (near[sides + 1] ?? 0);
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

function smaller(a: number, b: number): number {
  return a < b ? a : b;
}
