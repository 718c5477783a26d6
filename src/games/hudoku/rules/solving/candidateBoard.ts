/** What a person has before them: digits on the board and, for each open cell, those not yet ruled out. */
import { bit, digitsAt } from '../digits';
import type { Puzzle, Template } from '../types';
import type { Removal } from './steps';

/** Changed in place by its owner only: grading makes thousands of them. */
export interface Board {
  readonly template: Template;
  readonly values: number[];
  /** Masks; 0 in filled and in empty cells. */
  readonly candidates: number[];
  readonly emptyHints: readonly number[];
  open: number;
}

/** Candidates by digits on the board alone; what empty cells say is a technique of its own. */
export function boardFrom({ template, revealed, emptyHints }: Puzzle): Board {
  const { regions, regionOf, fillable, peers } = template;
  const candidates = revealed.map(() => 0);
  let open = 0;
  for (const cell of fillable) {
    if (revealed[cell] !== 0) continue;
    const taken = digitsAt(revealed, peers[cell] ?? []);
    candidates[cell] = (regions[regionOf[cell] ?? -1]?.digits ?? 0) & ~taken;
    open++;
  }
  return { template, values: revealed.slice(), candidates, emptyHints, open };
}

/** Each part by its name: a spread makes objects of ever new shapes, which slows down whatever reads them. */
export function copyBoard({ template, values, candidates, emptyHints, open }: Board): Board {
  return { template, values: values.slice(), candidates: candidates.slice(), emptyHints, open };
}

export function fill(board: Board, cell: number, digit: number): void {
  board.values[cell] = digit;
  board.candidates[cell] = 0;
  board.open--;
  for (const peer of board.template.peers[cell] ?? []) strike(board, peer, bit(digit));
}

export function strike(board: Board, cell: number, digits: number): void {
  board.candidates[cell] = candidatesAt(board, cell) & ~digits;
}

export function candidatesAt(board: Board, cell: number): number {
  return board.candidates[cell] ?? 0;
}

export function couldBe(board: Board, cell: number, digit: number): boolean {
  return (candidatesAt(board, cell) & bit(digit)) !== 0;
}

export function placesOf(board: Board, cells: readonly number[], digits: number): number[] {
  return cells.filter((cell) => (candidatesAt(board, cell) & digits) !== 0);
}

/** Those of `from` that still hold some of `digits`. */
export function removalsFrom(board: Board, from: readonly number[], digits: number): Removal[] {
  const removals: Removal[] = [];
  for (const cell of from) {
    const held = candidatesAt(board, cell) & digits;
    if (held !== 0) removals.push({ cell, digits: held });
  }
  return removals;
}
