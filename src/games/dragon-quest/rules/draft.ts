/**
 * A state on its way to the next. A draft is a shallow copy: its fields are replaced, never changed in place, so
 * that the state it came from stays as it was and both share what did not change.
 */
import { ALL_GEMS, type DungeonCard, dungeonCard, MAX_HEARTS } from './cards';
import { withCell } from './field';
import { cardAt, placeOf } from './moves';
import type { DragonEvent, LossCause, Moment, State } from './types';

export type Draft = { -readonly [K in keyof State]: State[K] } & { events: DragonEvent[] };

export const TURN: Moment = { kind: 'turn' };

export function draftOf(state: State): Draft {
  return { ...state, events: [] };
}

export function cardIn(draft: Draft, cell: number): number {
  return cardAt(draft, placeOf(draft, cell));
}

export function cardFacing(draft: Draft, cell: number): DungeonCard {
  return dungeonCard(cardIn(draft, cell));
}

/** Turns the card over: from now on it is a way to its neighbours. */
export function resolveCard(draft: Draft, cell: number): void {
  const place = placeOf(draft, cell);
  draft.faceUp = draft.faceUp.filter((other) => other !== place);
  draft.resolved = withCell(draft.resolved, cell);
  draft.moment = TURN;
  draft.events.push({ kind: 'resolved', cell, card: cardAt(draft, place) });
}

export function gainGems(draft: Draft, due: number): void {
  const count = Math.min(due, ALL_GEMS - draft.gems);
  draft.gems += count;
  draft.gemsFound += count;
  if (count > 0) draft.events.push({ kind: 'gained', stock: 'gems', count });
  if (count < due) draft.events.push({ kind: 'exhausted', stock: 'gems' });
}

export function heal(draft: Draft, due: number): void {
  const count = Math.min(due, MAX_HEARTS - draft.hearts);
  draft.hearts += count;
  if (count > 0) draft.events.push({ kind: 'gained', stock: 'hearts', count });
  if (count < due) draft.events.push({ kind: 'exhausted', stock: 'hearts' });
}

export function findItems(draft: Draft, due: number): void {
  for (let given = 0; given < due; given++) {
    const item = draft.itemStock[0];
    if (item === undefined) {
      draft.events.push({ kind: 'exhausted', stock: 'items' });
      return;
    }
    draft.revealed += 1;
    takeItem(draft, item);
    draft.events.push({ kind: 'found', item });
  }
}

export function takeItem(draft: Draft, item: number): void {
  draft.itemStock = draft.itemStock.filter((other) => other !== item);
  draft.held = [...draft.held, item];
  draft.itemsFound += 1;
}

/** Used items go under the stock. */
export function spendItem(draft: Draft, item: number): void {
  draft.held = draft.held.filter((other) => other !== item);
  draft.itemStock = [...draft.itemStock, item];
}

export function win(draft: Draft, by: 'exit' | 'critical'): void {
  draft.moment = { kind: 'won', by };
  draft.events.push({ kind: 'won', by });
}

export function lose(draft: Draft, by: LossCause): void {
  draft.moment = { kind: 'lost', by };
  draft.events.push({ kind: 'lost', by });
}
