/**
 * The cloud is led from one answer to the next by resampling and small steps (Metropolis). A step may pass through
 * recipes that contradict an answer, the less willingly the longer it takes; only those that contradict nothing are
 * kept, as long as there are any.
 */

import type { Hypothesis, Laid } from '../judging/hypothesis';
import { distance, likelihood } from '../judging/likelihood';
import type { Answer } from '../judging/lineValues';
import { pot } from '../judging/pot';
import { agreement, CLOUD_SIZE, type Cloud, density, resample, type Trial, textOf } from './cloud';
import type { Dice } from './dice';
import type { Riddle } from './riddle';
import { takeStep } from './steps';
import { survivorsOf } from './survivors';

/** All steps of an update, over all recipes of the cloud and all potions of the log. */
const STEPS = 60;
const SEARCH_STEPS = 250;
const SEARCHES = 6;
const ENOUGH = 24;
/** Plants judged for one update: beyond it every walk ends where it is. */
const MOST_WORK = 5_000_000;
const FEW_SURVIVORS = 8;
const FEW_RECIPES = 60;
const ROUNDS_AROUND = 3;
const MOST_AROUND = 300;
const MOST_WORK_AROUND = 2_000_000;
const UNLIKELY = 0.7;
const LOOSE = 1.3;
const TIGHT = 4.5;
/** For what contradicts something. */
const SOFT = 2;

export interface NextCloud {
  readonly cloud: Cloud;
  /** Of the recipes that agreed before, the share that still does, each counted alike. */
  readonly share: number;
}

/** The cloud after one more potion; `trials` holds it last. */
export function nextCloud(riddle: Riddle, before: Cloud, trials: readonly Trial[], dice: Dice): NextCloud {
  const end = pot.work + MOST_WORK;
  const { found, weights, share } = survivorsOf(riddle, before, trials, end, dice);
  const agreeing = before.isSoft ? found.map((own) => agreement(own, trials)) : weights;
  const survivors = agreeing.filter((weight) => weight > 0).length;
  const starts =
    survivors >= FEW_SURVIVORS
      ? resample(found, agreeing, CLOUD_SIZE, dice)
      : search(riddle, [...found, ...before.hypotheses], trials, end, dice);
  if (starts.length === 0) return { cloud: softCloud(before.hypotheses, trials), share };
  const walked: Hypothesis[] = [];
  for (let at = 0; at < CLOUD_SIZE; at++) {
    const start = starts[at % starts.length] as Hypothesis;
    walked.push(walk(riddle, start, trials, { steps: STEPS, changes: 1, end }, dice).agreeing ?? start);
  }
  const distinct = distinctOf(walked);
  if (distinct.size > FEW_RECIPES) {
    const weights = walked.map(() => 1 / walked.length);
    return { cloud: { hypotheses: walked, weights, isSoft: false }, share };
  }
  lookAround(riddle, distinct, [...before.hypotheses, ...found], trials, dice);
  return { cloud: weigh(riddle, distinct, trials), share };
}

/** Few are left, and more of them may lie where no small step leads: all are looked for from everywhere. */
function lookAround(
  riddle: Riddle,
  distinct: Map<string, Hypothesis>,
  from: readonly Hypothesis[],
  trials: readonly Trial[],
  dice: Dice,
): void {
  const end = pot.work + MOST_WORK_AROUND;
  const starts = [...distinctOf(from).values()];
  for (let round = 0; round < ROUNDS_AROUND && pot.work < end && distinct.size <= MOST_AROUND; round++) {
    const all = dice.shuffle([...distinct.values(), ...starts]);
    const before = distinct.size;
    for (const start of all) {
      if (pot.work > end || distinct.size > MOST_AROUND) break;
      walk(riddle, start, trials, { steps: SEARCH_STEPS, changes: 2, end, met: distinct }, dice);
    }
    if (distinct.size === before) break;
  }
}

function distinctOf(hypotheses: readonly Hypothesis[]): Map<string, Hypothesis> {
  return new Map(hypotheses.map((own) => [textOf(own), own]));
}

/** From everywhere in the cloud, with larger steps, until something agrees with all answers. */
function search(
  riddle: Riddle,
  from: readonly Hypothesis[],
  trials: readonly Trial[],
  end: number,
  dice: Dice,
): Hypothesis[] {
  const found = from.filter((own) => agreement(own, trials) > 0);
  let starts: readonly Hypothesis[] = nearestFirst(from, trials);
  for (let round = 0; round < SEARCHES && found.length < FEW_SURVIVORS; round++) {
    const ends: Hypothesis[] = [];
    for (const start of starts) {
      if (found.length >= ENOUGH || pot.work > end) break;
      const { agreeing, last } = walk(riddle, start, trials, { steps: SEARCH_STEPS, changes: 3, end }, dice);
      ends.push(last);
      if (agreeing) found.push(agreeing);
    }
    starts = nearestFirst(ends, trials);
  }
  return found;
}

function nearestFirst(hypotheses: readonly Hypothesis[], trials: readonly Trial[]): Hypothesis[] {
  return hypotheses
    .map((own) => ({ own, far: farFrom(own, trials) }))
    .sort((a, b) => a.far - b.far)
    .map(({ own }) => own);
}

function farFrom(hypothesis: Hypothesis, trials: readonly Trial[]): number {
  let sum = 0;
  for (const { laid, answer } of trials) sum += energy(costOf(hypothesis, laid, answer), SOFT);
  return sum;
}

interface Walk {
  readonly steps: number;
  /** Up to so many changes at once. */
  readonly changes: number;
  /** By the count of plants judged. */
  readonly end: number;
  /** Takes in all that agree on the way. */
  readonly met?: Map<string, Hypothesis>;
}

interface Walked {
  readonly agreeing: Hypothesis | null;
  readonly last: Hypothesis;
}

function walk(
  riddle: Riddle,
  start: Hypothesis,
  trials: readonly Trial[],
  { steps, changes, end, met }: Walk,
  dice: Dice,
): Walked {
  const amount = trials.length;
  // By trial: minus the logarithm of the answer's chance, or how far off it is, below zero, where there is none.
  let costs = trials.map(({ laid, answer }) => costOf(start, laid, answer));
  let next = costs.slice();
  let here = start;
  let agreeing: Hypothesis | null = costs.every((cost) => cost >= 0) ? start : null;
  for (let step = 0; step < steps && pot.work < end; step++) {
    const strictness = LOOSE + ((TIGHT - LOOSE) * step) / steps;
    const taken = takeStep(riddle, here, changes > 1 ? 1 + dice.below(changes) : 1, dice);
    if (!taken) continue;
    let allowed = -Math.log(1 - dice.share());
    for (let at = 0; at < amount; at++) allowed += energy(costs[at] as number, strictness);
    let isExact = true;
    for (let at = amount - 1; at >= 0 && allowed >= 0; at--) {
      const { laid, answer } = trials[at] as Trial;
      const cost = (laid.mask & taken.touched) === 0 ? (costs[at] as number) : costOf(taken.to, laid, answer);
      next[at] = cost;
      if (cost < 0) isExact = false;
      allowed -= energy(cost, strictness);
    }
    if (allowed < 0) continue;
    here = taken.to;
    [costs, next] = [next, costs];
    if (!isExact) continue;
    agreeing = here;
    met?.set(textOf(here), here);
  }
  return { agreeing, last: here };
}

function costOf(hypothesis: Hypothesis, laid: Laid, answer: Answer): number {
  const chance = likelihood(hypothesis, laid, answer);
  return chance > 0 ? -Math.log(chance) : -Math.max(0.5, distance(hypothesis, laid, answer));
}

function energy(cost: number, strictness: number): number {
  return cost >= 0 ? cost : UNLIKELY - strictness * cost;
}

/** Few different ones are weighed one by one, so that none counts for more than it is likely. */
function weigh(riddle: Riddle, distinct: ReadonlyMap<string, Hypothesis>, trials: readonly Trial[]): Cloud {
  const hypotheses = [...distinct.values()];
  return {
    hypotheses,
    weights: normalised(hypotheses.map((own) => density(riddle, own) * agreement(own, trials))),
    isSoft: false,
  };
}

function softCloud(hypotheses: readonly Hypothesis[], trials: readonly Trial[]): Cloud {
  const weights = hypotheses.map((own) => Math.exp(-farFrom(own, trials)));
  return { hypotheses, weights: normalised(weights), isSoft: true };
}

function normalised(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}
