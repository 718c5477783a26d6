/** What is known of a grid on its way: the answers of each cell, its stars, and whether it is a puzzle. */
import { scoreOf } from '../rules/difficulty';
import { areAllPlentiful, hasTwins } from '../rules/dull';
import { arePairsSolvable, matchCells } from '../rules/matching';
import { cardsMeeting, countOf, type PairTable, type Pool } from '../rules/pool';
import { type Scarcity, scarcityAmong, starsFor } from '../rules/stars';
import type { Level } from '../rules/types';
import { linesAt, openLines, type Sketch } from './sketch';

/** Why it is no puzzle, whatever else is chosen. */
export type Trouble =
  /** No card meets both conditions of this cell. */
  | { readonly kind: 'none'; readonly cell: number }
  /** These cells have fewer cards between them than there are cells. */
  | { readonly kind: 'few'; readonly cells: readonly number[]; readonly answers: number };

/** What a player might want to know of a puzzle that is one. */
export type Remark =
  /** Every cell has so many answers that there is nothing to find out. */
  | { readonly kind: 'plenty' }
  /** Two cells have the very same answers. */
  | { readonly kind: 'twins' }
  /** Whatever meets the one condition meets the other. */
  | { readonly kind: 'contained'; readonly inner: number; readonly outer: number };

export interface Judged {
  /** By cell; null where a row or column is open. */
  readonly counts: readonly (number | null)[];
  /** Of the cells that are crossed; null: none is. */
  readonly stars: (Scarcity & { readonly level: Level; readonly score: number }) | null;
  readonly trouble: Trouble | null;
  /** Nothing is open, and there is a different card for every cell. */
  readonly isProven: boolean;
  readonly remark: Remark | null;
}

export function judge(pool: Pool, sketch: Sketch): Judged {
  const pairs = pairsIn(pool, sketch);
  const crossed = pairs.filter((pair) => pair !== null);
  const trouble = troubleIn(pool, pairs);
  const isProven = trouble === null && openLines(sketch).length === 0;
  return {
    counts: pairs.map((pair) => (pair === null ? null : countOf(pool, pair))),
    stars: crossed.length === 0 || trouble ? null : starsOf(pool, crossed),
    trouble,
    isProven,
    remark: isProven ? remarkOn(pool, sketch, crossed) : null,
  };
}

/** Every cell's pair, row after row; null where a line is open. */
export function pairsIn(pool: Pool, { size, lines }: Sketch): (number | null)[] {
  const at = lines.map((id) => (id === null ? null : (pool.conditionAt.get(id) ?? null)));
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = linesAt(size, cell).map((line) => at[line] ?? null);
    return row == null || column == null ? null : row * pool.conditions.length + column;
  });
}

export function troubleIn(table: PairTable, pairs: readonly (number | null)[]): Trouble | null {
  const crossed = [...pairs.keys()].filter((cell) => pairs[cell] !== null);
  const crossing = crossed.map((cell) => pairs[cell] ?? 0);
  if (arePairsSolvable(table, crossing)) return null;
  const empty = crossing.findIndex((pair) => countOf(table, pair) === 0);
  if (empty >= 0) return { kind: 'none', cell: crossed[empty] ?? 0 };
  const matched = matchCells(crossing.map((pair) => cardsMeeting(table, pair)));
  if (matched.complete) throw new Error('The two tests of solvability disagree');
  const { cells, cards } = matched.shortage;
  return { kind: 'few', cells: cells.map((at) => crossed[at] ?? 0), answers: cards.length };
}

function starsOf(table: PairTable, pairs: readonly number[]): Judged['stars'] {
  const scarcity = scarcityAmong(table, pairs);
  return { ...scarcity, level: starsFor(scarcity), score: scoreOf(table, pairs) };
}

function remarkOn(pool: Pool, sketch: Sketch, pairs: readonly number[]): Remark | null {
  if (areAllPlentiful(pool, pairs)) return { kind: 'plenty' };
  const contained = containedIn(pool, sketch, pairs);
  return contained ?? (hasTwins(pool, pairs) ? { kind: 'twins' } : null);
}

function containedIn(pool: Pool, { size }: Sketch, pairs: readonly number[]): Remark | null {
  const total = pool.conditions.length;
  const own = (at: number) => countOf(pool, at * total + at);
  for (const [cell, pair] of pairs.entries()) {
    const [row, column] = linesAt(size, cell);
    const count = countOf(pool, pair);
    if (count === own(Math.floor(pair / total))) return { kind: 'contained', inner: row, outer: column };
    if (count === own(pair % total)) return { kind: 'contained', inner: column, outer: row };
  }
  return null;
}
