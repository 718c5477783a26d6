/** Puzzles that are not worth their level. What a dealVersion refuses, it refuses for ever. */

import { solveByLogic } from './solving/grading';
import type { Technique } from './solving/steps';
import type { Level, Puzzle } from './types';

/** A puzzle above Gentle takes at least so many steps that are no singles. */
const LEAST_STEPS = 3;
const SINGLES: readonly Technique[] = ['nakedSingle', 'hiddenSingle', 'lineSingle'];

/** Whether singles all but finish a puzzle that is meant to ask for more. */
export function isDull(puzzle: Puzzle, level: Level): boolean {
  return level !== 'gentle' && stepsBeyondSingles(puzzle) < LEAST_STEPS;
}

/** Of the steps from start to end, always the easiest first. */
export function stepsBeyondSingles(puzzle: Puzzle): number {
  const { steps } = solveByLogic(puzzle, 'fiendish');
  return steps.filter(({ technique }) => !SINGLES.includes(technique)).length;
}
