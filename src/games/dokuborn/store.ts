import { database, settings } from '../../store/browser';
import { openGame } from '../../store/openGame';
import { embeddedCards } from './embeddedCards';
import { loadKeptPools } from './liveCards';
import type { Pool } from './pool';
import { createPools } from './pools';
import { createRulesOver } from './rules';
import { unpackText } from './snapshot';
import { cardStorage } from './storeCards';
import type { Config } from './types';

export const storage = cardStorage(database);
export const pools = createPools(embeddedCards);

// Before any saved game is opened: it may have been played with the cards of an update.
for (const { version, packed } of await loadKeptPools(storage)) pools.add(version, () => unpackText(packed));

// In pieces: all at once would hold up the page for as long as a slow device takes for a few frames.
await pools.prepare(() => new Promise((resolve) => setTimeout(resolve)));

export const rules = createRulesOver(pools, embeddedCards.version);

/** Dealing takes a few milliseconds, so there is no worker to wait for. */
export const store = openGame(rules);

/** The cards of the next free puzzle. Dailies are the same for everyone and never ask. */
export function poolForNext(): Pool {
  return settings.getState().liveCards ? pools.newest() : pools.shipped;
}

export function forNext(config: Config): Config {
  return { ...config, pool: poolForNext().version };
}
