/**
 * What a person does to a puzzle, from easy to hard. One table serves the grader, the generator and Explain.
 *
 * Gentle. `nakedSingle`: all but one digit of a cell stand in its row, column or region. `hiddenSingle`: a digit
 * has one place left in a region, which must hold it.
 *
 * Steady adds what is Hudoku's own. `emptyCell`: the number an empty cell shows is ruled out of its whole row
 * and column, in every region. `lineSingle`, the interplay of regions along a row or column: where two 2×2
 * regions meet on a line, their four cells there hold each of 1–4 exactly once, though neither region alone
 * says so; a digit with one place left among them goes there. Other lines say no such thing: they have fewer
 * cells than digits, so that any digit may be missing.
 *
 * Sharp adds `lockedCandidates` (all places of a digit in a region, or in such a full line, share another unit,
 * so the rest of that unit loses it), `nakedPair` (two cells of a unit hold the same two digits, which the rest
 * loses) and `hiddenPair` (two digits of a region or full line have the same two places, which lose all else).
 *
 * Fiendish adds triples of both kinds, `xWing` (a digit of two regions or full lines lies within the same two
 * rows or columns, which lose it elsewhere) and `chain`: if this is not so then that is, therefore …, one link
 * after another without a branch, until either end alone rules a candidate out. A branch would be a guess.
 */

import { LEVELS, type Level } from '../types';
import { type Board, fill, strike } from './candidateBoard';
import { findChains } from './chains';
import { findLockedCandidates, findXWings } from './locked';
import { findEmptyCells, findHiddenSingles, findLineSingles, findNakedSingles } from './singles';
import type { Step, Technique } from './steps';
import { findHidden, findNaked } from './subsets';

interface Finder {
  readonly level: Level;
  /** Lazily, and without changing the board. */
  readonly find: (board: Board) => Generator<Step>;
}

/** In the order in which they are tried. */
export const FINDERS: Readonly<Record<Technique, Finder>> = {
  nakedSingle: { level: 'gentle', find: findNakedSingles },
  hiddenSingle: { level: 'gentle', find: findHiddenSingles },
  lineSingle: { level: 'steady', find: findLineSingles },
  emptyCell: { level: 'steady', find: findEmptyCells },
  lockedCandidates: { level: 'sharp', find: findLockedCandidates },
  nakedPair: { level: 'sharp', find: (board) => findNaked(board, 'nakedPair', 2) },
  hiddenPair: { level: 'sharp', find: (board) => findHidden(board, 'hiddenPair', 2) },
  nakedTriple: { level: 'fiendish', find: (board) => findNaked(board, 'nakedTriple', 3) },
  hiddenTriple: { level: 'fiendish', find: (board) => findHidden(board, 'hiddenTriple', 3) },
  xWing: { level: 'fiendish', find: findXWings },
  chain: { level: 'fiendish', find: findChains },
};

const IN_ORDER = Object.values(FINDERS).map(({ level, find }) => ({ rank: LEVELS.indexOf(level), find }));

/** The easiest step there is; null when nothing up to `hardest` changes anything any more. */
export function nextStep(board: Board, hardest: Level): Step | null {
  const highest = LEVELS.indexOf(hardest);
  for (const { rank, find } of IN_ORDER) {
    if (rank > highest) return null;
    const found = find(board).next();
    if (found.done !== true) return found.value;
  }
  return null;
}

export function takeStep(board: Board, step: Step): void {
  if (step.place !== null) fill(board, step.place.cell, step.place.digit);
  for (const { cell, digits } of step.removals) strike(board, cell, digits);
}
