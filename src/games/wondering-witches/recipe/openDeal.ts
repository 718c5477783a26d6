/**
 * From deal text to recipe. The deal is a sub-seed that was tried and found winnable; it tells the eye nothing.
 * Opening one only checks its form: the proof takes longer than a frame, so the screens have the worker repeat it
 * (the task `prove`), and a recipe that somebody has made up is said to be one.
 */
import { rngFor } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { giveClue } from './clue';
import { refuse } from './faults';
import { createPuzzle } from './puzzle';
import type { Clue, Puzzle, WitchConfig } from './types';

export const REGULAR = 'r';
/** The fallback of dealing: as configured, but with effects that cannot stand in the way. */
export const HARMLESS = 'h';
const DEAL_TEXT = /^[rh][a-z0-9]{11}$/;

interface Recipe {
  readonly puzzle: Puzzle;
  readonly clue: Clue;
}

export function openDeal(config: WitchConfig, deal: string): Result<Recipe> {
  if (!DEAL_TEXT.test(deal)) return refuse('BAD_DEAL');
  const puzzle = puzzleOf(config, deal);
  return ok({ puzzle, clue: clueOf(config, puzzle, deal) });
}

export function clueOf(config: WitchConfig, puzzle: Puzzle, deal: string): Clue {
  return giveClue(config, puzzle, rngFor(deal, 'clue'));
}

export function puzzleOf(config: WitchConfig, deal: string): Puzzle {
  return createPuzzle(config, rngFor(deal, 'recipe'), deal.startsWith(HARMLESS) ? 'harmless' : 'any');
}
