/** Cards and items by name. */
import {
  canPlayAs,
  dungeonCard,
  type Face,
  type ItemKind,
  itemFace,
  itemKind,
  POWERS,
  type Power,
  type Rank,
  RED_JOKER,
} from '../rules/cards';
import { CARD_NAMES } from './cardNames';

export const POWER_NAMES: Readonly<Record<Power, string>> = {
  jack: 'Secret Passage',
  queen: 'Ward',
  king: 'Command Fate',
};

/** What an item does, wherever it is looked at. */
const ITEM_DOES: Readonly<Record<ItemKind, string>> = {
  jack: 'Goes past one card, unharmed.',
  queen: 'Cancels damage, or adds 1 to a fate card.',
  king: 'Puts a fate card away and draws another.',
  joker: 'Plays as any one of the others.',
};

/** The same in the room of a button. */
const ITEM_IN_SHORT: Readonly<Record<ItemKind, string>> = {
  jack: 'Past one card',
  queen: 'No damage or fate +1',
  king: 'Draws fate again',
  joker: 'Any of the others',
};

const RANK_WORDS: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** `king of spades`, `red joker`. */
function faceName({ suit, rank }: Face, joker = 'black joker'): string {
  return suit === 'joker' ? joker : `${RANK_WORDS[rank] ?? rank} of ${suit}`;
}

/** `Troll` */
export function cardName(card: number): string {
  return CARD_NAMES[dungeonCard(card).code];
}

export function cardFace(card: number): string {
  return faceName(dungeonCard(card));
}

/** `Troll, king of spades` */
export function cardLabel(card: number): string {
  return `${cardName(card)}, ${cardFace(card)}`;
}

/** `queen of hearts`, `red joker` */
export function itemName(item: number): string {
  return faceName(itemFace(item), 'red joker');
}

/** `Ward`; for the joker all three. */
export function itemPower(item: number): string {
  if (item === RED_JOKER) return POWERS.map((power) => POWER_NAMES[power]).join(', ');
  const power = POWERS.find((each) => canPlayAs(item, each));
  return power ? POWER_NAMES[power] : '';
}

/** `Ward`, `Joker`: short enough for a card. */
export function itemTitle(item: number): string {
  const kind = itemKind(item);
  return kind === 'joker' ? 'Joker' : POWER_NAMES[kind];
}

export function itemDoes(item: number): string {
  return ITEM_DOES[itemKind(item)];
}

export function itemInShort(item: number): string {
  return ITEM_IN_SHORT[itemKind(item)];
}

export function fateName(fate: number): string {
  return `${fate} of hearts`;
}
