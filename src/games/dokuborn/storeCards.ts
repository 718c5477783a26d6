/** Where the cards of updates lie between visits; the page reads there and the worker writes. */
import type { Database } from '../../store/database';
import type { CardStorage } from './liveCards';

const KEY = 'cards:dokuborn';

export function cardStorage(database: Database): CardStorage {
  return {
    load: async (): Promise<unknown> => JSON.parse((await database.get(KEY)) ?? 'null'),
    save: async (cards) => {
      const text = JSON.stringify(cards);
      await database.update(KEY, () => text);
    },
  };
}
