/**
 * All partial recipes that agree with a log, herb by herb: a way is left as soon as some potion can no longer have
 * answered as it did. What is gone through is counted, and given up where it is too much.
 */

import { maskOf } from '../judging/hypothesis';
import { likelihood, MOST_BRANCHES } from '../judging/likelihood';
import { effectId } from '../judging/lineValues';
import { pot } from '../judging/pot';
import { type Bounds, mayFit, type Sum, sumUp } from './bounds';
import type { Trial } from './cloud';
import { type Allowed, OPEN, type Partial, tellHerb } from './partial';
import { clueHerbs, clueHolds, type Riddle } from './riddle';

/** Ways gone through for one answer, and partial recipes kept. */
const MOST_WAYS = 60_000;
const MOST_KEPT = 25_000;

/** What may keep others from speaking; all of them but Resetter say so themselves. */
const SILENCERS = (['Cutoff', 'Enthusiastic', 'Cleaner', 'Odd'] as const).map(effectId);
const RESETTER = effectId('Resetter');
const CROWDY = effectId('Crowdy');

interface Step {
  readonly herb: number;
  /** Potions whose last herb is told by it. */
  readonly completes: readonly Trial[];
  /** Of the potions that it lies in. */
  readonly bounds: readonly Bounds[];
  /** The herbs still to be told after it, one bit each. */
  readonly later: number;
}

/** All partial recipes that agree with the first `trials` of a log. */
export interface Agreeing {
  readonly partials: readonly Partial[];
  readonly trials: number;
}

/** Those that agree with all trials; null where they are too many to go through. */
export function nextAgreeing(riddle: Riddle, before: Agreeing, trials: readonly Trial[]): Agreeing | null {
  // Two orders of the same effects would be two partial recipes of one.
  if (riddle.hasOrder) return null;
  const carriers = possibleCarriers(riddle, trials);
  const hears: Allowed['hears'] = (slot, owner) => ((carriers[slot] as number) & (1 << owner)) !== 0;
  const starts = before.partials.filter(({ owners }) =>
    owners.every((owner, slot) => owner === OPEN || hears(slot, owner)),
  );
  const told = new Set(starts[0]?.touched);
  const asked = easiestFirst(trials.slice(before.trials), told);
  const steps = stepsFor(asked, told);
  const whole = asked.filter(({ laid }) => laid.herbs.every((herb) => told.has(herb)));
  const heard = heardSlots(riddle, trials);
  /** Somebody has spoken, and nobody is left who might have. */
  const isMissed = (owners: readonly number[], later: number) =>
    heard.some((slot) => owners[slot] === OPEN && ((carriers[slot] as number) & later) === 0);
  const budget = { ways: MOST_WAYS };
  const kept: Partial[] = [];
  const clue = clueHerbs(riddle);
  const tell = (from: Partial, at: number): boolean => {
    if (budget.ways < 0 || kept.length > MOST_KEPT) return false;
    const step = steps[at];
    if (!step) {
      kept.push(from);
      return true;
    }
    let goesOn = true;
    const sums = step.bounds.map((bounds) => sumUp(bounds, from));
    const fits: Allowed['fits'] = (kind, number) => {
      budget.ways -= 1;
      return step.bounds.every((bounds, own) => mayFit(bounds, sums[own] as Sum, step.herb, kind, number));
    };
    tellHerb(riddle, from, step.herb, { hears, fits }, (to) => {
      if (!goesOn) return;
      budget.ways -= 1;
      if (isMissed(to.owners, step.later)) return;
      if (clue.every((herb) => to.kinds[herb] !== OPEN) && !clueHolds(riddle, to)) return;
      const judged = judge(riddle, to, step.completes, budget);
      if (judged === null) goesOn = false;
      else if (judged.chance > 0) goesOn = tell(judged, at + 1);
    });
    return goesOn;
  };
  for (const from of starts) {
    const judged = judge(riddle, from, whole, budget);
    if (judged === null) return null;
    if (judged.chance > 0 && !tell(judged, 0)) return null;
  }
  return { partials: kept, trials: trials.length };
}

/** With the chance of these answers; null where it could only be sampled. */
function judge(
  riddle: Riddle,
  partial: Partial,
  trials: readonly Trial[],
  budget: { ways: number },
): Partial | null {
  let { chance } = partial;
  for (const trial of trials) {
    if (!isHeard(riddle, trial, partial)) return { ...partial, chance: 0 };
    const own = likelihood(partial, trial.laid, trial.answer);
    const branches = partial.codeLength ** pot.rolled;
    if (branches > MOST_BRANCHES) return null;
    budget.ways -= branches - 1;
    chance *= own;
    if (chance === 0) break;
  }
  return chance === partial.chance ? partial : { ...partial, chance };
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

/** By slot: a bit for each herb that may carry it, going by what was heard of which potions. */
function possibleCarriers({ ingredients, slots, partners }: Riddle, trials: readonly Trial[]): number[] {
  const carriers = slots.map(() => (1 << ingredients) - 1);
  for (const { laid, answer } of trials) {
    if (answer.won) continue;
    const isOpen = slots.includes(RESETTER) || SILENCERS.some((effect) => answer.effects.includes(effect));
    for (const [slot, effect] of slots.entries()) {
      if (!answer.effects.includes(effect)) {
        // Where nothing has silenced it, whoever is in the potion would have been heard.
        if (!isOpen && effect !== CROWDY) carriers[slot] = (carriers[slot] as number) & ~laid.mask;
      } else if (partners[slot] === -1) carriers[slot] = (carriers[slot] as number) & laid.mask;
    }
  }
  return carriers;
}

/** Effects that have spoken and have one carrier. */
function heardSlots({ slots, partners }: Riddle, trials: readonly Trial[]): number[] {
  return [...slots.keys()].filter(
    (slot) =>
      partners[slot] === -1 && trials.some(({ answer }) => answer.effects.includes(slots[slot] as number)),
  );
}

/** Whatever has spoken is carried by somebody in the potion. */
function isHeard({ slots }: Riddle, { laid, answer }: Trial, { owners }: Partial): boolean {
  return answer.effects.every(
    (effect) =>
      !slots.includes(effect) ||
      owners.some(
        (owner, slot) => slots[slot] === effect && owner !== OPEN && (laid.mask & (1 << owner)) !== 0,
      ),
  );
}
