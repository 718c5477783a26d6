/**
 * A recipe as far as the potions so far can have felt it: who is in none of them, and carries what no potion has
 * met, is left open. One partial recipe stands for all that complete it, so that many can be counted by few.
 */
import { GOOD, type Hypothesis, IGNORE, IMPOSTER, NO_NUMBER, OVERACHIEVER } from '../judging/hypothesis';
import { NO_EFFECTS } from '../judging/pot';
import { listOf } from './lists';
import type { Riddle } from './riddle';

/** Nobody yet: a herb whose kind is open, a slot whose carrier is none of the herbs that are told. */
export const OPEN = -1;

export interface PartialRecipe extends Hypothesis {
  /** Herbs in the order in which they were told. */
  readonly touched: readonly number[];
  /** By order of the riddle: how likely all answers are under it. */
  readonly chances: readonly number[];
}

export function blankPartials({ ingredients, codeLengths, slots, orders }: Riddle): PartialRecipe[] {
  return codeLengths.map((codeLength) => ({
    codeLength,
    kinds: Array.from({ length: ingredients }, () => OPEN),
    numbers: Array.from({ length: ingredients }, () => NO_NUMBER),
    owners: slots.map(() => OPEN),
    sequence: [...slots.keys()],
    lists: Array.from({ length: ingredients }, () => NO_EFFECTS),
    touched: [],
    chances: orders.map(() => 1),
  }));
}

/** All orders are as likely; how likely all answers are, whichever it was. */
export function chanceOf({ chances }: PartialRecipe): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

export function isPossible({ chances }: PartialRecipe): boolean {
  return chances.some((chance) => chance > 0);
}

/** What a herb can turn out to be. */
export interface Allowed {
  /** Whether a carrier would say what was heard. */
  readonly hears: (slot: number, owner: number) => boolean;
  readonly fits: (kind: number, number: number) => boolean;
}

/** Every way in which one more herb can turn out, with whatever it carries of what nobody carries yet. */
export function tellHerb(
  riddle: Riddle,
  from: PartialRecipe,
  herb: number,
  { hears, fits }: Allowed,
  visit: (to: PartialRecipe) => void,
): void {
  const loads = loadsFor(riddle, from, herb, hears);
  for (const [kind, number] of identities(riddle, from, herb)) {
    if (!fits(kind, number)) continue;
    for (const load of loads) {
      const kinds = from.kinds.with(herb, kind);
      const numbers = from.numbers.with(herb, number);
      const owners = from.owners.slice();
      for (const slot of load) owners[slot] = herb;
      const lists = from.lists.with(herb, listOf(riddle.slots, load, kind));
      visit({ ...from, kinds, numbers, owners, lists, touched: [...from.touched, herb] });
    }
  }
}

/** All that a herb may carry of what nobody carries yet. */
function loadsFor(
  { partners }: Riddle,
  { owners }: PartialRecipe,
  herb: number,
  hears: Allowed['hears'],
): number[][] {
  const loads: number[][] = [[]];
  for (const [slot, owner] of owners.entries()) {
    const partner = partners[slot] as number;
    // Of a pair the first slot is told first, so that no two are the same but for their order.
    const isSecond = partner >= 0 && partner < slot;
    if (owner !== OPEN || !hears(slot, herb) || (isSecond && owners[partner] === OPEN)) continue;
    for (const load of loads.slice()) loads.push([...load, slot]);
  }
  return loads;
}

type Identity = readonly [kind: number, number: number];

function identities(riddle: Riddle, from: PartialRecipe, herb: number): Identity[] {
  const { codeLength, kinds, numbers, touched } = from;
  const missing = openNumbers(from);
  const found = missing.map((number): Identity => [GOOD, number]);
  const others = riddle.ingredients - touched.length - 1;
  if (kinds[herb] !== OPEN || numbers[herb] !== NO_NUMBER || others < missing.length) return found;
  return [...found, ...decoys(riddle, codeLength)];
}

function decoys({ drama }: Riddle, codeLength: number): Identity[] {
  if (!drama) return [[IGNORE, NO_NUMBER]];
  const imposters = Array.from({ length: codeLength }, (_, at): Identity => [IMPOSTER, at + 1]);
  return [[IGNORE, NO_NUMBER], [OVERACHIEVER, 0], [OVERACHIEVER, codeLength + 1], ...imposters];
}

export function openNumbers({ codeLength, kinds, numbers }: Hypothesis): number[] {
  const missing: number[] = [];
  for (let number = 1; number <= codeLength; number++) {
    if (!kinds.some((kind, herb) => kind === GOOD && numbers[herb] === number)) missing.push(number);
  }
  return missing;
}

/** How many recipes complete it; whatever is carried by nobody yet may be by so many. */
export function completions(riddle: Riddle, partial: PartialRecipe, carriers: number): number {
  return arrangements(riddle, partial, carriers, decoys(riddle, partial.codeLength).length);
}

/** `decoyWays`: how many ways there are to be a decoy. */
export function arrangements(
  { ingredients, partners }: Riddle,
  partial: PartialRecipe,
  carriers: number,
  decoyWays: number,
): number {
  const { touched, owners } = partial;
  const open = ingredients - touched.length;
  const missing = openNumbers(partial).length;
  if (missing > open) return 0;
  let ways = decoyWays ** (open - missing);
  for (let at = 0; at < missing; at++) ways *= open - at;
  for (const [slot, owner] of owners.entries()) {
    if (owner !== OPEN) continue;
    const partner = partners[slot] as number;
    const isPairOpen = partner >= 0 && owners[partner] === OPEN;
    if (!isPairOpen) ways *= carriers;
    else if (slot < partner) ways *= (carriers * (carriers - 1)) / 2;
  }
  return ways;
}
