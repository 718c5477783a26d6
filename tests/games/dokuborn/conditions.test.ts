import { describe, expect, it } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import {
  allConditions,
  conditionById,
  conditionLabel,
  groupOf,
} from '../../../src/games/dokuborn/rules/conditions';
import { SHIPPED_IDS } from './shippedIds';
import { card } from './tiny';

const meets = (id: string, facts: Parameters<typeof card>[2]) =>
  conditionById(id)!.filter(card(1, 'X', facts));

describe('the condition table', () => {
  it('keeps every id that shared codes may contain, with its meaning', () => {
    const table = allConditions.map(({ id, display }) => `${id} ${display}`);
    expect(table).toEqual(expect.arrayContaining([...SHIPPED_IDS]));
  });

  it('has 90 to 120 conditions with different ids, each met by 8 cards or more', () => {
    expect(allConditions.length).toBeGreaterThanOrEqual(90);
    expect(allConditions.length).toBeLessThanOrEqual(120);
    expect(new Set(allConditions.map(({ id }) => id)).size).toBe(allConditions.length);
    for (const { id, display, filter } of allConditions) {
      expect(id).toMatch(/^[a-z]\d{1,2}$/);
      expect(embeddedCards.cards.filter(filter).length, display).toBeGreaterThanOrEqual(8);
    }
  });

  it('has all the groups', () => {
    expect([...new Set(allConditions.map(groupOf))].sort().join('')).toBe('cefkloprstuw');
  });

  it.each([
    ['c1', { color: 'Amethyst' }, { color: 'Amber' }],
    ['c1', { color: 'Amber-Amethyst' }, { color: 'Amber-Steel' }],
    ['c7', { color: 'Amber-Steel' }, { color: 'Steel' }],
    ['o5', { cost: 5 }, { cost: 6 }],
    ['p1', { inkwell: true }, { inkwell: false }],
    ['p0', { inkwell: false }, { inkwell: true }],
    ['t1', { type: 'Action' }, { type: 'Item' }],
    ['t2', { type: 'Action', subtypes: ['Song'] }, { type: 'Action' }],
    ['l0', { lore: 0 }, {}],
    ['s0', { strength: 0 }, {}],
    ['w4', { willpower: 4 }, { strength: 4 }],
    ['k2', { keywordAbilities: ['Rush', 'Evasive'] }, { keywordAbilities: ['Rush'] }],
    ['k7', { keywordAbilities: ['Puppy Shift'] }, { keywordAbilities: ['Shifty'] }],
    ['u5', { subtypes: ['Storyborn', 'Hero'] }, { subtypes: ['Storyborn'] }],
    [
      'r6',
      {
        printings: [
          { setCode: '1', rarity: 'Rare' },
          { setCode: '1', rarity: 'Enchanted' },
        ],
      },
      { rarity: 'Rare' },
    ],
    ['f4', { story: 'Frozen' }, { story: 'Moana' }],
    [
      'e9',
      {
        printings: [
          { setCode: '1', rarity: 'Rare' },
          { setCode: '9', rarity: 'Rare' },
        ],
      },
      { setCode: '9' },
    ],
  ] as const)('%s is met by %o and not by %o', (id, good, bad) => {
    expect(meets(id, good)).toBe(true);
    expect(meets(id, bad)).toBe(false);
  });

  it('names inks with an emoji for shared text, and without for screens that draw them', () => {
    const shown = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((id) => conditionById(id)!);
    expect(shown.map(({ display }) => display).join(' ')).toBe(
      '🟣 Amethyst 🟡 Amber 🟢 Emerald 🔴 Ruby 🔵 Sapphire ⚪ Steel',
    );
    expect(shown.map(conditionLabel).join(' ')).toBe('Amethyst Amber Emerald Ruby Sapphire Steel');
    expect(
      allConditions.map(conditionLabel).filter((label) => /\p{Extended_Pictographic}/u.test(label)),
    ).toEqual([]);
    expect(conditionById('__proto__')).toBeUndefined();
  });
});
