/** Where the cards of updates lie between visits; the page reads there and the worker writes. */
import type { Database } from '../../../../store/saving/database';
import type { CardStorage } from './keptCards';

const KEY = 'cards:dokuborn';

export function keptCards(texts: Pick<Database, 'get'>): Pick<CardStorage, 'load'> {
  return { load: async (): Promise<unknown> => JSON.parse((await texts.get(KEY)) ?? 'null') };
}

export function cardStorage(database: Database): CardStorage {
  return {
    ...keptCards(database),
    save: async (cards) => {
      const text = JSON.stringify(cards);
      await database.update(KEY, () => text);
    },
  };
}
