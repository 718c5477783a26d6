/**
 * All partial recipes that agree with a log, herb by herb: a way is left as soon as some potion can no longer have
 * answered as it did. What is gone through is counted, and given up where it is too much.
 */

import { maskOf } from '../judging/hypothesis';
import { type Bounds, mayFit, type Sum, sumUp } from './bounds';
import { heardSlots, possibleCarriers } from './carriers';
import type { Trial } from './cloud';
import { type Allowed, isPossible, OPEN, type PartialRecipe, tellHerb } from './partialRecipe';
import { clueHerbs, clueHolds, type Riddle } from './riddle';
import { type Budget, judgeTogether } from './together';

/** Partial recipes kept for one answer. */
const MOST_KEPT = 25_000;

/** All partial recipes that agree with the first `trials` of a log. */
export interface Agreeing {
  readonly partials: readonly PartialRecipe[];
  readonly trials: number;
}

interface Step {
  readonly herb: number;
  /** Potions whose last herb is told by it. */
  readonly completes: readonly Trial[];
  /** Of the potions that it lies in. */
  readonly bounds: readonly Bounds[];
  /** The herbs still to be told after it, one bit each. */
  readonly later: number;
}

interface Search extends Budget {
  readonly riddle: Riddle;
  readonly steps: readonly Step[];
  readonly hears: Allowed['hears'];
  /** By slot that has spoken: a bit for each herb that may carry it. */
  readonly heard: ReadonlyMap<number, number>;
  readonly clue: readonly number[];
  readonly kept: PartialRecipe[];
}

/** Those that agree with all trials; null where more than so many ways lead there. */
export function nextAgreeing(
  riddle: Riddle,
  before: Agreeing,
  trials: readonly Trial[],
  mostWays: number,
): Agreeing | null {
  if (riddle.orders.length === 0) return null;
  const carriers = possibleCarriers(riddle, trials);
  const hears: Allowed['hears'] = (slot, owner) => ((carriers[slot] as number) & (1 << owner)) !== 0;
  const starts = before.partials.filter(({ owners }) =>
    owners.every((owner, slot) => owner === OPEN || hears(slot, owner)),
  );
  const told = new Set(starts[0]?.touched);
  const asked = easiestFirst(trials.slice(before.trials), told);
  const search: Search = {
    riddle,
    steps: stepsFor(asked, told),
    hears,
    heard: new Map(heardSlots(riddle, trials).map((slot) => [slot, carriers[slot] as number])),
    clue: clueHerbs(riddle),
    kept: [],
    left: mostWays,
  };
  const whole = asked.filter(({ laid }) => laid.herbs.every((herb) => told.has(herb)));
  const isDone = starts.every((from) => judgeAndGoOn(search, from, whole, 0));
  return isDone ? { partials: search.kept, trials: trials.length } : null;
}

/** False: too many to go through. */
function goOn(search: Search, from: PartialRecipe, at: number): boolean {
  if (search.left < 0 || search.kept.length > MOST_KEPT) return false;
  const step = search.steps[at];
  if (!step) {
    search.kept.push(from);
    return true;
  }
  let isGoing = true;
  tellHerb(
    search.riddle,
    from,
    step.herb,
    { hears: search.hears, fits: fitsIn(search, step, from) },
    (to) => {
      if (!isGoing) return;
      search.left -= 1;
      if (!isMissed(search, to, step.later) && !isAgainstClue(search, to))
        isGoing = judgeAndGoOn(search, to, step.completes, at + 1);
    },
  );
  return isGoing;
}

function judgeAndGoOn(
  search: Search,
  partial: PartialRecipe,
  trials: readonly Trial[],
  next: number,
): boolean {
  const judged = judgeTogether(search, search.riddle, partial, trials);
  return judged !== null && (!isPossible(judged) || goOn(search, judged, next));
}

function fitsIn(search: Search, { bounds, herb }: Step, from: PartialRecipe): Allowed['fits'] {
  const sums = bounds.map((own) => sumUp(own, from));
  return (kind, number) => {
    search.left -= 1;
    return bounds.every((own, at) => mayFit(own, sums[at] as Sum, herb, kind, number));
  };
}

/** Somebody has spoken, and nobody is left who might have. */
function isMissed({ heard }: Search, { owners }: PartialRecipe, later: number): boolean {
  for (const [slot, carriers] of heard) if (owners[slot] === OPEN && (carriers & later) === 0) return true;
  return false;
}

function isAgainstClue({ clue, riddle }: Search, partial: PartialRecipe): boolean {
  return clue.every((herb) => partial.kinds[herb] !== OPEN) && !clueHolds(riddle, partial);
}

/** By the herbs of the potions one after the other, those that are told already left out. */
function stepsFor(trials: readonly Trial[], told: ReadonlySet<number>): Step[] {
  const order = [...new Set(trials.flatMap(({ laid }) => laid.herbs))].filter((herb) => !told.has(herb));
  const untouched = ~maskOf([...told, ...order]);
  return order.map((herb, at) => {
    const later = maskOf(order.slice(at + 1));
    const holding = trials.filter(({ laid }) => laid.herbs.includes(herb));
    return {
      herb,
      completes: holding.filter(({ laid }) => (laid.mask & later) === 0),
      bounds: holding.flatMap(({ bounds }) => bounds ?? []),
      later: later | untouched,
    };
  });
}

/** Every potion adds as few herbs as can be to those of the potions before it. */
function easiestFirst(trials: readonly Trial[], herbs: Iterable<number>): Trial[] {
  const left = [...trials];
  const order: Trial[] = [];
  let told = maskOf([...herbs]);
  const news = ({ laid }: Trial) => bitsIn(laid.mask & ~told);
  while (left.length > 0) {
    const next = left.reduce((best, own) => (news(own) < news(best) ? own : best));
    left.splice(left.indexOf(next), 1);
    order.push(next);
    told |= next.laid.mask;
  }
  return order;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return bits;
}
