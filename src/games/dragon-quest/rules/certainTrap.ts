/**
 * Which moves leave nothing to do, whatever fate brings. Where something is still open, the best is assumed: gems and
 * items are kept, a critical success comes. So a move may be missed here, and none is wrongly blamed.
 */
import { unreachable } from '../../../core/result';
import { cardIn } from './adviceInFight';
import { canPlayAs, effectOf } from './cards';
import { explorableCells, fieldOf } from './field';
import { canBeOpened } from './moves';
import type { DragonMove } from './types';
import { heldWithout, isInDungeon, type View } from './view';

/** What is had once the cards in some cells have been resolved. */
interface After {
  readonly cells: readonly number[];
  readonly gems: number;
  readonly held: readonly number[];
}

export function isCertainTrap(view: View, move: DragonMove): boolean {
  const after = bestAfter(view, move);
  return after !== null && isStuck(view, after);
}

/** Null: what comes is open, or leads to another level. */
function bestAfter(view: View, move: DragonMove): After | null {
  const { moment, gems, held } = view;
  const here = 'cell' in moment ? moment.cell : null;
  switch (move.kind) {
    case 'resolve':
      return afterResolving(view, move.cell, held);
    case 'open':
      return { cells: [move.cell], gems, held: heldWithout(view, move.item) };
    case 'trade':
      return move.want === 'exit'
        ? null
        : { cells: [move.cell], gems: gems - priceOf(cardIn(view, move.cell)), held: [...held, move.want] };
    case 'accept':
      return here === null ? null : afterResolving(view, here, held);
    case 'ward':
    case 'command':
      return here === null ? null : afterResolving(view, here, heldWithout(view, move.item));
    case 'suffer':
      return here === null ? null : { cells: [here], gems: gems - move.gems, held };
    case 'explore':
    case 'giveUp':
      return null;
    default:
      return unreachable(move);
  }
}

function afterResolving(view: View, cell: number, held: readonly number[]): After | null {
  const effect = effectOf(cardIn(view, cell));
  const kept = { cells: [cell], gems: view.gems, held };
  switch (effect.kind) {
    case 'gem':
      return { ...kept, gems: view.gems + 1 };
    case 'chest':
      return view.itemStock.some(isJack) ? null : kept;
    case 'enemy': {
      const finds = effect.bonus.items > 0 && view.itemStock.some(isJack);
      return effect.bonus.wins || finds ? null : { ...kept, gems: view.gems + effect.bonus.gems };
    }
    case 'passage': {
      const other = view.cards.find(({ card }) => card === effect.pair);
      return { ...kept, cells: other ? [cell, other.cell] : [cell] };
    }
    case 'healing':
    case 'pit':
      return kept;
    case 'exit':
    case 'trader':
      return null;
    default:
      return unreachable(effect);
  }
}

function isStuck(view: View, { cells, gems, held }: After): boolean {
  if (view.deck > 0 && waysOn(view, cells).length > 0) return false;
  const open = view.cards.filter(({ cell, resolved }) => !resolved && !cells.includes(cell));
  const passes = held.some(isJack);
  return open.every(
    ({ card }) => card !== null && !canBeResolved(view, card, gems) && !(passes && canBeOpened(card)),
  );
}

function waysOn(view: View, cells: readonly number[]): readonly number[] {
  const ways = view.cards.filter(({ resolved }) => resolved).map(({ cell }) => cell);
  const taken = fieldOf(view.cards.map(({ cell }) => cell));
  return explorableCells(taken, fieldOf([...ways, ...cells]), view.config.halls === 'narrow');
}

function canBeResolved(view: View, card: number, gems: number): boolean {
  const effect = effectOf(card);
  if (effect.kind === 'trader') return gems >= effect.price;
  return effect.kind !== 'passage' || isInDungeon(view, effect.pair);
}

function priceOf(trader: number): number {
  const effect = effectOf(trader);
  return effect.kind === 'trader' ? effect.price : 0;
}

function isJack(item: number): boolean {
  return canPlayAs(item, 'jack');
}
