/**
 * Makes puzzles: a random solution, numbers for the empty cells, clues dug out while one solution remains, and as
 * many given back as the level needs. A fixed number of clues, as in the seed, would never leave one solution.
 */
import { pick, type Rng, shuffled } from '../../../core/chance';
import { bit, digitsAt } from './digits';
import { boardFrom, fill } from './solving/candidateBoard';
import { grade, rankOf } from './solving/grading';
import { isSolvedBySingles } from './solving/singlesAlone';
import { hideForced, isForced, solvePuzzle } from './solving/solver';
import { nextStep, takeStep } from './solving/techniques';
import { LEVELS, type Level, type Puzzle, type Template } from './types';

/** A random filling that goes astray is quicker begun anew than searched to its end. */
const NODES_PER_CELL = 4;
/** The rarest level takes about fifty attempts, and some hundreds where dull ones are barred; see the benchmark. */
export const MAX_ATTEMPTS = 20_000;

/** The first attempt that succeeds. Each has its own chance, so that none depends on how long another took. */
export function dealPuzzle(
  template: Template,
  level: Level,
  chance: (attempt: number) => Rng,
  bars: (puzzle: Puzzle, level: Level) => boolean = barsNone,
): Puzzle {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const puzzle = createPuzzle(template, level, chance(attempt));
    if (puzzle !== null && !bars(puzzle, level)) return puzzle;
  }
  throw new Error(`No ${level} puzzle on ${template.id} in ${MAX_ATTEMPTS} attempts`);
}

function barsNone(): boolean {
  return false;
}

/** One attempt; null when chance made no puzzle of this level. */
export function createPuzzle(template: Template, level: Level, rng: Rng): Puzzle | null {
  const solution = drawSolution(template, rng);
  const told = solution && drawEmptyHints(template, solution, level, rng);
  return told && giveBack(dig(told, solution, rng), solution, told, level, rng);
}

/** Dug as far as it goes, whatever that makes of its level. */
export function minimalPuzzle(template: Template, rng: Rng): Puzzle | null {
  const solution = drawSolution(template, rng);
  const told = solution && drawEmptyHints(template, solution, 'fiendish', rng);
  return told && dig(told, solution, rng);
}

function drawSolution(template: Template, rng: Rng): readonly number[] | null {
  const blank = template.isEmpty.map(() => 0);
  const puzzle = { template, revealed: blank, emptyHints: blank };
  return solvePuzzle(puzzle, template.fillable.length * NODES_PER_CELL, rng);
}

/**
 * The whole solution but for the digits that the empty cells now speak of, which are hidden at the start. Null
 * when these could not be found again, or when so few empty cells have something to say that the layout is
 * better drawn again.
 */
function drawEmptyHints(
  template: Template,
  solution: readonly number[],
  level: Level,
  rng: Rng,
): Puzzle | null {
  const emptyHints = solution.map(() => 0);
  const revealed = solution.slice();
  const puzzle = { template, revealed, emptyHints };
  let dashes = 0;
  for (const cell of shuffled(template.empties, rng)) {
    const places = sayable(puzzle, solution, cell);
    const place = shuffled(places, rng).find((candidate) => {
      const digit = solution[candidate] ?? 0;
      emptyHints[cell] = digit;
      revealed[candidate] = 0;
      if (canBeFound(puzzle, candidate, digit, level)) return true;
      revealed[candidate] = digit;
      return false;
    });
    if (places.length === 0) dashes++;
    else if (place === undefined) return null;
  }
  return dashes * 3 > template.empties.length ? null : puzzle;
}

/** Cells of the region that an empty cell speaks for whose digits it could show. */
function sayable({ template, revealed }: Puzzle, solution: readonly number[], cell: number): number[] {
  const region = template.regions[template.regionOf[cell] ?? -1];
  const taken = digitsAt(solution, template.peers[cell] ?? []);
  return (region?.cells ?? []).filter((place) => {
    return revealed[place] !== 0 && (taken & bit(solution[place] ?? 0)) === 0;
  });
}

/** Gentle puzzles must not need the empty cells; the others could not be gentler than this anyway. */
function canBeFound(puzzle: Puzzle, hidden: number, digit: number, level: Level): boolean {
  if (level === 'gentle') return isSolvedBySingles(puzzle, level);
  return isForced(puzzle, hidden, digit);
}

function hiddenIn({ template, revealed }: Puzzle): ReadonlySet<number> {
  return new Set(template.fillable.filter((cell) => revealed[cell] === 0));
}

/** Without any clue that the others tell already. */
function dig(told: Puzzle, solution: readonly number[], rng: Rng): Puzzle {
  const { template, emptyHints } = told;
  return { template, revealed: hideForced(told, solution, shuffled(template.fillable, rng)), emptyHints };
}

/**
 * Plays the puzzle with the techniques of the level, and reveals a cell wherever they come to a halt. Null when
 * the outcome is of an easier level.
 */
function giveBack(
  puzzle: Puzzle,
  solution: readonly number[],
  told: Puzzle,
  level: Level,
  rng: Rng,
): Puzzle | null {
  if (level !== 'gentle' && isSolvedBySingles(puzzle, level === 'steady' ? 'gentle' : 'steady')) return null;
  const board = boardFrom(puzzle);
  const revealed = puzzle.revealed.slice();
  const secret = hiddenIn(told);
  const wanted = LEVELS.indexOf(level);
  let hardest = 0;
  let given = 0;
  while (board.open > 0) {
    const step = nextStep(board, level);
    if (step !== null) {
      hardest = Math.max(hardest, rankOf(step));
      takeStep(board, step);
      continue;
    }
    const free = puzzle.template.fillable.filter((cell) => board.values[cell] === 0 && !secret.has(cell));
    if (free.length === 0) return null;
    const cell = pick(free, rng);
    const digit = solution[cell] ?? 0;
    revealed[cell] = digit;
    fill(board, cell, digit);
    given++;
  }
  if (hardest < wanted) return null;
  const made = { template: puzzle.template, revealed, emptyHints: puzzle.emptyHints };
  // What was given back may have made needless the hard steps taken before.
  return given === 0 || grade(made) === level ? made : null;
}
