/** What can be asked of a grid in play. Cards are meant by id here, by position only inside the pool. */
import type { Tally } from '../../../core/rules';
import { conditionById } from './conditions';
import { type Misses, missOf } from './misses';
import { cardById, cardsMeeting, type Pool, pairOf } from './pool';
import { type Card, type Condition, guessesAllowed, type State } from './types';

export function conditionsOf(state: State, cell: number): readonly [row: Condition, column: Condition] {
  const row = conditionById(state.rows[Math.floor(cell / state.size)] ?? '');
  const column = conditionById(state.columns[cell % state.size] ?? '');
  if (!row || !column) throw new Error(`Cell ${cell} has no conditions`);
  return [row, column];
}

/** All cards that meet the conditions of a cell, used or not. */
export function answersAt(pool: Pool, state: State, cell: number): Card[] {
  const [row, column] = conditionsOf(state, cell);
  return cardsMeeting(pool, pairOf(pool, row, column)).flatMap((at) => pool.cards[at] ?? []);
}

export function freeAnswersAt(pool: Pool, state: State, cell: number): Card[] {
  return answersAt(pool, state, cell).filter((card) => !state.placed.includes(card.id));
}

export function emptyCells(state: State): number[] {
  return [...state.placed.keys()].filter((cell) => state.placed[cell] === null);
}

export function isOver(state: State): boolean {
  return state.gaveUp || emptyCells(state).length === 0;
}

/** The reasons why a card does not belong into a cell; null: it does. */
export function missesAt(state: State, cell: number, card: Card): Misses | null {
  const conditions = conditionsOf(state, cell);
  const [row, column] = [missOf(card, conditions[0]), missOf(card, conditions[1])];
  return row || column ? { row, column } : null;
}

export function cardIn(pool: Pool, state: State, cell: number): Card | null {
  const id = state.placed[cell] ?? null;
  return id === null ? null : (cardById(pool, id) ?? null);
}

/** Null where guesses are not limited. */
export function guessesLeft({ mode, size }: State, { attempts }: Pick<Tally, 'attempts'>): number | null {
  return mode === 'challenge' ? Math.max(0, guessesAllowed(size) - attempts) : null;
}
