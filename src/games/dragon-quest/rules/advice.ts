/**
 * How a careful player who does not know the deck weighs each move. Only the view is used. The worths are frozen with the
 * generator that judges deals by them (`dealVersion` 2); what they do not see is kept from a hint in `certainEnd.ts`.
 */
import { unreachable } from '../../../core/result';
import {
  type Advice,
  accepting,
  cardIn,
  commanding,
  DEADLY,
  suffering,
  thrift,
  warding,
} from './adviceInFight';
import { canPlayAs, DRAGON_QUEEN, type Effect, effectOf, HIDDEN_PIT, RED_JOKER } from './cards';
import { explorableCells, fieldOf } from './field';
import { mostHearts } from './grade';
import type { Reason } from './stages';
import type { DragonMove } from './types';
import { heldAs, oddsAgainst, type View } from './view';

type MoveOf<K extends DragonMove['kind']> = Extract<DragonMove, { readonly kind: K }>;

export function adviceOn(view: View, move: DragonMove): Advice {
  switch (move.kind) {
    case 'explore':
      return exploring(view, move.cell);
    case 'resolve':
      return resolving(view, cardIn(view, move.cell));
    case 'trade':
      return trading(view, move);
    case 'open':
      return opening(view, move);
    case 'ward':
      return warding(view, move.item);
    case 'command':
      return commanding(view, move.item);
    case 'accept':
      return accepting(view);
    case 'suffer':
      return suffering(view, move.gems);
    case 'giveUp':
      return { worth: DEADLY, reason: { code: 'nothingLeft' } };
    default:
      return unreachable(move);
  }
}

function exploring(view: View, cell: number): Advice {
  const pit = view.unseen.includes(HIDDEN_PIT);
  const fragile = pit && view.hearts + view.gems <= 2 ? 15 : 0;
  const cells = roomAfter(view, cell);
  return {
    worth: 45 + Math.min(cells, 14) - fragile,
    reason: { code: 'roomToExplore', cells, unseen: pit ? view.unseen.length : null },
  };
}

/** How many cells could be explored were this one taken and resolved. */
function roomAfter(view: View, cell: number): number {
  const all = view.cards.map((laid) => laid.cell);
  const ways = view.cards.filter(({ resolved }) => resolved).map((laid) => laid.cell);
  const [taken, resolved] = [fieldOf([...all, cell]), fieldOf([...ways, cell])];
  return explorableCells(taken, resolved, view.config.halls === 'narrow').length;
}

function resolving(view: View, card: number): Advice {
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'exit':
      return leaving(view);
    case 'gem':
      return gift('gems', view.gemStock);
    case 'chest':
      return gift('items', view.itemStock.length);
    case 'passage':
      return { worth: 85, reason: { code: 'freePassage' } };
    case 'healing':
      return healing(mostHearts(view.config) - view.hearts);
    case 'pit':
      return climbing(view, effect.damage);
    case 'enemy':
      return fighting(view, card);
    case 'trader':
      throw new Error('A trader is resolved by trading');
    default:
      return unreachable(effect);
  }
}

function leaving(view: View): Advice {
  if (view.queenDefeated) return { worth: 1000, reason: { code: 'exitWins' } };
  if (queenIsGone(view)) return { worth: 48, reason: { code: 'queenIsGone' } };
  return { worth: -15, reason: { code: 'newCards' } };
}

function queenIsGone(view: View): boolean {
  return view.cards.some(({ card, resolved }) => card === DRAGON_QUEEN && resolved);
}

function gift(stock: 'gems' | 'items', count: number): Advice {
  const left = count > 0;
  return { worth: left ? 80 : 30, reason: { code: 'gift', stock, left } };
}

function healing(missing: number): Advice {
  const worth = missing >= 2 ? 82 : missing === 1 ? 14 : 6;
  return { worth, reason: { code: 'healing', missing } };
}

function climbing(view: View, damage: number): Advice {
  const spare = view.hearts + view.gems - damage;
  if (spare <= 0) return { worth: DEADLY, reason: { code: 'nothingElse' } };
  return { worth: 32 - 11 * damage, reason: { code: 'sureDamage', damage } };
}

function fighting(view: View, card: number): Advice {
  const odds = oddsAgainst(view, card);
  if (!odds) throw new Error(`Card ${card} is no enemy`);
  const { beats, of, damage, criticals, expectedDamage } = odds;
  if (beats === of) return { worth: card === DRAGON_QUEEN ? 200 : 90, reason: { code: 'everyFateWins' } };
  const reason: Reason = { code: 'odds', beats, of, expectedDamage };
  const risk = deathRisk(view, damage) * (1 - beats / of);
  if (card === DRAGON_QUEEN) return { worth: queenWorth(view, beats / of, risk), reason };
  return { worth: 38 - 12 * expectedDamage - 200 * risk + 4 * (criticals / of), reason };
}

function deathRisk(view: View, damage: number): number {
  if (view.hearts + view.gems > damage || heldAs(view, 'queen').length > 0) return 0;
  return 1;
}

function queenWorth(view: View, chance: number, risk: number): number {
  if (risk > 0 && chance < 0.99) return 10 - 200 * risk;
  const helped = heldAs(view, 'king').length > 0 || heldAs(view, 'queen').length > 0;
  return chance >= (helped ? 0.4 : 0.5) ? 75 : -5 + 10 * chance;
}

function trading(view: View, { cell, want }: MoveOf<'trade'>): Advice {
  if (want === 'exit') {
    const { worth, reason } = leaving(view);
    return { worth: worth - 4, reason };
  }
  const effect: Effect = effectOf(cardIn(view, cell));
  const free = effect.kind === 'trader' && effect.price === 0;
  const fancy = want === RED_JOKER ? 3 : canPlayAs(want, 'queen') ? 2 : canPlayAs(want, 'king') ? 1 : 0;
  if (free) return { worth: 80 + fancy, reason: { code: 'freeItem' } };
  return { worth: (view.gems >= 2 ? 60 : 46) + fancy, reason: { code: 'itemForGem' } };
}

function opening(view: View, { item, cell }: MoveOf<'open'>): Advice {
  if (view.moment.kind === 'damage') return { worth: 22 + thrift(item), reason: { code: 'pastHiddenPit' } };
  const effect = effectOf(cardIn(view, cell));
  const saved = effect.kind === 'pit' || effect.kind === 'enemy' ? effect.damage : 0;
  const stranded = view.moves.every((move) => move.kind !== 'explore');
  const base = stranded ? 12 : -8;
  return { worth: base + 4 * saved + thrift(item), reason: { code: 'pastWithoutRisk' } };
}
