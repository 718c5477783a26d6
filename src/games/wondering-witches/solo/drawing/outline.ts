/** The outline of a bed as an SVG path: along the cells' edges, drawn in a little, with round and slightly uneven corners. */
import { columnOf, rowOf } from '../../../../core/grids';
import { SIDE, SIDE_CELLS } from '../../board/rules/types';

/** Units to a cell; a side is 800 × 400. */
export const UNITS = 100;
/** Between front and back, in units: the style sheet knows it as a tenth of a cell. */
const SIDE_GAP = 10;
const INSET = 5;
const CORNER = 24;
const UNEVEN = 2.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In cells: along the top, right, bottom and left of one, clockwise. */
const EDGES = [
  { beside: [0, -1], from: [0, 0], to: [1, 0] },
  { beside: [1, 0], from: [1, 0], to: [1, 1] },
  { beside: [0, 1], from: [1, 1], to: [0, 1] },
  { beside: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

export function boardHeight(sides: number): number {
  return sides * SIDE.rows * UNITS + (sides - 1) * SIDE_GAP;
}

export function bedPath(cells: readonly number[]): string {
  const [first] = cells;
  if (first === undefined) return '';
  const side = Math.floor(first / SIDE_CELLS);
  const top = side * (SIDE.rows * UNITS + SIDE_GAP);
  return loopsOf(cells)
    .map((loop) => roundLoop(loop, top))
    .join('');
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

function loopsOf(cells: readonly number[]): Point[][] {
  const own = new Set(cells.map((cell) => keyOf(placeOf(cell))));
  const leaving = new Map<string, Point[]>();
  for (const cell of cells) {
    const { x, y } = placeOf(cell);
    for (const { beside, from, to } of EDGES) {
      if (own.has(keyOf({ x: x + beside[0], y: y + beside[1] }))) continue;
      const start = keyOf({ x: x + from[0], y: y + from[1] });
      leaving.set(start, [...(leaving.get(start) ?? []), { x: x + to[0], y: y + to[1] }]);
    }
  }
  const loops: Point[][] = [];
  for (const [start] of leaving) {
    while ((leaving.get(start)?.length ?? 0) > 0) loops.push(walkFrom(start, leaving));
  }
  return loops;
}

function placeOf(cell: number): Point {
  const at = cell % SIDE_CELLS;
  return { x: columnOf(SIDE, at), y: rowOf(SIDE, at) };
}

/** Where two cells touch at a corner only, to the right: so each keeps a corner of its own. */
function walkFrom(start: string, leaving: Map<string, Point[]>): Point[] {
  const [x = 0, y = 0] = start.split(',').map(Number);
  const loop: Point[] = [];
  let here: Point = { x, y };
  let before: Point | null = null;
  for (;;) {
    const ways = leaving.get(keyOf(here)) ?? [];
    const way = ways.find((next) => before !== null && isRightTurn(before, here, next)) ?? ways[0];
    if (!way) break;
    leaving.set(
      keyOf(here),
      ways.filter((next) => next !== way),
    );
    loop.push(here);
    before = here;
    here = way;
    if (keyOf(here) === start) break;
  }
  return loop.filter((point, at) => isCorner(loop.at(at - 1), point, loop[(at + 1) % loop.length]));
}

function isRightTurn(before: Point, here: Point, next: Point): boolean {
  return turnOf(before, here, next) > 0;
}

function turnOf(before: Point, here: Point, next: Point): number {
  return (here.x - before.x) * (next.y - here.y) - (here.y - before.y) * (next.x - here.x);
}

function isCorner(before: Point | undefined, here: Point, next: Point | undefined): boolean {
  return before !== undefined && next !== undefined && turnOf(before, here, next) !== 0;
}

function roundLoop(loop: readonly Point[], top: number): string {
  const corners = loop.map((_point, at) => inset(loop, at, top));
  const parts = corners.map((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    const after = corners[(at + 1) % corners.length] ?? corner;
    const enter = towards(corner, before);
    const leave = towards(corner, after);
    return `${at === 0 ? 'M' : 'L'}${text(enter)}Q${text(corner)} ${text(leave)}`;
  });
  return `${parts.join('')}Z`;
}

/** Inwards from both edges that meet here: the inside is on the right of the way. */
function inset(loop: readonly Point[], at: number, top: number): Point {
  const here = loop[at] ?? { x: 0, y: 0 };
  const before = loop.at(at - 1) ?? here;
  const after = loop[(at + 1) % loop.length] ?? here;
  const normals = [
    { x: -Math.sign(here.y - before.y), y: Math.sign(here.x - before.x) },
    { x: -Math.sign(after.y - here.y), y: Math.sign(after.x - here.x) },
  ];
  const shift = (axis: 'x' | 'y') => normals.reduce((sum, normal) => sum + normal[axis] * INSET, 0);
  return {
    x: here.x * UNITS + shift('x') + uneven(here, 3),
    y: here.y * UNITS + shift('y') + uneven(here, 7) + top,
  };
}

/** By hand, but the same at every drawing. */
function uneven({ x, y }: Point, salt: number): number {
  return (((x * 31 + y * 17 + salt * 13) % 11) / 10 - 0.5) * 2 * UNEVEN;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(CORNER, length / 2) / (length || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
