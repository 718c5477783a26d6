/** Weekday dailies: what they are in both rooms, and that the hints alone win them in Solo. */
import { describe, expect, it } from 'vitest';
import { dailySeed } from '../../../src/core/daily';
import { rules as brew } from '../../../src/games/wondering-witches/brew/rules/rules';
import { meta } from '../../../src/games/wondering-witches/meta';
import { DAILY_LETTERS } from '../../../src/games/wondering-witches/recipe/dailyLetters';
import { rules as solo } from '../../../src/games/wondering-witches/solo/rules/rules';
import { soaking } from '../../counts';
import { dayAfter, letterOf } from '../../dailyTable';
import { describeWeek, type WeekdayRow } from '../../week';
import { WEEKS_FROM } from '../../weeksFrom';
import { table } from './dailyTable';
import { sensibleGame } from './notebookPlayer';

const ROWS: readonly WeekdayRow[] = [
  ['6-0-x', 'First Game'],
  ['6-1-x', 'Beginner'],
  ['8-1-x', 'Amateur'],
  ['8-1-x', 'Amateur'],
  ['8-1-d', 'Sorcerer'],
  ['8-1-dvs', 'Master'],
  ['10-2-dvs', 'High Witch'],
];

describeWeek(solo, meta, ROWS);
describeWeek(brew, meta, ROWS);

describe('the table of dailies', () => {
  const days = Array.from(DAILY_LETTERS, (letter, at) => ({ letter, day: dayAfter(WEEKS_FROM, at) }));
  const passedOver = days.filter(({ letter }) => letter !== 'a');

  it('has the first 400 days, and passes over few of them', () => {
    expect(days.length).toBeGreaterThanOrEqual(400);
    expect(passedOver.length).toBeGreaterThan(0);
    expect(passedOver.length).toBeLessThan(days.length / 20);
  });

  it('passes over a seed for one with which the hints win', () => {
    // An Amateur's day, since the harder ones take the engine a while.
    const { config, seed, dealVersion } = solo.daily('2027-12-01');
    expect(seed).toBe('daily-2027-12-01-b');
    expect(sensibleGame(config, seed, dealVersion).outcome).toBe('won');
  });

  it.each(soaking ? days : [])('the hints win $day, with the first seed that they do', ({ letter, day }) => {
    expect(solo.daily(day).seed).toBe(dailySeed(day, letter));
    expect(letterOf(table, day)).toBe(letter);
  });
});
