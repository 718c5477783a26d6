import { defineGame } from '../../../frame/defineGame';
import { database, settings } from '../../../store/browser';
import { embeddedCards } from '../rules/cards/embeddedCards';
import { createPools, type Pools } from '../rules/cards/pools';
import { unpackText } from '../rules/cards/snapshot';
import type { Pool } from '../rules/pool';
import { createRulesOver } from '../rules/rules';
import type { Config, PuzzleKind } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';
import { cardStorage, keptCards } from './newerCards/cardStorage';
import { type CardStorage, loadKeptPools } from './newerCards/keptCards';

export const storage = cardStorage(database);

/** With the cards of updates: a saved game may have been played with them. */
async function poolsIn(kept: Pick<CardStorage, 'load'>): Promise<Pools> {
  const all = createPools(embeddedCards);
  for (const { version, packed } of await loadKeptPools(kept)) all.add(version, () => unpackText(packed));
  return all;
}

// Before any saved game is opened.
export const pools = await poolsIn(storage);

// In pieces: all at once would hold up the page for as long as a slow device takes for a few frames.
await pools.prepare(() => new Promise((resolve) => setTimeout(resolve)));

export const rules = createRulesOver(pools, embeddedCards.version);

/** Dealing takes a few milliseconds, so there is no worker to wait for. */
export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Dokuborn',
  mood: 'dokuborn',
  rulesOver: async (texts) => createRulesOver(await poolsIn(keptCards(texts)), embeddedCards.version),
});

export const { store } = game;

/** The cards of the next free puzzle. Dailies are the same for everyone and never ask. */
export function poolForNext(): Pool {
  return settings.getState().newerCards === 'no' ? pools.shipped : pools.newest();
}

export function forNext({ size, level, mode }: Omit<PuzzleKind, 'starsBy'>): Config {
  return { size, level, mode, starsBy: 'answers', pool: poolForNext().version };
}
