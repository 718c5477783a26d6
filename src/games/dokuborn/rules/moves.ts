/** The moves: their text, their legality and what they do. */
import { ok, type Result, unreachable } from '../../../core/result';
import type { MoveRole, Outcome } from '../../../core/rules';
import { cardIn, emptyCells, freeAnswersAt, isOver, missesAt } from './cells';
import { refuse } from './faults';
import { doesNotFit } from './misses';
import { cardById, type Pool } from './pool';
import type { Card, Dokuborn, DokubornEvent, DokubornMove, State } from './types';

type Applied = Result<Outcome<Dokuborn>>;

const PLACE = /^place (\d|1[0-5]) ([1-9]\d{0,6})$/;
const TAKE = /^take (\d|1[0-5])$/;
const MOVE = /^move (\d|1[0-5]) (\d|1[0-5])$/;

export function formatMove(move: DokubornMove): string {
  switch (move.kind) {
    case 'place':
      return `place ${move.cell} ${move.card}`;
    case 'take':
      return `take ${move.cell}`;
    case 'move':
      return `move ${move.from} ${move.to}`;
    case 'give-up':
      return 'give-up';
    default:
      return unreachable(move);
  }
}

export function parseMove(text: string): Result<DokubornMove> {
  if (text.length <= 20) {
    const place = PLACE.exec(text);
    if (place) return ok({ kind: 'place', cell: Number(place[1]), card: Number(place[2]) });
    const take = TAKE.exec(text);
    if (take) return ok({ kind: 'take', cell: Number(take[1]) });
    const move = MOVE.exec(text);
    if (move) return ok({ kind: 'move', from: Number(move[1]), to: Number(move[2]) });
    if (text === 'give-up') return ok({ kind: 'give-up' });
  }
  return refuse('BAD_MOVE');
}

export function roleOf(move: DokubornMove): MoveRole {
  return move.kind === 'place' ? 'attempt' : 'plain';
}

export function applyMove(pool: Pool, state: State, move: DokubornMove): Applied {
  if (isOver(state)) return refuse('OVER');
  switch (move.kind) {
    case 'place':
      return placeCard(pool, state, move.cell, move.card);
    case 'take':
      return takeCard(pool, state, move.cell);
    case 'move':
      return moveCard(pool, state, move.from, move.to);
    case 'give-up':
      return withEvent({ ...state, gaveUp: true }, { kind: 'gaveUp' });
    default:
      return unreachable(move);
  }
}

/** Filling a cell is the only progress; replacing and moving cards is not. */
export function* progressMoves(pool: Pool, state: State): Generator<DokubornMove> {
  if (isOver(state)) return;
  for (const cell of emptyCells(state)) {
    for (const { id } of freeAnswersAt(pool, state, cell)) yield { kind: 'place', cell, card: id };
  }
}

function placeCard(pool: Pool, state: State, cell: number, id: number): Applied {
  if (!isCell(state, cell)) return refuse('NO_SUCH_CELL');
  const card = cardById(pool, id);
  if (!card) return refuse('UNKNOWN_CARD');
  const held = state.placed.indexOf(id);
  if (held >= 0) return refuse('CARD_USED', { card: card.fullName, ...placeOf(state, held) });
  const misses = missesAt(state, cell, card);
  if (misses) return doesNotFit(card, misses);
  const replaced = state.placed[cell] ?? null;
  return withEvent(withPlaced(state, [[cell, id]]), { kind: 'placed', cell, ...named(card), replaced });
}

function takeCard(pool: Pool, state: State, cell: number): Applied {
  if (!isCell(state, cell)) return refuse('NO_SUCH_CELL');
  const card = cardIn(pool, state, cell);
  if (!card) return refuse('EMPTY_CELL', { wanted: 'take' });
  return withEvent(withPlaced(state, [[cell, null]]), { kind: 'taken', cell, ...named(card) });
}

/** Onto a card, the two change places. A move that does not fit is a guess like any other. */
function moveCard(pool: Pool, state: State, from: number, to: number): Applied {
  if (!isCell(state, from) || !isCell(state, to)) return refuse('NO_SUCH_CELL');
  if (from === to) return refuse('SAME_CELL');
  const card = cardIn(pool, state, from);
  if (!card) return refuse('EMPTY_CELL', { wanted: 'move' });
  const other = cardIn(pool, state, to);
  const misses = missesAt(state, to, card);
  if (misses) return doesNotFit(card, misses);
  const otherMisses = other && missesAt(state, from, other);
  if (other && otherMisses) return doesNotFit(other, otherMisses);
  const swapped = other?.id ?? null;
  const moved = withPlaced(state, [
    [to, card.id],
    [from, swapped],
  ]);
  return withEvent(moved, { kind: 'moved', from, to, ...named(card), swapped });
}

/** Everything that an event tells but how many cells are left. */
type EventWithoutCount = DokubornEvent extends infer Event
  ? Event extends DokubornEvent
    ? Omit<Event, 'cellsLeft'>
    : never
  : never;

function withEvent(state: State, event: EventWithoutCount): Applied {
  return ok({ state, events: [{ ...event, cellsLeft: emptyCells(state).length }] });
}

function named({ id, fullName }: Card): { readonly card: number; readonly name: string } {
  return { card: id, name: fullName };
}

function placeOf({ size }: State, cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / size), column: cell % size };
}

function withPlaced(state: State, changes: readonly (readonly [cell: number, card: number | null])[]): State {
  const changed = new Map(changes);
  return {
    ...state,
    placed: state.placed.map((card, cell) => changed.get(cell) ?? (changed.has(cell) ? null : card)),
  };
}

function isCell(state: State, cell: number): boolean {
  return cell >= 0 && cell < state.placed.length;
}
