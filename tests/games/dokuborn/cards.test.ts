import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nameFacts } from '../../../src/games/dokuborn/rules/allCards';
import snapshot from '../../../src/games/dokuborn/rules/cards/cards.json';
import { densely } from '../../../src/games/dokuborn/rules/cards/dense';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { packCards } from '../../../src/games/dokuborn/rules/cards/packing';
import { unpackCards } from '../../../src/games/dokuborn/rules/cards/snapshot';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { measureThresholds } from '../../../src/games/dokuborn/rules/difficulty';
import { CARD_TYPES, INKS, SIZES } from '../../../src/games/dokuborn/rules/types';

const { cards } = embeddedCards;
const named = (fullName: string) => cards.find((card) => card.fullName === fullName)!;

describe('the shipped cards', () => {
  it('are at least 2,200, in at most 40 kB gzipped', () => {
    expect(cards.length).toBeGreaterThanOrEqual(2200);
    expect(snapshot.counts.cards).toBe(cards.length);
    expect(snapshot.counts.printings).toBe(cards.reduce((sum, card) => sum + card.printings.length, 0));
    const file = readFileSync('src/games/dokuborn/rules/cards/cards.json');
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(40_000);
  });

  it('come out of the snapshot as they went in', () => {
    const { version, date, thresholds } = embeddedCards;
    expect(densely(packCards({ version, date, cards }, thresholds, snapshot.source))).toEqual(snapshot);
    expect(unpackCards(packCards({ version, date, cards }, thresholds, 'again'))).toEqual(embeddedCards);
  });

  it('carry the version that their facts give them', () => {
    expect(embeddedCards.version).toMatch(/^\d{8}-[0-9a-z]{1,7}$/);
    const changed = cards.map((card, at) => (at === 7 ? { ...card, cost: card.cost + 1 } : card));
    expect(nameFacts(embeddedCards.date, changed).version).not.toBe(
      nameFacts(embeddedCards.date, cards).version,
    );
  });

  it('have no Quest card, no name twice and nothing unheard of', () => {
    const names = cards.map((card) => card.fullName.toLowerCase());
    expect(new Set(names).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    for (const card of cards) {
      expect(card.printings.some(({ setCode }) => setCode.startsWith('Q'))).toBe(false);
      expect(card.colors.length).toBe(card.color.split('-').length);
      for (const color of card.colors) expect(INKS).toContain(color);
      expect(CARD_TYPES).toContain(card.type);
      expect(card.printings[0]).toEqual({ setCode: card.setCode, rarity: card.rarity });
    }
  });

  it('are the real ones', () => {
    expect(named('Elsa - Spirit of Winter')).toEqual({
      id: 42,
      name: 'Elsa',
      version: 'Spirit of Winter',
      fullName: 'Elsa - Spirit of Winter',
      color: 'Amethyst',
      colors: ['Amethyst'],
      cost: 8,
      inkwell: false,
      type: 'Character',
      subtypes: ['Floodborn', 'Hero', 'Queen', 'Sorcerer'],
      strength: 4,
      willpower: 6,
      lore: 3,
      keywordAbilities: ['Shift'],
      story: 'Frozen',
      rarity: 'Legendary',
      setCode: '1',
      number: 42,
      printings: [
        { setCode: '1', rarity: 'Legendary' },
        { setCode: '1', rarity: 'Enchanted' },
        { setCode: '9', rarity: 'Legendary' },
      ],
    });
    const song = named('Friends on the Other Side');
    expect([song.type, song.subtypes, song.cost, 'strength' in song, 'version' in song]).toEqual([
      'Action',
      ['Song'],
      3,
      false,
      false,
    ]);
    expect(cards.filter((card) => card.colors.length === 2)).toHaveLength(120);
    expect(cards.filter((card) => card.type === 'Location' && card.moveCost !== undefined)).toHaveLength(78);
  });

  it('give thresholds that a fresh measurement confirms', () => {
    const fresh = measureThresholds(embeddedCards, 4000);
    for (const size of SIZES) {
      for (const [at, limit] of embeddedCards.thresholds[size].entries()) {
        expect(Math.abs(fresh[size][at]! - limit) / limit, `${size}: limit ${at}`).toBeLessThan(0.08);
      }
      expect([...embeddedCards.thresholds[size]].sort((a, b) => a - b)).toEqual(
        embeddedCards.thresholds[size],
      );
    }
  });

  it('serve the example conditions of the seed pasted unchanged', () => {
    // The comments of the seed are left out; the rest is as it stands there.
    const pasted: { id: string; display: string; filter: (card: (typeof cards)[number]) => boolean }[] = [
      { id: 'p0', display: 'Uninkable', filter: card => !card.inkwell }, // biome-ignore format: as in the seed
    ];
    pasted.push({
      id: 'l3', // A new, unique ID
      display: 'Lore ◊3', // The text to show on the grid
      filter: (card) => card.lore === 3, // The logic to check the card
    });
    for (const { id, display, filter } of pasted) {
      const ours = allConditions.find((condition) => condition.id === id)!;
      expect(ours.display).toBe(display);
      expect(cards.filter(ours.filter)).toEqual(cards.filter(filter));
    }
  });
});
