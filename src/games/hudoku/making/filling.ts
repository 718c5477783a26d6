/** Puzzles on boards that players have drawn, which need not reach every level, nor any at all as the dealer wants it. */
import type { Rng } from '../../../core/chance';
import { createPuzzle } from '../rules/deal';
import { solvePuzzle } from '../rules/solving/solver';
import { LEVELS, type Level, type Puzzle, type Template } from '../rules/types';
import { follow, thinned } from './thinning';

/** On a board of 6×5 the rarest level takes about fifty. */
const ATTEMPTS = 80;
/** A chance filling that goes astray is begun anew; the last one is not by chance. */
const FILLINGS = 20;
const NODES_PER_CELL = 40;

/** Of the level that was asked for, where chance finds one; else of the nearest below it. */
export function dealOwn(template: Template, level: Level, chance: (attempt: number) => Rng): Puzzle {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const puzzle = createPuzzle(template, level, chance(attempt));
    if (puzzle !== null) return puzzle;
  }
  const made = Array.from({ length: 3 }, (_, more) => plainPuzzle(template, level, chance(ATTEMPTS + more)));
  const rank = (puzzle: Puzzle) => LEVELS.indexOf(follow(puzzle, level).level ?? 'gentle');
  return made.reduce((best, puzzle) => (rank(puzzle) > rank(best) ? puzzle : best));
}

/** With nothing but dashes in the empty cells. */
function plainPuzzle(template: Template, level: Level, rng: Rng): Puzzle {
  const emptyHints = template.isEmpty.map(() => 0);
  return thinned({ template, revealed: filling(template, rng), emptyHints }, level, rng);
}

function filling(template: Template, rng: Rng): readonly number[] {
  const blank = template.isEmpty.map(() => 0);
  const puzzle = { template, revealed: blank, emptyHints: blank };
  for (let attempt = 0; attempt < FILLINGS; attempt++) {
    const solution = solvePuzzle(puzzle, template.fillable.length * NODES_PER_CELL, rng);
    if (solution !== null) return solution;
  }
  const solution = solvePuzzle(puzzle, Number.POSITIVE_INFINITY);
  if (solution === null) throw new Error(`No numbers fill ${template.id}`);
  return solution;
}
