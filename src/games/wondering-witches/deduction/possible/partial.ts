/**
 * A recipe as far as the potions so far can have felt it: who is in none of them, and carries what no potion has
 * met, is left open. One partial recipe stands for all that complete it, so that many can be counted by few.
 */
import {
  GOOD,
  type Hypothesis,
  IGNORE,
  IMPOSTER,
  IMPOSTER_EFFECT,
  NO_NUMBER,
  OVERACHIEVER,
} from '../judging/hypothesis';
import type { Riddle } from './riddle';

/** Nobody yet: a herb whose kind is open, a slot whose carrier is none of the herbs that are told. */
export const OPEN = -1;

export interface Partial extends Hypothesis {
  /** Herbs in the order in which they were told. */
  readonly touched: readonly number[];
  /** How likely all answers are under it. */
  readonly chance: number;
}

export function blankPartials({ ingredients, codeLengths, slots }: Riddle): Partial[] {
  return codeLengths.map((codeLength) => ({
    codeLength,
    kinds: Array.from({ length: ingredients }, () => OPEN),
    numbers: Array.from({ length: ingredients }, () => NO_NUMBER),
    owners: slots.map(() => OPEN),
    sequence: [...slots.keys()],
    lists: Array.from({ length: ingredients }, () => []),
    touched: [],
    chance: 1,
  }));
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
  from: Partial,
  herb: number,
  { hears, fits }: Allowed,
  visit: (to: Partial) => void,
): void {
  const free = from.owners.flatMap((owner, slot) => (owner === OPEN ? [slot] : []));
  const loads: number[][] = [[]];
  for (const slot of free) {
    const partner = riddle.partners[slot] as number;
    // Of a pair the first slot is told first, so that no two are the same but for their order.
    const isSecond = partner >= 0 && partner < slot;
    if (!hears(slot, herb) || (isSecond && from.owners[partner] === OPEN)) continue;
    for (const load of loads.slice()) loads.push([...load, slot]);
  }
  for (const [kind, number] of identities(riddle, from, herb)) {
    if (!fits(kind, number)) continue;
    for (const load of loads) {
      const kinds = from.kinds.with(herb, kind);
      const numbers = from.numbers.with(herb, number);
      const owners = from.owners.slice();
      for (const slot of load) owners[slot] = herb;
      const own = load.map((slot) => riddle.slots[slot] as number);
      const lists = from.lists.with(herb, kind === IMPOSTER ? [IMPOSTER_EFFECT, ...own] : own);
      visit({ ...from, kinds, numbers, owners, lists, touched: [...from.touched, herb] });
    }
  }
}

function identities({ drama, ingredients }: Riddle, from: Partial, herb: number): [number, number][] {
  const { codeLength, kinds, numbers, touched } = from;
  const missing = openNumbers(from);
  const found: [number, number][] = missing.map((number) => [GOOD, number]);
  const others = ingredients - touched.length - 1;
  if (kinds[herb] !== OPEN || numbers[herb] !== NO_NUMBER || others < missing.length) return found;
  found.push([IGNORE, NO_NUMBER]);
  if (!drama) return found;
  found.push([OVERACHIEVER, 0], [OVERACHIEVER, codeLength + 1]);
  for (let number = 1; number <= codeLength; number++) found.push([IMPOSTER, number]);
  return found;
}

export function openNumbers({ codeLength, kinds, numbers }: Hypothesis): number[] {
  const missing: number[] = [];
  for (let number = 1; number <= codeLength; number++) {
    if (!kinds.some((kind, herb) => kind === GOOD && numbers[herb] === number)) missing.push(number);
  }
  return missing;
}

/** How many recipes complete it; whatever is carried by nobody yet may be by so many. */
export function completions(riddle: Riddle, partial: Partial, carriers: number): number {
  const decoys = riddle.drama ? 3 + partial.codeLength : 1;
  return arrangements(riddle, partial, carriers, decoys);
}

/** `decoys`: how many ways there are to be a decoy. */
export function arrangements(
  { ingredients, partners }: Riddle,
  partial: Partial,
  carriers: number,
  decoys: number,
): number {
  const { touched, owners } = partial;
  const open = ingredients - touched.length;
  const missing = openNumbers(partial).length;
  if (missing > open) return 0;
  let ways = decoys ** (open - missing);
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
