/** The daily is the player's own calendar day, in every zone, through every change of the clocks. */
import { afterAll, describe, expect, it } from 'vitest';
import { isPlayableDay } from '../../src/app/daily/daily';
import { dayBefore } from '../../src/store/stats/stats';
import { localDay } from '../../src/store/today';
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
