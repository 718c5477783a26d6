/** The first orders of dungeon, items and fate as letters: `<27>-<7>-<5>`, top card first, fate as 6 7 8 9 0. */
import { ok, type Result } from '../../../core/result';
import { DUNGEON_SIZE, FATES, ITEM_COUNT } from './cards';
import { refuse } from './faults';
import { ITEM_LETTERS } from './moveText';
import { canBeEntrance } from './play';

export interface Piles {
  readonly dungeon: readonly number[];
  readonly items: readonly number[];
  readonly fate: readonly number[];
}

const DUNGEON_LETTERS = 'ABCDEFGHIJKLMabcdefghijklmX';
const FATE_DIGITS = '67890';
const SHAPE = new RegExp(`^[A-Ma-mX]{${DUNGEON_SIZE}}-[a-g]{${ITEM_COUNT}}-[06-9]{${FATES.length}}$`);

export function formatDeal({ dungeon, items, fate }: Piles): string {
  const places = fate.map((value) => FATES.indexOf(value));
  return [
    lettersOf(dungeon, DUNGEON_LETTERS),
    lettersOf(items, ITEM_LETTERS),
    lettersOf(places, FATE_DIGITS),
  ].join('-');
}

export function parseDeal(text: string): Result<Piles> {
  if (text.length > 60 || !SHAPE.test(text)) return refuse('BAD_DEAL');
  const [dungeonText = '', itemText = '', fateText = ''] = text.split('-');
  const dungeon = cardsOf(dungeonText, DUNGEON_LETTERS);
  const items = cardsOf(itemText, ITEM_LETTERS);
  const fate = cardsOf(fateText, FATE_DIGITS).map((place) => FATES[place] ?? 0);
  for (const pile of [dungeon, items, fate]) {
    if (new Set(pile).size < pile.length) return refuse('CARD_TWICE');
  }
  if (!canBeEntrance(dungeon[0] ?? 0)) return refuse('BAD_ENTRANCE');
  return ok({ dungeon, items, fate });
}

function lettersOf(cards: readonly number[], letters: string): string {
  return cards.map((card) => letters[card] ?? '').join('');
}

function cardsOf(text: string, letters: string): number[] {
  return Array.from(text, (letter) => letters.indexOf(letter));
}
