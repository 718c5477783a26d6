/** Gardens grow cell by cell over whatever is free, the less likely the larger they are. */

import { pick, type Rng } from '../../../../core/chance';
import { neighbours } from '../../../../core/grids';
import { SIDE } from './types';

/** By size: chances in eight that a garden grows by one more cell. */
const GROWTH = [8, 8, 7, 6, 5, 4, 2] as const;
const OUT_OF = 8;

export interface FreeCells {
  /** Cells of one player that belong to nothing yet; gardens take them away. */
  readonly free: Set<number>;
  readonly rng: Rng;
}

/** One garden of exactly this size, or null where the free cells have no room for it. */
export function growExactly(ground: FreeCells, size: number): number[] | null {
  const starts = [...ground.free].filter((cell) => reach(ground.free, cell) >= size);
  if (starts.length === 0) return null;
  return takeAway(
    ground,
    grow(ground, pick(starts, ground.rng), () => size),
  );
}

/** Gardens over all that is left, none larger than `largest`. */
export function growRest(ground: FreeCells, largest: number): number[][] {
  const gardens: number[][] = [];
  while (ground.free.size > 0) {
    const start = mostEnclosed(ground.free, [...ground.free], ground.rng);
    gardens.push(
      takeAway(
        ground,
        grow(ground, start, () => drawSize(largest, ground.rng)),
      ),
    );
  }
  return joinLonely(gardens, largest);
}

/** How large a garden would grow with room on all sides. */
export function drawSize(largest: number, rng: Rng): number {
  let size = 1;
  while (size < largest && rng.below(OUT_OF) < (GROWTH[size] ?? 1)) size += 1;
  return size;
}

function grow({ free, rng }: FreeCells, start: number, wanted: () => number): number[] {
  const size = wanted();
  const cells = [start];
  while (cells.length < size) {
    const edge = [...new Set(cells.flatMap((cell) => neighbours(SIDE, cell)))].filter(
      (cell) => free.has(cell) && !cells.includes(cell),
    );
    if (edge.length === 0) break;
    // The better of two: gardens stay irregular, but leave few lonely cells behind.
    cells.push(mostEnclosed(free, [pick(edge, rng), pick(edge, rng)], rng));
  }
  return cells;
}

function takeAway({ free }: FreeCells, cells: number[]): number[] {
  for (const cell of cells) free.delete(cell);
  return cells;
}

function mostEnclosed(free: ReadonlySet<number>, cells: readonly number[], rng: Rng): number {
  const openings = (cell: number) => neighbours(SIDE, cell).filter((next) => free.has(next)).length;
  const least = Math.min(...cells.map(openings));
  return pick(
    cells.filter((cell) => openings(cell) === least),
    rng,
  );
}

/** How many free cells hang together with this one. */
export function reach(free: ReadonlySet<number>, start: number): number {
  const seen = new Set([start]);
  for (const cell of seen) {
    for (const next of neighbours(SIDE, cell)) if (free.has(next)) seen.add(next);
  }
  return seen.size;
}

/** A cell left over joins the smallest garden beside it that has room. */
function joinLonely(gardens: readonly number[][], largest: number): number[][] {
  const kept = gardens.filter((cells) => cells.length > 1);
  const alone = gardens.filter((cells) => cells.length === 1);
  for (const cells of alone) {
    const beside = cells.flatMap((cell) => neighbours(SIDE, cell));
    const hosts = kept.filter((host) => host.length < largest && host.some((cell) => beside.includes(cell)));
    const [smallest] = hosts.sort((a, b) => a.length - b.length);
    if (smallest) smallest.push(...cells);
    else kept.push(cells);
  }
  return kept;
}
