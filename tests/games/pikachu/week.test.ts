/** Weekday dailies: what they are, and that each board is as demanding as its card says. */
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { dailySeed } from '../../../src/core/daily';
import { meta } from '../../../src/games/pikachu/meta';
import { DAILY_LETTERS } from '../../../src/games/pikachu/rules/dailyLetters';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { GRADE_NAMES } from '../../../src/games/pikachu/words/grades';
import { count } from '../../counts';
import { dayAfter, letterOf } from '../../dailyTable';
import { describeWeek, type WeekdayRow } from '../../week';
import { WEEKS_FROM } from '../../weeksFrom';
import { gradeOfDaily, table } from './dailyTable';

const ROWS: readonly WeekdayRow[] = [
  ['cs', 'Calm'],
  ['cd', 'Calm'],
  ['cd', 'Calm'],
  ['cg', 'Tricky'],
  ['cg', 'Tricky'],
  ['cl', 'Tricky'],
  ['cl', 'Treacherous'],
];

describeWeek(rules, meta, ROWS);

describe('the table of dailies', () => {
  const rng = rngFor('pikachu-dailies', 'sample');
  const sample = Array.from(
    { length: count(7, 700) },
    (_, n) => 7 * rng.below(Math.floor(DAILY_LETTERS.length / 7)) + (n % 7),
  );

  it('has a letter for years of days', () => {
    expect(DAILY_LETTERS).toMatch(/^[a-z]{1500,}$/);
  });

  it(`has the first seed that is as demanding as the card says, ${sample.length} of them`, () => {
    for (const at of sample) {
      const day = dayAfter(WEEKS_FROM, at);
      const { seed } = rules.daily(day);
      expect(seed, day).toBe(dailySeed(day, letterOf(table, day)));
      expect(GRADE_NAMES[gradeOfDaily(day, seed)], day).toBe(ROWS[at % 7]?.[1].toLowerCase());
    }
  });
});
