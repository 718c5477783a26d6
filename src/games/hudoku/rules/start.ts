/** From an untrusted puzzle to a first state. */
import { ok, type Result, refuse } from '../../../core/result';
import { cellName } from '../words/words';
import { searchSolutions } from './solver';
import type { Config, Puzzle, State, Template } from './types';

/** Dealt puzzles take some hundreds; a hostile one is given up in a fraction of a second. */
export const MAX_NODES = 200_000;

export function startPuzzle(config: Config, puzzle: Puzzle): Result<State> {
  const sound = checkNumbers(puzzle);
  if (!sound.ok) return sound;
  const { count, solution, gaveUp } = searchSolutions(puzzle, 2, MAX_NODES);
  if (gaveUp) return refuse('DEAL_TOO_HARD', 'This puzzle is too tangled to check that it has one solution.');
  if (solution === null) return refuse('NO_SOLUTION', 'This puzzle has no solution.');
  if (count > 1) return refuse('MANY_SOLUTIONS', 'This puzzle has more than one solution.');
  const { revealed, emptyHints } = puzzle;
  if (puzzle.template.fillable.every((cell) => revealed[cell] !== 0)) {
    return refuse('NOTHING_HIDDEN', 'This puzzle is already solved.');
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
    const highest = template.regions[template.regionOf[cell] ?? -1]?.highest ?? 0;
    if (digit > highest) {
      return refuse(
        'DIGIT_NOT_IN_REGION',
        `The cell at ${cellName(template, cell)} may hold only 1 to ${highest}.`,
      );
    }
    if (template.peers[cell]?.some((peer) => revealed[peer] === digit)) {
      return refuse(
        'CONTRADICTION',
        `The ${digit} at ${cellName(template, cell)} stands twice in a row, column or region.`,
      );
    }
  }
  for (const cell of template.empties) {
    const hint = emptyHints[cell] ?? 0;
    if (hint !== 0 && !isTrueHint({ template, revealed, emptyHints }, cell, hint)) {
      return refuse('EMPTY_CELL_WRONG', `The empty cell at ${cellName(template, cell)} cannot say ${hint}.`);
    }
  }
  return ok(null);
}

/** Hidden in its region, in no given of its row and column, and said by no other empty cell of the region. */
function isTrueHint({ template, revealed, emptyHints }: Puzzle, cell: number, hint: number): boolean {
  const regionIndex = template.regionOf[cell] ?? -1;
  const region: Template['regions'][number] | undefined = template.regions[regionIndex];
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
