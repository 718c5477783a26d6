/** What may be put into a cauldron at all, and all that may, one after the other. */

import type { Rng } from '../../../core/chance';
import { plural } from '../../../core/plural';
import { ok, type Result, refuse } from '../../../core/result';
import { isSeedCount } from '../brew/rules/moves';
import { isIngredient } from '../notebook/notebookMarks';
import { NOUNS } from './nouns';
import { MAX_POTION, MAX_SEEDS, type PotionItem, type WitchConfig } from './types';

export function checkPotion(config: WitchConfig, items: readonly PotionItem[]): Result<true> {
  if (items.length === 0) return refuse('EMPTY_CAULDRON', 'Put something into the cauldron first.');
  if (items.length > MAX_POTION) {
    return refuse('FULL_CAULDRON', `The cauldron holds ${plural(MAX_POTION, NOUNS.ingredient)} at most.`);
  }
  if (items.some(({ ingredient }) => !isIngredient(config, ingredient))) {
    return refuse(
      'UNKNOWN_INGREDIENT',
      `This game has only ${plural(config.ingredients, NOUNS.ingredient)}.`,
    );
  }
  if (items.some(({ seeds }) => seeds !== null && !isSeedCount(seeds))) {
    return refuse('BAD_SEEDS', `A plant has from 1 to ${MAX_SEEDS} seeds.`);
  }
  return ok(true);
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
