/** Taking numbers away from a puzzle as long as a person who knows the techniques of a level still finds them all. */
import { type Rng, shuffled } from '../../../core/chance';
import { boardFrom } from '../rules/solving/candidateBoard';
import { rankOf } from '../rules/solving/grading';
import { type Step, TECHNIQUES, type Technique } from '../rules/solving/steps';
import { nextStep, takeStep } from '../rules/solving/techniques';
import { LEVELS, type Level, type Puzzle } from '../rules/types';

/** Steps of the hardest kind take the longest to find: a puzzle that needs more of them is not followed to its end. */
const MOST_HARD_STEPS = 120;

export interface Followed {
  readonly solved: boolean;
  /** It was left before its end. */
  readonly gaveUp: boolean;
  readonly level: Level | null;
  /** Of the steps, always the easiest first, the hardest one's. */
  readonly hardest: Technique | null;
  readonly steps: Readonly<Partial<Record<Technique, number>>>;
}

/** As a person would solve it, with what techniques up to `highest` lead to. */
export function follow(puzzle: Puzzle, highest: Level = 'fiendish'): Followed {
  const board = boardFrom(puzzle);
  const steps: Partial<Record<Technique, number>> = {};
  let hardest: Step | null = null;
  let hard = 0;
  for (let step = nextStep(board, highest); step !== null; step = nextStep(board, highest)) {
    takeStep(board, step);
    steps[step.technique] = (steps[step.technique] ?? 0) + 1;
    if (hardest === null || TECHNIQUES.indexOf(step.technique) > TECHNIQUES.indexOf(hardest.technique))
      hardest = step;
    if (rankOf(step) === LEVELS.indexOf('fiendish') && ++hard > MOST_HARD_STEPS) break;
  }
  const solved = board.open === 0;
  return {
    solved,
    gaveUp: hard > MOST_HARD_STEPS,
    level: solved ? (LEVELS[hardest === null ? 0 : rankOf(hardest)] ?? null) : null,
    hardest: hardest?.technique ?? null,
    steps,
  };
}

/** Without any given that the level does not need; what the empty cells say stays. */
export function thinned(puzzle: Puzzle, level: Level, rng: Rng): Puzzle {
  const { template, emptyHints } = puzzle;
  let { revealed } = puzzle;
  for (const cell of shuffled(template.fillable, rng)) {
    if (revealed[cell] === 0) continue;
    const fewer = revealed.with(cell, 0);
    if (follow({ template, revealed: fewer, emptyHints }, level).solved) revealed = fewer;
  }
  return { template, revealed, emptyHints };
}
