/** The daily is the player's own calendar day, in every zone, through every change of the clocks. */
import { afterAll, describe, expect, it } from 'vitest';
import { isPlayableDay } from '../../src/app/daily/daily';
import { FIRST_DAY, weekdayOf } from '../../src/core/daily';
import { dayBefore } from '../../src/store/stats/stats';
import { localDay } from '../../src/store/today';
import { dayAfter } from '../dailyTable';
import { allRules } from '../everyGame';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
];
/** Every day from 2026 to 2040. */
const DAYS = Array.from({ length: 5_479 }, (_, at) => dayAfter(FIRST_DAY, at));
const HOUR = 3_600_000;
const MINUTE = 60_000;
const home = process.env.TZ;

afterAll(() => {
  process.env.TZ = home;
});

describe.each(ZONES)('in %s', (zone) => {
  it('every hour from 2024 to 2040 belongs to the same day as the one before, or to the next', () => {
    process.env.TZ = zone;
    const end = Date.UTC(2041, 0, 1);
    let day = localDay(new Date(Date.UTC(2024, 0, 1)));
    let days = 1;
    let changes = 0;
    let offset = new Date(Date.UTC(2024, 0, 1)).getTimezoneOffset();
    for (let time = Date.UTC(2024, 0, 1) + HOUR; time < end; time += HOUR) {
      const now = new Date(time);
      const next = localDay(now);
      if (next !== day) {
        if (dayBefore(next) !== day) throw new Error(`${day} is followed by ${next}`);
        day = next;
        days++;
      }
      if (now.getTimezoneOffset() !== offset) {
        changes++;
        offset = now.getTimezoneOffset();
        checkMinutes(time);
      }
    }
    expect(days).toBeGreaterThanOrEqual(6210);
    expect(days).toBeLessThanOrEqual(6212);
    if (['Europe/Berlin', 'Australia/Lord_Howe', 'Antarctica/Troll'].includes(zone)) expect(changes).toBe(34);
  });
});

/** What the same days lead to, told before any zone is set. */
const EXPECTED = allRules.map((rules) => DAYS.map((day) => rules.daily(day)));

describe.each(ZONES)('in %s', (zone) => {
  it(`each of ${DAYS.length} days leads to the same dailies, by its own weekday, from its first minute to its last`, () => {
    process.env.TZ = zone;
    const wrong = DAYS.filter((day, at) => !begins(day) || !leadsOn(day, at));
    // A day that was left out when a zone moved over the date line would not begin; none has since 2026.
    expect(wrong).toEqual([]);
  });
});

function begins(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const times = [new Date(year, month - 1, date, 0, 0, 30), new Date(year, month - 1, date, 23, 59, 30)];
  return times.every((time) => localDay(time) === day && (time.getDay() + 6) % 7 === weekdayOf(day));
}

function leadsOn(day: string, at: number): boolean {
  return allRules.every((rules, index) => {
    const { config, seed, dealVersion } = rules.daily(day);
    const expected = EXPECTED[index]?.[at];
    return expected?.config === config && expected?.seed === seed && expected?.dealVersion === dealVersion;
  });
}

/** A change of the clocks never turns the day back. */
function checkMinutes(change: number): void {
  let day = '';
  for (let time = change - 2 * HOUR; time < change + 2 * HOUR; time += MINUTE) {
    const next = localDay(new Date(time));
    if (next < day) throw new Error(`${day} turns back into ${next}`);
    day = next;
  }
}

it('gives each day its own seed, and none to days that are not in the calendar or not yet', () => {
  for (const rules of allRules) {
    expect(rules.daily('2026-11-18').seed, rules.id).not.toBe(rules.daily('2026-11-19').seed);
  }
  expect(isPlayableDay('2026-11-18', '2026-11-18')).toBe(true);
  expect(isPlayableDay('2026-11-19', '2026-11-18')).toBe(false);
  for (const day of ['2026-02-30', '2026-13-01', '2025-12-31', '18-11-2026', '__proto__', '2026-1-1']) {
    expect(isPlayableDay(day, '2026-11-18'), day).toBe(false);
  }
});
