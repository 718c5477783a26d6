/**
 * Deals. A winnable one has been won by a player who knows the deck, on the very chance that play will draw from; one of
 * a grade is rated besides. Whatever accepts a deal (the solver, the described player, the hint's first moves) is frozen
 * with `dealVersion`: pinned deals say so when it changes.
 */
import { type Chance, shuffled } from '../../../../core/chance';
import { FATES, ITEM_COUNT } from '../cards';
import { gradeOf } from '../config';
import { formatDeal } from '../dealText';
import { earliestQueen } from '../grade';
import { dungeonOrder } from '../play';
import type { Config } from '../types';
import { isDull, ratingOf } from './rating';
import { solveDeal } from './solve';

/** Nearly every deal is proven at once. Were all of these unproven, the first would be dealt all the same. */
const MAX_ATTEMPTS = 40;
/** As above: one candidate of about a dozen is accepted. */
const MAX_CANDIDATES = 120;
const ITEMS = Array.from({ length: ITEM_COUNT }, (_, item) => item);

export function deal(config: Config, chance: Chance): string {
  const attempts = config.deal === 'any' ? 0 : gradeOf(config) ? MAX_CANDIDATES : MAX_ATTEMPTS;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const text = dealAttempt(config, chance, attempt);
    if (isAccepted(config, text, chance)) return text;
  }
  return dealAttempt(config, chance, 0);
}

/** What is most likely to refuse a deal is asked first. */
function isAccepted(config: Config, deal: string, chance: Chance): boolean {
  if (gradeOf(config) && ratingOf(config, deal, chance) === null) return false;
  if (solveDeal(config, deal, chance).line === null) return false;
  return gradeOf(config) === null || !isDull(config, deal, chance);
}

export function dealAttempt(config: Config, chance: Chance, attempt: number): string {
  const rng = chance('deal', attempt);
  return formatDeal({
    dungeon: dungeonOrder(rng, earliestQueen(config)),
    items: shuffled(ITEMS, rng),
    fate: shuffled(FATES, rng),
  });
}
