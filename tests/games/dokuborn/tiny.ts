/** Small card lists whose every answer can be seen at a glance. */
import type { Card, CardList } from '../../../src/games/dokuborn/rules/types';

export function card(id: number, fullName: string, facts: Partial<Card> = {}): Card {
  const color = facts.color ?? 'Steel';
  return {
    id,
    name: fullName,
    fullName,
    color,
    colors: color.split('-'),
    cost: 1,
    inkwell: true,
    type: 'Character',
    subtypes: [],
    keywordAbilities: [],
    story: 'Frozen',
    rarity: 'Common',
    setCode: '1',
    number: id,
    printings: [{ setCode: '1', rarity: 'Common' }],
    ...facts,
  };
}

export function listOf(cards: readonly Card[]): CardList {
  const thresholds = [0.2, 0.4, 0.6, 0.8];
  return {
    version: '20260101-tiny',
    date: '2026-01-01',
    cards,
    thresholds: { 2: thresholds, 3: thresholds, 4: thresholds },
  };
}

export const ANN = card(1, 'Ann', { color: 'Amethyst', cost: 3 });
export const BEA = card(2, 'Bea', { color: 'Amethyst', cost: 5 });
export const CID = card(3, 'Cid', { color: 'Ruby', cost: 3 });
export const DAN = card(4, 'Dan', { color: 'Ruby', cost: 5 });
export const EVE = card(5, 'Eve', { color: 'Amethyst-Ruby', cost: 3 });
export const FAY = card(6, 'Fay', { color: 'Steel', cost: 4 });

/**
 * Over the deal c1-c4_o3-o5:
 *
 *                 cost 3      cost 5
 *   Amethyst      Ann, Eve    Bea
 *   Ruby          Cid, Eve    Dan
 */
export const TINY_DEAL = 'c1-c4_o3-o5';
export const tinyCards = listOf([ANN, BEA, CID, DAN, EVE, FAY]);
/** Without Cid, Eve is the only Ruby card of cost 3, and the top left corner must leave her alone. */
export const tightCards = listOf([ANN, BEA, DAN, EVE, FAY]);
