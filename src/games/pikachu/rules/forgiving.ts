/**
 * The most forgiving of some boards, by careless games: all are given a few, the better ones more, the best one most.
 * What it accepts and takes is frozen with the dealVersion that asks for it.
 */

import type { Rng } from '../../../core/chance';
import type { GridSize } from '../../../core/grids';
import { type Board, indexBoard } from './boardIndex';
import { countStuck } from './careless';
import type { Variant } from './types';

/** So many go on to each round, and so many careless games are played on each of them there. */
const ROUNDS = [
  { goOn: Number.POSITIVE_INFINITY, playouts: 8 },
  { goOn: 4, playouts: 24 },
  { goOn: 1, playouts: 68 },
];
/** Of the hundred games on the best one: more stuck than this, and it is over before it begins. */
const MOST_STUCK = 95;

interface Tried {
  readonly tiles: readonly number[];
  readonly board: Board;
  readonly stuck: number;
  readonly rng: Rng;
}

/** The tiles of the best candidate; null where even that one leaves a careless player hardly a chance. */
export function mostForgiving(
  size: GridSize,
  variant: Variant,
  candidates: readonly (readonly number[])[],
  chanceOf: (candidate: number) => Rng,
): readonly number[] | null {
  let tried: Tried[] = candidates.map((tiles, n) => ({
    tiles,
    board: indexBoard(size, tiles),
    stuck: 0,
    rng: chanceOf(n),
  }));
  for (const { goOn, playouts } of ROUNDS) {
    tried = tried.slice(0, goOn).map((one) => ({
      ...one,
      stuck: one.stuck + countStuck(one.board, variant, one.rng, playouts),
    }));
    // A stable sort: of two alike the one that was dealt first.
    tried.sort((one, other) => one.stuck - other.stuck);
  }
  const [best] = tried;
  return best && best.stuck <= MOST_STUCK ? best.tiles : null;
}
