/** What may be put into a cauldron at all, and all that may, one after the other. */
import type { Rng } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { isIngredient } from '../notebook/notebookMarks';
import { refuse } from './faults';
import { MAX_POTION, MAX_SEEDS, type PotionItem, type WitchConfig } from './types';

export function checkPotion(config: WitchConfig, items: readonly PotionItem[]): Result<true> {
  if (items.length === 0) return refuse('EMPTY_CAULDRON');
  if (items.length > MAX_POTION) return refuse('FULL_CAULDRON', { ingredients: MAX_POTION });
  if (items.some(({ ingredient }) => !isIngredient(config, ingredient))) {
    return refuse('UNKNOWN_INGREDIENT', { ingredients: config.ingredients });
  }
  if (items.some(({ seeds }) => seeds !== null && !isSeedCount(seeds))) {
    return refuse('BAD_SEEDS', { most: MAX_SEEDS });
  }
  return ok(true);
}

function isSeedCount(seeds: number): boolean {
  return Number.isInteger(seeds) && seeds >= 1 && seeds <= MAX_SEEDS;
}

/** Shortest first: length 1, then 2, …; any of the choices at every place. */
export function* everyPotion(choices: readonly PotionItem[]): Iterable<PotionItem[]> {
  for (let length = 1; length <= MAX_POTION; length++) {
    const digits = Array.from({ length }, () => 0);
    do yield digits.flatMap((digit) => choices[digit] ?? []);
    while (countUp(digits, choices.length));
  }
}

function countUp(digits: number[], base: number): boolean {
  for (let place = digits.length - 1; place >= 0; place--) {
    const next = ((digits[place] ?? 0) + 1) % base;
    digits[place] = next;
    if (next !== 0) return true;
  }
  return false;
}

export function anyPotion(choices: readonly PotionItem[], rng: Rng): PotionItem[] {
  const length = 1 + rng.below(MAX_POTION);
  return Array.from({ length }, () => choices[rng.below(choices.length)]).flatMap((item) => item ?? []);
}

/** Every ingredient with every number of seeds; `unset`: also grown exactly right, and that first. */
export function everyItem({ ingredients }: WitchConfig, unset: boolean): PotionItem[] {
  const counts = Array.from({ length: MAX_SEEDS }, (_, index) => index + 1);
  const seeds = unset ? [null, ...counts] : counts;
  return Array.from({ length: ingredients }, (_, ingredient) => ingredient).flatMap((ingredient) =>
    seeds.map((own): PotionItem => ({ ingredient, seeds: own })),
  );
}
