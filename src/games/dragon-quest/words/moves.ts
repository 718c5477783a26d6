/** What can be done, as buttons and hints say it. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import { effectOf, MERCHANT } from '../rules/cards';
import type { DragonMove } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { cardFace, cardName, itemName, itemPower } from './cards';

/** What the dialog of a card or the button of a choice says: `Fight the Troll`. */
export function moveText(view: View, move: DragonMove): string {
  switch (move.kind) {
    case 'explore':
      return 'Explore this cell';
    case 'resolve':
      return resolveText(cardInCell(view, move.cell)?.card ?? null);
    case 'trade':
      return tradeText(cardInCell(view, move.cell)?.card ?? null, move.want);
    case 'open':
      return `Play the ${itemName(move.item)}: a secret passage past the ${nameAmong(view, move)}`;
    case 'ward':
      return `Play the ${itemName(move.item)}: ${wardText(view)}`;
    case 'command':
      return `Play the ${itemName(move.item)}: draw another fate card`;
    case 'accept':
      return 'Accept this fate';
    case 'suffer':
      return sufferText(view, move.gems);
    case 'giveUp':
      return 'Give up';
    default:
      return unreachable(move);
  }
}

type Open = Extract<DragonMove, { readonly kind: 'open' }>;

/** The card that an item would lead past; where another of that name could be meant too, with rank and suit. */
export function nameAmong(view: View, move: Open): string {
  const card = cardInCell(view, move.cell)?.card ?? null;
  if (card === null) return 'card';
  const isShared = view.moves.some((other) => {
    const otherCard = other.kind === 'open' ? (cardInCell(view, other.cell)?.card ?? null) : null;
    return otherCard !== null && otherCard !== card && cardName(otherCard) === cardName(card);
  });
  return isShared ? `${cardName(card)}, ${cardFace(card)}` : cardName(card);
}

function resolveText(card: number | null): string {
  if (card === null) return 'Resolve this card';
  const effect = effectOf(card);
  switch (effect.kind) {
    case 'exit':
      return 'Take the Exit';
    case 'gem':
      return 'Take the gem';
    case 'healing':
      return 'Be healed';
    case 'chest':
      return 'Open the Treasure Chest';
    case 'pit':
      return 'Climb through the pit';
    case 'passage':
      return 'Open the passage';
    case 'enemy':
      return `Fight the ${cardName(card)}`;
    case 'trader':
      return `Visit the ${cardName(card)}`;
    default:
      return unreachable(effect);
  }
}

function tradeText(card: number | null, want: number | 'exit'): string {
  const what = want === 'exit' ? 'an Exit' : `the ${itemName(want)} (${itemPower(want)})`;
  return card === MERCHANT ? `Buy ${what} for a gem` : `Take ${what}`;
}

function wardText(view: View): string {
  return view.moment.kind === 'fate' ? 'add one to the fate card' : 'cancel the damage';
}

function sufferText(view: View, gems: number): string {
  const hearts = view.moment.kind === 'damage' ? view.moment.amount - gems : 0;
  if (gems === 0) return `Lose ${plural(hearts, 'heart')}`;
  if (hearts === 0) return `Spend ${plural(gems, 'gem')}`;
  return `Spend ${plural(gems, 'gem')}, lose ${plural(hearts, 'heart')}`;
}
