/** How hard a puzzle is: dealing asks, play does not. */
import { LEVELS, type Level, type Puzzle } from '../types';
import { boardFrom } from './candidateBoard';
import type { Step } from './steps';
import { FINDERS, nextStep, takeStep } from './techniques';

/** Everything that techniques up to `hardest` lead to, easiest first. */
export function solveByLogic(puzzle: Puzzle, hardest: Level): { steps: Step[]; solved: boolean } {
  const board = boardFrom(puzzle);
  const steps: Step[] = [];
  for (let step = nextStep(board, hardest); step !== null; step = nextStep(board, hardest)) {
    takeStep(board, step);
    steps.push(step);
  }
  return { steps, solved: board.open === 0 };
}

/**
 * The smallest set of techniques that finishes the puzzle; null where only a guess would. Since easier steps are
 * always taken first, the hardest step taken names that set.
 */
export function grade(puzzle: Puzzle): Level | null {
  const { steps, solved } = solveByLogic(puzzle, 'fiendish');
  if (!solved) return null;
  return LEVELS[Math.max(0, ...steps.map(rankOf))] ?? null;
}

/** Index into `LEVELS`. */
export function rankOf({ technique }: Step): number {
  return LEVELS.indexOf(FINDERS[technique].level);
}
