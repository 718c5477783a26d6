/**
 * From deal text to recipe. The deal is a sub-seed that was tried and found winnable; it tells the eye nothing.
 * Opening one only checks its form: the proof takes longer than a frame, so the screens have the worker repeat it
 * (the task `prove`), and a recipe that somebody has made up is said to be one.
 */

import { type Chance, type Rng, rngFor } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { giveClue } from './clue';
import { refuse } from './faults';
import { createPuzzle } from './puzzle';
import type { Clue, Puzzle, WitchConfig } from './types';
import { findWinningPotion } from './winnable';

/** About one recipe in ten is refused, one in two in the hardest custom settings. */
export const MAX_ATTEMPTS = 400;
const REGULAR = 'r';
/** The fallback after `MAX_ATTEMPTS`: as configured, but with effects that cannot stand in the way. */
const HARMLESS = 'h';
const DEAL_TEXT = /^[rh][a-z0-9]{11}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SUB_SEED_LENGTH = 11;

interface Recipe {
  readonly puzzle: Puzzle;
  readonly clue: Clue;
}

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

export function openDeal(config: WitchConfig, deal: string): Result<Recipe> {
  if (!DEAL_TEXT.test(deal)) return refuse('BAD_DEAL');
  const puzzle = puzzleOf(config, deal);
  return ok({ puzzle, clue: clueOf(config, puzzle, deal) });
}

function clueOf(config: WitchConfig, puzzle: Puzzle, deal: string): Clue {
  return giveClue(config, puzzle, rngFor(deal, 'clue'));
}

function puzzleOf(config: WitchConfig, deal: string): Puzzle {
  return createPuzzle(config, rngFor(deal, 'recipe'), deal.startsWith(HARMLESS) ? 'harmless' : 'any');
}

function subSeed(rng: Rng): string {
  return Array.from({ length: SUB_SEED_LENGTH }, () => LETTERS.charAt(rng.below(LETTERS.length))).join('');
}
