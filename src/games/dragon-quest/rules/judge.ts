/** The one judge of legality: null lets a move pass. */
import { type Result, unreachable } from '../../../core/result';
import { canPlayAs, effectOf, type Power } from './cards';
import { refuse } from './faults';
import { boxOf, fits, hasCell, isExplorable } from './field';
import { canBeOpened, canCommand, canRaise, cardAt, fewestGems, isLaid, mostGems, placeOf } from './moves';
import type { DragonMove, State } from './types';

type Refusal = Result<never> | null;
type MoveOf<K extends DragonMove['kind']> = Extract<DragonMove, { readonly kind: K }>;

export function refusalOf(state: State, move: DragonMove): Refusal {
  if (state.moment.kind === 'won' || state.moment.kind === 'lost') return refuse('OVER');
  switch (move.kind) {
    case 'explore':
      return duringTurn(state) ?? refuseExplore(state, move.cell);
    case 'resolve':
      return duringTurn(state) ?? refuseResolve(state, move.cell);
    case 'trade':
      return duringTurn(state) ?? refuseTrade(state, move);
    case 'open':
      return refuseItem(state, move.item, 'jack') ?? refuseOpen(state, move.cell);
    case 'ward':
      return refuseItem(state, move.item, 'queen') ?? refuseWard(state);
    case 'command':
      return refuseItem(state, move.item, 'king') ?? refuseCommand(state);
    case 'accept':
      return state.moment.kind === 'fate' ? null : refuse('NO_FATE', { move: 'accept' });
    case 'suffer':
      return refuseSuffer(state, move.gems);
    case 'giveUp':
      return null;
    default:
      return unreachable(move);
  }
}

function duringTurn(state: State): Refusal {
  return state.moment.kind === 'turn' ? null : refuse('UNFINISHED');
}

function refuseExplore(state: State, cell: number): Refusal {
  const { taken, resolved, config } = state;
  if (state.laid.length === state.order.length) return refuse('DECK_EMPTY');
  if (isExplorable(cell, taken, resolved, config.halls === 'narrow')) return null;
  if (hasCell(taken, cell)) return refuse('CELL_TAKEN');
  if (!fits(cell, boxOf(taken))) return refuse('TOO_LARGE');
  return refuse('NO_WAY_IN', { halls: config.halls });
}

function refuseResolve(state: State, cell: number): Refusal {
  const place = placeOf(state, cell);
  if (!state.faceUp.includes(place)) return refuse('NOTHING_THERE');
  const effect = effectOf(cardAt(state, place));
  if (effect.kind === 'trader') return refuse('CHOOSE_FIRST');
  if (effect.kind !== 'passage' || isLaid(state, effect.pair)) return null;
  return refuse('NO_PAIR');
}

function refuseTrade(state: State, { cell, want }: MoveOf<'trade'>): Refusal {
  const place = placeOf(state, cell);
  const effect = state.faceUp.includes(place) ? effectOf(cardAt(state, place)) : null;
  if (effect?.kind !== 'trader') return refuse('NO_TRADER');
  if (state.gems < effect.price) return refuse('NO_GEM');
  if (want === 'exit' || state.itemStock.includes(want)) return null;
  return refuse('NOT_IN_STOCK');
}

function refuseItem(state: State, item: number, power: Power): Refusal {
  if (!state.held.includes(item)) return refuse('NOT_HELD');
  return canPlayAs(item, power) ? null : refuse('WRONG_ITEM');
}

function refuseOpen(state: State, cell: number): Refusal {
  const { moment } = state;
  if (moment.kind === 'damage' && moment.hidden && moment.cell === cell) return null;
  const early = duringTurn(state);
  if (early) return early;
  const place = placeOf(state, cell);
  if (!state.faceUp.includes(place)) return refuse('NOTHING_THERE');
  if (canBeOpened(cardAt(state, place))) return null;
  return refuse('CANNOT_OPEN');
}

function refuseWard(state: State): Refusal {
  if (state.moment.kind === 'damage' || canRaise(state)) return null;
  return refuse('NOTHING_TO_WARD');
}

function refuseCommand(state: State): Refusal {
  if (canCommand(state)) return null;
  return refuse('NO_FATE', { move: 'command' });
}

function refuseSuffer(state: State, gems: number): Refusal {
  if (state.moment.kind !== 'damage') return refuse('NO_DAMAGE');
  if (gems > mostGems(state)) return refuse('TOO_MANY_GEMS');
  if (gems < fewestGems(state)) return refuse('GEMS_TAKEN');
  return null;
}
