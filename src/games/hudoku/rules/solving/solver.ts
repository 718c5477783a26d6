/**
 * The solver of the seed, made fast: digits in use are masks per row, column and region, and the cell with the
 * fewest candidates is always filled first. An empty cell's number counts as used in its row and its column.
 */

import type { Rng } from '../../../../core/chance';
import { shuffled } from '../../../../core/chance';
import { ALL_DIGITS, bit, digitsAt, isSingle, lowestDigit, sizeOf } from '../digits';
import { regionOf } from '../regions';
import type { Puzzle, Template } from '../types';
import { type Geometry, geometryOf, MAX_CELLS, MAX_UNITS } from './geometry';
import { canTradeForAny, findHomes } from './trades';

interface SearchResult {
  readonly count: number;
  /** The first solution met; null where there is none. */
  readonly solution: readonly number[] | null;
  /** The second one met. */
  readonly other: readonly number[] | null;
  /** The search was cut short: there may be more solutions than `count`. */
  readonly gaveUp: boolean;
}

// Shared by all searches, none of which runs inside another: allocating them would take longer than most searches.
const used = new Int32Array(MAX_UNITS);
const open = new Uint8Array(MAX_CELLS);
const found = new Uint8Array(MAX_CELLS);
/** By place in `open`: its candidates. */
const held = new Int32Array(MAX_CELLS);
/** Digits that have at least one place, and at least two, in each region. */
const once = new Int32Array(MAX_UNITS);
const twice = new Int32Array(MAX_UNITS);
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
  const { template, revealed } = puzzle;
  // Mostly all others are in sight: to set up a search would take longer than that.
  const unseen = (regionOf(template, cell)?.digits ?? 0) & ~digitsAt(revealed, template.peers[cell] ?? []);
  if ((unseen & ~bit(digit)) === 0) return true;
  wantsSolution = false;
  const openCount = begin(puzzle, 1, Number.POSITIVE_INFINITY, null);
  return openCount <= 0 || !hasOther(open.indexOf(cell), othersFor(cell, digit), openCount);
}

/** Hides clue after clue, of those at `cells` in that order, as long as no solution but this one remains. */
export function hideForced(puzzle: Puzzle, known: readonly number[], cells: readonly number[]): number[] {
  const revealed = puzzle.revealed.slice();
  wantsSolution = false;
  let openCount = begin(puzzle, 1, Number.POSITIVE_INFINITY, null);
  findHomes(geometry, known);
  const { row, column, region } = geometry;
  for (const cell of cells) {
    const digit = revealed[cell] ?? 0;
    if (digit === 0) continue;
    const [r, c, g] = [row[cell] as number, column[cell] as number, region[cell] as number];
    toggle(r, c, g, bit(digit));
    open[openCount++] = cell;
    const others = othersFor(cell, digit);
    if (canTradeForAny(geometry, used, known, cell, others) || hasOther(openCount - 1, others, openCount)) {
      // The last of the open cells is still the last: searches only reorder those before.
      openCount--;
      toggle(r, c, g, bit(digit));
    } else {
      revealed[cell] = 0;
    }
  }
  return revealed;
}

function othersFor(cell: number, digit: number): number {
  const { row, column, region } = geometry;
  const mask = candidates(row[cell] as number, column[cell] as number, region[cell] as number);
  return mask & ~bit(digit);
}

/** `place`: in `open`. */
function hasOther(place: number, others: number, openCount: number): boolean {
  count = 0;
  if (others !== 0) branch(place, others, openCount);
  return count > 0;
}

function run(puzzle: Puzzle, upTo: number, nodeLimit: number, rng: Rng | null): void {
  const openCount = begin(puzzle, upTo, nodeLimit, rng);
  if (openCount < 0) return;
  if (rng !== null) shuffleOpen(puzzle, rng);
  search(openCount);
}

function shuffleOpen({ template, revealed }: Puzzle, rng: Rng): void {
  const hidden = template.fillable.filter((cell) => revealed[cell] === 0);
  for (const [place, cell] of shuffled(hidden, rng).entries()) open[place] = cell;
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
  const { row, column, region } = geometry;
  for (let i = 0; i < openCount; i++) {
    const cell = open[i] as number;
    const mask = candidates(row[cell] as number, column[cell] as number, region[cell] as number);
    if (mask === 0) return -1;
    if (isSingle(mask)) {
      choice = mask;
      return i;
    }
    held[i] = mask;
  }
  return chooseByRegions(openCount);
}

/** Where every open cell holds several digits, as `held` has them: what the regions say is gathered for no other. */
function chooseByRegions(openCount: number): number {
  const { region, firstRegion, lastRegion } = geometry;
  for (let g = firstRegion; g < lastRegion; g++) {
    once[g] = 0;
    twice[g] = 0;
  }
  let best = 0;
  let fewest = 99;
  for (let i = 0; i < openCount; i++) {
    const g = region[open[i] as number] as number;
    const mask = held[i] as number;
    twice[g] = (twice[g] as number) | ((once[g] as number) & mask);
    once[g] = (once[g] as number) | mask;
    const size = sizeOf(mask);
    if (size >= fewest) continue;
    best = i;
    choice = mask;
    fewest = size;
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
