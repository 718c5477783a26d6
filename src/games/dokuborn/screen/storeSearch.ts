import type { Pool } from '../rules/pool';
import { type CardSearch, createCardSearch } from '../rules/search';

const searches = new Map<string, CardSearch>();

export function searchIn(pool: Pool): CardSearch {
  const known = searches.get(pool.version);
  if (known) return known;
  const search = createCardSearch(pool.cards);
  searches.set(pool.version, search);
  return search;
}
