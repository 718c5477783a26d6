/** What a test may cost beside the turns it takes, in bits: ground, harm, and the gardens that the end needs. */
import { isBadSpecial } from '../../board/rules/specials';
import { LASTING, type Value } from '../../deduction/choosing/value';
import { LONG_RECIPE, SHORT_RECIPE } from '../../recipe/types';
import { bedsAt, bedsIn, capacityOf, freeCells, specialAt } from './field';
import type { Field, Garden } from './types';

/** By effect, from Poison on, in the order of the names. */
const HARMS = [2.5, 0.5, 0, 0.5, 0.6, -0.1, 0, 0.8, 0, 0.1, 0.5, 0.35, 0.15, 0, 0.25];
const POISON = 0;
const COMPOST = 13;
/** Weeds and Sprout, which may take the very cell that the end needs: by clean gardens left, how much worse. */
const TAKE_CELLS = [10, 11];
const SPOILT = [1, 4, 2];
/** Being poisoned twice is the end. */
const DEADLY = 12;
const EACH_TEST = 0.3;
const FREE_CELL = 0.4;
const PLANTED_CELL = 0.2;
/** For the last garden that a whole recipe can be grown in, the last but one, and the one before. */
const FULL_GARDENS = [6, 1.6, 0.5];
const THE_END = 20;
const NEAR_THE_END = 2;
const FEW_CELLS = 2;

export function harmOf({ poisonings }: Field, { clean }: Ground, { lasting }: Value): number {
  let harm = 0;
  for (let at = 0; at < LASTING; at++) {
    const cost = at === POISON && poisonings > 0 ? DEADLY : (HARMS[at] as number);
    const matters = TAKE_CELLS.includes(at) ? (SPOILT[clean.length] ?? 1) : 1;
    harm += cost * matters * (lasting[at] as number);
  }
  return harm;
}

export function poisonRisk({ lasting }: Value): number {
  return lasting[POISON] as number;
}

export function priceOfTest(field: Field, ground: Ground, value: Value): number {
  return EACH_TEST + harmOf(field, ground, value);
}

export interface Ground {
  /** Gardens in which a whole recipe could still be grown from nothing. */
  readonly clean: readonly number[];
  readonly free: number;
}

export function groundOf(field: Field, longest: number): Ground {
  const clean = [...field.gardens.keys()].filter((index) => {
    const own = field.gardens[index];
    return (
      own !== undefined && !own.isUsed && bedsIn(field, own).length === 0 && roomIn(field, own) >= longest
    );
  });
  return { clean, free: freeCells(field).length };
}

/** What using up a garden costs. */
export function priceOfGarden(field: Field, ground: Ground, index: number, value: Value): number {
  const own = field.gardens[index];
  if (!own) return 0;
  const free = freeCells(field).filter((cell) => own.cells.includes(cell)).length;
  const cells = FREE_CELL * free + PLANTED_CELL * bedsIn(field, own).length;
  const isFull = ground.clean.includes(index);
  const reserve = isFull ? (FULL_GARDENS[ground.clean.length - 1] ?? 0) : 0;
  const left = ground.free - free;
  const end = left === 0 ? THE_END : left <= FEW_CELLS ? NEAR_THE_END : 0;
  const loses = 1 - value.wins;
  return (cells + reserve * loses * loses + end * loses) * (1 - (value.lasting[COMPOST] as number));
}

/** How many plants the garden has room for in cells that are any good, those that stand there included. */
export function roomIn(field: Field, { cells }: Garden): number {
  return cells
    .filter((cell) => {
      const special = specialAt(field, cell);
      return !field.crossed[cell] && (special === null || !isBadSpecial(special));
    })
    .reduce((sum, cell) => sum + Math.max(capacityOf(field, cell), bedsAt(field, cell).length), 0);
}

/** The longest recipe that has to be reckoned with. */
export function longestOf(lengths: readonly number[]): number {
  const long = lengths.filter((length) => length === LONG_RECIPE).length;
  return long > 0.1 * lengths.length ? LONG_RECIPE : SHORT_RECIPE;
}
