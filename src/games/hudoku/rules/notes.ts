/** Pencil notes: a mask of digits per cell, kept in the state so that undo brings them back. */
import { ok, type Result, unreachable } from '../../../core/result';
import type { Outcome } from '../../../core/rules';
import { bit } from './digits';
import { refuse } from './faults';
import { regionOf } from './regions';
import { boardFrom, strike } from './solving/candidateBoard';
import { templateOf } from './templates';
import type { Hudoku, NoteMark, State, Template } from './types';

export function applyMark(state: State, move: NoteMark): Result<Outcome<Hudoku>> {
  switch (move.mark) {
    case 'toggle':
      return toggle(state, move.cell, move.digit);
    case 'clear':
      return clear(state, move.cell);
    case 'fill':
      return ok({ state: { ...state, notes: possibleDigits(state) }, events: [{ kind: 'notesFilled' }] });
    default:
      return unreachable(move);
  }
}

/** Help, so that it must tell something: notes that are all there already are not paid for again. */
export function fillNotes(state: State): Result<Outcome<Hudoku>> {
  const notes = leftByUnits(state);
  if (notes.every((mask, cell) => mask === state.notes[cell])) return refuse('NOTES_FULL');
  return ok({ state: { ...state, notes }, events: [{ kind: 'notesFilled', by: 'aid' }] });
}

/** Every digit of each hidden cell that no number in its row, column or region rules out. */
export function leftByUnits(seen: Pick<State, 'config' | 'revealed' | 'emptyHints'>): readonly number[] {
  return boardOf(seen).candidates;
}

function boardOf({ config, revealed, emptyHints }: Pick<State, 'config' | 'revealed' | 'emptyHints'>) {
  return boardFrom({ template: templateOf(config.template), revealed, emptyHints });
}

/** Every digit of each hidden cell that neither a number on the board nor an empty cell rules out. */
export function possibleDigits(seen: Pick<State, 'config' | 'revealed' | 'emptyHints'>): readonly number[] {
  const template = templateOf(seen.config.template);
  const board = boardOf(seen);
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

function toggle(state: State, cell: number, digit: number): Result<Outcome<Hudoku>> {
  const fits = checkFits(state, cell, digit);
  if (!fits.ok) return fits;
  const noted = (state.notes[cell] ?? 0) ^ bit(digit);
  const kind = (noted & bit(digit)) === 0 ? 'unnoted' : 'noted';
  return ok({
    state: { ...state, notes: state.notes.with(cell, noted) },
    events: [{ kind, cell, digit }],
  });
}

function clear(state: State, cell: number): Result<Outcome<Hudoku>> {
  const open = checkOpen(state, cell);
  if (!open.ok) return open;
  if (state.notes[cell] === 0) return refuse('NO_NOTES');
  return ok({
    state: { ...state, notes: state.notes.with(cell, 0) },
    events: [{ kind: 'notesCleared', cell }],
  });
}

/** Whether the cell waits for a number, and its region holds this one. */
export function checkFits(state: State, cell: number, digit: number): Result<null> {
  const open = checkOpen(state, cell);
  return open.ok ? checkDigit(state, cell, digit) : open;
}

export function checkDigit({ config }: State, cell: number, digit: number): Result<null> {
  const highest = regionOf(templateOf(config.template), cell)?.highest ?? 0;
  return digit > highest ? refuse('DIGIT_NOT_IN_REGION', { highest }) : ok(null);
}

function checkOpen(state: State, cell: number): Result<null> {
  const here = checkCell(state, cell);
  if (!here.ok) return here;
  return state.revealed[cell] !== 0 ? refuse('CELL_FILLED') : ok(null);
}

export function checkCell({ config }: State, cell: number): Result<null> {
  const { isEmpty } = templateOf(config.template);
  if (cell >= isEmpty.length) return refuse('NO_SUCH_CELL');
  return isEmpty[cell] ? refuse('EMPTY_CELL') : ok(null);
}
