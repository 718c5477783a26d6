/** What is told when a game is over: every answer, and which were one's own. */
import { answersAt, cardIn } from './cells';
import { completionOf } from './hints';
import type { Pool } from './pool';
import type { Card, View } from './types';

export interface CellReport {
  readonly cell: number;
  /** All cards that fit the cell, by name. */
  readonly answers: readonly Card[];
  /** The player's own. */
  readonly card: Card | null;
}

export function reportCells(pool: Pool, view: View): readonly CellReport[] {
  return view.placed.map((_, cell) => {
    const answers = answersAt(pool, view, cell).sort(byName);
    return { cell, answers, card: cardIn(pool, view, cell) };
  });
}

/** One whole answer, with the player's own cards where they can stay. */
export function oneSolution(pool: Pool, view: View): readonly number[] {
  const kept = completionOf(pool, view);
  if (kept.possible) return view.placed.map((card, cell) => card ?? kept.cards.get(cell) ?? 0);
  const fresh = completionOf(pool, { ...view, placed: view.placed.map(() => null) });
  if (!fresh.possible) throw new Error('A puzzle in play has no solution');
  return view.placed.map((_, cell) => fresh.cards.get(cell) ?? 0);
}

function byName(a: Card, b: Card): number {
  return a.fullName < b.fullName ? -1 : 1;
}
