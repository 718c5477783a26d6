import type { Pool } from '../rules/pool';
import { type CardSearch, createCardSearch, plainName } from '../rules/search';
import type { Card } from '../rules/types';

export interface Found {
  readonly cards: readonly Card[];
  /** Every word typed is in these names; otherwise they only come near. */
  readonly exact: boolean;
}

export interface StoreSearch extends Pick<CardSearch, 'prepare'> {
  readonly find: (typed: string) => Found;
}

/** As many as the ranking tells apart; the others that match follow by name. */
const RANKED = 60;
const NEAR = 8;

const searches = new Map<string, StoreSearch>();

export function searchIn(pool: Pool): StoreSearch {
  const known = searches.get(pool.version);
  if (known) return known;
  const search = searchOver(pool.cards);
  searches.set(pool.version, search);
  return search;
}

/** All cards whose names have every word typed; where there is none, those that come nearest. */
export function searchOver(cards: readonly Card[]): StoreSearch {
  const { find: rank, prepare } = createCardSearch(cards);
  let names: readonly string[] = [];

  function find(typed: string): Found {
    const words = plainName(typed).split(' ').filter(Boolean);
    if (words.length === 0) return { cards: [], exact: true };
    if (names.length === 0) names = cards.map(({ fullName }) => plainName(fullName));
    const ranked = rank(typed, RANKED);
    const matching = new Set(cards.filter((_, at) => words.every((word) => hasWord(names[at] ?? '', word))));
    if (matching.size === 0) return { cards: ranked.slice(0, NEAR), exact: false };
    const others = [...matching].sort((a, b) => (a.fullName < b.fullName ? -1 : 1));
    const first = ranked.filter((card) => matching.has(card));
    return { cards: [...new Set([...first, ...others])], exact: true };
  }

  return { find, prepare };
}

/** Of a `Dr.` who is typed last it is not known yet whether it is one. */
function hasWord(name: string, word: string): boolean {
  return name.includes(word) || (word === 'dr' && name.includes('doctor'));
}
