/** What is told when a game is over: every answer, how scarce one's own were, and a text to share. */
import { plural } from '../../../core/plural';
import type { Tally } from '../../../core/rules';
import { NOUNS } from '../words/nouns';
import { answersAt, cardIn } from './cells';
import { conditionById } from './conditions';
import { completionOf } from './hints';
import type { Pool } from './pool';
import type { Card, State, View } from './types';

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
export function conditionsMet(pool: Pool, card: Card): number {
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

/** Names no card. The last line is the link, if there is one. */
export function shareText(view: State, tally: Tally, reports: readonly CellReport[], link = ''): string {
  const { size, level, mode } = view;
  const found = reports.filter(({ card }) => card).length;
  const squares = reports.map(({ card }) => (card ? '🟩' : '⬛'));
  const grid = view.rows.map((_, row) => squares.slice(row * size, (row + 1) * size).join(''));
  return [
    `Dokuborn ${size}×${size} ${'★'.repeat(level)}${'☆'.repeat(5 - level)}${mode === 'challenge' ? ' Challenge' : ''}`,
    `${displayed(view.rows)} × ${displayed(view.columns)}`,
    ...grid,
    `${found} of ${plural(size * size, NOUNS.cell)}, ${plural(tally.attempts, NOUNS.guess)}, ${clockText(tally.elapsedMs)}, scarcity ${scarcityOf(reports)}`,
    ...(tally.hints > 0 ? [plural(tally.hints, NOUNS.hint)] : []),
    ...(link === '' ? [] : [link]),
  ].join('\n');
}

function scarcityAmong(pool: Pool, answers: readonly Card[], card: Card): number {
  const others = answers.filter(({ id }) => id !== card.id);
  if (others.length === 0) return 100;
  const own = conditionsMet(pool, card);
  const easier = others.filter((other) => conditionsMet(pool, other) > own).length;
  return Math.round((100 * easier) / others.length);
}

function displayed(ids: readonly string[]): string {
  return ids.map((id) => conditionById(id)?.display ?? id).join(', ');
}

function byName(a: Card, b: Card): number {
  return a.fullName < b.fullName ? -1 : 1;
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
