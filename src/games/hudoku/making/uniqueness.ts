/** Which cells to give, so that of several solutions one remains: as few as a bounded search finds. */
import { pick, type Rng, shuffled } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { searchSolutions, solvePuzzle } from '../rules/solving/solver';
import { OWN_NODES } from '../rules/start';
import type { Puzzle } from '../rules/types';
import { refuse } from './faults';

/** So many solutions are tried as the one that remains, */
const TARGETS = 12;
/** and so many of the others are held against it at once. */
const RIVALS = 12;
const MAX_NODES = OWN_NODES;

type Numbers = readonly number[];

/** The puzzle with some more cells given, of one solution then. */
export function madeUnique(puzzle: Puzzle, rng: Rng): Result<Puzzle> {
  const first = searchSolutions(puzzle, 2, MAX_NODES);
  if (first.solution === null) return refuse(first.gaveUp ? 'WORK_TOO_HARD' : 'NO_SOLUTION_TO_KEEP');
  if (first.count === 1 && !first.gaveUp) return refuse('ALREADY_UNIQUE');
  const made: Puzzle[] = [];
  for (let target = 0; target < TARGETS; target++) {
    const solution = target === 0 ? first.solution : solvePuzzle(puzzle, MAX_NODES, rng);
    const unique = solution && towards(puzzle, solution, rng);
    if (unique) made.push(unique);
  }
  const [best] = made.sort((one, other) => givenIn(one) - givenIn(other));
  return best ? ok(best) : refuse('WORK_TOO_HARD');
}

/** Null where the search came to its bound. */
function towards(puzzle: Puzzle, solution: Numbers, rng: Rng): Puzzle | null {
  let told = puzzle;
  let added: readonly number[] = [];
  for (;;) {
    const rivals = rivalsOf(told, solution, rng);
    if (rivals === null) return null;
    if (rivals.length === 0) return withoutNeedless(told, added, rng);
    const cell = mostTelling(told, solution, rivals, rng);
    // Nothing may be given while an empty cell says that it is hidden: one of those that say so falls silent.
    if (cell === null) told = withoutOneHint(told, solution, rivals, rng);
    else {
      told = given(told, solution, [cell]);
      added = [...added, cell];
    }
  }
}

/** Some solutions besides this one; null where it is not known whether there are any. */
function rivalsOf(puzzle: Puzzle, solution: Numbers, rng: Rng): readonly Numbers[] | null {
  const found = searchSolutions(puzzle, 2, MAX_NODES);
  if (found.count === 1 && !found.gaveUp) return [];
  const rivals = [found.solution, found.other];
  for (let more = 0; more < RIVALS; more++) rivals.push(solvePuzzle(puzzle, MAX_NODES, rng));
  const others = rivals.filter((one) => one !== null && one.join() !== solution.join());
  return others.length === 0 ? null : others.filter((one) => one !== null);
}

/** The cell that rules out most of them; null where none may be given. */
function mostTelling(puzzle: Puzzle, solution: Numbers, rivals: readonly Numbers[], rng: Rng): number | null {
  const { template } = puzzle;
  const free = template.fillable.filter((cell) => mayBeGiven(puzzle, cell, solution[cell] ?? 0));
  const telling = free.map((cell) => ({
    cell,
    count: rivals.filter((rival) => rival[cell] !== solution[cell]).length,
  }));
  const most = Math.max(0, ...telling.map(({ count }) => count));
  if (most === 0) return null;
  return pick(
    telling.filter(({ count }) => count === most).map(({ cell }) => cell),
    rng,
  );
}

function mayBeGiven({ template, revealed, emptyHints }: Puzzle, cell: number, digit: number): boolean {
  const saying = template.empties.filter((empty) => template.regionOf[empty] === template.regionOf[cell]);
  return revealed[cell] === 0 && saying.every((empty) => emptyHints[empty] !== digit);
}

function withoutOneHint(puzzle: Puzzle, solution: Numbers, rivals: readonly Numbers[], rng: Rng): Puzzle {
  const { template, emptyHints } = puzzle;
  const differing = template.fillable.filter((cell) =>
    rivals.some((rival) => rival[cell] !== solution[cell]),
  );
  const silencing = template.empties.filter((empty) =>
    differing.some(
      (cell) =>
        template.regionOf[cell] === template.regionOf[empty] &&
        emptyHints[empty] !== 0 &&
        emptyHints[empty] === solution[cell],
    ),
  );
  return { ...puzzle, emptyHints: emptyHints.with(pick(silencing, rng), 0) };
}

/** Of the added cells, those that others have made needless go again. */
function withoutNeedless(puzzle: Puzzle, added: readonly number[], rng: Rng): Puzzle {
  let kept = puzzle;
  for (const cell of shuffled(added, rng)) {
    const fewer = { ...kept, revealed: kept.revealed.with(cell, 0) };
    const { count, gaveUp } = searchSolutions(fewer, 2, MAX_NODES);
    if (count === 1 && !gaveUp) kept = fewer;
  }
  return kept;
}

function given(puzzle: Puzzle, solution: Numbers, cells: readonly number[]): Puzzle {
  const revealed = puzzle.revealed.map((digit, cell) =>
    cells.includes(cell) ? (solution[cell] ?? 0) : digit,
  );
  return { ...puzzle, revealed };
}

function givenIn({ revealed, emptyHints }: Puzzle): number {
  // A cell that had to fall silent is worse than any that is given.
  return (
    revealed.filter((digit) => digit !== 0).length - 1_000 * emptyHints.filter((hint) => hint !== 0).length
  );
}
