/** The 54 cards by what they are in the dungeon. Cards are numbers; each kind counts from 0 on its own. */

const SUITS = ['spades', 'clubs', 'hearts', 'diamonds', 'joker'] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number] | 'X';

export interface Face {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** What a critical success brings. */
export interface Bonus {
  readonly hearts: number;
  readonly gems: number;
  readonly items: number;
  readonly wins: boolean;
}

export type Effect =
  | { readonly kind: 'exit' | 'gem' | 'healing' | 'chest' }
  | { readonly kind: 'pit'; readonly damage: number; readonly hidden: boolean }
  | { readonly kind: 'passage'; readonly pair: number }
  | { readonly kind: 'enemy'; readonly need: number; readonly damage: number; readonly bonus: Bonus }
  | { readonly kind: 'trader'; readonly price: number };

/** What a card is called by; the suits share some. Statistics count losses under these: they stay as they are. */
const CARD_CODES = [
  'exit',
  'hiddenPit',
  'visiblePit',
  'passage',
  'gem',
  'healing',
  'treasureChest',
  'slime',
  'skeleton',
  'dragonQueen',
  'troll',
  'merchant',
  'youngDragon',
  'trollKing',
  'generousWizard',
] as const;
export type CardCode = (typeof CARD_CODES)[number];

export interface DungeonCard extends Face {
  readonly code: CardCode;
  readonly effect: Effect;
}

/** Spades 0–12 and clubs 13–25, ace to king, then the black joker. */
export const DUNGEON_SIZE = 27;
export const EXIT = 0;
export const HIDDEN_PIT = 1;
export const DRAGON_QUEEN = 11;
export const MERCHANT = 13;
const WIZARD = 26;
const CLUBS = 13;

export const MAX_HEARTS = 5;
export const ALL_GEMS = 10;
export const HEALING = 2;
export const CRITICAL = 10;
export const FATES: readonly number[] = [6, 7, 8, 9, 10];

function pit(damage: number, hidden = false): Effect {
  return { kind: 'pit', damage, hidden };
}

function passage(pair: number): Effect {
  return { kind: 'passage', pair };
}

function enemy(need: number, damage: number, bonus: Partial<Bonus>): Effect {
  return { kind: 'enemy', need, damage, bonus: { hearts: 0, gems: 0, items: 0, wins: false, ...bonus } };
}

const SHARED: readonly (readonly [CardCode, Effect])[] = [
  ['gem', { kind: 'gem' }],
  ['healing', { kind: 'healing' }],
  ['treasureChest', { kind: 'chest' }],
  ['slime', enemy(7, 1, { hearts: 1 })],
  ['skeleton', enemy(8, 1, { gems: 1 })],
];

const TABLE: readonly (readonly [CardCode, Effect])[] = [
  ['exit', { kind: 'exit' }],
  ['hiddenPit', pit(2, true)],
  ['visiblePit', pit(1)],
  ['passage', passage(CLUBS + 3)],
  ['passage', passage(CLUBS + 4)],
  ['passage', passage(CLUBS + 5)],
  ...SHARED,
  ['dragonQueen', enemy(9, 3, { wins: true })],
  ['troll', enemy(9, 2, { items: 1 })],
  ['merchant', { kind: 'trader', price: 1 }],
  ['visiblePit', pit(2)],
  ['visiblePit', pit(3)],
  ['passage', passage(3)],
  ['passage', passage(4)],
  ['passage', passage(5)],
  ...SHARED,
  ['youngDragon', enemy(10, 1, { gems: 3 })],
  ['trollKing', enemy(9, 3, { gems: 1, items: 1, hearts: 1 })],
  ['generousWizard', { kind: 'trader', price: 0 }],
];

function dungeonFace(card: number): Face {
  if (card === WIZARD) return { suit: 'joker', rank: 'X' };
  return { suit: card < CLUBS ? 'spades' : 'clubs', rank: RANKS[card % CLUBS] ?? 'X' };
}

export const DUNGEON_CARDS: readonly DungeonCard[] = TABLE.map(([code, effect], card) => ({
  code,
  effect,
  ...dungeonFace(card),
}));

export function dungeonCard(card: number): DungeonCard {
  const found = DUNGEON_CARDS[card];
  if (!found) throw new Error(`No dungeon card ${card}`);
  return found;
}

export function effectOf(card: number): Effect {
  return dungeonCard(card).effect;
}

/** What an item can be played as: jack, secret passage; queen, ward; king, command fate. */
export const POWERS = ['jack', 'queen', 'king'] as const;
export type Power = (typeof POWERS)[number];

/** Jack, queen, king of hearts, the same of diamonds, then the red joker. */
export const ITEM_COUNT = 7;
export const RED_JOKER = 6;

export function itemFace(item: number): Face {
  if (item === RED_JOKER) return { suit: 'joker', rank: 'X' };
  return {
    suit: item < POWERS.length ? 'hearts' : 'diamonds',
    rank: RANKS[10 + (item % POWERS.length)] ?? 'X',
  };
}

/** Hearts and diamonds are alike. */
export type ItemKind = Power | 'joker';

export function itemKind(item: number): ItemKind {
  return item === RED_JOKER ? 'joker' : (POWERS[item % POWERS.length] ?? 'jack');
}

export function canPlayAs(item: number, power: Power): boolean {
  return item === RED_JOKER || POWERS[item % POWERS.length] === power;
}
