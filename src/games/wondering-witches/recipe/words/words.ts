/** What the High Witch says, in words fit for the screen and for a screen reader alike. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../ingredients';
import type { Clue, FeedbackLine, PotionItem, PotionResult, RecipeIngredient } from '../types';

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listText(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

export function describeItem({ ingredient, seeds }: PotionItem): string {
  const grown = seeds === null ? 'grown exactly right' : plural(seeds, 'seed');
  return `${ingredientName(ingredient)} (${grown})`;
}

export function describePotion(items: readonly PotionItem[]): string {
  return items.map(describeItem).join(', ');
}

export function describeGrowth({ won, undergrown, overgrown }: PotionResult): string {
  if (won) return 'This is the recipe. You have won!';
  return `${undergrown} undergrown and ${overgrown} overgrown.`;
}

/** Why a potion whose counts find no fault does not win; null where they say why. */
export function whyNotInWords({ won, undergrown, overgrown }: PotionResult): string | null {
  if (won || undergrown + overgrown > 0) return null;
  return 'Not the recipe: the order or the choice of herbs is wrong.';
}

export function describeLine(line: FeedbackLine): string {
  const { effect } = line;
  switch (line.says) {
    case 'met':
      return `${effect}: met.`;
    case 'nothing':
      return `${effect}: nothing to say.`;
    case 'number':
      return `${effect}: ${TELLS_A_NUMBER.has(effect) ? 'number ' : ''}${line.number < 0 ? `−${-line.number}` : line.number}.`;
    case 'plant':
      return `${effect}: ${ingredientName(line.ingredient)}.`;
    case 'decoy':
      return `${effect}: a decoy without a number.`;
    case 'yes':
      return `${effect}: ${WHEN_YES[effect] ?? 'yes'}.`;
    case 'no':
      return `${effect}: ${WHEN_NO[effect] ?? 'no'}.`;
    default:
      return unreachable(line);
  }
}

/** What they tell is the number of a herb; all others count or reckon. */
const TELLS_A_NUMBER: ReadonlySet<FeedbackLine['effect']> = new Set(['Detective', 'Liar']);

const WHEN_YES: Partial<Record<FeedbackLine['effect'], string>> = {
  Brothers: 'both are here',
  Enemies: 'both are here',
  Crowdy: 'at least three others are here',
};

const WHEN_NO: Partial<Record<FeedbackLine['effect'], string>> = {
  Brothers: 'one without the other',
  Enemies: 'one without the other',
};

export function describeClue(clue: Clue): string {
  switch (clue.kind) {
    case 'group':
      return clue.is === 'decoy'
        ? `Exactly one of ${listText(clue.ingredients.map(ingredientName))} is a decoy.`
        : `One of ${listText(clue.ingredients.map(ingredientName))} is number ${clue.is} of the recipe.`;
    case 'not':
      return clue.is === 'decoy'
        ? `${ingredientName(clue.ingredient)} is not a decoy.`
        : `${ingredientName(clue.ingredient)} does not have number ${clue.is}.`;
    case 'effects':
      return `${ingredientName(clue.ingredient)} has ${clue.count === 0 ? 'no effects' : plural(clue.count, 'effect')}.`;
    case 'half':
      return `${ingredientName(clue.ingredient)} is in the ${clue.half} half of the recipe.`;
    case 'decoy':
      return `${ingredientName(clue.ingredient)} is a decoy.`;
    default:
      return unreachable(clue);
  }
}

/** All that the High Witch tells of a potion. */
export function describeResult(result: PotionResult): string {
  return [describeGrowth(result), whyNotInWords(result), ...result.feedback.map(describeLine)]
    .filter(Boolean)
    .join(' ');
}

/** What an ingredient was, once the secret is out. */
export function identityInWords({ kind, number }: RecipeIngredient): string {
  switch (kind) {
    case 'good':
      return `number ${number}`;
    case 'ignore':
      return 'decoy, passed over';
    case 'overachiever':
      return number === 0 ? 'decoy, always overgrown' : 'decoy, always undergrown';
    case 'imposter':
      return `decoy, imposter of ${number}`;
    default:
      return unreachable(kind);
  }
}
