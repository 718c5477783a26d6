import { describe, expect, it } from 'vitest';
import { rules, type State } from '../../../src/games/dragon-quest/rules';
import { endText, shareText, summaryOf } from '../../../src/games/dragon-quest/summary';
import { AROUND, around, play } from './table';

const [UP, LEFT] = AROUND;
const WON = play(around('QS AS', { fate: '9' }), `r${UP} r${LEFT}`);
const CRITICAL = play(around('10S QS', { fate: '7 10' }), `r${UP} r${LEFT}`);
const DEAD = play(around('KC', { fate: '6', hearts: 3 }), `r${UP}`);
const TRAPPED = around('4S 5S 6S AC');
const ENDS: readonly [string, State, string | null, string][] = [
  ['going on', around('7S'), null, 'still going. level 1, 1 card explored, 0 enemies beaten, 5 hearts left.'],
  [
    'won by the Exit',
    WON,
    'With the Dragon Queen defeated, you leave the dungeon. You have won!',
    'won. level 1, 2 cards explored, 1 enemy beaten, 5 hearts left.',
  ],
  [
    'won by the 10',
    CRITICAL,
    'The Dragon Queen falls to the 10 of hearts. You have won!',
    'won by a critical success. level 1, 2 cards explored, 2 enemies beaten, 5 hearts left.',
  ],
  [
    'dead',
    DEAD,
    'Your last heart is lost to the Troll King.',
    'lost. level 1, 1 card explored, 0 enemies beaten, 0 hearts left.',
  ],
  [
    'trapped',
    TRAPPED,
    'You are trapped: no cell can be explored and no card resolved.',
    'trapped. level 1, 4 cards explored, 0 enemies beaten, 5 hearts left.',
  ],
];

describe('the end', () => {
  it.each(ENDS)('%s', (_name, state, end, shared) => {
    const view = rules.view(state);
    expect(endText(view)).toBe(end);
    expect(shareText(view)).toBe(`Dragon Quest Solitaire (Standard halls, any deal): ${shared}`);
  });
});

describe('the summary', () => {
  it('counts what was explored, beaten, found and lost over all levels', () => {
    const state = play(around('7S 9S 3C AS'), `r${UP} r${LEFT} r59 s1 r71`);
    expect(state.level).toBe(2);
    const values = Object.fromEntries(summaryOf(rules.view(state)).map(({ label, value }) => [label, value]));
    expect(values).toEqual({
      'Level reached': 2,
      'Cards explored': 4,
      'Enemies beaten': 0,
      'Gems found': 1,
      'Items found': 1,
      'Hearts lost': 2,
    });
  });
});
