import { describe, expect, it } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions, conditionById } from '../../../src/games/dokuborn/rules/conditions';
import { doesNotFit, missesFrom, missOf } from '../../../src/games/dokuborn/rules/misses';
import { missInWords } from '../../../src/games/dokuborn/words/misses';
import { card } from './tiny';

const said = (...asked: Parameters<typeof missOf>) => {
  const miss = missOf(...asked);
  return miss && missInWords(miss);
};

describe('why a card does not fit', () => {
  it.each([
    ['c1', { color: 'Ruby-Steel' }, 'is Ruby and Steel, not Amethyst'],
    ['c7', { color: 'Ruby' }, 'is Ruby, not of two inks'],
    ['o5', { cost: 3 }, 'costs 3, not 5'],
    ['p0', { inkwell: true }, 'can go into the inkwell'],
    ['p1', { inkwell: false }, 'cannot go into the inkwell'],
    ['t0', { type: 'Item' }, 'is an Item, not a Character'],
    ['t2', { type: 'Action' }, 'is an Action, not a Song'],
    ['t3', { type: 'Action', subtypes: ['Song'] }, 'is a Song, not an Item'],
    ['l3', { lore: 1 }, 'has lore 1, not 3'],
    ['l0', {}, 'has no lore at all'],
    ['s4', { strength: 0 }, 'has strength 0, not 4'],
    ['w4', {}, 'has no willpower at all'],
    ['k2', { keywordAbilities: ['Rush', 'Ward'] }, 'has Rush, Ward, not Evasive'],
    ['k2', {}, 'does not have Evasive'],
    ['u6', { subtypes: ['Storyborn', 'Hero'] }, 'is Storyborn, Hero, not Villain'],
    ['u6', {}, 'is no Villain'],
    [
      'r5',
      {
        printings: [
          { setCode: '1', rarity: 'Rare' },
          { setCode: '9', rarity: 'Rare' },
          { setCode: '9', rarity: 'Epic' },
        ],
      },
      'is Rare and Epic, not Legendary',
    ],
    ['f1', { story: 'Moana' }, 'is from Moana, not Mickey Mouse & Friends'],
    ['f1', { story: '' }, 'is not from Mickey Mouse & Friends'],
    ['e2', {}, 'was not printed in Rise of the Floodborn'],
  ] as const)('%s: %o %s', (id, facts, reason) => {
    expect(said(card(1, 'X', facts), conditionById(id)!)).toBe(reason);
  });

  it('is said for a condition of a group nobody has thought of yet', () => {
    const novel = { id: 'z1', display: 'Name with Z', filter: () => false };
    expect(said(card(1, 'X'), novel)).toBe('does not meet “Name with Z”');
  });

  it('is said exactly when the card fails, for all cards and conditions', () => {
    for (const condition of allConditions) {
      for (const some of embeddedCards.cards.filter((_, at) => at % 7 === 0)) {
        const miss = said(some, condition);
        const isWrong = (miss === null) !== condition.filter(some) || /undefined|NaN|null/.test(miss ?? '');
        // Asked only where it fails: there are tens of thousands of pairs.
        if (isWrong) expect.fail(`${some.fullName}, ${condition.id}: ${miss}`);
      }
    }
  });

  it('comes out of the refusal as it went in, with the mistake counted', () => {
    const some = card(1, 'X', { cost: 3, strength: 0, subtypes: ['Storyborn', 'Hero'] });
    const misses = ['c1', 'o5', 's4', 'w4', 'u6', 'e2'].map((id) => missOf(some, conditionById(id)!));
    for (const row of [null, ...misses]) {
      for (const column of [null, ...misses]) {
        const refused = doesNotFit(some, { row, column });
        if (refused.ok) throw new Error('not refused');
        expect(refused.fault).toMatchObject({ code: 'DOES_NOT_FIT', counts: true });
        const read = missesFrom(JSON.parse(JSON.stringify(refused.fault.params)));
        expect(read).toEqual([row, column].filter((miss) => miss !== null));
      }
    }
    expect(missesFrom({ row: 'cost', column: ['no such miss', 'x'] })).toEqual([]);
  });
});
