/**
 * What the potions tested so far say for certain. An effect that may have changed growth, order or silence
 * makes a potion's counts mean something else, so only what no effect can have touched is kept.
 */
import type { EffectName } from '../../recipe/effects/names';
import {
  type Clue,
  type FeedbackLine,
  type Findings,
  LONG_RECIPE,
  type PotionItem,
  SHORT_RECIPE,
  type TestedPotion,
} from '../../recipe/types';

export interface PotionFact {
  /** Index in the log. */
  readonly potion: number;
  readonly items: readonly PotionItem[];
  readonly undergrown: number;
  readonly overgrown: number;
  /** How many Imposters lie in it; null where a Cleaner may have silenced one. */
  readonly imposters: number | null;
  /** Without effects it would not have won either. */
  readonly isNoWin: boolean;
  readonly reports: readonly FeedbackLine[];
}

export interface Knowledge {
  readonly ingredients: number;
  readonly drama: boolean;
  readonly codeLengths: readonly number[];
  readonly clue: Clue | null;
  readonly facts: readonly PotionFact[];
}

/** What it changes, it changes for one herb. */
export const CHANGE_ONE: readonly EffectName[] = [
  'Spicy',
  'Refreshing',
  'Enthusiastic',
  'Fertilizer',
  'Equalizer',
  'Random',
  'Blender',
  'Downer',
  'Teamplayer',
];
const CHANGE_COUNTS: readonly EffectName[] = ['Cutoff', ...CHANGE_ONE];

const NUMBER_REPORTS: readonly EffectName[] = [
  'Detective',
  'Liar',
  'Calculator',
  'Revealer',
  'Blessing',
  'Even',
];
const ORDER_REPORTS: readonly EffectName[] = ['Pessimist', 'Optimist'];

export function gatherKnowledge({ config, clue, potions, effectsInPlay }: Findings): Knowledge {
  // A Resetter wipes out the very lines that would tell what else has acted.
  const isBlurred = effectsInPlay.includes('Resetter');
  return {
    ingredients: config.ingredients,
    drama: config.drama,
    codeLengths: config.variable ? [SHORT_RECIPE, LONG_RECIPE] : [SHORT_RECIPE],
    clue,
    facts: isBlurred ? [] : potions.flatMap(factOf),
  };
}

function factOf({ items, result }: TestedPotion, potion: number): PotionFact[] {
  const { feedback, undergrown, overgrown, won } = result;
  if (won || feedback.some((line) => mayChangeCounts(line, items.length))) return [];
  const met = (effect: EffectName) => feedback.some((line) => line.effect === effect);
  const reports = met('Coward') ? NUMBER_REPORTS : [...NUMBER_REPORTS, ...ORDER_REPORTS];
  return [
    {
      potion,
      items,
      undergrown,
      overgrown,
      imposters: met('Cleaner') ? null : feedback.filter(({ effect }) => effect === 'Imposter').length,
      isNoWin: !met('Coward') && !feedback.some(isFamilyTrouble),
      reports: feedback.filter(({ effect }) => reports.includes(effect)),
    },
  ];
}

function mayChangeCounts({ effect, says }: FeedbackLine, length: number): boolean {
  if (effect === 'Odd') return length % 2 === 1;
  if (effect === 'Even') return says === 'met';
  return CHANGE_COUNTS.includes(effect);
}

function isFamilyTrouble({ effect, says }: FeedbackLine): boolean {
  return (effect === 'Brothers' && says === 'no') || (effect === 'Enemies' && says === 'yes');
}
