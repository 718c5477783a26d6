/** How well a move looks to a player who knows which fate cards come next. Higher is better. */

import type { Chance, Rng } from '../../../../core/chance';
import { unreachable } from '../../../../core/result';
import { CRITICAL, canPlayAs, DRAGON_QUEEN, dungeonCard, type Effect, effectOf } from '../cards';
import { fateOrder } from '../fight';
import { mostHearts } from '../grade';
import { canRaise, cardAt, fateTotal, legalMoves, needNow, placeOf } from '../moves';
import type { DragonMove, State } from '../types';

type MoveOf<K extends DragonMove['kind']> = Extract<DragonMove, { readonly kind: K }>;
type Enemy = Extract<Effect, { readonly kind: 'enemy' }>;

const DECIDES = 1000;
const RUINS = -1000;

/** `whim` is how far chance may move the worth of each move. */
export function foreseenMove(state: State, chance: Chance, rng: Rng, whim: number): DragonMove | null {
  let best: DragonMove | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const next = nextFate(state, chance);
  for (const move of legalMoves(state)) {
    const worth = worthOf(state, move, next) + rng.below(whim);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

function nextFate(state: State, chance: Chance): number {
  const stocked = state.fate[state.fateDrawn];
  return stocked ?? fateOrder(chance, state.fateShuffles)[0] ?? 0;
}

function worthOf(state: State, move: DragonMove, next: number): number {
  switch (move.kind) {
    case 'explore':
      return 20;
    case 'resolve':
      return worthOfResolving(state, cardIn(state, move.cell), next);
    case 'trade':
      return worthOfTrade(state, move);
    case 'open':
      return state.moment.kind === 'damage' ? 15 : 0;
    case 'ward':
      return worthOfWard(state);
    case 'command':
      return next >= needNow(state) ? 30 : -10;
    case 'accept':
      return fateTotal(state) >= needNow(state) ? 50 : 10;
    case 'suffer':
      return worthOfSuffering(state, move.gems);
    case 'giveUp':
      return RUINS;
    default:
      return unreachable(move);
  }
}

function cardIn(state: State, cell: number): number {
  return cardAt(state, placeOf(state, cell));
}

function worthOfResolving(state: State, card: number, next: number): number {
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'exit':
      return state.queenDefeated ? DECIDES : queenLiesResolved(state) ? 25 : -15;
    case 'gem':
    case 'chest':
      return 60;
    case 'passage':
      return 50;
    case 'healing':
      return mostHearts(state.config) - state.hearts >= 2 ? 60 : 5;
    case 'pit':
      return worthOfHarm(state, effect.damage);
    case 'enemy':
      return worthOfFight(state, card, effect, next);
    case 'trader':
      return 0;
    default:
      return unreachable(effect);
  }
}

function worthOfFight(state: State, card: number, { need, damage }: Enemy, next: number): number {
  if (card === DRAGON_QUEEN) return next >= need ? DECIDES : -60 + worthOfHarm(state, damage);
  if (next < need) return worthOfHarm(state, damage);
  return next === CRITICAL && !state.queenDefeated ? 40 : 70;
}

function worthOfHarm(state: State, damage: number): number {
  return damage >= state.hearts + state.gems ? RUINS : 10 - 10 * damage;
}

function queenLiesResolved(state: State): boolean {
  const place = state.order.indexOf(DRAGON_QUEEN);
  return place < state.laid.length && !state.faceUp.includes(place);
}

function worthOfTrade(state: State, { cell, want }: MoveOf<'trade'>): number {
  if (want === 'exit') return state.queenDefeated ? DECIDES : -30;
  const effect = dungeonCard(cardIn(state, cell)).effect;
  const price = effect.kind === 'trader' ? effect.price : 0;
  return (price === 0 ? 55 : 15) + (canPlayAs(want, 'jack') ? 0 : 3);
}

function worthOfWard(state: State): number {
  if (state.moment.kind === 'damage') return state.moment.amount * 10;
  return canRaise(state) && fateTotal(state) + 1 >= needNow(state) ? 35 : -10;
}

function worthOfSuffering(state: State, gems: number): number {
  if (state.moment.kind !== 'damage') return RUINS;
  const lost = state.moment.amount - gems;
  return lost >= state.hearts ? RUINS : 15 - lost;
}
