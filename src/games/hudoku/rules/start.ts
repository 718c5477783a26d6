/** From an untrusted puzzle to a first state. */
import { columnOf, rowOf } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { regionOf } from './regions';
import { searchSolutions } from './solving/solver';
import type { Config, Puzzle, State, Template } from './types';

/** Dealt puzzles take some hundreds; a hostile one is given up in a fraction of a second. */
export const MAX_NODES = 200_000;

export function startPuzzle(config: Config, puzzle: Puzzle): Result<State> {
  const sound = checkNumbers(puzzle);
  if (!sound.ok) return sound;
  const { count, solution, gaveUp } = searchSolutions(puzzle, 2, MAX_NODES);
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

function checkNumbers({ template, revealed, emptyHints }: Puzzle): Result<null> {
  for (const cell of template.fillable) {
    const digit = revealed[cell] ?? 0;
    if (digit === 0) continue;
    const highest = regionOf(template, cell)?.highest ?? 0;
    if (digit > highest) return refuse('DIGIT_NOT_IN_REGION', { highest, ...placeOf(template, cell) });
    if (template.peers[cell]?.some((peer) => revealed[peer] === digit)) {
      return refuse('CONTRADICTION', { digit, ...placeOf(template, cell) });
    }
  }
  for (const cell of template.empties) {
    const hint = emptyHints[cell] ?? 0;
    if (hint !== 0 && !isTrueHint({ template, revealed, emptyHints }, cell, hint)) {
      return refuse('EMPTY_CELL_WRONG', { digit: hint, ...placeOf(template, cell) });
    }
  }
  return ok(null);
}

/** As counted from 0. */
function placeOf(template: Template, cell: number): { readonly row: number; readonly column: number } {
  return { row: rowOf(template, cell), column: columnOf(template, cell) };
}

/** Hidden in its region, in no given of its row and column, and said by no other empty cell of the region. */
function isTrueHint({ template, revealed, emptyHints }: Puzzle, cell: number, hint: number): boolean {
  const regionIndex = template.regionOf[cell] ?? -1;
  const region = regionOf(template, cell);
  const others = template.empties.filter(
    (other) => other !== cell && template.regionOf[other] === regionIndex,
  );
  return (
    region !== undefined &&
    hint <= region.highest &&
    others.every((other) => emptyHints[other] !== hint) &&
    region.cells.every((other) => revealed[other] !== hint) &&
    (template.peers[cell] ?? []).every((peer) => revealed[peer] !== hint)
  );
}
