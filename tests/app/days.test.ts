import { describe, expect, it } from 'vitest';
import { monthBeside, monthPage } from '../../src/app/daily/calendar';
import { dayCardPlain, dayCardText } from '../../src/app/daily/dayCardText';
import type { DayEntry } from '../../src/app/daily/dayResults';
import { pastDay } from '../../src/app/daily/pastDays';
import { dayThisYear, longDay, shortDay } from '../../src/frame/words/days';
import { type GameStats, NO_GAME_STATS, type PastResult } from '../../src/store/stats/stats';

describe('a page of the calendar', () => {
  it.each([
    ['2026-02', 6, 28, 5],
    ['2024-02', 3, 29, 5],
    ['2027-02', 0, 28, 4],
    ['2026-11', 6, 30, 6],
    ['2026-06', 0, 30, 5],
  ])('%s has %d blanks before its %d days, in %d weeks', (month, lead, length, weeks) => {
    const page = monthPage(month);
    expect([page.lead, page.days.length, page.weeks]).toEqual([lead, length, weeks]);
    expect(page.days[0]).toBe(`${month}-01`);
  });

  it('follows on from its neighbours for sixteen years', () => {
    let month = '2024-01';
    let weekday = monthPage(month).lead;
    while (month < '2040-12') {
      const page = monthPage(month);
      expect(page.lead, month).toBe(weekday);
      weekday = (weekday + page.days.length) % 7;
      const next = monthBeside(month, 1);
      expect(monthBeside(next, -1)).toBe(month);
      month = next;
    }
  });
});

describe('a day in words', () => {
  it('is written as browsers write it, every day of a year', () => {
    const as = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
    const long = as({ weekday: 'long', day: 'numeric', month: 'long' });
    const short = as({ day: 'numeric', month: 'short', year: 'numeric' });
    for (let number = 0; number < 366; number++) {
      const at = new Date(Date.UTC(2028, 0, 1 + number, 12));
      const day = at.toISOString().slice(0, 10);
      expect(longDay(day)).toBe(long.format(at));
      expect(shortDay(day)).toBe(short.format(at));
      expect(dayThisYear(day, at)).toBe(short.format(at).replace(' 2028', ''));
    }
    expect(dayThisYear('2027-09-30', new Date('2028-01-01'))).toBe('30 Sept 2027');
  });
});

describe('the day’s card', () => {
  const entry = (title: string, result: DayEntry['result'], streak = 0) => ({
    id: title,
    title,
    result,
    streak,
  });
  const entries = [
    entry('A', 'won', 3),
    entry('B', 'helped'),
    entry('C', 'lost'),
    entry('D', 'begun'),
    entry('E', 'open'),
  ];

  it('has one glyph a game', () => {
    expect(dayCardText('2026-11-18', entries, '1.0', 'https://p/')).toBe(
      'Parlour 1.0 · 18 Nov 2026\n🌕🌗🌑▫️▫️ 3 of 5\n🔥 3 days in a row\nhttps://p/',
    );
  });

  it('says the same in words, without a single symbol', () => {
    const plain = dayCardPlain('2026-11-18', entries, '1.0', 'https://p/');
    expect(plain).toBe(
      'Parlour 1.0, 18 Nov 2026, 3 of 5 dailies.\nA: won.\nB: won with help.\nC: lost.\nD: not played.\nE: not played.\nhttps://p/',
    );
    expect(plain).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe('a past day', () => {
  const day = '2026-11-10';
  const run = (begun: string, outcome: 'won' | 'lost'): PastResult => ({
    ...{ config: 'c', cause: null, score: null, timeMs: 1, attempts: 1, mistakes: 0, shuffles: 0 },
    ...{ assisted: false, practice: false, day, begun, outcome, hints: 0 },
  });
  const comesTo = (results: PastResult[], dailies: GameStats['dailies'] = {}) =>
    pastDay({ ...NO_GAME_STATS, results, dailies }, day);

  it('is told by the run on the day itself, however long ago', () => {
    expect(comesTo([], { [day]: 'won' })).toBe('won');
    expect(comesTo([], { [day]: 'helped' })).toBe('helped');
    expect(comesTo([run('2026-11-11', 'won'), run(day, 'lost')], { [day]: 'lost' })).toBe('lost');
  });

  it('has a mark of its own when it was played later', () => {
    expect(comesTo([run('2026-11-11', 'lost')])).toBe('lost-later');
    expect(comesTo([run('2026-11-12', 'lost'), run('2026-11-11', 'won')])).toBe('won-later');
  });

  it('is open otherwise', () => {
    expect(pastDay(undefined, day)).toBe('open');
    expect(comesTo([{ ...run('2026-11-11', 'won'), day: '2026-11-09' }])).toBe('open');
  });
});
