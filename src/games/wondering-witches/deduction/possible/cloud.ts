/** A cloud of recipes stands for all that are still possible: drawn before the first potion, then led on (`nextCloud`). */

import { type Hypothesis, IGNORE, IMPOSTER, type Laid, OVERACHIEVER } from '../judging/hypothesis';
import { likelihood } from '../judging/likelihood';
import type { Answer } from '../judging/lineValues';
import type { Bounds } from './bounds';
import type { Dice } from './dice';
import { drawHypothesis } from './prior';
import type { Riddle } from './riddle';

/** A tested potion and what it told. */
export interface Trial {
  readonly laid: Laid;
  readonly answer: Answer;
  /** Null where an effect may have done anything to its counts. */
  readonly bounds: Bounds | null;
}

export interface Cloud {
  readonly hypotheses: readonly Hypothesis[];
  /** Of the same length; they sum up to one. */
  readonly weights: readonly number[];
  /** Nothing was found that agrees with all answers: these are the nearest. */
  readonly isSoft: boolean;
}

export const CLOUD_SIZE = 400;

export function firstCloud(riddle: Riddle, dice: Dice): Cloud {
  const hypotheses: Hypothesis[] = [];
  for (let draw = 0; draw < CLOUD_SIZE; draw++) {
    const drawn = drawHypothesis(riddle, dice);
    if (drawn) hypotheses.push(drawn);
  }
  return { hypotheses, weights: hypotheses.map(() => 1 / hypotheses.length), isSoft: false };
}

/** How likely all answers are under a hypothesis. */
export function agreement(hypothesis: Hypothesis, trials: readonly Trial[]): number {
  let product = 1;
  for (let at = trials.length - 1; at >= 0 && product > 0; at--) {
    const { laid, answer } = trials[at] as Trial;
    product *= likelihood(hypothesis, laid, answer);
  }
  return product;
}

export function resample<T>(
  items: readonly T[],
  weights: readonly number[],
  wanted: number,
  dice: Dice,
): T[] {
  let total = 0;
  for (const weight of weights) total += weight;
  const picked: T[] = [];
  if (total <= 0) return picked;
  const gap = total / wanted;
  let mark = gap * dice.share();
  let sum = 0;
  for (const [at, item] of items.entries()) {
    sum += weights[at] as number;
    while (mark < sum && picked.length < wanted) {
      picked.push(item);
      mark += gap;
    }
  }
  return picked;
}

/** The same text for the same recipe, whatever the order of effects. */
export function recipeText({ codeLength, kinds, numbers, owners }: Hypothesis): string {
  return `${codeLength} ${kinds.join()} ${numbers.join()} ${owners.join()}`;
}

export function textOf({ codeLength, kinds, numbers, owners, sequence }: Hypothesis): string {
  return `${codeLength} ${kinds.join()} ${numbers.join()} ${owners.join()} ${sequence.join()}`;
}

/** How likely a recipe is to be dealt, beside others of the same riddle. */
export function density({ drama, codeLengths }: Riddle, { codeLength, kinds }: Hypothesis): number {
  let share = 1;
  if (drama) {
    for (const kind of kinds) {
      if (kind === IGNORE) share /= 3;
      else if (kind === OVERACHIEVER) share /= 6;
      else if (kind === IMPOSTER) share /= 3 * codeLength;
    }
  }
  if (codeLengths.length < 2) return share;
  // Either length is as likely, but the longer one can be laid out in more ways.
  let ways = 1;
  for (let at = 0; at < codeLength; at++) ways *= kinds.length - at;
  return share / ways;
}
