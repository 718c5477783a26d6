/** What the screen says: names of cells, announcements, results. */
import { plural } from '../../../core/plural';
import type { Tally } from '../../../core/rules';
import { cardIn, cellName, conditionsOf, emptyCells } from '../rules/cells';
import { conditionById, conditionLabel } from '../rules/conditions';
import { type CellReport, scarcityOf } from '../rules/finish';
import { cardById, type Pool } from '../rules/pool';
import { bothText } from '../rules/puzzle';
import { type Card, type DokubornMove, guessesAllowed, type View } from '../rules/types';
import { NOUNS } from './nouns';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-09-23` as `23 September 2026`. */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function cardsOf(count: number, date: string): string {
  return `${plural(count, NOUNS.card)}, as of ${dayInWords(date)}`;
}

function wantedAt(view: View, cell: number): string {
  return bothText(...conditionsOf(view, cell));
}

export function placeName(view: View, cell: number): string {
  const name = cellName(view, cell);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `shown`: a card of the solution where the player has none. */
export function cellInWords(pool: Pool, view: View, cell: number, shown: Card | null): string {
  const card = cardIn(pool, view, cell);
  const held = card ? card.fullName : shown ? `one answer is ${shown.fullName}` : 'empty';
  return `${wantedAt(view, cell)}: ${held}, ${cellName(view, cell)}`;
}

export function factsOf(card: Card): string {
  const figures = [
    `cost ${card.cost}`,
    card.inkwell ? 'inkable' : 'uninkable',
    figure('strength', card.strength),
    figure('willpower', card.willpower),
    figure('lore', card.lore),
  ];
  return [card.colors.join(' and '), ...figures.filter(Boolean)].join(', ');
}

function figure(noun: string, value: number | undefined): string {
  return value === undefined ? '' : `${noun} ${value}`;
}

export function moveInWords(pool: Pool, move: DokubornMove, before: View, after: View): string {
  const left = cellsLeft(after);
  switch (move.kind) {
    case 'place':
      return `${cardById(pool, move.card)?.fullName ?? 'The card'} fits in ${cellName(after, move.cell)}. ${left}.`;
    case 'take':
      return `${cardIn(pool, before, move.cell)?.fullName ?? 'The card'} taken off. ${left}.`;
    case 'move':
      return `${cardIn(pool, before, move.from)?.fullName ?? 'The card'} moved to ${cellName(after, move.to)}. ${left}.`;
    case 'give-up':
      return 'Given up. Every empty cell shows one answer.';
  }
}

export function cellsLeft(view: View): string {
  return `${plural(emptyCells(view).length, NOUNS.cell)} left`;
}

/** Null where guesses are not limited. */
export function guessesLeft(view: View, tally: Tally): number | null {
  return view.mode === 'challenge' ? Math.max(0, guessesAllowed(view.size) - tally.attempts) : null;
}

/** The result for those who hear it read. */
export function plainResult(view: View, tally: Tally, time: string, reports: readonly CellReport[]): string {
  const found = reports.filter(({ card }) => card).length;
  const labels = (ids: readonly string[]) => ids.map((id) => labelOf(id)).join(', ');
  return [
    `Parlour, Dokuborn ${view.size} by ${view.size}, ${view.level} of 5 stars${view.mode === 'challenge' ? ', challenge' : ''}.`,
    `Rows: ${labels(view.rows)}. Columns: ${labels(view.columns)}.`,
    `${found} of ${plural(view.placed.length, NOUNS.cell)} filled with ${plural(tally.attempts, NOUNS.guess)} in ${time}, scarcity ${scarcityOf(reports)}, ${plural(tally.hints, NOUNS.hint)}.`,
  ].join(' ');
}

function labelOf(id: string): string {
  const condition = conditionById(id);
  return condition ? conditionLabel(condition) : id;
}
