/** The same player's advice on what to do about a fate card or damage. */

import { cardName } from '../words/words';
import { DRAGON_QUEEN, effectOf, RED_JOKER } from './cards';
import type { Moment } from './types';
import { cardInCell, nextFates, type View } from './view';

export interface Advice {
  readonly worth: number;
  readonly why: string;
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
  if (moment.kind !== 'damage') return { worth: DEADLY, why: '' };
  const left = view.hearts - (moment.amount - Math.min(view.gems, moment.amount));
  if (left <= 0) return { worth: 100 + thrift(item), why: 'Without it you would not survive this.' };
  return { worth: 4 + 7 * (moment.amount - 1) + thrift(item), why: `It saves you ${moment.amount} damage.` };
}

function raising(view: View, moment: MomentOf<'fate'>, item: number): Advice {
  const fate = view.fateOnTable;
  const enemy = cardIn(view, moment.cell);
  const effect = effectOf(enemy);
  if (!fate || effect.kind !== 'enemy' || fate.total + 1 < fate.need) {
    return { worth: -20, why: 'One more would not be enough.' };
  }
  const worth = enemy === DRAGON_QUEEN ? 100 : 10 + 8 * (effect.damage - 1);
  return {
    worth: worth + thrift(item),
    why: `One more makes ${fate.total + 1}, and that defeats the ${cardName(enemy)}.`,
  };
}

export function commanding(view: View, item: number): Advice {
  const fate = view.fateOnTable;
  if (!fate || fate.total >= fate.need) return { worth: 0, why: 'The fate card is good enough.' };
  const fates = nextFates(view);
  const chance = fates.filter((next) => next >= fate.need).length / fates.length;
  const enemy = view.moment.kind === 'fate' ? cardIn(view, view.moment.cell) : 0;
  const effect = effectOf(enemy);
  const stake = enemy === DRAGON_QUEEN ? 5 : effect.kind === 'enemy' ? effect.damage : 0;
  return {
    worth: chance * (14 + 12 * stake) - 10 + thrift(item),
    why: `Another fate card is enough in ${Math.round(100 * chance)} of 100 cases.`,
  };
}

export function accepting(view: View): Advice {
  const fate = view.fateOnTable;
  if (fate && fate.total >= fate.need) {
    return { worth: 60, why: `${fate.total} reaches the ${fate.need} that is needed.` };
  }
  return { worth: 12, why: 'No item held is worth spending on this.' };
}

export function suffering(view: View, gems: number): Advice {
  const { moment } = view;
  if (moment.kind !== 'damage') return { worth: DEADLY, why: '' };
  const left = view.hearts - (moment.amount - gems);
  if (left <= 0) return { worth: DEADLY, why: 'There is no way to survive this.' };
  if (moment.hidden) return { worth: 12, why: 'The hidden pit takes its gems by itself.' };
  return {
    worth: 10 + left,
    why: gems > 0 ? 'Gems are easier to replace than hearts.' : 'There is no gem to spend.',
  };
}
