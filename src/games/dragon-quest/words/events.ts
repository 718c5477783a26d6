/** What happened, in words. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { DragonEvent, LossCause, Stock } from '../rules/types';
import { cardFace, cardLabel, cardName, fateName, itemName, itemPower } from './cards';

const EXHAUSTED: Record<Stock, string> = {
  gems: 'There are no more gems in stock.',
  items: 'There are no more items in stock.',
  hearts: 'You are in full health; no more hearts are in stock.',
};

/** What happened, as a sentence. The move log is these, move by move. */
export function eventText(event: DragonEvent): string {
  switch (event.kind) {
    case 'explored':
      return `You turn up the ${cardLabel(event.card)}.`;
    case 'entered':
      return `You enter the ${cardName(event.card)}: ${plural(event.amount, 'damage', 'damage')}.`;
    case 'resolved':
      return `The ${cardName(event.card)} is resolved.`;
    case 'fate':
      return `Against the ${cardName(event.card)} fate brings the ${fateName(event.fate)}.`;
    case 'fateReshuffled':
      return 'The fate deck is shuffled anew.';
    case 'defeated':
      return `The ${cardName(event.card)} is defeated${event.critical ? ', a critical success' : ''}!`;
    case 'failed':
      return `${event.total} is not enough against the ${cardName(event.card)}.`;
    case 'damage':
      return damageText(event.card, event.gems, event.hearts);
    case 'warded':
      return `The ${itemName(event.item)} wards off the ${cardName(event.card)}: no damage.`;
    case 'raised':
      return `The ${itemName(event.item)} makes the fate card count ${event.total}.`;
    case 'commanded':
      return `The ${itemName(event.item)} sends the ${fateName(event.fate)} away.`;
    case 'passage':
      return `The passage from the ${cardFace(event.card)} to the ${cardFace(event.pair)} is open.`;
    case 'opened':
      return `The ${itemName(event.item)} opens a secret passage past the ${cardName(event.card)}.`;
    case 'gained':
      return `You gain ${plural(event.count, event.stock === 'gems' ? 'gem' : 'heart')}.`;
    case 'found':
      return `You find the ${itemName(event.item)} (${itemPower(event.item)}).`;
    case 'bought':
      return boughtText(event.card, event.price, event.want);
    case 'exhausted':
      return EXHAUSTED[event.stock];
    case 'newLevel':
      return `You enter level ${event.level}; all dungeon cards are shuffled anew.`;
    case 'won':
      return winText(event.by);
    case 'lost':
      return lossText(event.by);
    default:
      return unreachable(event);
  }
}

function damageText(card: number, gems: number, hearts: number): string {
  const costs = [
    ...(gems > 0 ? [plural(gems, 'gem')] : []),
    ...(hearts > 0 || gems === 0 ? [plural(hearts, 'heart')] : []),
  ];
  return `The ${cardName(card)} costs you ${costs.join(' and ')}.`;
}

function boughtText(card: number, price: number, want: number | 'exit'): string {
  const what = want === 'exit' ? 'an Exit' : `the ${itemName(want)} (${itemPower(want)})`;
  return `The ${cardName(card)} gives you ${what}${price > 0 ? ` for ${plural(price, 'gem')}` : ''}.`;
}

export function winText(by: 'exit' | 'critical'): string {
  return by === 'exit'
    ? 'With the Dragon Queen defeated, you leave the dungeon. You have won!'
    : 'The Dragon Queen falls to the 10 of hearts. You have won!';
}

export function lossText(cause: LossCause): string {
  if (cause === 'trapped') return 'You are trapped: no cell can be explored and no card resolved.';
  if (cause === 'gaveUp') return 'You gave up.';
  return `Your last heart is lost to the ${cardName(cause)}.`;
}

/** The events of one move in words; that a card is turned over goes without saying beside anything else. */
export function eventTexts(events: readonly DragonEvent[]): string[] {
  const telling = events.filter((event) => event.kind !== 'resolved');
  return (telling.length > 0 ? telling : events).map(eventText);
}
