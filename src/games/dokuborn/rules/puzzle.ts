/** From condition ids to a puzzle, with everything checked that can be wrong with them. */
import { plural } from '../../../core/plural';
import { ok, type Result, refuse } from '../../../core/result';
import { NOUNS } from '../words/nouns';
import { conditionLabel } from './conditions';
import { arePairsSolvable, matchCells } from './matching';
import { cardsMeeting, countOf, type Pool, pairsOf } from './pool';
import type { Condition, Puzzle, Size } from './types';

const FITS = { one: '# fits', other: '# fit' };
const THESE_CELLS = { one: 'this cell', other: 'these # cells' };
const CONDITION_ID = /^[a-z]\d{1,3}$/;

export function puzzleFromIds(pool: Pool, size: Size, ids: readonly string[]): Result<Puzzle> {
  if (ids.length !== 2 * size) {
    return refuse(
      'WRONG_COUNT',
      `A ${size}×${size} grid has ${plural(2 * size, NOUNS.condition)}; this has ${ids.length}.`,
    );
  }
  const conditions: Condition[] = [];
  for (const id of ids) {
    const at = pool.conditionAt.get(id);
    const condition = at === undefined ? undefined : pool.conditions[at];
    if (!condition) return refuse('UNKNOWN_CONDITION', unknownText(id));
    if (conditions.includes(condition)) {
      return refuse('TWICE', `${conditionLabel(condition)} stands in this grid twice.`);
    }
    conditions.push(condition);
  }
  const puzzle = { size, rows: conditions.slice(0, size), columns: conditions.slice(size) };
  return checkSolvable(pool, puzzle);
}

export function bothText(row: Condition, column: Condition): string {
  return `${conditionLabel(row)} and ${conditionLabel(column)}`;
}

function unknownText(id: string): string {
  if (!CONDITION_ID.test(id)) return 'One of the conditions is not written like any that Dokuborn has.';
  return 'One of the conditions is unknown here; a newer Parlour may know it.';
}

function checkSolvable(pool: Pool, puzzle: Puzzle): Result<Puzzle> {
  const pairs = pairsOf(pool, puzzle.rows, puzzle.columns);
  if (arePairsSolvable(pool, pairs)) return ok(puzzle);
  const named = puzzle.rows.flatMap((row) => puzzle.columns.map((column) => bothText(row, column)));
  const cardsKnown = `Of the ${plural(pool.cards.length, NOUNS.card)} known here (${pool.date})`;
  const empty = pairs.findIndex((pair) => countOf(pool, pair) === 0);
  if (empty >= 0) return refuse('NO_ANSWER', `${cardsKnown}, none is both ${named[empty]}.`);
  const matched = matchCells(pairs.map((pair) => cardsMeeting(pool, pair)));
  if (matched.complete) throw new Error('The two tests of solvability disagree');
  const { cells, cards } = matched.shortage;
  const short = cells.map((cell) => named[cell]).join('; ');
  return refuse(
    'TOO_FEW_ANSWERS',
    `${cardsKnown}, only ${plural(cards.length, FITS)} ${plural(cells.length, THESE_CELLS)}: ${short}.`,
  );
}
