/** A secret as a code of Brew, and what the High Witch answers by it: the same in both. */
import { chanceFrom } from '../../../core/chance';
import { formatCode } from '../../../core/codes';
import { hashText } from '../../../core/hash';
import { playRules } from '../brew/rules/playRules';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from '../recipe/evaluate';
import { drawEvent } from '../recipe/events';
import { formatOwnDeal, type OwnRecipe } from '../recipe/ownDeal';
import type { TestedPotion } from '../recipe/types';
import { type Sketch, settingsOf } from './sketch';

/** The room, by its path. */
export const PLAYED_IN = 'brew';

export function codeOfSketch(sketch: Sketch, recipe: OwnRecipe): string {
  const deal = formatOwnDeal(recipe);
  const { version, dealVersion } = playRules;
  return formatCode(playRules, {
    config: settingsOf(sketch),
    seed: seedOf(deal),
    deal,
    version,
    dealVersion,
  });
}

function seedOf(deal: string): string {
  return hashText(deal).toString(36);
}

/** Taking one back and typing it again is answered as before. */
export function answersOf({ potions, events }: Sketch, recipe: OwnRecipe): TestedPotion[] {
  const chance = chanceFrom(seedOf(formatOwnDeal(recipe)));
  return potions.map((items, n) => {
    const result = judgePotion(recipe.puzzle, items, chance('potion', n));
    return { items, result, event: events && !result.won ? drawEvent(chance('event', n)) : null };
  });
}
