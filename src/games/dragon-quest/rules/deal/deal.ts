/** Deals. A winnable one has been won by a player who knows the deck, on the very chance that play will draw from. */
import { type Chance, shuffled } from '../../../../core/chance';
import { FATES, ITEM_COUNT } from '../cards';
import { formatDeal } from '../dealText';
import { dungeonOrder } from '../play';
import type { Config } from '../types';
import { solveDeal } from './solve';

/** Nearly every deal is proven at once. Were all of these unproven, the first would be dealt all the same. */
const MAX_ATTEMPTS = 40;
const ITEMS = Array.from({ length: ITEM_COUNT }, (_, item) => item);

export function deal(config: Config, chance: Chance): string {
  if (config.deal === 'winnable') {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const text = dealAttempt(chance, attempt);
      if (solveDeal(config, text, chance).line) return text;
    }
  }
  return dealAttempt(chance, 0);
}

export function dealAttempt(chance: Chance, attempt: number): string {
  const rng = chance('deal', attempt);
  return formatDeal({
    dungeon: dungeonOrder(rng),
    items: shuffled(ITEMS, rng),
    fate: shuffled(FATES, rng),
  });
}
