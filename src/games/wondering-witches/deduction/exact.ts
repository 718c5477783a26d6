/** Counts all recipes that agree with a log, where they can be counted: told herb by herb, every step of it capped. */
import { columnCount, decoyColumn } from '../notebook/notebookMarks';
import type { WitchConfig } from '../recipe/types';
import type { Trial } from './cloud';
import { GOOD } from './hypothesis';
import { likelihood, MOST_BRANCHES } from './likelihood';
import { effectId } from './lineValues';
import { blankPartials, completions, type Hears, OPEN, openNumbers, type Partial, tellHerb } from './partial';
import { pot } from './pot';
import { clueHolds, type Riddle } from './riddle';

export interface Counted {
  readonly recipes: number;
  /** By notebook cell: whether some recipe is so, and some is not. */
  readonly seen: readonly boolean[];
  readonly seenNot: readonly boolean[];
}

/** Potions judged for one answer, and partial recipes kept. */
const MOST_JUDGED = 160_000;
const MOST_KEPT = 25_000;

const MAY_SILENCE = (['Cutoff', 'Enthusiastic', 'Cleaner', 'Resetter', 'Odd'] as const).map(effectId);
const CROWDY = effectId('Crowdy');

export function firstPartials(riddle: Riddle): readonly Partial[] {
  return blankPartials(riddle);
}

/** Those that agree with one more answer; null where they are too many to go through. */
export function nextPartials(
  riddle: Riddle,
  before: readonly Partial[] | null,
  trial: Trial,
): readonly Partial[] | null {
  // Two orders of the same effects would be two partial recipes of one.
  if (!before || riddle.hasOrder) return null;
  const { laid, answer } = trial;
  const hears = hearing(riddle, trial);
  const kept: Partial[] = [];
  const herbs = [...new Set(laid.herbs)];
  let judged = 0;
  const tell = (from: Partial): boolean => {
    if (judged > MOST_JUDGED || kept.length > MOST_KEPT) return false;
    const next = herbs.find((herb) => from.kinds[herb] === OPEN);
    judged += 1;
    if (next === undefined) {
      const chance = isHeard(riddle, trial, from) ? likelihood(from, laid, answer) : 0;
      const branches = from.codeLength ** pot.rolled;
      // What is only sampled is not counted.
      judged = branches > MOST_BRANCHES ? Number.POSITIVE_INFINITY : judged + branches - 1;
      if (chance > 0) kept.push({ ...from, chance: from.chance * chance });
      return true;
    }
    let goesOn = true;
    tellHerb(riddle, from, next, hears, (to) => {
      if (goesOn) goesOn = tell(to);
    });
    return goesOn;
  };
  for (const from of before) {
    if (from.owners.some((owner, slot) => owner !== OPEN && !hears(slot, owner))) continue;
    if (!tell(from)) return null;
  }
  return judged > MOST_JUDGED || kept.length > MOST_KEPT ? null : kept;
}

/** Where nothing can silence an effect, whoever is in the potion would have been heard. */
function hearing({ slots }: Riddle, { laid, answer }: Trial): Hears {
  const isOpen = answer.won || slots.some((effect) => MAY_SILENCE.includes(effect));
  return (slot, owner) => {
    const effect = slots[slot] as number;
    if (isOpen || effect === CROWDY || (laid.mask & (1 << owner)) === 0) return true;
    return answer.effects.includes(effect);
  };
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

/** Null: too many to go through. */
export function countPartials(
  riddle: Riddle,
  config: WitchConfig,
  partials: readonly Partial[] | null,
): Counted | null {
  if (!partials) return null;
  const columns = columnCount(config);
  const seen = Array.from({ length: config.ingredients * columns }, () => false);
  const seenNot = seen.slice();
  let recipes = 0;
  let looked = 0;
  const herbs = clueHerbs(riddle);
  const tellsEffects = riddle.clue.kind === 'effects';
  const note = (partial: Partial, carriers: number) => {
    looked += 1;
    const herb = herbs.find((own) => partial.kinds[own] === OPEN);
    if (looked > MOST_JUDGED) return;
    if (herb !== undefined) {
      // Who carries what matters to one kind of clue only; else it is left open.
      tellHerb(
        riddle,
        partial,
        herb,
        () => tellsEffects,
        (to) => note(to, tellsEffects ? carriers - 1 : carriers),
      );
      return;
    }
    const ways = clueHolds(riddle, partial) ? completions(riddle, partial, carriers) : 0;
    if (ways === 0) return;
    recipes += ways;
    noteCells(partial, config, seen, seenNot);
  };
  for (const partial of partials) note(partial, config.ingredients - partial.touched.length);
  return looked > MOST_JUDGED ? null : { recipes, seen, seenNot };
}

function clueHerbs({ clue }: Riddle): readonly number[] {
  return clue.kind === 'group' ? clue.ingredients : [clue.ingredient];
}

function noteCells(partial: Partial, config: WitchConfig, seen: boolean[], seenNot: boolean[]): void {
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
