/** How a careful player who does not know the deck weighs each move. Only the view is used. */
import { plural } from '../../../core/plural';
import { unreachable } from '../../../core/result';
import { NOUNS } from '../words/nouns';
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
import { canPlayAs, DRAGON_QUEEN, type Effect, effectOf, HIDDEN_PIT, MAX_HEARTS, RED_JOKER } from './cards';
import { EMPTY_FIELD, explorableCells, withCell } from './field';
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
      return { worth: DEADLY, why: 'Nothing is left to do.' };
    default:
      return unreachable(move);
  }
}

function pitText(unseen: number): string {
  const among = { one: 'The one card', other: 'Among the # cards' };
  return ` ${plural(unseen, among)} not yet seen is the hidden pit.`;
}

function exploring(view: View, cell: number): Advice {
  const pit = view.unseen.includes(HIDDEN_PIT);
  const fragile = pit && view.hearts + view.gems <= 2 ? 15 : 0;
  const room = roomAfter(view, cell);
  const risk = pit ? pitText(view.unseen.length) : '';
  return {
    worth: 45 + Math.min(room, 14) - fragile,
    why: `Nothing face-up is a better bargain, and this leaves ${plural(room, NOUNS.cell)} to go on to.${risk}`,
  };
}

/** How many cells could be explored were this one taken and resolved. */
function roomAfter(view: View, cell: number): number {
  const all = view.cards.reduce((field, laid) => withCell(field, laid.cell), EMPTY_FIELD);
  const ways = view.cards.reduce(
    (field, laid) => (laid.resolved ? withCell(field, laid.cell) : field),
    EMPTY_FIELD,
  );
  return explorableCells(withCell(all, cell), withCell(ways, cell), view.config.halls === 'narrow').length;
}

function resolving(view: View, card: number): Advice {
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'exit':
      return leaving(view);
    case 'gem':
      return gift(view.gemStock, 'gem');
    case 'chest':
      return gift(view.itemStock.length, 'item');
    case 'passage':
      return { worth: 85, why: 'An open passage costs nothing and gives more cells to explore.' };
    case 'healing':
      return healing(MAX_HEARTS - view.hearts);
    case 'pit':
      return climbing(view, effect.damage);
    case 'enemy':
      return fighting(view, card);
    case 'trader':
      return { worth: 0, why: '' };
    default:
      return unreachable(effect);
  }
}

function leaving(view: View): Advice {
  if (view.queenDefeated) return { worth: 1000, why: 'The Dragon Queen is defeated: an Exit wins the game.' };
  if (queenIsGone(view)) {
    return {
      worth: 48,
      why: 'The Dragon Queen was met and not defeated; she can only be met again on a later level.',
    };
  }
  return { worth: -15, why: 'Nothing else here is worth its risk; the next level brings new cards.' };
}

function queenIsGone(view: View): boolean {
  return view.cards.some(({ card, resolved }) => card === DRAGON_QUEEN && resolved);
}

function gift(stock: number, thing: string): Advice {
  if (stock > 0) return { worth: 80, why: `It costs nothing, and one more ${thing} helps.` };
  return { worth: 30, why: `No ${thing} is left in stock, but the resolved card leads on.` };
}

function healing(missing: number): Advice {
  if (missing >= 2) return { worth: 82, why: 'Both hearts are needed now.' };
  if (missing === 1)
    return { worth: 14, why: 'It would waste a heart; better keep it for later if there is a choice.' };
  return { worth: 6, why: 'You have all hearts; use it only to get on.' };
}

function climbing(view: View, damage: number): Advice {
  const spare = view.hearts + view.gems - damage;
  if (spare <= 0) return { worth: DEADLY, why: 'There is nothing else to try.' };
  return { worth: 32 - 11 * damage, why: `It surely costs ${damage}, and opens new ways.` };
}

function fighting(view: View, card: number): Advice {
  const odds = oddsAgainst(view, card);
  if (!odds) return { worth: 0, why: '' };
  const chance = `${odds.beats} of ${plural(odds.of, NOUNS.fateCard)} left`;
  const why = `${chance} would defeat it; the expected damage is ${odds.expectedDamage.toFixed(1)}.`;
  if (odds.beats === odds.of)
    return { worth: card === DRAGON_QUEEN ? 200 : 90, why: `Every fate card left defeats it.` };
  const risk = deathRisk(view, odds.damage) * (1 - odds.beats / odds.of);
  if (card === DRAGON_QUEEN) return { worth: queenWorth(view, odds.beats / odds.of, risk), why };
  return { worth: 38 - 12 * odds.expectedDamage - 200 * risk + 4 * (odds.criticals / odds.of), why };
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
    const { worth, why } = leaving(view);
    return { worth: worth - 4, why };
  }
  const effect: Effect = effectOf(cardIn(view, cell));
  const free = effect.kind === 'trader' && effect.price === 0;
  const fancy = want === RED_JOKER ? 3 : canPlayAs(want, 'queen') ? 2 : canPlayAs(want, 'king') ? 1 : 0;
  if (free) return { worth: 80 + fancy, why: 'Any item is free here; the most useful one is the best.' };
  return { worth: (view.gems >= 2 ? 60 : 46) + fancy, why: 'An item is worth more than a gem.' };
}

function opening(view: View, { item, cell }: MoveOf<'open'>): Advice {
  if (view.moment.kind === 'damage')
    return { worth: 22 + thrift(item), why: 'It takes you past the pit unharmed.' };
  const effect = effectOf(cardIn(view, cell));
  const saved = effect.kind === 'pit' || effect.kind === 'enemy' ? effect.damage : 0;
  const stranded = view.moves.every((move) => move.kind !== 'explore');
  const base = stranded ? 12 : -8;
  return { worth: base + 4 * saved + thrift(item), why: 'A secret passage opens a way on without any risk.' };
}
