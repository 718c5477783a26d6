/** What is believed after a log: a pure function of what was told, kept for the logs that were asked for last. */
import type { Findings, TestedPotion } from '../../recipe/types';
import { layOut } from '../judging/hypothesis';
import { answerOf } from '../judging/lineValues';
import { type Agreeing, nextAgreeing } from './agreeing';
import { boundsOf } from './bounds';
import { type Cloud, firstCloud, recipeText, type Trial } from './cloud';
import { Dice } from './dice';
import { drawnCloud } from './drawn';
import { type Counted, countPartials } from './exact';
import { nextCloud } from './nextCloud';
import { blankPartials } from './partialRecipe';
import { type Riddle, riddleOf } from './riddle';

export interface Belief {
  readonly riddle: Riddle;
  readonly trials: readonly Trial[];
  readonly cloud: Cloud;
  /** All that agrees with as much of the log as could be gone through. */
  readonly agreeing: Agreeing;
  readonly count: Count;
  /** The same text for the same log: what chance is seeded with. */
  readonly key: string;
}

/** How many recipes (numbers, decoys, and who carries what) agree with all that was told. */
export interface Count {
  readonly recipes: number;
  readonly isExact: boolean;
  /** An estimate has given way to a count that is larger. */
  readonly isLarger: boolean;
  readonly counted: Counted | null;
}

export type Told = Pick<Findings, 'config' | 'clue' | 'effectsInPlay' | 'potions'>;

const MOST_KEPT = 8;
const kept = new Map<string, Belief>();

export function beliefAfter(told: Told): Belief {
  const riddle = riddleOf(told);
  const keys = [riddle.key];
  for (const { items, result } of told.potions)
    keys.push(`${keys.at(-1)}|${JSON.stringify([items, result])}`);
  let from = keys.length - 1;
  while (from > 0 && !kept.has(keys[from] as string)) from -= 1;
  let belief = kept.get(keys[from] as string) ?? begin(told);
  for (let at = from; at < told.potions.length; at++) {
    keep(belief);
    belief = after(belief, told, at, keys[at + 1] as string);
  }
  keep(belief);
  return belief;
}

/** Where even the clue leaves too many ways to go through: no deal comes here. */
const MANY = 1e12;

function begin({ config, ...told }: Told): Belief {
  const riddle = riddleOf({ config, ...told });
  const agreeing = { partials: blankPartials(riddle), trials: 0 };
  const cloud = firstCloud(riddle, new Dice(riddle.key));
  const counted = countPartials(riddle, config, agreeing.partials);
  const count: Count = {
    recipes: counted?.recipes ?? MANY,
    isExact: counted !== null,
    isLarger: false,
    counted,
  };
  return { riddle, trials: [], cloud, agreeing, count, key: riddle.key };
}

function after(before: Belief, { config, potions, effectsInPlay }: Told, at: number, key: string): Belief {
  const { riddle } = before;
  const trials = [...before.trials, trialOf(potions[at] as TestedPotion, effectsInPlay)];
  const all = goThrough(before, config, trials);
  const agreeing = all?.agreeing ?? before.agreeing;
  const dice = new Dice(key);
  const drawn = all && drawnCloud(riddle, agreeing.partials, dice);
  const counted = all?.counted ?? null;
  if (drawn && counted)
    return { riddle, trials, cloud: drawn, agreeing, count: countOf(before, counted), key };
  const { cloud, share } = nextCloud(riddle, before.cloud, trials, dice);
  const count = counted ? countOf(before, counted) : estimate(riddle, before.count, share, cloud);
  return { riddle, trials, cloud: drawn ?? cloud, agreeing, count, key };
}

export function trialOf(potion: TestedPotion, effectsInPlay: Told['effectsInPlay']): Trial {
  const bounds = boundsOf(potion, effectsInPlay);
  return { laid: layOut(potion.items), answer: answerOf(potion.result), bounds };
}

interface GoneThrough {
  readonly agreeing: Agreeing;
  /** Null: too many to count. */
  readonly counted: Counted | null;
}

/** All that agrees with one more answer, which `trials` holds last; null: too much to go through. */
export function goThrough(
  before: Pick<Belief, 'riddle' | 'agreeing' | 'count'>,
  config: Told['config'],
  trials: readonly Trial[],
): GoneThrough | null {
  const { riddle } = before;
  const agreeing = nextAgreeing(riddle, before.agreeing, trials, mostWays(before));
  return agreeing && { agreeing, counted: countPartials(riddle, config, agreeing.partials) };
}

/** Gone through for one answer. */
const MOST_WAYS = 60_000;
const MOST_WAYS_TO_FEW = 400_000;
const FEW = 2000;

/** Where effects act in one order or another, a cloud that is to tell few recipes apart misses too many of them. */
function mostWays({ riddle, count }: Pick<Belief, 'riddle' | 'count'>): number {
  return riddle.orders.length > 1 && count.recipes <= FEW ? MOST_WAYS_TO_FEW : MOST_WAYS;
}

export function countOf({ count }: Pick<Belief, 'count'>, counted: Counted): Count {
  return { recipes: counted.recipes, isExact: true, isLarger: counted.recipes > count.recipes, counted };
}

/** A cloud cannot tell fewer apart, least of all under several orders; what can be counted is. */
const FEWEST_ESTIMATED = 3;
const FEWEST_UNDER_ORDERS = 20;

/** As many as before, times the share that the answer leaves; no less than were met. */
export function estimate(
  { orders }: Riddle,
  { recipes }: Count,
  share: number,
  { isSoft, hypotheses }: Cloud,
): Count {
  const met = isSoft ? 1 : new Set(hypotheses.map(recipeText)).size;
  const fewest = orders.length > 1 ? FEWEST_UNDER_ORDERS : FEWEST_ESTIMATED;
  const left = Math.min(recipes, Math.max(met, fewest, recipes * share));
  return { recipes: left, isExact: false, isLarger: false, counted: null };
}

/** What was asked for last is forgotten last. */
function keep(belief: Belief): void {
  kept.delete(belief.key);
  kept.set(belief.key, belief);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}
