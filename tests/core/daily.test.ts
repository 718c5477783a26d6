/** What a past day was, it stays; and a page that has not been updated yet deals the same as one that has. */
import { describe, expect, it, vi } from 'vitest';
import { DAY_TEXT, dailyOf, type Era, type Eras, FIRST_DAY } from '../../src/core/daily';
import type { GameTypes, Rules } from '../../src/core/rules';
import { allRules } from '../everyGame';
import { rules as cups } from '../template/rules/rules';

/** The table that a game's dailies come from. */
const asked: Eras<unknown>[] = [];

vi.mock(import('../../src/core/daily'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    dailyOf: <C>(eras: Eras<C>, day: string) => {
      asked.push(eras);
      return original.dailyOf(eras, day);
    },
  };
});

const DAYS_AHEAD = 14;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const ALL_DAYS = Array.from({ length: 5_479 }, (_, at) => dayOf(numberOf(FIRST_DAY) + at));

const tooEarly = ([, ...later]: readonly Era<unknown>[]) =>
  later
    .filter(({ from, written }) => numberOf(from) - numberOf(written) < DAYS_AHEAD)
    .map(({ from }) => from);

function erasOf(rules: Rules<GameTypes>): Eras<unknown> {
  asked.length = 0;
  rules.daily(FIRST_DAY);
  const [eras] = asked;
  if (!eras) throw new Error(`${rules.id} has no table of eras`);
  return eras;
}

const first: Era<string> = { from: '2026-01-01', written: '2026-01-01', config: 'small', dealVersion: 1 };
const second: Era<string> = { from: '2027-02-01', written: '2027-01-18', config: 'large', dealVersion: 2 };

describe('a table of eras', () => {
  it('gives every day the config and the generator of its own era', () => {
    const on = (day: string) => dailyOf<string>([first, second], day);
    expect(on('2026-01-01')).toEqual({ config: 'small', dealVersion: 1, seed: 'daily-2026-01-01' });
    expect(on('2027-01-31')).toEqual({ config: 'small', dealVersion: 1, seed: 'daily-2027-01-31' });
    expect(on('2027-02-01')).toEqual({ config: 'large', dealVersion: 2, seed: 'daily-2027-02-01' });
    expect(on('2040-12-31')).toEqual({ config: 'large', dealVersion: 2, seed: 'daily-2040-12-31' });
    expect(on('2025-12-31')).toEqual({ config: 'small', dealVersion: 1, seed: 'daily-2025-12-31' });
  });

  it('passes over the seeds of the days that it names, and of no other', () => {
    const named: Era<string> = {
      ...second,
      seeds: { '2027-03-01': 'daily-2027-03-01-b', '2026-05-01': 'never' },
    };
    const seedOn = (day: string) => dailyOf<string>([first, named], day).seed;
    expect(seedOn('2027-03-01')).toBe('daily-2027-03-01-b');
    expect(seedOn('2027-03-02')).toBe('daily-2027-03-02');
    expect(seedOn('2026-05-01')).toBe('daily-2026-05-01');
  });

  it('changes no day before an era that is added', () => {
    const third: Era<string> = { from: '2030-06-15', written: '2030-06-01', config: 'huge', dealVersion: 3 };
    const before = ALL_DAYS.map((day) => dailyOf<string>([first, second], day));
    const after = ALL_DAYS.map((day) => dailyOf<string>([first, second, third], day));
    const changed = ALL_DAYS.filter((_, at) => JSON.stringify(before[at]) !== JSON.stringify(after[at]));
    expect(changed[0]).toBe('2030-06-15');
    expect(changed).toHaveLength(ALL_DAYS.filter((day) => day >= '2030-06-15').length);
    expect(ALL_DAYS.at(-1)).toBe('2040-12-31');
  });
});

describe.each([...allRules, cups].map((rules) => ({ rules, id: rules.id })))('$id', ({ rules }) => {
  const eras = erasOf(rules);

  it(`begins an era ${DAYS_AHEAD} days or more after it was written, the first aside`, () => {
    expect(tooEarly(eras)).toEqual([]);
    for (const { from, written } of eras) {
      for (const day of [from, written]) expect(day).toMatch(DAY_TEXT);
      for (const day of [from, written]) expect(dayOf(numberOf(day))).toBe(day);
    }
  });

  it('lists its eras oldest first, from the first day on, each with a config and a generator that it knows', () => {
    expect(eras[0].from).toBe(FIRST_DAY);
    const begins = eras.map(({ from }) => from);
    expect(begins).toEqual([...new Set(begins)].sort());
    for (const { config, dealVersion } of eras) {
      expect(rules.parseConfig(rules.formatConfig(config))).toEqual({ ok: true, value: config });
      expect(dealVersion).toBeGreaterThanOrEqual(1);
      expect(dealVersion).toBeLessThanOrEqual(rules.dealVersion);
    }
  });

  it('deals the day that its table says, whichever day it is asked on', () => {
    for (const day of ['2026-01-01', '2026-11-18', '2028-02-29', '2040-12-31']) {
      expect(rules.daily(day)).toEqual(dailyOf(eras, day));
    }
  });
});

it('an era that begins too early is found', () => {
  const hasty: Era<string> = { ...second, written: '2027-01-19' };
  expect(tooEarly([first, second])).toEqual([]);
  expect(tooEarly([first, hasty])).toEqual(['2027-02-01']);
  expect(tooEarly([first, { ...second, written: '2027-02-01' }])).toEqual(['2027-02-01']);
});
