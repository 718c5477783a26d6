/** Why something about a secret is refused. */
import type { Fault, Params } from '../../../../core/result';
import { faultSentence } from '../../../../frame/words/faults';
import { plural } from '../../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import type { SecretFaultCode } from '../../making/faults';
import { ingredientName } from '../../recipe/ingredients';
import { KINDS } from '../../recipe/types';
import { faultInWords } from '../../recipe/words/faults';
import { identityInWords, listText } from '../../recipe/words/words';

const SENTENCES: Sentences<SecretFaultCode> = {
  NUMBER_NOT_SET: ({ number }) => `No herb has number ${number} yet.`,
  EFFECT_NOT_PAIRED: ({ effect }) => `${effect} needs two herbs.`,
  NUMBER_TOO_HIGH: ({ most }) => `This recipe has the numbers 1 to ${most}.`,
  PAIR_IS_FULL: ({ effect, ingredients }) =>
    `${listText(numbersOf(ingredients).map(ingredientName))} have ${effect} already. Take it from one of them first.`,
  CLUE_LIES: (params) => `This clue would be a lie: ${whatTheyAre(params)}.`,
  CLUE_NEEDS_EFFECTS: 'No herb has an effect, so a clue cannot count them.',
  CLUE_GROUP: ({ most }) => `Choose two herbs, or ${most}.`,
  POTIONS_ANSWERED: ({ potions }) =>
    `${plural(Number(potions), 'potion')} answered by this recipe. End the table before you change it.`,
  TABLE_FULL: ({ most }) =>
    `The log is full: it holds ${plural(Number(most), 'potion')}. End the table to begin anew.`,
  NO_RECIPE_FOUND: 'No recipe was found. Try once more.',
  BAD_SKETCH: 'This is not a recipe in the making.',
};

function whatTheyAre(params: Params): string {
  const [numbers, effects] = [numbersOf(params.numbers), numbersOf(params.effects)];
  const kinds = Array.isArray(params.kinds) ? params.kinds : [];
  const clauses = numbersOf(params.ingredients).map((herb, at) => {
    const count = effects[at] ?? 0;
    if (params.kind === 'effects')
      return `${ingredientName(herb)} has ${count === 0 ? 'no effects' : plural(count, 'effect')}`;
    const kind = KINDS.find((known) => known === kinds[at]) ?? 'ignore';
    return `${ingredientName(herb)} is ${aOr(identityInWords({ kind, number: numbers[at] ?? 0, effects: [] }))}`;
  });
  return listText(clauses);
}

/** `number 2`, but `a decoy`. */
function aOr(identity: string): string {
  return identity.startsWith('decoy') ? `a ${identity}` : identity;
}

function numbersOf(list: Params[string] | undefined): number[] {
  return Array.isArray(list) ? list.map(Number) : [];
}

export function sketchFault(fault: Fault): string {
  const own = (one: Fault) => sentenceOf(SENTENCES, one.code, one.params) ?? faultInWords(one);
  return faultSentence(fault, { fault: own });
}
