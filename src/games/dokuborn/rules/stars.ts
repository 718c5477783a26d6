/**
 * Stars by scarcity, the same for all sizes and anyone's to check: what counts is how many cards answer the scarcest
 * cells, and nothing else.
 */
import { countOf, type PairTable, type Pool, pairsOf } from './pool';
import type { Condition, Level } from './types';

/** A cell with so few answers makes four stars, two of them five. */
export const SCARCE = 2;

export interface Scarcity {
  /** Of the cell that has fewest. */
  readonly answers: number;
  /** Cells with one or two answers. */
  readonly scarceCells: number;
}

export function scarcityOf(
  pool: Pool,
  rows: readonly Condition[],
  columns: readonly Condition[],
): Scarcity & { readonly level: Level } {
  const scarcity = scarcityAmong(pool, pairsOf(pool, rows, columns));
  return { ...scarcity, level: starsFor(scarcity) };
}

export function starsAmong(pool: PairTable, pairs: ArrayLike<number>): Level {
  return starsFor(scarcityAmong(pool, pairs));
}

export function scarcityAmong(pool: PairTable, pairs: ArrayLike<number>): Scarcity {
  let answers = Number.POSITIVE_INFINITY;
  let scarceCells = 0;
  for (let cell = 0; cell < pairs.length; cell++) {
    const count = countOf(pool, pairs[cell] ?? 0);
    answers = Math.min(answers, count);
    if (count <= SCARCE) scarceCells++;
  }
  return { answers, scarceCells };
}

export function starsFor({ answers, scarceCells }: Scarcity): Level {
  if (scarceCells > 0) return scarceCells === 1 ? 4 : 5;
  if (answers >= 8) return 1;
  return answers >= 5 ? 2 : 3;
}
