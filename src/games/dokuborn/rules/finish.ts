/** What is told when a game is over: every answer, and how scarce one's own were. */
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
  /** 0…100: the share of the other answers that are more versatile, so more likely to come to mind. */
  readonly scarcity: number | null;
}

export function reportCells(pool: Pool, view: View): readonly CellReport[] {
  return view.placed.map((_, cell) => {
    const answers = answersAt(pool, view, cell).sort(byName);
    const card = cardIn(pool, view, cell);
    return { cell, answers, card, scarcity: card ? scarcityAmong(pool, answers, card) : null };
  });
}

/** How many of all conditions a card meets. */
function conditionsMet(pool: Pool, card: Card): number {
  const at = pool.cardAt.get(card.id) ?? 0;
  return pool.bits.filter((bits) => ((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1).length;
}

/** One whole answer, with the player's own cards where they can stay. */
export function oneSolution(pool: Pool, view: View): readonly number[] {
  const kept = completionOf(pool, view);
  if (kept.possible) return view.placed.map((card, cell) => card ?? kept.cards.get(cell) ?? 0);
  const fresh = completionOf(pool, { ...view, placed: view.placed.map(() => null) });
  if (!fresh.possible) throw new Error('A puzzle in play has no solution');
  return view.placed.map((_, cell) => fresh.cards.get(cell) ?? 0);
}

/** Of a whole grid; a cell without a card of one's own counts as nothing. */
export function scarcityOf(reports: readonly CellReport[]): number {
  return Math.round(reports.reduce((sum, { scarcity }) => sum + (scarcity ?? 0), 0) / reports.length);
}

function scarcityAmong(pool: Pool, answers: readonly Card[], card: Card): number {
  const others = answers.filter(({ id }) => id !== card.id);
  if (others.length === 0) return 100;
  const own = conditionsMet(pool, card);
  const easier = others.filter((other) => conditionsMet(pool, other) > own).length;
  return Math.round((100 * easier) / others.length);
}

function byName(a: Card, b: Card): number {
  return a.fullName < b.fullName ? -1 : 1;
}
