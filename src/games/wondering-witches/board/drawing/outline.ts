/** The outline of an area: along the edges of its cells, drawn in by some units and with rounded corners. */
import { CELL_UNITS, type PictureCell } from './picture';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

export function outlinePath(cells: readonly PictureCell[], inset: number, radius: number): string {
  return loopsOf(edgesOf(cells))
    .map((loop) => roundedPath(drawnIn(loop, inset), radius))
    .join('');
}

/** Clockwise: the area lies to the right of each edge. */
function edgesOf(cells: readonly PictureCell[]): Edge[] {
  const inside = new Set(cells.map(({ x, y }) => keyOf({ x, y })));
  const has = (x: number, y: number) => inside.has(keyOf({ x, y }));
  return cells.flatMap(({ x, y }) => {
    const right = x + CELL_UNITS;
    const low = y + CELL_UNITS;
    const edges: Edge[] = [];
    if (!has(x, y - CELL_UNITS)) edges.push({ from: { x, y }, to: { x: right, y } });
    if (!has(right, y)) edges.push({ from: { x: right, y }, to: { x: right, y: low } });
    if (!has(x, low)) edges.push({ from: { x: right, y: low }, to: { x, y: low } });
    if (!has(x - CELL_UNITS, y)) edges.push({ from: { x, y: low }, to: { x, y } });
    return edges;
  });
}

/** Corners only: where the outline goes straight on there is none. */
function loopsOf(edges: readonly Edge[]): Point[][] {
  const left = new Set(edges);
  const loops: Point[][] = [];
  for (const first of edges) {
    if (!left.has(first)) continue;
    const corners: Point[] = [];
    let edge = first;
    do {
      left.delete(edge);
      const next = edgeAfter(edge, edges);
      if (directionOf(edge) !== directionOf(next)) corners.push(edge.to);
      edge = next;
    } while (edge !== first);
    loops.push(corners);
  }
  return loops;
}

/** Where two corners of an area touch, the sharper turn to the right keeps the loops apart. */
function edgeAfter(edge: Edge, edges: readonly Edge[]): Edge {
  const going = edges.filter(({ from }) => keyOf(from) === keyOf(edge.to));
  const toRight = (directionOf(edge) + 1) % TURNS;
  const next = going.find((own) => directionOf(own) === toRight) ?? going[0];
  if (!next) throw new Error('An outline that does not close');
  return next;
}

const TURNS = 4;

/** 0 right, 1 down, 2 left, 3 up. */
function directionOf({ from, to }: Edge): number {
  if (from.y === to.y) return to.x > from.x ? 0 : 2;
  return to.y > from.y ? 1 : 3;
}

function drawnIn(corners: readonly Point[], inset: number): Point[] {
  return corners.map((corner, index) => {
    const before = unit(neighbour(corners, index, -1), corner);
    const after = unit(corner, neighbour(corners, index, 1));
    // The inside is to the right of where a line goes.
    return {
      x: corner.x - inset * (before.y + after.y),
      y: corner.y + inset * (before.x + after.x),
    };
  });
}

function roundedPath(corners: readonly Point[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = unit(neighbour(corners, index, -1), corner);
    const after = unit(corner, neighbour(corners, index, 1));
    const start = `${corner.x - before.x * radius} ${corner.y - before.y * radius}`;
    const end = `${corner.x + after.x * radius} ${corner.y + after.y * radius}`;
    return `${index === 0 ? 'M' : 'L'}${start}Q${corner.x} ${corner.y} ${end}`;
  });
  return `${parts.join('')}Z`;
}

function neighbour(corners: readonly Point[], index: number, step: number): Point {
  const found = corners[(index + step + corners.length) % corners.length];
  if (!found) throw new Error('An outline without corners');
  return found;
}

function unit(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
