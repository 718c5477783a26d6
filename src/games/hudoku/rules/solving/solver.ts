/**
 * The solver of the seed, made fast: digits in use are masks per row, column and region, and the cell with the
 * fewest candidates is always filled first. An empty cell's number counts as used in its row and its column.
 */

import type { Rng } from '../../../../core/chance';
import { shuffled } from '../../../../core/chance';
import { columnOf, rowOf } from '../../../../core/grids';
import { ALL_DIGITS, bit, isSingle, lowestDigit, sizeOf } from '../digits';
import type { Puzzle, Template } from '../types';

interface SearchResult {
  readonly count: number;
  /** The first solution met; null where there is none. */
  readonly solution: readonly number[] | null;
  /** The second one met. */
  readonly other: readonly number[] | null;
  /** The search was cut short: there may be more solutions than `count`. */
  readonly gaveUp: boolean;
}

/** Units of a cell as indices into `used`. */
interface Geometry {
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly region: Uint8Array;
  readonly fillable: Uint8Array;
  readonly empties: Uint8Array;
  readonly unused: Int32Array;
  readonly firstRegion: number;
  readonly lastRegion: number;
}

const MAX_CELLS = 144;
const geometries = new WeakMap<Template, Geometry>();

// Shared by all searches, none of which runs inside another: allocating them would take longer than most searches.
const used = new Int32Array(64);
const open = new Uint8Array(MAX_CELLS);
const found = new Uint8Array(MAX_CELLS);
/** Digits that have at least one place, and at least two, in each region. */
const once = new Int32Array(used.length);
const twice = new Int32Array(used.length);
/** By place in `open`: what was filled in there without a choice. */
const filled = new Int32Array(MAX_CELLS);
let geometry: Geometry;
/** The candidates of the cell that is filled next. */
let choice = 0;
let count = 0;
let limit = 0;
let nodes = 0;
let maxNodes = 0;
let wantsSolution = false;
let solution: readonly number[] | null = null;
let other: readonly number[] | null = null;
let random: Rng | null = null;

/** The seed's check, by row, column and region; what empty cells say is not its business. */
export function isValidPlacement(
  grid: readonly number[],
  cell: number,
  digit: number,
  template: Template,
): boolean {
  return (template.peers[cell] ?? []).every((peer) => grid[peer] !== digit);
}

export function countSolutions(puzzle: Puzzle, upTo: number): number {
  wantsSolution = false;
  run(puzzle, upTo, Number.POSITIVE_INFINITY, null);
  return count;
}

export function searchSolutions(puzzle: Puzzle, upTo: number, nodeLimit: number): SearchResult {
  wantsSolution = true;
  run(puzzle, upTo, nodeLimit, null);
  return { count, solution, other, gaveUp: nodes > maxNodes };
}

/** A solution, or null: by `rng` a random one, else always the same. Null also when the nodes run out. */
export function solvePuzzle(
  puzzle: Puzzle,
  nodeLimit: number,
  rng: Rng | null = null,
): readonly number[] | null {
  wantsSolution = true;
  run(puzzle, 1, nodeLimit, rng);
  return solution;
}

/** Whether no solution has another digit in this hidden cell: quicker than counting where one solution is known. */
export function isForced(puzzle: Puzzle, cell: number, digit: number): boolean {
  wantsSolution = false;
  const openCount = begin(puzzle, 1, Number.POSITIVE_INFINITY, null);
  return openCount <= 0 || hasNoOther(open.indexOf(cell), digit, openCount);
}

/** Hides clue after clue, of those at `cells` in that order, as long as one solution remains: the one that is shown. */
export function hideForced(puzzle: Puzzle, cells: readonly number[]): number[] {
  const revealed = puzzle.revealed.slice();
  wantsSolution = false;
  let openCount = begin(puzzle, 1, Number.POSITIVE_INFINITY, null);
  const { row, column, region } = geometry;
  for (const cell of cells) {
    const digit = revealed[cell] ?? 0;
    if (digit === 0) continue;
    const [r, c, g] = [row[cell] as number, column[cell] as number, region[cell] as number];
    toggle(r, c, g, bit(digit));
    open[openCount++] = cell;
    if (hasNoOther(openCount - 1, digit, openCount)) {
      revealed[cell] = 0;
    } else {
      // The last of the open cells is still the last: searches only reorder those before.
      openCount--;
      toggle(r, c, g, bit(digit));
    }
  }
  return revealed;
}

/** `place`: in `open`. */
function hasNoOther(place: number, digit: number, openCount: number): boolean {
  const { row, column, region } = geometry;
  const cell = open[place] as number;
  const held = candidates(row[cell] as number, column[cell] as number, region[cell] as number);
  const others = held & ~bit(digit);
  count = 0;
  if (others !== 0) branch(place, others, openCount);
  return count === 0;
}

function run(puzzle: Puzzle, upTo: number, nodeLimit: number, rng: Rng | null): void {
  const openCount = begin(puzzle, upTo, nodeLimit, rng);
  if (openCount < 0) return;
  if (rng !== null) open.set(shuffled(openCells(openCount), rng));
  search(openCount);
}

/** Spreading typed arrays takes longer than shuffling them. */
function openCells(openCount: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < openCount; i++) cells.push(open[i] as number);
  return cells;
}

function begin(puzzle: Puzzle, upTo: number, nodeLimit: number, rng: Rng | null): number {
  count = 0;
  nodes = 0;
  solution = null;
  other = null;
  limit = upTo;
  maxNodes = nodeLimit;
  random = rng;
  geometry = geometryOf(puzzle.template);
  return setUp(puzzle);
}

/** How many cells are open; -1 where what is shown contradicts itself. */
function setUp({ revealed, emptyHints }: Puzzle): number {
  const { row, column, region, fillable, empties } = geometry;
  used.set(geometry.unused);
  for (let i = 0; i < empties.length; i++) {
    const cell = empties[i] as number;
    const hint = emptyHints[cell] as number;
    if (hint === 0) continue;
    used[row[cell] as number] = (used[row[cell] as number] as number) | (1 << hint);
    used[column[cell] as number] = (used[column[cell] as number] as number) | (1 << hint);
  }
  let openCount = 0;
  for (let i = 0; i < fillable.length; i++) {
    const cell = fillable[i] as number;
    const digit = revealed[cell] as number;
    if (digit === 0) {
      open[openCount++] = cell;
      continue;
    }
    const r = row[cell] as number;
    const c = column[cell] as number;
    const g = region[cell] as number;
    const taken = (used[r] as number) | (used[c] as number) | (used[g] as number);
    if ((taken & (1 << digit)) !== 0) return -1;
    toggle(r, c, g, 1 << digit);
    found[cell] = digit;
  }
  return openCount;
}

/** Cells that can hold one digit only are filled in a loop: a call for each would take as long as filling it. */
function search(openCount: number): void {
  const { row, column, region } = geometry;
  let left = openCount;
  while (left > 0 && ++nodes <= maxNodes) {
    const best = choose(left);
    if (best < 0) break;
    if (!isSingle(choice)) {
      branch(best, choice, left);
      break;
    }
    left--;
    const cell = open[best] as number;
    open[best] = open[left] as number;
    open[left] = cell;
    filled[left] = choice;
    toggle(row[cell] as number, column[cell] as number, region[cell] as number, choice);
    if (wantsSolution) found[cell] = lowestDigit(choice);
  }
  if (left === 0) {
    count++;
    if (wantsSolution && other === null) keepSolution();
  }
  for (; left < openCount; left++) {
    const cell = open[left] as number;
    toggle(row[cell] as number, column[cell] as number, region[cell] as number, filled[left] as number);
  }
}

/** The place in `open` of the cell to fill next, its digits in `choice`; below zero where nothing can be filled in. */
function choose(openCount: number): number {
  const { row, column, region, firstRegion, lastRegion } = geometry;
  for (let g = firstRegion; g < lastRegion; g++) {
    once[g] = 0;
    twice[g] = 0;
  }
  let best = 0;
  let fewest = 99;
  for (let i = 0; i < openCount; i++) {
    const cell = open[i] as number;
    const g = region[cell] as number;
    const mask = candidates(row[cell] as number, column[cell] as number, g);
    if (mask === 0) return -1;
    twice[g] = (twice[g] as number) | ((once[g] as number) & mask);
    once[g] = (once[g] as number) | mask;
    const size = sizeOf(mask);
    if (size >= fewest) continue;
    best = i;
    choice = mask;
    fewest = size;
    if (size === 1) return best;
  }
  for (let g = firstRegion; g < lastRegion; g++) {
    if (((once[g] as number) | (used[g] as number)) !== ALL_DIGITS) return -1;
    const only = (once[g] as number) & ~(twice[g] as number);
    if (only === 0 || fewest === 1) continue;
    choice = only & -only;
    best = placeOf(choice, g);
    fewest = 1;
  }
  return best;
}

function branch(best: number, mask: number, openCount: number): void {
  const { row, column, region } = geometry;
  const cell = open[best] as number;
  // Deeper searches only reorder what comes before, so the cell need not be put back afterwards.
  open[best] = open[openCount - 1] as number;
  open[openCount - 1] = cell;
  const r = row[cell] as number;
  const c = column[cell] as number;
  const g = region[cell] as number;
  for (let rest = mask; rest !== 0; ) {
    const chosen = random === null || isSingle(rest) ? rest & -rest : randomBit(rest, random);
    rest ^= chosen;
    toggle(r, c, g, chosen);
    if (wantsSolution) found[cell] = lowestDigit(chosen);
    search(openCount - 1);
    toggle(r, c, g, chosen);
    if (count >= limit || nodes > maxNodes) return;
  }
}

function candidates(row: number, column: number, region: number): number {
  return ALL_DIGITS & ~((used[row] as number) | (used[column] as number) | (used[region] as number));
}

function placeOf(digitMask: number, g: number): number {
  const { row, column, region } = geometry;
  for (let i = 0; ; i++) {
    const cell = open[i] as number;
    if (region[cell] !== g) continue;
    if ((candidates(row[cell] as number, column[cell] as number, g) & digitMask) !== 0) return i;
  }
}

function toggle(row: number, column: number, region: number, mask: number): void {
  used[row] = (used[row] as number) ^ mask;
  used[column] = (used[column] as number) ^ mask;
  used[region] = (used[region] as number) ^ mask;
}

function randomBit(mask: number, rng: Rng): number {
  let rest = mask;
  for (let lower = rng.below(sizeOf(mask)); lower > 0; lower--) rest &= rest - 1;
  return rest & -rest;
}

function keepSolution(): void {
  if (solution === null) solution = readSolution();
  else other = readSolution();
}

function readSolution(): number[] {
  const digits = Array<number>(geometry.row.length).fill(0);
  for (const cell of geometry.fillable) digits[cell] = found[cell] as number;
  return digits;
}

function geometryOf(template: Template): Geometry {
  const known = geometries.get(template);
  if (known !== undefined) return known;
  const cells = [...template.regionOf.keys()];
  const firstRegion = template.rows + template.columns;
  const unused = new Int32Array(used.length);
  for (const [index, { digits }] of template.regions.entries())
    unused[firstRegion + index] = ALL_DIGITS & ~digits;
  const made: Geometry = {
    row: Uint8Array.from(cells, (cell) => rowOf(template, cell)),
    column: Uint8Array.from(cells, (cell) => template.rows + columnOf(template, cell)),
    region: Uint8Array.from(template.regionOf, (region) => firstRegion + region),
    fillable: Uint8Array.from(template.fillable),
    empties: Uint8Array.from(template.empties),
    unused,
    firstRegion,
    lastRegion: firstRegion + template.regions.length,
  };
  geometries.set(template, made);
  return made;
}
