import { describe, expect, it } from 'vitest';
import { rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { endText, shareText, summaryOf, trappedWhy } from '../../../src/games/dragon-quest/words/summary';
import { AROUND, around, play } from './scenarios';

const [UP, LEFT] = AROUND;
const WON = play(around('QS AS', { fate: '9' }), `r${UP} r${LEFT}`);
const CRITICAL = play(around('10S QS', { fate: '7 10' }), `r${UP} r${LEFT}`);
const DEAD = play(around('KC', { fate: '6', hearts: 3 }), `r${UP}`);
const TRAPPED = around('4S 5S 6S AC');
const ENDS: readonly [string, State, string | null, string][] = [
  [
    'going on',
    around('7S'),
    null,
    'still going on level 1, 1 card explored, 0 enemies beaten, 5 hearts left.',
  ],
  [
    'won by the Exit',
    WON,
    'With the Dragon Queen defeated, you leave the dungeon. You have won!',
    'won on level 1, 2 cards explored, 1 enemy beaten, 5 hearts left.',
  ],
  [
    'won by the 10',
    CRITICAL,
    'The Dragon Queen falls to the 10 of hearts. You have won!',
    'won by a critical success on level 1, 2 cards explored, 2 enemies beaten, 5 hearts left.',
  ],
  [
    'dead',
    DEAD,
    'Your last heart is lost to the Troll King.',
    'lost on level 1, 1 card explored, 0 enemies beaten, 0 hearts left.',
  ],
  [
    'trapped',
    TRAPPED,
    'You are trapped: no cell can be explored and no card resolved.',
    'trapped on level 1, 4 cards explored, 0 enemies beaten, 5 hearts left.',
  ],
];

describe('the end', () => {
  it.each(ENDS)('%s', (_name, state, end, shared) => {
    const view = rules.view(state);
    expect(endText(view)).toBe(end);
    expect(shareText(view)).toBe(`Dragon Quest Solitaire (By the book): ${shared}`);
  });
});

describe('what stands in the way when trapped', () => {
  it.each([
    ['4S 5S 6S AC', 'the 3 Passages lack their other ends and the Merchant wants a gem'],
    ['4S AC', 'the Passage lacks its other end and the Merchant wants a gem'],
  ])('%s', (cards, why) => {
    expect(trappedWhy(rules.view(around(cards)))).toBe(`No empty cell can be explored; ${why}.`);
  });
});

describe('the summary', () => {
  it('counts what was explored, beaten, found and lost over all levels', () => {
    const state = play(around('7S 9S 3C AS'), `r${UP} r${LEFT} r59 s1 r71`);
    expect(state.level).toBe(2);
    const values = Object.fromEntries(summaryOf(rules.view(state)).map(({ label, value }) => [label, value]));
    expect(values).toEqual({
      Level: 2,
      Explored: 4,
      Beaten: 0,
      Gems: 1,
      Items: 1,
      Wounds: 2,
      Hearts: 3,
    });
  });
});
