/** From an untrusted puzzle to a first state. */
import { columnOf, rowOf } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { contradictionsIn } from './contradictions';
import { refuse } from './faults';
import { regionOf } from './regions';
import { searchSolutions } from './solving/solver';
import type { Config, Puzzle, State, Template } from './types';

/** Dealt puzzles take some hundreds; a hostile one is given up in a fraction of a second. */
export const MAX_NODES = 200_000;
/** On a board that somebody has drawn: on the largest one, the work of a few hundredths of a second. */
export const OWN_NODES = 5_000;

export function startPuzzle(config: Config, puzzle: Puzzle, nodeLimit = MAX_NODES): Result<State> {
  const sound = checkNumbers(puzzle);
  if (!sound.ok) return sound;
  const { count, solution, gaveUp } = searchSolutions(puzzle, 2, nodeLimit);
  if (gaveUp) return refuse('DEAL_TOO_HARD');
  if (solution === null) return refuse('NO_SOLUTION');
  if (count > 1) return refuse('MANY_SOLUTIONS');
  const { revealed, emptyHints } = puzzle;
  if (puzzle.template.fillable.every((cell) => revealed[cell] !== 0)) {
    return refuse('NOTHING_HIDDEN');
  }
  return ok({
    config,
    solution,
    revealed,
    emptyHints,
    origins: revealed.map((digit) => (digit === 0 ? null : 'given')),
    notes: revealed.map(() => 0),
    reveals: 0,
    gaveUp: false,
  });
}

function checkNumbers(puzzle: Puzzle): Result<null> {
  const { template } = puzzle;
  const [first] = contradictionsIn(puzzle);
  if (first === undefined) return ok(null);
  const { why, cell, digit } = first;
  const place = placeOf(template, cell);
  if (template.isEmpty[cell]) return refuse('EMPTY_CELL_WRONG', { digit, ...place });
  if (why === 'twice') return refuse('CONTRADICTION', { digit, ...place });
  return refuse('DIGIT_NOT_IN_REGION', { highest: regionOf(template, cell)?.highest ?? 0, ...place });
}

/** As counted from 0. */
function placeOf(template: Template, cell: number): { readonly row: number; readonly column: number } {
  return { row: rowOf(template, cell), column: columnOf(template, cell) };
}
