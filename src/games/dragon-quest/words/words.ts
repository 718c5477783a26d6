/** Cards, moves and events as sentences, for the move log, screen readers, dialogs and hints. */
import { plural } from '../../../core/plural';
import { unreachable } from '../../../core/result';
import {
  canPlayAs,
  dungeonCard,
  type Face,
  itemFace,
  MERCHANT,
  POWERS,
  powerName,
  type Rank,
  RED_JOKER,
} from '../rules/cards';
import type { DragonEvent, DragonMove, LossCause, Stock } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { NOUNS } from './nouns';

const RANK_WORDS: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** `king of spades`, `red joker`. */
export function faceName({ suit, rank }: Face, joker = 'black joker'): string {
  return suit === 'joker' ? joker : `${RANK_WORDS[rank] ?? rank} of ${suit}`;
}

/** `Troll` */
export function cardName(card: number): string {
  return dungeonCard(card).name;
}

function dungeonFace(card: number): string {
  return faceName(dungeonCard(card));
}

/** `Troll, king of spades` */
export function cardLabel(card: number): string {
  return `${cardName(card)}, ${dungeonFace(card)}`;
}

/** `queen of hearts`, `red joker` */
export function itemName(item: number): string {
  return faceName(itemFace(item), 'red joker');
}

/** `Ward`; for the joker all three. */
export function itemPower(item: number): string {
  if (item === RED_JOKER) return POWERS.map(powerName).join(', ');
  const power = POWERS.find((each) => canPlayAs(item, each));
  return power ? powerName(power) : '';
}

export function fateName(fate: number): string {
  return `${fate} of hearts`;
}

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
      return `Play the ${itemName(move.item)}: a secret passage past the ${nameIn(view, move.cell)}`;
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

function nameIn(view: View, cell: number): string {
  const card = cardInCell(view, cell)?.card ?? null;
  return card === null ? 'card' : cardName(card);
}

function resolveText(card: number | null): string {
  if (card === null) return 'Resolve this card';
  const { effect, name } = dungeonCard(card);
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
      return `Fight the ${name}`;
    case 'trader':
      return `Visit the ${name}`;
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
  if (gems === 0) return `Lose ${plural(hearts, NOUNS.heart)}`;
  if (hearts === 0) return `Spend ${plural(gems, NOUNS.gem)}`;
  return `Spend ${plural(gems, NOUNS.gem)}, lose ${plural(hearts, NOUNS.heart)}`;
}

const EXHAUSTED: Record<Stock, string> = {
  gems: 'There are no more gems in stock.',
  items: 'There are no more items in stock.',
  hearts: 'You are in full health; no more hearts are in stock.',
};

/** What happened, as a sentence. The move log is these, state by state. */
export function eventText(event: DragonEvent): string {
  switch (event.kind) {
    case 'explored':
      return `You turn up the ${cardLabel(event.card)}.`;
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
      return `The passage from the ${dungeonFace(event.card)} to the ${dungeonFace(event.pair)} is open.`;
    case 'opened':
      return `The ${itemName(event.item)} opens a secret passage past the ${cardName(event.card)}.`;
    case 'gained':
      return `You gain ${plural(event.count, event.stock === 'gems' ? NOUNS.gem : NOUNS.heart)}.`;
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
    ...(gems > 0 ? [plural(gems, NOUNS.gem)] : []),
    ...(hearts > 0 || gems === 0 ? [plural(hearts, NOUNS.heart)] : []),
  ];
  return `The ${cardName(card)} costs you ${costs.join(' and ')}.`;
}

function boughtText(card: number, price: number, want: number | 'exit'): string {
  const what = want === 'exit' ? 'an Exit' : `the ${itemName(want)} (${itemPower(want)})`;
  return `The ${cardName(card)} gives you ${what}${price > 0 ? ` for ${plural(price, NOUNS.gem)}` : ''}.`;
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
