/** The same player's advice on what to do about a fate card or damage. */

import { DRAGON_QUEEN, effectOf, RED_JOKER } from './cards';
import type { Reason } from './stages';
import type { Moment } from './types';
import { cardInCell, nextFates, type View } from './view';

export interface Advice {
  readonly worth: number;
  readonly reason: Reason;
}

type MomentOf<K extends Moment['kind']> = Extract<Moment, { readonly kind: K }>;

export const DEADLY = -500;

export function cardIn(view: View, cell: number): number {
  return cardInCell(view, cell)?.card ?? 0;
}

/** Keep the joker for what nothing else can do. */
export function thrift(item: number): number {
  return item === RED_JOKER ? -5 : 0;
}

export function warding(view: View, item: number): Advice {
  const { moment } = view;
  if (moment.kind === 'fate') return raising(view, moment, item);
  if (moment.kind !== 'damage') throw new Error('There is nothing to ward off');
  const damage = moment.amount;
  const left = view.hearts - (damage - Math.min(view.gems, damage));
  if (left <= 0) return { worth: 100 + thrift(item), reason: { code: 'savesLife', damage } };
  return { worth: 4 + 7 * (damage - 1) + thrift(item), reason: { code: 'saved', damage } };
}

function raising(view: View, moment: MomentOf<'fate'>, item: number): Advice {
  const fate = view.currentFate;
  const enemy = cardIn(view, moment.cell);
  const effect = effectOf(enemy);
  if (!fate || effect.kind !== 'enemy' || fate.total + 1 < fate.need) {
    return { worth: -20, reason: { code: 'oneMoreIsTooFew' } };
  }
  const worth = enemy === DRAGON_QUEEN ? 100 : 10 + 8 * (effect.damage - 1);
  return {
    worth: worth + thrift(item),
    reason: { code: 'oneMoreWins', total: fate.total + 1, card: enemy },
  };
}

export function commanding(view: View, item: number): Advice {
  const fate = view.currentFate;
  if (!fate || fate.total >= fate.need) return { worth: 0, reason: { code: 'fateIsGood' } };
  const fates = nextFates(view);
  const chance = fates.filter((next) => next >= fate.need).length / fates.length;
  const enemy = view.moment.kind === 'fate' ? cardIn(view, view.moment.cell) : 0;
  const effect = effectOf(enemy);
  const stake = enemy === DRAGON_QUEEN ? 5 : effect.kind === 'enemy' ? effect.damage : 0;
  return {
    worth: chance * (14 + 12 * stake) - 10 + thrift(item),
    reason: { code: 'nextFate', percent: Math.round(100 * chance) },
  };
}

export function accepting(view: View): Advice {
  const fate = view.currentFate;
  if (fate && fate.total >= fate.need) {
    return { worth: 60, reason: { code: 'fateReaches', total: fate.total, need: fate.need } };
  }
  return { worth: 12, reason: { code: 'noItemWorthIt' } };
}

export function suffering(view: View, gems: number): Advice {
  const { moment } = view;
  if (moment.kind !== 'damage') throw new Error('There is no damage to take');
  const left = view.hearts - (moment.amount - gems);
  if (left <= 0) return { worth: DEADLY, reason: { code: 'noSurvival' } };
  if (moment.hidden) return { worth: 12, reason: { code: 'pitTakesGems' } };
  return { worth: 10 + left, reason: { code: gems > 0 ? 'gemsBeforeHearts' : 'noGem' } };
}
