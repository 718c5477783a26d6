/** What comes of the last tiles, every order of them tried; from the spec, over the slow board of `oracle.ts`. */
import { allPairs, type Grid, type OracleVariant, without } from './oracle';

export interface TailGrid extends Grid {
  readonly variant: OracleVariant;
}

export function onceTaken(tail: TailGrid, a: number, b: number): TailGrid {
  return { ...tail, tiles: without(tail, tail.variant, a, b) };
}

export function tilesOn({ tiles }: TailGrid): number {
  return tiles.filter((tile) => tile !== 0).length;
}

interface Future {
  /** By how many games of so many, as a fraction of careless ones. */
  readonly clears: number;
  readonly least: number;
}

/** A memory of boards, to be shared among those of one tail. */
export type Futures = Map<string, Future>;

/** A careless player takes each pair that can be joined as likely as any other. */
export function futureOf(tail: TailGrid, futures: Futures = new Map()): Future {
  const name = String(tail.tiles);
  const known = futures.get(name);
  if (known) return known;
  const left = tilesOn(tail);
  const rest = allPairs(tail).map(([a, b]) => futureOf(onceTaken(tail, a, b), futures));
  const share = rest.reduce((sum, { clears }) => sum + clears, 0) / Math.max(1, rest.length);
  const future = {
    clears: left === 0 ? 1 : share,
    least: rest.reduce((least, one) => Math.min(least, one.least), left),
  };
  futures.set(name, future);
  return future;
}
