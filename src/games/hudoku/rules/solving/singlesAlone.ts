import { bit, isSingle, lowestDigit } from '../digits';
import type { Puzzle } from '../types';
import { type Board, boardFrom, candidatesAt, fill, strike } from './candidateBoard';

/**
 * Whether techniques up to this level finish the puzzle: what `solveByLogic` says of it, and no step told. These place
 * digits and strike what empty cells say, in whatever order, so that everything in sight is done in one go.
 */
export function isSolvedBySingles(puzzle: Puzzle, level: 'gentle' | 'steady'): boolean {
  const board = boardFrom(puzzle);
  const { fillable, houses } = board.template;
  const isSteady = level === 'steady';
  if (isSteady) strikeWhatEmptyCellsSay(board);
  let before = -1;
  while (board.open > 0 && board.open !== before) {
    before = board.open;
    for (const cell of fillable) {
      const held = candidatesAt(board, cell);
      if (isSingle(held)) fill(board, cell, lowestDigit(held));
    }
    for (const house of houses) {
      if (isSteady || house.kind === 'region') fillLastPlaces(board, house.cells);
    }
  }
  return board.open === 0;
}

function strikeWhatEmptyCellsSay(board: Board): void {
  const { empties, peers } = board.template;
  for (const cell of empties) {
    const hint = board.emptyHints[cell] ?? 0;
    if (hint === 0) continue;
    for (const peer of peers[cell] ?? []) strike(board, peer, bit(hint));
  }
}

function fillLastPlaces(board: Board, cells: readonly number[]): void {
  let once = 0;
  let twice = 0;
  for (const cell of cells) {
    const held = candidatesAt(board, cell);
    twice |= once & held;
    once |= held;
  }
  const only = once & ~twice;
  if (only === 0) return;
  for (const cell of cells) {
    const held = candidatesAt(board, cell) & only;
    if (held !== 0) fill(board, cell, lowestDigit(held));
  }
}
