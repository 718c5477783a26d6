/** What the maker says of a secret. */
import { plural } from '../../../../frame/words/plural';
import type { Proof, Weight } from '../../making/work';
import { ingredientName } from '../../recipe/ingredients';
import type { RecipeIngredient } from '../../recipe/types';
import { identityInWords } from '../../recipe/words/words';

export interface ProofWords {
  readonly head: string;
  readonly more: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

export function proofWords({ potion }: Proof, weight: Weight | null): ProofWords {
  if (potion === null) {
    const more = 'No potion wins for sure. Take an effect away, or change a decoy.';
    return { head: 'It cannot be won', more, tone: 'bad' };
  }
  if (weight === null) {
    return { head: 'It can be won', more: 'Hand it over whenever you like.', tone: 'good' };
  }
  return { head: `It can be won: ${hardness(weight)}`, more: weightWords(weight), tone: 'good' };
}

/** As the levels of the game go, from First Game to High Witch. */
function hardness({ potions, isFound }: Weight): string {
  if (!isFound || potions > 7) return 'very hard';
  if (potions > 5) return 'hard';
  return potions > 3 ? 'middling' : 'easy';
}

function weightWords({ potions, isFound }: Weight): string {
  const count = plural(potions, 'potion');
  return isFound ? `Parlour’s own hints find it with ${count}.` : `Parlour’s own hints fail with ${count}.`;
}

/** While numbers are left, whoever has none may still get one. */
export function whatItIs(is: RecipeIngredient, isOpen: boolean): string {
  return isOpen && is.kind === 'ignore' ? 'no number yet' : identityInWords(is);
}

/** `Sage, number 2, Spicy, Joker`: a herb for those who do not see it. */
export function herbInWords(herb: number, is: RecipeIngredient, isOpen: boolean): string {
  const drawn = is.effects.filter((name) => name !== 'Imposter');
  return [ingredientName(herb), whatItIs(is, isOpen), ...drawn].join(', ');
}
