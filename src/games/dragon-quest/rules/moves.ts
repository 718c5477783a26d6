/** Lists the moves of a state, and what they depend on. It is tested to list exactly what `judge.ts` lets pass. */
import { unreachable } from '../../../core/result';
import { ALL_GEMS, CRITICAL, canPlayAs, DRAGON_QUEEN, EXIT, effectOf, ITEM_COUNT } from './cards';
import { explorableCells, FIELD_CELLS } from './field';
import type { DragonMove, State } from './types';

// The same few hundred moves come up in every game: made once, listing them allocates nothing but the list.
const everyCell = Array.from({ length: FIELD_CELLS }, (_, cell) => cell);
const everyItem = Array.from({ length: ITEM_COUNT }, (_, item) => item);
const EXPLORE: readonly DragonMove[] = everyCell.map((cell) => ({ kind: 'explore', cell }));
const RESOLVE: readonly DragonMove[] = everyCell.map((cell) => ({ kind: 'resolve', cell }));
const SUFFER: readonly DragonMove[] = Array.from({ length: ALL_GEMS + 1 }, (_, gems) => ({
  kind: 'suffer',
  gems,
}));
const WARD: readonly DragonMove[] = everyItem.map((item) => ({ kind: 'ward', item }));
const COMMAND: readonly DragonMove[] = everyItem.map((item) => ({ kind: 'command', item }));
const ACCEPT: DragonMove = { kind: 'accept' };

export function legalMoves(state: State): DragonMove[] {
  const { moment } = state;
  switch (moment.kind) {
    case 'turn':
      return turnMoves(state);
    case 'fate':
      return fateMoves(state);
    case 'damage':
      return damageMoves(state, moment.cell);
    case 'won':
    case 'lost':
      return [];
    default:
      return unreachable(moment);
  }
}

function turnMoves(state: State): DragonMove[] {
  const moves: DragonMove[] = [];
  for (const cell of explorable(state)) add(moves, EXPLORE[cell]);
  for (const place of state.faceUp) addResolving(moves, state, place);
  for (const item of state.held) {
    if (canPlayAs(item, 'jack')) addOpenings(moves, state, item);
  }
  return moves;
}

export function explorable(state: State): number[] {
  if (state.laid.length === state.order.length) return [];
  return explorableCells(state.taken, state.resolved, state.config.halls === 'narrow');
}

function addResolving(moves: DragonMove[], state: State, place: number): void {
  const card = cardAt(state, place);
  const cell = state.laid[place] ?? 0;
  const effect = effectOf(card);
  if (effect.kind === 'trader') {
    if (state.gems < effect.price) return;
    // In order of the items, not of the stock: the view lists these moves, and which item is next is hidden.
    for (const want of everyItem)
      if (state.itemStock.includes(want)) moves.push({ kind: 'trade', cell, want });
    moves.push({ kind: 'trade', cell, want: 'exit' });
  } else if (effect.kind !== 'passage' || isLaid(state, effect.pair)) {
    add(moves, RESOLVE[cell]);
  }
}

function addOpenings(moves: DragonMove[], state: State, item: number): void {
  for (const place of state.faceUp) {
    const cell = state.laid[place] ?? 0;
    if (canBeOpened(cardAt(state, place))) moves.push({ kind: 'open', item, cell });
  }
}

function fateMoves(state: State): DragonMove[] {
  const moves: DragonMove[] = [ACCEPT];
  for (const item of state.held) {
    if (canPlayAs(item, 'queen') && canRaise(state)) add(moves, WARD[item]);
    if (canPlayAs(item, 'king') && canCommand(state)) add(moves, COMMAND[item]);
  }
  return moves;
}

function damageMoves(state: State, cell: number): DragonMove[] {
  const moves: DragonMove[] = [];
  const most = mostGems(state);
  for (let gems = fewestGems(state); gems <= most; gems++) add(moves, SUFFER[gems]);
  for (const item of state.held) {
    if (canPlayAs(item, 'queen')) add(moves, WARD[item]);
    if (canPlayAs(item, 'jack') && isHiddenPit(state)) moves.push({ kind: 'open', item, cell });
  }
  return moves;
}

function add(moves: DragonMove[], move: DragonMove | undefined): void {
  if (move) moves.push(move);
}

export function cardAt(state: State, place: number): number {
  return state.order[place] ?? 0;
}

/** The place in `order` of the card in this cell, −1 if there is none. */
export function placeOf(state: State, cell: number): number {
  return state.laid.indexOf(cell);
}

export function isLaid(state: State, card: number): boolean {
  return state.order.indexOf(card) < state.laid.length;
}

export function canBeOpened(card: number): boolean {
  return card !== DRAGON_QUEEN && card !== EXIT;
}

/** The fate card being decided, as drawn. */
export function drawnFate(state: State): number {
  return state.fate[state.fateDrawn - 1] ?? 0;
}

export function fateTotal(state: State): number {
  return drawnFate(state) + (state.moment.kind === 'fate' ? state.moment.wards : 0);
}

/** What the fate card being decided has to reach. */
export function needNow(state: State): number {
  if (state.moment.kind !== 'fate') return 0;
  const effect = effectOf(cardAt(state, placeOf(state, state.moment.cell)));
  return effect.kind === 'enemy' ? effect.need : 0;
}

/** A success cannot be made better by one more. */
export function canRaise(state: State): boolean {
  return state.moment.kind === 'fate' && fateTotal(state) < needNow(state);
}

/** Nothing is better than a ten. */
export function canCommand(state: State): boolean {
  return state.moment.kind === 'fate' && drawnFate(state) < CRITICAL;
}

function isHiddenPit(state: State): boolean {
  return state.moment.kind === 'damage' && state.moment.hidden;
}

export function mostGems(state: State): number {
  return state.moment.kind === 'damage' ? Math.min(state.gems, state.moment.amount) : 0;
}

/** A hidden pit takes its gems unasked. */
export function fewestGems(state: State): number {
  return isHiddenPit(state) ? mostGems(state) : 0;
}
