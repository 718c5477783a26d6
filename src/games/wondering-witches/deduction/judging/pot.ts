/** The pot that is being judged, and what has come of it so far; one at a time, in fields that are used again. */
import { MAX_POTION } from '../../recipe/types';
import { GOOD } from './hypothesis';
import { effectId, lineValue } from './lineValues';

export const NO_EFFECTS: readonly number[] = [];

/** The pot: by plant as it was laid, and the plants in their places. */
export const pot = {
  size: 0,
  codeLength: 0,
  ingredients: 0,
  order: new Int32Array(MAX_POTION),
  herb: new Int32Array(MAX_POTION),
  kind: new Int32Array(MAX_POTION),
  number: new Int32Array(MAX_POTION),
  effects: Array.from({ length: MAX_POTION }, () => NO_EFFECTS),
  fled: new Uint8Array(MAX_POTION),
  /** What each plant's number was when it was considered; `NO_NUMBER`: it was not. */
  judged: new Int32Array(MAX_POTION),
  rolled: 0,
  /** How many plants have been judged in all: what budgets are counted in. */
  work: 0,
};

/** Lines that are what they are: effect and saying. */
const MOST_LINES = 160;
export const outcome = {
  won: false,
  undergrown: 0,
  overgrown: 0,
  /** Counts and fixed lines; `WON` where nothing else is told. What reports add is in `reports`. */
  value: 0,
  /** A bit for each effect on players or field that was met. */
  lasting: 0,
  lines: 0,
  effects: new Int32Array(MOST_LINES),
  sayings: new Int32Array(MOST_LINES),
};

const rolls = new Int32Array(MAX_POTION * 4);

/** How often a number was rolled in the last run; how, does not hang on what came up. */
export function rollsMade(): number {
  return pot.rolled;
}

export function setRoll(at: number, number: number): void {
  rolls[at] = number;
}

export function rollNumber(): number {
  const at = pot.rolled++;
  return (rolls[at] ?? 0) + 1;
}

export function say(effect: number, saying: number): void {
  if (outcome.lines >= MOST_LINES) return;
  outcome.effects[outcome.lines] = effect;
  outcome.sayings[outcome.lines] = saying;
  outcome.lines += 1;
  outcome.value += lineValue(effect, saying);
}

const FIRST_LASTING = effectId('Poison');
const LAST_LASTING = effectId('Sunbeam');

/** The bit of an effect in `outcome.lasting`; 0 for those that only the potion feels. */
export function lastingBit(effect: number): number {
  return effect >= FIRST_LASTING && effect <= LAST_LASTING ? 1 << (effect - FIRST_LASTING) : 0;
}

export function goodsHere(): number {
  let goods = 0;
  for (let at = 0; at < pot.size; at++) if (pot.kind[at] === GOOD) goods += 1;
  return goods;
}
