/**
 * Which recipes of a cloud agree with one more answer, and what share of all that is. Where few do, more are drawn
 * from what was believed before, so that a small share is measured and not guessed.
 */

import type { Hypothesis } from '../judging/hypothesis';
import { likelihood } from '../judging/likelihood';
import { pot } from '../judging/pot';
import { type Cloud, density, type Trial } from './cloud';
import type { Dice } from './dice';
import { drawHypothesis } from './prior';
import type { Riddle } from './riddle';
import { takeStep } from './steps';

export interface Survivors {
  readonly found: readonly Hypothesis[];
  /** How likely each is now, compared with the others. */
  readonly weights: readonly number[];
  /** Of all recipes that agreed before, each counted alike. */
  readonly share: number;
}

const ENOUGH = 24;
const MOST_DRAWN = 8000;
const STEPS_BETWEEN = 2;
/** Where what was believed contradicts something itself, its share tells nothing. */
const SHARE_OF_SOFT = 0.3;

/** `trials` holds the new one last; `end`: by the count of plants judged. */
export function survivorsOf(
  riddle: Riddle,
  before: Cloud,
  trials: readonly Trial[],
  end: number,
  dice: Dice,
): Survivors {
  const earlier = trials.slice(0, -1);
  const { laid, answer } = trials.at(-1) as Trial;
  const found: Hypothesis[] = [];
  const weights: number[] = [];
  let all = 0;
  let left = 0;
  let drawn = 0;
  const look = (own: Hypothesis, weight: number) => {
    const chance = likelihood(own, laid, answer);
    // The likelier ones are met more often; for the share all are alike.
    const likelier = density(riddle, own) * product(own, earlier);
    drawn += 1;
    if (likelier > 0) {
      all += weight / likelier;
      if (chance > 0) left += weight / likelier;
    }
    if (chance <= 0) return;
    found.push(own);
    weights.push(weight * chance);
  };
  const size = before.hypotheses.length;
  for (const [at, own] of before.hypotheses.entries()) look(own, (before.weights[at] as number) * size);
  if (!before.isSoft) {
    const chains = before.hypotheses.map((own) => own);
    for (let at = 0; found.length < ENOUGH && drawn < MOST_DRAWN && pot.work < end; at = (at + 1) % size) {
      const next = another(riddle, chains[at] as Hypothesis, earlier, dice);
      chains[at] = next;
      look(next, (before.weights[at] as number) * size);
    }
  }
  const share = before.isSoft ? SHARE_OF_SOFT : left > 0 ? left / all : 0.5 / drawn;
  return { found, weights, share };
}

function product(own: Hypothesis, trials: readonly Trial[]): number {
  let chance = 1;
  for (const { laid, answer } of trials) chance *= likelihood(own, laid, answer);
  return chance;
}

/** One more that agrees with what was told before: drawn, or reached by small steps that never leave it. */
function another(riddle: Riddle, from: Hypothesis, earlier: readonly Trial[], dice: Dice): Hypothesis {
  if (earlier.length === 0) return drawHypothesis(riddle, dice) ?? from;
  let here = from;
  for (let step = 0; step < STEPS_BETWEEN; step++) {
    const taken = takeStep(riddle, here, 1, dice);
    if (!taken) continue;
    const touched = earlier.filter(({ laid }) => (laid.mask & taken.touched) !== 0);
    const now = product(taken.to, touched);
    if (now > 0 && dice.share() * product(here, touched) < now) here = taken.to;
  }
  return here;
}
