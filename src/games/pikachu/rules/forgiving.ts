/**
 * The most forgiving of some boards, by careless games: all are given a few, the better ones more, the best one most.
 * What it accepts and takes is frozen with the dealVersion that asks for it.
 */

import type { Rng } from '../../../core/chance';
import type { GridSize } from '../../../core/grids';
import { type Board, indexBoard } from './boardIndex';
import { countStuck } from './careless';
import type { Variant } from './types';

/** So many careless games are played on each board in a round, and so many boards go on from it. */
const ROUNDS = [
  { playouts: 8, goOn: 4 },
  { playouts: 24, goOn: 1 },
  { playouts: 68, goOn: 1 },
];
/** Of the hundred games on the best one: fewer cleared than this, and it is over before it begins. */
const LEAST_CLEARED = 5;

interface Tried {
  readonly tiles: readonly number[];
  readonly board: Board;
  readonly rng: Rng;
  readonly stuck: number;
  readonly cleared: number;
}

/** The tiles of the best candidate; null where even that one leaves a careless player hardly a chance. */
export function mostForgiving(
  size: GridSize,
  variant: Variant,
  candidates: readonly (readonly number[])[],
  chanceOf: (candidate: number) => Rng,
): readonly number[] | null {
  let tried: readonly Tried[] = candidates.map((tiles, n) => ({
    tiles,
    board: indexBoard(size, tiles),
    rng: chanceOf(n),
    stuck: 0,
    cleared: 0,
  }));
  for (const { playouts, goOn } of ROUNDS) {
    tried = bestAfter(tried, variant, playouts, goOn);
    const [best] = tried;
    // Further games could choose no other and bar it no more.
    if (best && tried.length === 1 && best.cleared >= LEAST_CLEARED) return best.tiles;
  }
  return null;
}

/** Those that go on, the best first; of two alike the one that was dealt first. */
function bestAfter(tried: readonly Tried[], variant: Variant, playouts: number, goOn: number): Tried[] {
  const best: Tried[] = [];
  for (const one of tried) {
    // As often stuck as the last of them, a board is out, and needs no more games to show it.
    const limit = best.length < goOn ? Number.POSITIVE_INFINITY : (best.at(-1)?.stuck ?? 0);
    const stuck = one.stuck + countStuck(one.board, variant, one.rng, playouts, limit - one.stuck);
    if (stuck >= limit) continue;
    const after = { ...one, stuck, cleared: one.cleared + playouts - (stuck - one.stuck) };
    const place = best.findIndex((other) => other.stuck > stuck);
    best.splice(place === -1 ? best.length : place, 0, after);
    best.length = Math.min(best.length, goOn);
  }
  return best;
}
