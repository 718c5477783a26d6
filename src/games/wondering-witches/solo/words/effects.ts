/** What effects, abilities and special cells come to where one plays alone; the words of `recipe/words/effects.ts` are for several players at a table. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import type { SpecialName } from '../../board/rules/specials';
import { SPECIAL_EXPLANATIONS } from '../../board/words/specials';
import type { EffectName } from '../../recipe/effects/names';
import { ingredientName } from '../../recipe/ingredients';
import { explanationOf } from '../../recipe/words/effects';
import { listText } from '../../recipe/words/words';
import { CRACKED_POT_HOLDS } from '../rules/brewing';
import { DEADLY_POISONINGS, type Field, type SoloAbility } from '../rules/types';

const NO_NEIGHBOUR = 'Does nothing where you play alone.';

const SOLO_WORDS: Partial<Record<EffectName, string>> = {
  Poison: 'You are poisoned. The second time is the end of the game.',
  'Green Fingers': 'Plants grow by two seeds at a time, through the next potion.',
  Allergies: 'You can neither call nor plant what is in this potion, through the next one.',
  Distracted: 'Nothing grows past two seeds, through the next potion.',
  Genius: 'The next potion may differ in one thing from what grows in its garden.',
  Minimalist: 'The next potion is one single plant of its garden.',
  Piggyback: NO_NEIGHBOUR,
  Sharer: NO_NEIGHBOUR,
  Copycat: NO_NEIGHBOUR,
  Student: 'You may plant any herb anyway, so it does nothing here.',
  Spreader: 'You may plant in any cell anyway, so it does nothing here.',
  Rain: 'Every plant gains a seed in the gardens that begin in the same row as the tested one.',
  Weeds: 'An empty cell is crossed out.',
  Sprout: 'A random herb appears with one seed in an empty cell.',
  Blight: 'A plant loses a seed; at one seed it withers.',
  Sunbeam: 'The next time you grow a garden counts double.',
};

export function soloEffectText(effect: EffectName): string {
  return SOLO_WORDS[effect] ?? explanationOf(effect);
}

export function soloSpecialText(special: SpecialName): string {
  return special === 'Hard Ground'
    ? 'Planting here costs a turn: meanwhile weeds cross out an empty cell.'
    : SPECIAL_EXPLANATIONS[special];
}

interface InForce {
  readonly name: string;
  readonly text: string;
  readonly isGood: boolean;
}

/** All that is different just now, the gravest first, each in words that say what it comes to. */
export function inForce(field: Field): InForce[] {
  const found: InForce[] = [];
  if (field.poisonings > 0 && field.poisonings < DEADLY_POISONINGS) {
    found.push({ name: 'Poisoned', text: 'Once more, and the game is lost.', isGood: false });
  }
  for (const ability of field.abilities) {
    const text = abilityText(field, ability);
    if (text) found.push({ name: ability, text, isGood: GOOD_ABILITIES.includes(ability) });
  }
  if (field.isMisty)
    found.push({ name: 'Mist', text: 'Plant in an outer cell while one is free.', isGood: false });
  if (field.isPotCracked) {
    const most = plural(CRACKED_POT_HOLDS, 'plant');
    found.push({ name: 'Cracked pot', text: `The next potion takes ${most} at most.`, isGood: false });
  }
  if (field.hasSunbeam) found.push({ name: 'Sunbeam', text: 'The next growth counts double.', isGood: true });
  return found;
}

const GOOD_ABILITIES: readonly SoloAbility[] = ['Green Fingers', 'Genius'];

/** Poison is told by its count, which outlasts the potion. */
function abilityText({ allergies }: Field, ability: SoloAbility): string | null {
  switch (ability) {
    case 'Poison':
      return null;
    case 'Green Fingers':
      return 'Plants grow by two seeds at a time.';
    case 'Allergies':
      return `You cannot call ${listText(allergies.map(ingredientName), 'or')}.`;
    case 'Distracted':
      return 'Nothing grows past two seeds.';
    case 'Genius':
      return 'Your next potion may differ in one thing from what grows.';
    case 'Minimalist':
      return 'Your next potion is one single plant.';
    default:
      return unreachable(ability);
  }
}
