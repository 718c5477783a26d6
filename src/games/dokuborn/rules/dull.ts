/** Deals that leave nothing to find out: any card will do everywhere, or one cell asks what another has asked. */
import { cardsMeeting, countOf, type Pool } from './pool';

const PLENTY = 100;

export function isDull(pool: Pool, pairs: ArrayLike<number>): boolean {
  const cells = Array.from(pairs);
  return cells.every((pair) => countOf(pool, pair) > PLENTY) || hasTwins(pool, cells);
}

/** Two cells with the same answers. */
function hasTwins(pool: Pool, cells: readonly number[]): boolean {
  return cells.some((pair, at) =>
    cells.slice(at + 1).some((other) => {
      if (countOf(pool, pair) !== countOf(pool, other)) return false;
      const answers = cardsMeeting(pool, pair);
      const others = cardsMeeting(pool, other);
      return answers.every((card, place) => card === others[place]);
    }),
  );
}
