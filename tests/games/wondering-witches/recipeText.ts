/**
 * Recipes, potions and results as text, so that a table of cases can be read.
 *
 *   recipe  `a1 b2+Spicy c3 d4 e-+Cutoff f0! g5! h3?+Imposter`   - Ignore, ! Overachiever, ? Imposter
 *   potion  `a b.2 c`                                            seeds after the dot; none: grown right
 *   result  `won`, or `1 under 0 over: Calculator 7, Spicy`       lines sorted
 */
import type { EffectName } from '../../../src/games/wondering-witches/recipe/effects/names';
import { EFFECT_NAMES } from '../../../src/games/wondering-witches/recipe/effects/names';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import type {
  FeedbackLine,
  Kind,
  PotionItem,
  PotionResult,
  Puzzle,
  RecipeIngredient,
} from '../../../src/games/wondering-witches/recipe/types';
import { configName } from '../../../src/games/wondering-witches/recipe/words/configName';

/** The levels as players know them. */
export const NAMED_LEVELS = LEVELS.map(({ config }) => ({ name: configName(formatConfig(config)), config }));

const SORTS: Record<string, Kind> = { '': 'good', '!': 'overachiever', '?': 'imposter' };

export function recipe(text: string, codeLength = 4): Puzzle {
  const ingredients = text.split(' ').map((word, index): RecipeIngredient => {
    const [head = '', ...names] = word.split('+');
    if (head.charCodeAt(0) !== 97 + index) throw new Error(`Expected ingredient ${index} at ${word}`);
    const effects = names.map((name) => name.replace('_', ' ') as EffectName);
    for (const name of effects) if (!EFFECT_NAMES.includes(name)) throw new Error(`No effect ${name}`);
    if (head.slice(1) === '-') return { kind: 'ignore', number: null, effects };
    const [, digits = '', sort = ''] = /^(\d+)([!?]?)$/.exec(head.slice(1)) ?? [];
    return { kind: SORTS[sort]!, number: Number(digits), effects };
  });
  return { codeLength, ingredients };
}

export function potion(text: string): PotionItem[] {
  return text.split(' ').map((word) => {
    const [letter = '', seeds] = word.split('.');
    return { ingredient: letter.charCodeAt(0) - 97, seeds: seeds === undefined ? null : Number(seeds) };
  });
}

export function lineText(line: FeedbackLine): string {
  if (line.says === 'met') return line.effect;
  if (line.says === 'number') return `${line.effect} ${line.number}`;
  if (line.says === 'plant') return `${line.effect} plant ${line.ingredient}`;
  return `${line.effect} ${line.says}`;
}

export function resultText({ won, undergrown, overgrown, feedback }: PotionResult): string {
  if (won) return 'won';
  const lines = feedback.map(lineText).sort();
  return `${undergrown} under ${overgrown} over: ${lines.join(', ') || 'silence'}`;
}

/** Always answers `answer` (within the limit), so that it does not matter in which order things are rolled. */
export function constantRng(answer: number) {
  return { below: (limit: number) => answer % limit };
}
