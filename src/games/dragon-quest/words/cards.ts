/** Cards and items by name. */
import {
  canPlayAs,
  dungeonCard,
  type Face,
  itemFace,
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

export function fateName(fate: number): string {
  return `${fate} of hearts`;
}
