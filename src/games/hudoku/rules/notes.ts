/** Pencil notes: a mask of digits per cell, kept in the state so that undo brings them back. */
import { ok, type Result, refuse, unreachable } from '../../../core/result';
import { boardFrom, strike } from './candidateBoard';
import { bit } from './digits';
import { templateOf } from './templates';
import type { Mark, State, Template } from './types';

export function applyMark(state: State, move: Mark): Result<State> {
  switch (move.mark) {
    case 'toggle':
      return toggle(state, move.cell, move.digit);
    case 'clear':
      return clear(state, move.cell);
    case 'fill':
      return ok({ ...state, notes: possibleDigits(state) });
    default:
      return unreachable(move);
  }
}

/** Every digit of each hidden cell that neither a number on the board nor an empty cell rules out. */
export function possibleDigits(seen: Pick<State, 'config' | 'revealed' | 'emptyHints'>): readonly number[] {
  const template = templateOf(seen.config.template);
  const board = boardFrom({ template, revealed: seen.revealed, emptyHints: seen.emptyHints });
  for (const empty of template.empties) {
    const said = bit(seen.emptyHints[empty] ?? 0);
    for (const cell of template.peers[empty] ?? []) strike(board, cell, said);
  }
  return board.candidates;
}

/** Once a digit stands, no cell that sees it keeps a note of it. */
export function cleanedNotes(
  template: Template,
  notes: readonly number[],
  cell: number,
  digit: number,
): number[] {
  const peers = template.peers[cell] ?? [];
  return notes.map((mask, at) => (at === cell ? 0 : peers.includes(at) ? mask & ~bit(digit) : mask));
}

function toggle(state: State, cell: number, digit: number): Result<State> {
  const template = templateOf(state.config.template);
  const open = checkOpen(state, cell);
  if (!open.ok) return open;
  const region = template.regions[template.regionOf[cell] ?? -1];
  if (region === undefined || digit > region.highest) {
    return refuse('DIGIT_NOT_IN_REGION', `This region holds only 1 to ${region?.highest}.`);
  }
  return ok({ ...state, notes: state.notes.with(cell, (state.notes[cell] ?? 0) ^ bit(digit)) });
}

function clear(state: State, cell: number): Result<State> {
  const open = checkOpen(state, cell);
  if (!open.ok) return open;
  if (state.notes[cell] === 0) return refuse('NO_NOTES', 'There are no notes in this cell.');
  return ok({ ...state, notes: state.notes.with(cell, 0) });
}

export function checkOpen(state: State, cell: number): Result<null> {
  const { isEmpty } = templateOf(state.config.template);
  if (cell >= isEmpty.length) return refuse('NO_SUCH_CELL', 'There is no such cell on this board.');
  if (isEmpty[cell]) return refuse('EMPTY_CELL', 'An empty cell holds no number: it only rules one out.');
  if (state.revealed[cell] !== 0) return refuse('CELL_FILLED', 'This cell already has its number.');
  return ok(null);
}
