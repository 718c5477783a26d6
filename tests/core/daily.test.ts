/** What a past day was, it stays; and a page that has not been updated yet deals the same as one that has. */
import { describe, expect, it, vi } from 'vitest';
import {
  DAY_TEXT,
  dailyOf,
  type Era,
  type Eras,
  FIRST_DAY,
  type Week,
  weekdayOf,
} from '../../src/core/daily';
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

  it('passes over the seeds of the days that have another letter, and of no other', () => {
    const seedOn = (day: string) => dailyOf<string>([first, { ...second, letters: 'acab' }], day).seed;
    expect(seedOn('2027-02-01')).toBe('daily-2027-02-01');
    expect(seedOn('2027-02-02')).toBe('daily-2027-02-02-c');
    expect(seedOn('2027-02-03')).toBe('daily-2027-02-03');
    expect(seedOn('2027-02-04')).toBe('daily-2027-02-04-b');
    // Neither beyond the last letter nor before the era.
    expect(seedOn('2027-02-05')).toBe('daily-2027-02-05');
    expect(seedOn('2027-01-31')).toBe('daily-2027-01-31');
  });

  it('finds the letter of a day years later, over leap days', () => {
    const far = ALL_DAYS.indexOf('2040-12-31') - ALL_DAYS.indexOf(second.from);
    const letters = `${'a'.repeat(far)}z`;
    const seedOn = (day: string) => dailyOf<string>([first, { ...second, letters }], day).seed;
    expect(seedOn('2040-12-30')).toBe('daily-2040-12-30');
    expect(seedOn('2040-12-31')).toBe('daily-2040-12-31-z');
    expect(seedOn('2041-01-01')).toBe('daily-2041-01-01');
  });

  it('gives each weekday its own config where the era has a week, Monday first', () => {
    const week: Week<string> = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
    const weekly: Era<string> = { from: '2027-02-01', written: '2027-01-18', week, dealVersion: 2 };
    const on = (day: string) => dailyOf<string>([first, weekly], day).config;
    expect(on('2027-01-31')).toBe('small');
    expect(['01', '02', '03', '04', '05', '06', '07', '08'].map((date) => on(`2027-02-${date}`))).toEqual([
      ...week,
      'mo',
    ]);
    expect(on('2028-02-29')).toBe('tu');
    expect(on('2040-12-31')).toBe('mo');
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

describe('the weekday of a day', () => {
  it('is that of a calendar worked out by hand', () => {
    expect(weekdayOf('2026-12-14')).toBe(0);
    expect(weekdayOf('2026-11-20')).toBe(4);
    expect(weekdayOf('2000-02-29')).toBe(1);
    expect(weekdayOf('1969-07-20')).toBe(6);
    expect(weekdayOf('2100-02-28')).toBe(6);
    expect(weekdayOf('2100-03-01')).toBe(0);
  });

  it('goes on by one from day to day through all of them', () => {
    let expected = 3;
    for (const day of ALL_DAYS) {
      if (weekdayOf(day) !== expected) throw new Error(`${day} is no ${expected}`);
      expected = (expected + 1) % 7;
    }
  });

  it('is what Zeller counts, over two ends of centuries', () => {
    const around = ['1999-12-25', '2099-12-25'].map(numberOf);
    const days = around.flatMap((start) => Array.from({ length: 800 }, (_, at) => dayOf(start + at)));
    expect([...ALL_DAYS, ...days].filter((day) => weekdayOf(day) !== zeller(day))).toEqual([]);
  });
});

/** Zeller's congruence, in which 0 is a Saturday. */
function zeller(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [m, y] = month < 3 ? [month + 12, year - 1] : [month, year];
  const saturdayFirst =
    (date +
      Math.floor((13 * (m + 1)) / 5) +
      (y % 100) +
      Math.floor((y % 100) / 4) +
      Math.floor(Math.floor(y / 100) / 4) +
      5 * Math.floor(y / 100)) %
    7;
  return (saturdayFirst + 5) % 7;
}

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
    for (const era of eras) {
      const { dealVersion } = era;
      for (const config of 'week' in era ? era.week : [era.config]) {
        expect(rules.parseConfig(rules.formatConfig(config))).toEqual({ ok: true, value: config });
      }
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
