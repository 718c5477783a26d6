/** Counts all recipes that partial ones stand for, and what is so in all of them; every step of it capped. */
import { columnCount, decoyColumn } from '../../notebook/notebookMarks';
import type { WitchConfig } from '../../recipe/types';
import { GOOD } from '../judging/hypothesis';
import { completions, OPEN, openNumbers, type PartialRecipe, tellHerb } from './partialRecipe';
import { clueHerbs, clueHolds, type Riddle } from './riddle';

export interface Counted {
  readonly recipes: number;
  /** By notebook cell: whether some recipe is so, and some is not. */
  readonly seen: readonly boolean[];
  readonly seenNot: readonly boolean[];
}

/** Partial recipes gone through. */
const MOST_WAYS = 60_000;

/** Null: too many to go through. */
export function countPartials(
  riddle: Riddle,
  config: WitchConfig,
  partials: readonly PartialRecipe[],
): Counted | null {
  const columns = columnCount(config);
  const seen = Array.from({ length: config.ingredients * columns }, () => false);
  const seenNot = seen.slice();
  let recipes = 0;
  let looked = 0;
  const herbs = clueHerbs(riddle);
  const tellsEffects = riddle.clue.kind === 'effects';
  const note = (partial: PartialRecipe, carriers: number) => {
    looked += 1;
    const herb = herbs.find((own) => partial.kinds[own] === OPEN);
    if (looked > MOST_WAYS) return;
    if (herb !== undefined) {
      // Who carries what matters to one kind of clue only; else it is left open.
      tellHerb(riddle, partial, herb, { hears: () => tellsEffects, fits: () => true }, (to) =>
        note(to, tellsEffects ? carriers - 1 : carriers),
      );
      return;
    }
    const ways = clueHolds(riddle, partial) ? completions(riddle, partial, carriers) : 0;
    if (ways === 0) return;
    recipes += ways;
    noteCells(partial, config, seen, seenNot);
  };
  for (const partial of partials) note(partial, config.ingredients - partial.touched.length);
  return looked > MOST_WAYS ? null : { recipes, seen, seenNot };
}

function noteCells(partial: PartialRecipe, config: WitchConfig, seen: boolean[], seenNot: boolean[]): void {
  const columns = columnCount(config);
  const decoys = decoyColumn(config);
  const missing = openNumbers(partial);
  const open = config.ingredients - partial.touched.length;
  for (let herb = 0; herb < config.ingredients; herb++) {
    const kind = partial.kinds[herb];
    const own = kind === GOOD ? (partial.numbers[herb] as number) - 1 : decoys;
    for (let column = 0; column < columns; column++) {
      const cell = herb * columns + column;
      if (kind !== OPEN) {
        if (column === own) seen[cell] = true;
        else seenNot[cell] = true;
        continue;
      }
      const isMissing = column === decoys ? open > missing.length : missing.includes(column + 1);
      const isSure = column === decoys ? missing.length === 0 : open === 1 && isMissing;
      if (isMissing) seen[cell] = true;
      if (!isSure) seenNot[cell] = true;
    }
  }
}
