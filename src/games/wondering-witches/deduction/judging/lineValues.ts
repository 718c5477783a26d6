/**
 * Every line that a potion can give, and its counts, as numbers: an answer is then one sum, whatever the order of
 * its lines, and two answers are compared at once. The numbers are 44 bits wide, so that sums neither meet by
 * accident nor outgrow what a number holds exactly.
 */
import { unreachable } from '../../../../core/result';
import { EFFECT_NAMES, type EffectName } from '../../recipe/effects/names';
import type { FeedbackLine, PotionResult } from '../../recipe/types';

export const MET = 0;
export const YES = 1;
export const NO = 2;
export const NOTHING = 3;
export const DECOY = 4;
/** Which plant a Sprout names is no more likely under one recipe than under another. */
export const PLANT = 5;
const FIRST_NUMBER = 6;
const ZERO = 512;
const SAYINGS = 1024;

export const WON = 1;

const values = new Float64Array(EFFECT_NAMES.length * SAYINGS);
const counts = new Float64Array(SAYINGS);
for (let at = 0; at < values.length; at++) values[at] = scatter(at);
for (let at = 0; at < counts.length; at++) counts[at] = scatter(values.length + at);

function scatter(at: number): number {
  return (mix(at * 2 + 1) & 0xfff) * 0x100000000 + mix(at * 2);
}

function mix(word: number): number {
  let h = Math.imul(word + 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return (h ^ (h >>> 16)) >>> 0;
}

export function effectId(name: EffectName): number {
  return EFFECT_NAMES.indexOf(name);
}

/** Numbers beyond the range count as the last one in it; no potion comes near. */
export function sayingOfNumber(number: number): number {
  return Math.max(FIRST_NUMBER, Math.min(SAYINGS - 1, ZERO + number));
}

export function lineValue(effect: number, saying: number): number {
  return values[effect * SAYINGS + saying] ?? 0;
}

const MOST_PLANTS = 16;

export function countsValue(undergrown: number, overgrown: number): number {
  return counts[undergrown * MOST_PLANTS + overgrown] ?? 0;
}

function sayingOf(line: FeedbackLine): number {
  switch (line.says) {
    case 'met':
      return MET;
    case 'yes':
      return YES;
    case 'no':
      return NO;
    case 'nothing':
      return NOTHING;
    case 'decoy':
      return DECOY;
    case 'plant':
      return PLANT;
    case 'number':
      return sayingOfNumber(line.number);
    default:
      return unreachable(line);
  }
}

/** An answer as hypotheses are judged by it. */
export interface Answer {
  /** What an outcome must sum up to. */
  readonly value: number;
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  /** By line: effect and saying, as `effects` and `sayings` of the judge. */
  readonly effects: readonly number[];
  readonly sayings: readonly number[];
}

export function answerOf({ won, undergrown, overgrown, feedback }: PotionResult): Answer {
  const effects = feedback.map(({ effect }) => effectId(effect));
  const sayings = feedback.map(sayingOf);
  let value = countsValue(undergrown, overgrown);
  for (const [at, effect] of effects.entries()) value += lineValue(effect, sayings[at] ?? 0);
  return { value: won ? WON : value, won, undergrown, overgrown, effects, sayings };
}
