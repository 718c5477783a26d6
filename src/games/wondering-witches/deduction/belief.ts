/** What is believed after a log: a pure function of what was told, kept for the logs that were asked for last. */
import type { Findings, TestedPotion, WitchConfig } from '../recipe/types';
import { agreement, type Cloud, density, firstCloud, nextCloud, recipeText, type Trial } from './cloud';
import { Dice } from './dice';
import { drawnCloud } from './drawn';
import { type Counted, countPartials, firstPartials, nextPartials } from './exact';
import { layOut } from './hypothesis';
import { likelihood } from './likelihood';
import { answerOf } from './lineValues';
import type { Partial } from './partial';
import { type Riddle, riddleOf } from './riddle';

export interface Belief {
  readonly riddle: Riddle;
  readonly trials: readonly Trial[];
  readonly cloud: Cloud;
  /** All that agrees, as far as it could be gone through; null from where it was too much. */
  readonly partials: readonly Partial[] | null;
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
    belief = after(belief, told.config, told.potions[at] as TestedPotion, keys[at + 1] as string);
  }
  keep(belief);
  return belief;
}

/** Where even the clue leaves too many ways to go through: no deal comes here. */
const MANY = 1e12;

function begin({ config, ...told }: Told): Belief {
  const riddle = riddleOf({ config, ...told });
  const partials = firstPartials(riddle);
  const cloud = firstCloud(riddle, new Dice(riddle.key));
  const counted = countPartials(riddle, config, partials);
  const count: Count = {
    recipes: counted?.recipes ?? MANY,
    isExact: counted !== null,
    isLarger: false,
    counted,
  };
  return { riddle, trials: [], cloud, partials, count, key: riddle.key };
}

function after(before: Belief, config: WitchConfig, { items, result }: TestedPotion, key: string): Belief {
  const { riddle } = before;
  const trial = { laid: layOut(items), answer: answerOf(result) };
  const trials = [...before.trials, trial];
  const partials = nextPartials(riddle, before.partials, trial);
  const dice = new Dice(key);
  const drawn = partials && drawnCloud(riddle, partials, dice);
  const cloud = drawn ?? nextCloud(riddle, before.cloud, trials, dice);
  const counted = countPartials(riddle, config, partials);
  const count: Count = counted
    ? { recipes: counted.recipes, isExact: true, isLarger: counted.recipes > before.count.recipes, counted }
    : estimate(before, trial, cloud);
  return { riddle, trials, cloud, partials, count, key };
}

/** A cloud too small to hold a survivor tells that less than this share is left. */
const LEAST_SHARE = 0.001;

/** As many as before, times the share of the cloud that the answer leaves; no less than were met. */
function estimate({ riddle, cloud, trials, count }: Belief, { laid, answer }: Trial, after: Cloud): Count {
  let all = 0;
  let left = 0;
  for (const [at, own] of cloud.hypotheses.entries()) {
    // The cloud holds the likelier ones more often; for the count all are alike.
    const chance = density(riddle, own) * (cloud.isSoft ? 1 : agreement(own, trials));
    if (chance <= 0) continue;
    const share = (cloud.weights[at] as number) / chance;
    all += share;
    if (likelihood(own, laid, answer) > 0) left += share;
  }
  const met = after.isSoft ? 1 : new Set(after.hypotheses.map(recipeText)).size;
  const share = all > 0 ? Math.max(LEAST_SHARE, left / all) : 1;
  const recipes = Math.min(count.recipes, Math.max(met, count.recipes * share));
  return { recipes, isExact: false, isLarger: false, counted: null };
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
