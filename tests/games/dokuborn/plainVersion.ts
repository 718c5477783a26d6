/**
 * Puzzle generation as the seed document describes it: shuffle the conditions, filter the whole pool for every
 * cell, check, filter again for the score. The rival of the benchmark and the oracle of the tests; it shares
 * nothing with the game but the types.
 */
import type { Rng } from '../../../src/core/chance';
import type { Card, Condition } from '../../../src/games/dokuborn/rules/types';

export interface PlainAttempt {
  readonly rows: readonly Condition[];
  readonly columns: readonly Condition[];
  /** Null: not solvable. */
  readonly score: number | null;
}

export function plainAttempt(
  cards: readonly Card[],
  conditions: readonly Condition[],
  size: number,
  rng: Rng,
): PlainAttempt {
  const order = [...conditions];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const rows = order.slice(0, size);
  const columns = order.slice(size, 2 * size);
  const solvable = plainSolvable(cards, rows, columns);
  return { rows, columns, score: solvable ? plainScore(cards, rows, columns) : null };
}

/** One cell after another takes the first card that lets the rest be filled; gives up at the first empty cell. */
export function plainSolvable(
  cards: readonly Card[],
  rows: readonly Condition[],
  columns: readonly Condition[],
): boolean {
  const cells: Card[][] = [];
  for (const row of rows) {
    for (const column of columns) {
      const fitting = cards.filter((card) => row.filter(card) && column.filter(card));
      if (fitting.length === 0) return false;
      cells.push(fitting);
    }
  }
  cells.sort((a, b) => a.length - b.length);
  const used = new Set<Card>();
  const fill = (cell: number): boolean => {
    if (cell === cells.length) return true;
    for (const card of cells[cell]!) {
      if (used.has(card)) continue;
      used.add(card);
      if (fill(cell + 1)) return true;
      used.delete(card);
    }
    return false;
  };
  return fill(0);
}

export function plainScore(
  cards: readonly Card[],
  rows: readonly Condition[],
  columns: readonly Condition[],
): number {
  let score = 0;
  for (const row of rows) {
    for (const column of columns) {
      score += 1 / cards.filter((card) => row.filter(card) && column.filter(card)).length;
    }
  }
  return score / (rows.length * columns.length);
}
