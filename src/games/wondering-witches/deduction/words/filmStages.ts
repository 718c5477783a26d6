/** What films of Solo and Brew are called, and what they say of each place. */

import type { Forms } from '../../../../core/inForms';
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import type { Aid } from '../../recipe/types';
import { capitalised } from '../../recipe/words/words';
import type { Left } from '../deduction';
import type { Amount, Ending, FilmCode, FilmStage } from '../films/stages';

const FILM_NAMES: Sentences<FilmCode> = {
  told: 'What each potion told',
  proof: 'The shortest proof found',
};

/** As their buttons are called. */
export const AID_NAMES: Readonly<Record<Aid, string>> = { deduce: 'Deduce' };

export function filmName(code: string): string {
  return sentenceOf(FILM_NAMES, code) ?? code;
}

export function filmStageInWords(stage: FilmStage): string {
  switch (stage.code) {
    case 'clueLeaves':
      return `${fitTheClue(stage.left)}.`;
    case 'potionTold':
      return toldInWords(stage);
    case 'potionWon':
      return `Before it ${amountInWords(stage.before, STILL_POSSIBLE_THEN)}.`;
    case 'toldNoFurther':
      return 'From here on it is not counted: these are too many potions.';
    case 'proofKnows': {
      const potions = plural(stage.potions, 'potion');
      return `This proof knows the recipe, and so every answer beforehand. ${fitTheClue(stage.left)}; after ${potions} one is left.`;
    }
    case 'proofLeaves':
      return `${capitalised(amountInWords(stage.left, STILL_POSSIBLE))}.`;
    case 'proven':
      return ENDINGS[stage.ending];
    default:
      return unreachable(stage);
  }
}

const FIT: Forms = { one: '# recipe fits the clue', other: '# recipes fit the clue' };
const STILL_POSSIBLE: Forms = { one: '# recipe is still possible', other: '# recipes are still possible' };
const STILL_POSSIBLE_THEN: Forms = {
  one: '# recipe was still possible',
  other: '# recipes were still possible',
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  wins: 'Only one recipe is left: it is proven. What follows wins.',
  waits:
    'Only one recipe is left: it is proven. One potion is given away before the win, until what holds you has passed.',
  ends: 'Only one recipe is left: it is proven.',
  won: 'It wins under one recipe alone: that is the proof.',
};

function amountInWords({ recipes, isExact }: Amount, forms: Forms): string {
  return `${isExact ? '' : 'about '}${plural(recipes, forms)}`;
}

function fitTheClue(left: Left): string {
  const carriers = left.basis === 'carriers' ? ', counting who carries which effect' : '';
  return `${capitalised(amountInWords(left, FIT))}${carriers}`;
}

function toldInWords({ before, left }: Extract<FilmStage, { readonly code: 'potionTold' }>): string {
  const possible = capitalised(amountInWords(left, STILL_POSSIBLE));
  if (left.isLarger) return `${possible}. The estimate before was too low; it has been counted now.`;
  // An estimate is rounded, and may come out above the count before it.
  if (before.recipes <= left.recipes)
    return `It told ${left.isExact ? 'nothing new' : 'little'}. ${possible}.`;
  return `From ${amountInWords(before, { one: '# recipe', other: '# recipes' })} to ${amountInWords(left, { other: '#' })}.`;
}
