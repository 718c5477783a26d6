/** Deals that leave nothing to find out: any card will do everywhere, or one cell asks what another has asked. */
import { cardsMeeting, countOf, type PairTable } from './pool';

const PLENTY = 100;

export function isDull(pool: PairTable, pairs: ArrayLike<number>): boolean {
  const cells = Array.from(pairs);
  return areAllPlentiful(pool, cells) || hasTwins(pool, cells);
}

export function areAllPlentiful(pool: PairTable, cells: readonly number[]): boolean {
  return cells.every((pair) => countOf(pool, pair) > PLENTY);
}

/** Two cells with the same answers. */
export function hasTwins(pool: PairTable, cells: readonly number[]): boolean {
  return cells.some((pair, at) =>
    cells.slice(at + 1).some((other) => {
      if (countOf(pool, pair) !== countOf(pool, other)) return false;
      const answers = cardsMeeting(pool, pair);
      const others = cardsMeeting(pool, other);
      return answers.every((card, place) => card === others[place]);
    }),
  );
}
