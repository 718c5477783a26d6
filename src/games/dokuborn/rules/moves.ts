/** The moves: their text, their legality and what they do. */

import { pick, type Rng } from '../../../core/chance';
import { mistake, ok, type Result, refuse, unreachable } from '../../../core/result';
import type { MoveRole } from '../../../core/rules';
import { cardIn, cellName, emptyCells, freeAnswersAt, isOver, missesAt } from './cells';
import { cardById, type Pool } from './pool';
import type { Card, DokubornMove, State } from './types';

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
  return refuse('BAD_MOVE', 'This is no move of Dokuborn.');
}

export function roleOf(move: DokubornMove): MoveRole {
  return move.kind === 'place' ? 'attempt' : 'plain';
}

export function applyMove(pool: Pool, state: State, move: DokubornMove): Result<State> {
  if (isOver(state)) return refuse('OVER', 'This puzzle is over.');
  switch (move.kind) {
    case 'place':
      return placeCard(pool, state, move.cell, move.card);
    case 'take':
      return takeCard(state, move.cell);
    case 'move':
      return moveCard(pool, state, move.from, move.to);
    case 'give-up':
      return ok({ ...state, gaveUp: true });
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

export function sampleMove(pool: Pool, state: State, rng: Rng): DokubornMove | null {
  const moves = [...progressMoves(pool, state)];
  return moves.length === 0 ? null : pick(moves, rng);
}

function placeCard(pool: Pool, state: State, cell: number, id: number): Result<State> {
  if (!isCell(state, cell)) return noSuchCell();
  const card = cardById(pool, id);
  if (!card) return refuse('UNKNOWN_CARD', 'This card is not among those the puzzle is played with.');
  const held = state.placed.indexOf(id);
  if (held >= 0) return refuse('CARD_USED', `${card.fullName} is already in ${cellName(state, held)}.`);
  const fits = checkFit(state, cell, card);
  return fits.ok ? ok(withPlaced(state, [[cell, id]])) : fits;
}

function takeCard(state: State, cell: number): Result<State> {
  if (!isCell(state, cell)) return noSuchCell();
  if (state.placed[cell] === null) return refuse('EMPTY_CELL', 'There is no card to take off.');
  return ok(withPlaced(state, [[cell, null]]));
}

/** Onto a card, the two change places. A move that does not fit is a guess like any other. */
function moveCard(pool: Pool, state: State, from: number, to: number): Result<State> {
  if (!isCell(state, from) || !isCell(state, to)) return noSuchCell();
  if (from === to) return refuse('SAME_CELL', 'The card is there already.');
  const card = cardIn(pool, state, from);
  if (!card) return refuse('EMPTY_CELL', 'There is no card to move.');
  const other = cardIn(pool, state, to);
  const fits = checkFit(state, to, card);
  if (!fits.ok) return fits;
  const swaps = other ? checkFit(state, from, other) : fits;
  if (!swaps.ok) return swaps;
  return ok(
    withPlaced(state, [
      [to, card.id],
      [from, other?.id ?? null],
    ]),
  );
}

function checkFit(state: State, cell: number, card: Card): Result<true> {
  const misses = missesAt(state, cell, card);
  if (misses.length === 0) return ok(true);
  return mistake('DOES_NOT_FIT', `${card.fullName} ${misses.join(', and ')}.`);
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

function noSuchCell(): Result<never> {
  return refuse('NO_SUCH_CELL', 'The grid has no such cell.');
}
