/** From condition ids to a puzzle, with everything checked that can be wrong with them. */
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { arePairsSolvable, matchCells } from './matching';
import { cardsMeeting, countOf, type Pool, pairsOf } from './pool';
import type { Condition, Puzzle, Size } from './types';

const CONDITION_ID = /^[a-z]\d{1,3}$/;

export function puzzleFromIds(pool: Pool, size: Size, ids: readonly string[]): Result<Puzzle> {
  if (ids.length !== 2 * size) {
    return refuse('WRONG_COUNT', { size, wanted: 2 * size, found: ids.length });
  }
  const conditions: Condition[] = [];
  for (const id of ids) {
    const at = pool.conditionAt.get(id);
    const condition = at === undefined ? undefined : pool.conditions[at];
    if (!condition) return refuseUnknown(id);
    if (conditions.includes(condition)) return refuse('TWICE', { condition: id });
    conditions.push(condition);
  }
  const puzzle = { size, rows: conditions.slice(0, size), columns: conditions.slice(size) };
  return checkSolvable(pool, puzzle);
}

/** Only what looks like an id is told on: the rest may be anything. */
function refuseUnknown(id: string): Result<never> {
  return CONDITION_ID.test(id) ? refuse('UNKNOWN_CONDITION', { id }) : refuse('UNKNOWN_CONDITION');
}

function checkSolvable(pool: Pool, puzzle: Puzzle): Result<Puzzle> {
  const pairs = pairsOf(pool, puzzle.rows, puzzle.columns);
  if (arePairsSolvable(pool, pairs)) return ok(puzzle);
  const known = { cards: pool.cards.length, date: pool.date };
  const empty = pairs.findIndex((pair) => countOf(pool, pair) === 0);
  if (empty >= 0) {
    const { rows, columns } = conditionsAt(puzzle, [empty]);
    return refuse('NO_ANSWER', { ...known, rows, columns });
  }
  const matched = matchCells(pairs.map((pair) => cardsMeeting(pool, pair)));
  if (matched.complete) throw new Error('The two tests of solvability disagree');
  const { cells, cards } = matched.shortage;
  return refuse('TOO_FEW_ANSWERS', { ...known, answers: cards.length, ...conditionsAt(puzzle, cells) });
}

/** The ids of the conditions of these cells, one after another. */
function conditionsAt(
  { size, rows, columns }: Puzzle,
  cells: readonly number[],
): { readonly rows: readonly string[]; readonly columns: readonly string[] } {
  return {
    rows: cells.flatMap((cell) => rows[Math.floor(cell / size)]?.id ?? []),
    columns: cells.flatMap((cell) => columns[cell % size]?.id ?? []),
  };
}
