/** Released deals and records: if one of these changes, every link and daily of old has changed too. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { formatCode } from '../../../src/core/codes';
import { hashText } from '../../../src/core/hash';
import { freshTally, type GameRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { logOf } from '../../../src/games/dragon-quest/words/gameLog';
import beforeGrades from './golden/before-grades.json';
import { must } from './scenarios';

const DEALS: readonly [string, string, string][] = [
  ['wide-winnable', 'golden', 'dfLahAmlDMBFIeXJcjKkCGEgbiH-efgdcba-97860'],
  ['wide-winnable', 'golden2', 'mDeCclGbjgaIXKhdJBEFfHMkALi-dgaebcf-06798'],
  ['wide-any', 'golden', 'dfLahAmlDMBFIeXJcjKkCGEgbiH-efgdcba-97860'],
  // The first attempts of these two cannot be won.
  ['wide-winnable', 'g124', 'MLcjkKDedHfBbJFgaIlmiEXGCAh-cgedabf-80976'],
  ['narrow-winnable', 'g136', 'lbhMiKFdBXjeIGDgAfLEHCJckma-aefdgbc-97068'],
  ['narrow-any', 'golden2', 'mDeCclGbjgaIXKhdJBEFfHMkALi-dgaebcf-06798'],
];

describe('pinned deals', () => {
  it.each(DEALS)('%s from %s', (config, seed, deal) => {
    expect(rules.deal(must(rules.parseConfig(config)), chanceFrom(seed), 1)).toBe(deal);
  });
});

const WON =
  'x45 x71 t71g x84 og84 x97 x57 r97 x59 x85 r85 x86 x83 r83 r57 x57 x71 x45 r71 x84 r84 x97 oa97 r45 x46 x83 r46 ' +
  'od83 x82 x47 t47e x48 x72 x60 r57 x56 x98 r56 x43 x49 r49 x62 r62 f s0 r43 x75 r82 s1 r75 x45 x59 r59 f r45 x32 ' +
  'x44 r44 f r32 we kf';

function record(seed: string, deal: string, moves: string): GameRecord {
  const texts = moves.split(' ');
  return {
    game: 'dragon-quest',
    version: 1,
    dealVersion: 1,
    config: 'narrow-any',
    seed,
    deal,
    moves: texts,
    cursor: texts.length,
    tally: freshTally(null),
  };
}

const WON_RECORD = record('h3', 'FHXEjADGmJIdbkilaCBMKfhLgec-adfbgce-67908', WON);
const DEATH_RECORD = record(
  'h16',
  'DlLjbFgAEiMJfdKeBmhkXCHIaGc-bafgdec-07698',
  'x45 x71 x57 x59 r57 r59 x56 x60 r60 x61 x47 x73 r73 r71 f s0',
);

describe('pinned records', () => {
  it('three levels with every kind of item, won by a critical success', () => {
    const { states } = must(replay(rules, WON_RECORD));
    expect(states.at(-1)).toMatchObject({
      level: 3,
      hearts: 5,
      gems: 0,
      held: [1],
      fateShuffles: 1,
      explored: 31,
      beaten: 7,
      moment: { kind: 'won', by: 'critical' },
    });
  });

  it('a death by the Dragon Queen', () => {
    const { states } = must(replay(rules, DEATH_RECORD));
    expect(states.at(-1)).toMatchObject({ hearts: 0, gems: 1, held: [1], moment: { kind: 'lost', by: 11 } });
  });
});

/** As the first edition told these games; there the events lay in the states. */
describe('pinned logs', () => {
  const told = (played: GameRecord) =>
    logOf(played).map(({ move, level, text }) => `${move} L${level} ${text}`);

  it('of the death', () => {
    expect(told(DEATH_RECORD)).toEqual([
      '1 L1 You turn up the Young Dragon, queen of clubs.',
      '2 L1 You turn up the Dragon Queen, queen of spades.',
      '3 L1 You turn up the Slime, 10 of clubs.',
      '4 L1 You turn up the Visible Pit, 2 of clubs.',
      '5 L1 Against the Slime fate brings the 10 of hearts. The Slime is defeated, a critical success! You are in full health; no more hearts are in stock.',
      '6 L1 The Visible Pit costs you 2 hearts.',
      '7 L1 You turn up the Passage, 6 of spades.',
      '8 L1 You turn up the Gem, 7 of clubs.',
      '9 L1 You gain 1 gem.',
      '10 L1 You turn up the Exit, ace of spades.',
      '11 L1 You turn up the Passage, 5 of spades.',
      '12 L1 You turn up the Treasure Chest, 9 of clubs.',
      '13 L1 You find the queen of hearts (Ward).',
      '14 L1 Against the Dragon Queen fate brings the 7 of hearts.',
      '15 L1 7 is not enough against the Dragon Queen.',
      '16 L1 The Dragon Queen costs you 3 hearts. Your last heart is lost to the Dragon Queen.',
    ]);
  });

  it('of the three levels, all 62 moves', () => {
    const log = told(WON_RECORD);
    expect(log).toHaveLength(62);
    expect(log.at(-1)).toMatch(/^62 L3 The king of diamonds sends the 7 of hearts away\..* You have won!$/);
    expect(hashText(log.join('\n')).toString(36)).toBe('173x0gh');
  });
});

/** Written before there were grades: games of all four settings of old, half-played and finished, and the days to come. */
describe('what was played before there were grades', () => {
  it.each(beforeGrades.records)('$config $seed, $end', ({ config, seed, deal, moves, end, state }) => {
    const { states } = must(replay(rules, { ...record(seed, deal, moves), config }));
    const last = states.at(-1);
    expect(last?.moment.kind).toBe(end);
    expect(hashText(JSON.stringify(last)).toString(36)).toBe(state);
    expect(rules.deal(must(rules.parseConfig(config)), chanceFrom(seed), 1)).toBe(deal);
  });

  it.each(Object.entries(beforeGrades.dailies))('the daily of %s', (day, code) => {
    const { config, dealVersion, seed } = rules.daily(day);
    const deal = rules.deal(config, chanceFrom(seed), dealVersion);
    expect(formatCode(rules, { config, seed, deal, version: 1, dealVersion })).toBe(code);
  });
});
