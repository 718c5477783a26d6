/** Finds the sub-seed of a recipe that can be won. */

import type { Chance, Rng } from '../../../core/chance';
import { clueOf, HARMLESS, puzzleOf, REGULAR } from './openDeal';
import type { Clue, Puzzle, WitchConfig } from './types';
import { findWinningPotion } from './winnable';

/** About one recipe in ten is refused, one in two in the hardest custom settings. */
export const MAX_ATTEMPTS = 400;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SUB_SEED_LENGTH = 11;

/** Whether the recipe of a deal can be won where it is to be played. */
export type Proves = (puzzle: Puzzle, deal: string) => boolean;

export const isWinnable: Proves = (puzzle) => findWinningPotion(puzzle) !== null;

/** What is not worth dealing, winnable or not. */
export type Bars = (config: WitchConfig, puzzle: Puzzle, clue: Clue) => boolean;

const barsNothing: Bars = () => false;

export function dealRecipe(
  config: WitchConfig,
  chance: Chance,
  proves: Proves = isWinnable,
  bars: Bars = barsNothing,
): string {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const deal = REGULAR + subSeed(chance('deal', attempt));
    const puzzle = puzzleOf(config, deal);
    if (proves(puzzle, deal) && !bars(config, puzzle, clueOf(config, puzzle, deal))) return deal;
  }
  return HARMLESS + subSeed(chance('deal', MAX_ATTEMPTS));
}

function subSeed(rng: Rng): string {
  return Array.from({ length: SUB_SEED_LENGTH }, () => LETTERS.charAt(rng.below(LETTERS.length))).join('');
}
