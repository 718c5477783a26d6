/** Calm, Fair and Grim: what they make of the rules, and that every deal of a grade is what it says. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { CALM, FAIR, GRIM } from '../../../src/games/dragon-quest/rules/config';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import {
  BANDS,
  described as describedPlayer,
  hinted,
  isDull,
  playUnderFate,
  ratingOf,
} from '../../../src/games/dragon-quest/rules/deal/rating';
import { solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { type Config, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import type { Grade } from '../../../src/games/dragon-quest/rules/types';
import { suggested } from '../../../src/games/dragon-quest/screen/suggested';
import { count } from '../../counts';
import { around, codeOf, dungeonNumber, must, play, randomGame, WIDE } from './scenarios';

const QUEEN = dungeonNumber('QS');
const GRADES: readonly { grade: Grade; config: Config; hearts: number; halls: string }[] = [
  { grade: 'calm', config: CALM, hearts: 5, halls: 'wide' },
  { grade: 'fair', config: FAIR, hearts: 5, halls: 'narrow' },
  { grade: 'grim', config: GRIM, hearts: 3, halls: 'narrow' },
];

/** Where among the cards turned up she lies, counted from 1. */
const queenOf = ({ order }: State) => order.indexOf(QUEEN);

describe.each(GRADES)('$grade', ({ grade, config, hearts, halls }) => {
  const deals = count(2, 200);

  it(`begins with ${hearts} hearts in ${halls} halls, and says so in one word`, () => {
    const first = must(rules.start(config, rules.deal(config, chanceFrom('pinned'), 2), 2));
    expect(first).toMatchObject({ hearts, config: { halls } });
    expect(rules.formatConfig(config)).toBe(grade);
    expect(must(rules.parseConfig(grade))).toEqual(config);
  });

  it('heals up to what it began with', () => {
    const hurt = around('8S 8C', { config: { ...WIDE, deal: grade }, hearts: hearts - 1 });
    expect(play(hurt, 'r45').hearts).toBe(hearts);
    expect(play(hurt, 'r45 r57').hearts).toBe(hearts);
  });

  it('never meets the Dragon Queen among the first nine cards of any level', () => {
    const places = new Map<number, number>();
    for (let game = 0; game < count(40, 2000); game++) {
      const chance = chanceFrom(`late${game}`);
      let state = must(rules.start(config, dealAttempt(config, chance, 0), 2));
      for (let level = 1; level <= 4; level++) {
        places.set(queenOf(state), (places.get(queenOf(state)) ?? 0) + 1);
        state = leave(state, `late${game}`);
      }
    }
    const found = [...places.keys()].toSorted((a, b) => a - b);
    expect(found).toEqual(Array.from({ length: 17 }, (_, index) => index + 10));
  });

  it(`is rated in its band, proven and not dull, ${deals} deals`, () => {
    const { least, most } = BANDS[grade];
    for (let index = 0; index < deals; index++) {
      const seed = `rated${index}`;
      const chance = chanceFrom(seed);
      const deal = rules.deal(config, chance, 2);
      const rating = ratingOf(config, deal, chance) ?? -1;
      expect(rating / 100, seed).toBeGreaterThanOrEqual(least);
      expect(rating / 100, seed).toBeLessThanOrEqual(most);
      expect(solveDeal(config, deal, chance).verdict, seed).toBe('proven');
      expect(shortGames(config, deal, seed), seed).toBeLessThanOrEqual(5);
    }
  });

  it('passes over deals that are too mild or too hard, and says nothing of them', () => {
    const outside = (index: number) => {
      const chance = chanceFrom(`outside${index}`);
      const deal = dealAttempt(config, chance, 0);
      const first = must(rules.start(config, deal, 2));
      let won = 0;
      for (let fate = 0; fate < 100; fate++) {
        if (playUnderFate(first, chance, { name: 'rate', index: fate }, describedPlayer).won) won++;
      }
      const { least, most } = BANDS[grade];
      if (won / 100 >= least && won / 100 <= most) return false;
      expect(ratingOf(config, deal, chance), `outside${index}: ${won}`).toBeNull();
      return true;
    };
    const found = Array.from({ length: count(4, 100) }, (_, index) => index).filter(outside);
    if (grade !== 'calm') expect(found.length).toBeGreaterThan(0);
  });
});

/** An Exit, wherever it lies. */
function leave(state: State, seed: string): State {
  const exit = state.order.indexOf(dungeonNumber('AS'));
  const order = state.order.map((card, place) =>
    place === 1 ? dungeonNumber('AS') : place === exit ? (state.order[1] ?? 0) : card,
  );
  return play({ ...state, order }, 'x45 r45', chanceFrom(seed));
}

/** Of a hundred games by hints, those that are over within twelve moves; the game's own count is not asked. */
function shortGames(config: Config, deal: string, seed: string): number {
  const chance = chanceFrom(seed);
  const first = must(rules.start(config, deal, 2));
  return Array.from({ length: 100 }, (_, index) =>
    playUnderFate(first, chance, { name: 'dull', index }, hinted, 13),
  ).filter(({ moves }) => moves <= 12).length;
}

describe('dull deals', () => {
  // Rated in their bands, and proven; yet hints are at an end within a dozen moves too often.
  const planted: readonly [Config, string, string][] = [
    [CALM, 'dull115', 'hAEfMaBJmlDCLGdFXiKcjkHeIgb-agdcbef-90768'],
    [FAIR, 'dull75', 'MBkjfECaKJheAmiglcDLdHIXGbF-eacdbfg-79068'],
    [GRIM, 'dull58', 'JmHcCjMhBADabeEkgfdliFGILXK-agdbfce-68079'],
  ];
  it.each(planted)('$deal: the planted one of %s is barred', (config, seed, deal) => {
    const chance = chanceFrom(seed);
    expect(dealAttempt(config, chance, 0)).toBe(deal);
    expect(ratingOf(config, deal, chance)).not.toBeNull();
    expect(solveDeal(config, deal, chance).verdict).toBe('proven');
    expect(shortGames(config, deal, seed)).toBeGreaterThan(5);
    expect(isDull(config, deal, chance)).toBe(true);
    expect(rules.deal(config, chance, 2)).not.toBe(deal);
  });
});

describe('a link', () => {
  const early = 'ABCDEFGHIJKMabcdefghijklmXL-abcdefg-67890'.replace('A', 'g').replace(/(?<=.)g/, 'A');

  it.each(GRADES)('to a $grade deal with an early Queen is refused', ({ config }) => {
    const deal = early.replace('L', '').replace(/^(.{9})/, '$1L');
    expect(codeOf(rules.start(config, deal, 2))).toBe('QUEEN_TOO_EARLY');
    expect(codeOf(rules.start(WIDE, deal, 2))).toBe('OK');
    const late = early.replace('L', '').replace(/^(.{10})/, '$1L');
    expect(codeOf(rules.start(config, late, 2))).toBe('OK');
  });
});

it('By the book and the settings of old lay the Queen anywhere', () => {
  const places = new Set<number>();
  for (let game = 0; game < 300; game++) {
    places.add(queenOf(must(rules.start(WIDE, rules.deal(WIDE, chanceFrom(`any${game}`), 2), 2))));
  }
  expect([...places].toSorted((a, b) => a - b).slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(randomGame(WIDE, 'any', () => undefined).moment.kind).not.toBe('turn');
});

describe('what New proposes', () => {
  const STANDARD = must(rules.parseConfig('wide-winnable'));
  it.each([
    ['Calm to a newcomer', undefined, 0, CALM],
    ['Calm again as long as nothing is won', CALM, 0, CALM],
    ['Fair after the first win', CALM, 1, FAIR],
    ['Fair to whoever has won before and comes back', undefined, 7, FAIR],
    ['what was chosen last, Calm too', CALM, 2, CALM],
    ['what was chosen last', GRIM, 1, GRIM],
    ['By the book as well', WIDE, 5, WIDE],
    ['Fair in place of what is offered no more', STANDARD, 3, FAIR],
    ['Calm in place of what is offered no more', STANDARD, 0, CALM],
  ])('%s', (_name, inPlay, wins, proposed) => {
    expect(suggested(inPlay, wins)).toEqual(proposed);
  });
});

/** What accepts a deal is frozen with its version: if one of these changes, raise `dealVersion` and keep the old judge. */
describe('pinned deals', () => {
  const pinned: readonly [string, string, string][] = [
    ['calm', 'pinned', 'gJEAmjMGcXIBkldLiaHfCeDKFhb-cegbafd-07698'],
    ['calm', 'pinned2', 'gbkImXhefEiLHMJcdDGFlaCBjAK-edbgcfa-09786'],
    ['fair', 'pinned', 'cIBhlEgkfmCeHLMbXAFDijGJadK-dcfbaeg-06798'],
    ['fair', 'pinned2', 'lFBdEAbcfJXMgiLChHemIjDkKaG-abfdgce-68097'],
    ['grim', 'pinned', 'kEeifXbdjcgHMDmIJAlGhFCBKaL-bcegdaf-06798'],
    ['grim', 'pinned2', 'bHcadGMDjKeiIXlEAFfBCmgLJhk-afcbgde-80967'],
  ];
  it.each(pinned)('%s from %s', (code, seed, deal) => {
    expect(rules.deal(must(rules.parseConfig(code)), chanceFrom(seed), 2)).toBe(deal);
  });
});
