/**
 * A state on its way to the next, and what has happened on it. The state is a shallow copy: its fields are replaced,
 * never changed in place, so that the one it came from stays as it was and both share what did not change.
 */
import { ALL_GEMS, type DungeonCard, dungeonCard } from './cards';
import { withCell } from './field';
import { mostHearts } from './grade';
import { cardAt, placeOf } from './moves';
import type { DragonEvent, LossCause, Moment, State } from './types';

export interface Draft {
  readonly state: { -readonly [K in keyof State]: State[K] };
  readonly events: DragonEvent[];
}

export const TURN: Moment = { kind: 'turn' };

export function draftOf(state: State): Draft {
  return { state: { ...state }, events: [] };
}

export function cardIn(draft: Draft, cell: number): number {
  return cardAt(draft.state, placeOf(draft.state, cell));
}

export function cardFacing(draft: Draft, cell: number): DungeonCard {
  return dungeonCard(cardIn(draft, cell));
}

/** Turns the card over: from now on it is a way to its neighbours. */
export function resolveCard(draft: Draft, cell: number): void {
  const { state, events } = draft;
  const place = placeOf(state, cell);
  state.faceUp = state.faceUp.filter((other) => other !== place);
  state.resolved = withCell(state.resolved, cell);
  state.moment = TURN;
  events.push({ kind: 'resolved', cell, card: cardAt(state, place) });
}

export function gainGems(draft: Draft, due: number): void {
  const { state, events } = draft;
  const count = Math.min(due, ALL_GEMS - state.gems);
  state.gems += count;
  state.gemsFound += count;
  if (count > 0) events.push({ kind: 'gained', stock: 'gems', count });
  if (count < due) events.push({ kind: 'exhausted', stock: 'gems' });
}

export function heal(draft: Draft, due: number): void {
  const { state, events } = draft;
  const count = Math.min(due, mostHearts(state.config) - state.hearts);
  state.hearts += count;
  if (count > 0) events.push({ kind: 'gained', stock: 'hearts', count });
  if (count < due) events.push({ kind: 'exhausted', stock: 'hearts' });
}

export function findItems(draft: Draft, due: number): void {
  const { state, events } = draft;
  for (let given = 0; given < due; given++) {
    const item = state.itemStock[0];
    if (item === undefined) {
      events.push({ kind: 'exhausted', stock: 'items' });
      return;
    }
    state.revealed += 1;
    takeItem(draft, item);
    events.push({ kind: 'found', item });
  }
}

export function takeItem(draft: Draft, item: number): void {
  const { state } = draft;
  state.itemStock = state.itemStock.filter((other) => other !== item);
  state.held = [...state.held, item];
  state.itemsFound += 1;
}

/** Used items go under the stock. */
export function spendItem(draft: Draft, item: number): void {
  const { state } = draft;
  state.held = state.held.filter((other) => other !== item);
  state.itemStock = [...state.itemStock, item];
}

export function win(draft: Draft, by: 'exit' | 'critical'): void {
  draft.state.moment = { kind: 'won', by };
  draft.events.push({ kind: 'won', by });
}

export function lose(draft: Draft, by: LossCause): void {
  draft.state.moment = { kind: 'lost', by };
  draft.events.push({ kind: 'lost', by });
}
