/** Which moves take the last heart, whatever fate brings and whatever is done about it then. Only the view is used. */
import { unreachable } from '../../../core/result';
import { cardIn } from './adviceInFight';
import { canPlayAs, effectOf, HIDDEN_PIT } from './cards';
import type { DragonMove } from './types';
import { heldWithout, type View } from './view';

type Items = readonly number[];

export function isCertainDeath(view: View, move: DragonMove): boolean {
  const { moment, held, currentFate: fate } = view;
  switch (move.kind) {
    case 'explore':
      return view.unseen.every((card) => card === HIDDEN_PIT) && isFatal(view, HIDDEN_PIT, held, 0);
    case 'resolve':
      return isFatal(view, cardIn(view, move.cell), held, 1);
    case 'accept':
      // Nothing but a ward may follow.
      return isShort(fate, 0) && isFatal(view, foe(view), held.filter(isWard), 0);
    case 'ward':
      return isShort(fate, 1) && isFatal(view, foe(view), heldWithout(view, move.item), 0);
    case 'command':
      return isFatal(view, foe(view), heldWithout(view, move.item), 1);
    case 'suffer':
      return moment.kind === 'damage' && moment.amount - move.gems >= view.hearts;
    case 'trade':
    case 'open':
    case 'giveUp':
      return false;
    default:
      return unreachable(move);
  }
}

/** What the card at hand, or the hidden pit that an exploration turns up, would do. */
export function damageOf(view: View, move: DragonMove): number {
  if (move.kind === 'suffer') return view.moment.kind === 'damage' ? view.moment.amount - move.gems : 0;
  const effect = effectOf(move.kind === 'resolve' ? cardIn(view, move.cell) : (foe(view) ?? HIDDEN_PIT));
  return effect.kind === 'pit' || effect.kind === 'enemy' ? effect.damage : 0;
}

/** `draws`: how many fate cards are still turned, those of kings aside. */
function isFatal(view: View, card: number | null, held: Items, draws: number): boolean {
  if (card === null) return false;
  const effect = effectOf(card);
  if (effect.kind !== 'pit' && effect.kind !== 'enemy') return false;
  if (view.hearts + view.gems > effect.damage || held.some(isWard)) return false;
  if (effect.kind === 'pit') return !(effect.hidden && held.some((item) => canPlayAs(item, 'jack')));
  const kings = held.filter((item) => canPlayAs(item, 'king')).length;
  return !canReach(view, effect.need, draws + kings);
}

/** All five fate cards come back once the stock is empty. */
function canReach({ fateStock }: View, need: number, draws: number): boolean {
  return draws > fateStock.length || (draws > 0 && fateStock.some((fate) => fate >= need));
}

function isShort(fate: View['currentFate'], more: number): boolean {
  return fate !== null && fate.total + more < fate.need;
}

function isWard(item: number): boolean {
  return canPlayAs(item, 'queen');
}

function foe(view: View): number | null {
  return 'cell' in view.moment ? cardIn(view, view.moment.cell) : null;
}
