/** What is said of a cell's cards beside the grid. */
import { plural } from '../../../../frame/words/plural';
import type { Card, State } from '../../rules/types';
import { capital, cellName } from '../../words/places';

export function fitInWords(cards: number, free: number): string {
  const fitting = plural(cards, { one: 'One card fits', other: '# cards fit' });
  if (free === 0)
    return `${fitting}, and ${plural(cards, { one: 'it stands', other: 'all stand' })} in the grid.`;
  if (free === cards) return `${fitting}.`;
  return `${fitting}, ${plural(free, { one: 'one of them is', other: '# of them are' })} free.`;
}

/** A song is an action, too. */
export function typeInWords({ type, subtypes }: Card): string {
  return subtypes.includes('Song') ? `${type} and Song` : type;
}

/** Where a card stands; null: nowhere. */
export function standsInWords(grid: State, card: Card): string | null {
  const at = grid.placed.indexOf(card.id);
  return at < 0 ? null : `in ${cellName(grid, at)}`;
}

/** `Row 1, column 2: 2 cards fit, and all stand in the grid. Ariel, in row 2, column 2; …` */
export function cellNews(grid: State, cell: number, cards: readonly Card[], named: readonly Card[]): string {
  const free = cards.filter(({ id }) => !grid.placed.includes(id)).length;
  const list = named.map((card) => `${card.fullName}, ${standsInWords(grid, card) ?? 'free'}`).join('; ');
  return `${capital(cellName(grid, cell))}: ${fitInWords(cards.length, free)} ${list}`;
}
