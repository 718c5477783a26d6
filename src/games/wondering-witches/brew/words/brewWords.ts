/** What the screen says about a game of Brew: names of marks, announcements, the end, the text to share. */

import { plural } from '../../../../core/plural';
import { unreachable } from '../../../../core/result';
import type { Tally } from '../../../../core/rules';
import { columnName, decoyColumn } from '../../notebook/notebookMarks';
import { EVENTS } from '../../recipe/events';
import { ingredientName } from '../../recipe/ingredients';
import { NOUNS } from '../../recipe/nouns';
import type {
  BrewMove,
  BrewView,
  Mark,
  RecipeIngredient,
  TestedPotion,
  WitchConfig,
} from '../../recipe/types';
import { describeGrowth, describeLine } from '../../recipe/words';

const MARK_WORDS: Readonly<Record<Mark, string>> = {
  clear: 'no mark',
  cross: 'crossed out',
  circle: 'circled',
};

export function columnInWords(config: WitchConfig, column: number): string {
  return column === decoyColumn(config) ? 'decoy' : `number ${columnName(config, column)}`;
}

export function noteInWords(config: WitchConfig, ingredient: number, column: number, mark: Mark): string {
  return `${ingredientName(ingredient)}, ${columnInWords(config, column)}: ${MARK_WORDS[mark]}`;
}

export function potionInWords(number: number, { result, event }: TestedPotion): string {
  const happened = event === null ? undefined : EVENTS[event];
  return [
    `Potion ${number}: ${describeGrowth(result)}`,
    ...result.feedback.map(describeLine),
    ...(happened ? [`${happened.name}: ${happened.text}`] : []),
  ].join(' ');
}

export function moveInWords(move: BrewMove, view: BrewView): string {
  switch (move.kind) {
    case 'potion': {
      const last = view.potions.at(-1);
      return last ? potionInWords(view.potions.length, last) : '';
    }
    case 'mark':
      return `${noteInWords(view.config, move.ingredient, move.column, move.mark)}.`;
    case 'lose':
      return 'Lost on paper. One last potion is free.';
    case 'reveal':
      return 'The solution is shown.';
    case 'help':
      return 'The High Witch’s cat is thinking it over.';
    default:
      return unreachable(move);
  }
}

/** Taken back or played again: what it was. */
export function stepInWords(move: BrewMove | null): string {
  switch (move?.kind) {
    case 'potion':
      return 'the potion';
    case 'mark':
      return `the mark at ${ingredientName(move.ingredient)}`;
    case 'lose':
      return 'losing';
    case 'reveal':
      return 'showing the solution';
    case 'help':
      return 'the deduction';
    default:
      return 'a step';
  }
}

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

/** As it is laid into the cauldron: `place 2 of 3`. */
export function placeInWords(index: number, length: number): string {
  return `place ${index + 1} of ${length}`;
}

export function resultText(
  name: string,
  won: boolean,
  potions: number,
  tally: Tally,
  time: string,
): { text: string; plain: string } {
  const trail = potions > 12 ? '' : '🫧'.repeat(Math.max(0, potions - (won ? 1 : 0))) + (won ? '✨' : '🌑');
  const outcome = won ? `solved with ${plural(potions, NOUNS.potion)}` : 'the recipe stayed secret';
  return {
    text: [
      `Parlour · Wondering Witches ${name}`,
      `🧪 ${outcome} ⏱ ${time}`,
      trail,
      tally.hints > 0 ? `💡${tally.hints}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, Wondering Witches ${name}: ${outcome} in ${time}, with ${plural(tally.hints, NOUNS.hint)}.`,
  };
}
