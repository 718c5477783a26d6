/**
 * Completes a grid at the stars that are wanted: lines are drawn at random, again and again, and where that finds nothing
 * all ways are gone through, as far as a bound of counted looks. Knows the counts alone, so that a worker needs no cards.
 */
import { type Rng, rngFor, shuffled } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { areAllPlentiful, hasTwins } from '../rules/dull';
import { arePairsSolvable } from '../rules/matching';
import { countOf, type PairTable } from '../rules/pool';
import { SCARCE, scarcityAmong, starsFor } from '../rules/stars';
import type { Level, Size } from '../rules/types';
import { refuse } from './faults';
import { cellsOf, linesAt } from './sketch';

export interface FillJob {
  readonly table: PairTable;
  readonly size: Size;
  /** Positions of conditions, rows and then columns; null: open. */
  readonly lines: readonly (number | null)[];
  readonly level: Level;
  readonly seed: string;
}

/** Conditions looked at in a place; half of them for random draws. About a tenth of a second. */
export const MAX_LOOKS = 1_000_000;
/** A grid that is whole costs as much as so many looks. */
const WHOLE_LOOKS = 20;

/** So many answers has every cell that has as few stars. */
const LEAST: Readonly<Record<Level, number>> = { 1: 8, 2: 5, 3: 3, 4: 1, 5: 1 };

interface Search {
  readonly job: FillJob;
  readonly open: readonly number[];
  /** The same of all lines, filled as the search goes. */
  readonly lines: (number | null)[];
  /** What was chosen has two cells alike already. */
  readonly mayHaveTwins: boolean;
  readonly rng: Rng;
  looks: number;
}

export function fillRest(job: FillJob): Result<readonly number[]> {
  const search = searchFor(job);
  const { level } = job;
  const chosen = crossedPairs(search);
  if (search.open.length === 0) return refuse('NOTHING_OPEN');
  if (!arePairsSolvable(job.table, chosen)) return refuse('BROKEN_ALREADY');
  const already = chosen.length === 0 ? 1 : starsFor(scarcityAmong(job.table, chosen));
  if (already > level) return refuse('MORE_STARS_ALREADY', { level: already, wanted: level });
  if (drawn(search)) return ok(whole(search));
  search.lines.splice(0, search.lines.length, ...job.lines);
  const found = goThrough(search, 0, MAX_LOOKS);
  if (found) return ok(whole(search));
  const isSettled = search.looks < MAX_LOOKS;
  return refuse(isSettled ? 'NO_FILLING' : 'NO_FILLING_FOUND', { level });
}

function searchFor(job: FillJob): Search {
  const open = [...job.lines.keys()].filter((line) => job.lines[line] === null);
  const search = { job, open, lines: [...job.lines], rng: rngFor(job.seed, 'fill'), looks: 0 };
  return { ...search, mayHaveTwins: hasTwins(job.table, crossedPairs(search)) };
}

const whole = ({ lines }: Search) => lines.map((at) => at ?? 0);

/** Each line takes the first condition of a random order that can stand there; then all anew. */
function drawn(search: Search): boolean {
  const { job, open, lines, rng } = search;
  const all = [...job.table.bits.keys()];
  while (search.looks < MAX_LOOKS / 2) {
    for (const line of open) lines[line] = null;
    const isFull = open.every((line) => {
      const at = shuffled(all, rng).find((position) => canStand(search, line, position));
      lines[line] = at ?? null;
      return at !== undefined;
    });
    if (isFull && isWanted(search)) return true;
  }
  return false;
}

/** Every way, one after another. */
function goThrough(search: Search, depth: number, most: number): boolean {
  const line = search.open[depth];
  if (line === undefined) return isWanted(search);
  for (const at of search.job.table.bits.keys()) {
    if (search.looks >= most) return false;
    if (!canStand(search, line, at)) continue;
    search.lines[line] = at;
    if (goThrough(search, depth + 1, most)) return true;
    search.lines[line] = null;
  }
  return false;
}

/** As the generator crosses conditions, and with no cell scarcer than the stars allow. */
function canStand(search: Search, line: number, at: number): boolean {
  search.looks++;
  const { job, lines } = search;
  const { table, size, level } = job;
  if (lines.includes(at)) return false;
  for (const other of crossing(size, line)) {
    const crossed = lines[other] ?? null;
    if (crossed === null) continue;
    const pair = crossed * table.bits.length + at;
    if (table.crossable[pair] !== 1 || countOf(table, pair) < LEAST[level]) return false;
  }
  if (level !== 4) return true;
  lines[line] = at;
  const scarce = crossedPairs(search).filter((pair) => countOf(table, pair) <= SCARCE);
  lines[line] = null;
  return scarce.length <= 1;
}

function isWanted(search: Search): boolean {
  search.looks += WHOLE_LOOKS;
  const { table, level } = search.job;
  const pairs = crossedPairs(search);
  return (
    starsFor(scarcityAmong(table, pairs)) === level &&
    arePairsSolvable(table, pairs) &&
    !areAllPlentiful(table, pairs) &&
    (search.mayHaveTwins || !hasTwins(table, pairs))
  );
}

function crossedPairs({ job, lines }: Pick<Search, 'job' | 'lines'>): number[] {
  const { size, table } = job;
  return Array.from({ length: size * size }, (_, cell) => linesAt(size, cell)).flatMap(([row, column]) => {
    const [one, other] = [lines[row] ?? null, lines[column] ?? null];
    return one === null || other === null ? [] : [one * table.bits.length + other];
  });
}

function crossing(size: Size, line: number): number[] {
  const side = line < size ? 1 : 0;
  return cellsOf(size, line).map((cell) => linesAt(size, cell)[side]);
}
