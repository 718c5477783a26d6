/** Boards for tests of Pikachu. */
import type { Rng } from '../../../src/core/chance';
import { shuffled } from '../../../src/core/chance';
import type { State, Variant } from '../../../src/games/pikachu/rules/types';
import type { Grid } from './oracle';

export function stateOf({ rows, columns, tiles }: Grid, variant: Variant = 'still'): State {
  return { rows, columns, variant, tiles, line: null, shuffles: 0 };
}

/** Any size, any fill, any number of symbols; one board in three has one of the game's own sizes. */
export function randomGrid(rng: Rng): Grid {
  const own = [
    [6, 10],
    [8, 20],
    [12, 28],
  ] as const;
  const [rows, columns] =
    rng.below(3) === 0 ? own[rng.below(3)]! : ([1 + rng.below(9), 1 + rng.below(12)] as const);
  const fill = rng.below(101);
  const symbols = 1 + rng.below(24);
  const tiles = Array.from({ length: rows * columns }, () =>
    rng.below(100) < fill ? 1 + rng.below(symbols) : 0,
  );
  return { rows, columns, tiles };
}

/** A small board of whole pairs, packed as the variant would leave it. */
export function smallPairs(rng: Rng, rows: number, columns: number, pairs: number, symbols: number): Grid {
  const tiles = Array.from({ length: pairs }, () => 1 + rng.below(symbols)).flatMap((tile) => [tile, tile]);
  const holes = Array<number>(rows * columns - tiles.length).fill(0);
  return { rows, columns, tiles: shuffled([...tiles, ...holes], rng) };
}
