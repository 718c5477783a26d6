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

/** Ways gone through for one answer, and partial recipes kept. */
const MOST_WAYS = 60_000;
const MOST_KEPT = 25_000;

/** What may keep others from speaking; all of them but Resetter say so themselves. */
const SILENCERS = (['Cutoff', 'Enthusiastic', 'Cleaner', 'Odd'] as const).map(effectId);
const RESETTER = effectId('Resetter');
const CROWDY = effectId('Crowdy');

export function firstPartials(riddle: Riddle): readonly Partial[] {
  return blankPartials(riddle);
}

/** Those that agree with all trials; null where they are too many to go through. `before`: those without the last. */
export function nextPartials(
  riddle: Riddle,
  before: readonly Partial[] | null,
  trials: readonly Trial[],
): readonly Partial[] | null {
  // Two orders of the same effects would be two partial recipes of one.
  if (riddle.hasOrder) return null;
  const carriers = possibleCarriers(riddle, trials);
  const budget = { ways: MOST_WAYS };
  let found = before ?? blankPartials(riddle);
  for (const trial of before ? trials.slice(-1) : easiestFirst(trials)) {
    const next = thoseThatAgree(riddle, found, trial, carriers, budget);
    if (!next) return null;
    found = next;
  }
  return found;
}

/** Every potion adds as few herbs as can be to those of the potions before it. */
function easiestFirst(trials: readonly Trial[]): Trial[] {
  const left = [...trials];
  const order: Trial[] = [];
  let told = 0;
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

function thoseThatAgree(
  riddle: Riddle,
  before: readonly Partial[],
  trial: Trial,
  carriers: readonly number[],
  budget: { ways: number },
): readonly Partial[] | null {
  const { laid, answer } = trial;
  const kept: Partial[] = [];
  const herbs = [...new Set(laid.herbs)];
  const hears: Hears = (slot, owner) => ((carriers[slot] as number) & (1 << owner)) !== 0;
  const tell = (from: Partial): boolean => {
    if (budget.ways < 0 || kept.length > MOST_KEPT) return false;
    const next = herbs.find((herb) => from.kinds[herb] === OPEN);
    budget.ways -= 1;
    if (next === undefined) {
      if (!isHeard(riddle, trial, from)) return true;
      const chance = likelihood(from, laid, answer);
      const branches = from.codeLength ** pot.rolled;
      // What is only sampled is not counted.
      if (branches > MOST_BRANCHES) return false;
      budget.ways -= branches - 1;
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
  return kept;
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
    if (looked > MOST_WAYS) return;
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
  return looked > MOST_WAYS ? null : { recipes, seen, seenNot };
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
