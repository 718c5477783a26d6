/** The graded dailies: what they are, and that the table says of each day what is found when it is judged again. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { formatCode } from '../../../src/core/codes';
import { dailySeed } from '../../../src/core/daily';
import { meta } from '../../../src/games/dragon-quest/meta';
import { FAIR } from '../../../src/games/dragon-quest/rules/config';
import { DAILY_LETTERS } from '../../../src/games/dragon-quest/rules/dailyLetters';
import { solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { dayAfter, letterOf } from '../../dailyTable';
import { describeWeek } from '../../week';
import { WEEKS_FROM } from '../../weeksFrom';
import { table } from './dailyTable';

const FIRST = '2026-12-03';

describeWeek(rules, meta, [
  ['calm', 'Calm'],
  ['calm', 'Calm'],
  ['fair', 'Fair'],
  ['fair', 'Fair'],
  ['fair', 'Fair'],
  ['fair', 'Fair'],
  ['grim', 'Grim'],
]);

describe(`dailies from ${FIRST}`, () => {
  const JUDGED = Array.from({ length: 11 + DAILY_LETTERS.length }, (_, at) => dayAfter(FIRST, at));

  it('are graded, from the day on which the era begins and not before', () => {
    expect(rules.daily('2026-12-02')).toMatchObject({ config: { deal: 'winnable' }, dealVersion: 1 });
    expect(rules.daily(FIRST)).toMatchObject({ config: FAIR, dealVersion: 2 });
    expect(rules.daily('2080-01-03')).toEqual({ config: FAIR, dealVersion: 2, seed: 'daily-2080-01-03' });
  });

  it('are judged for years', () => {
    expect(DAILY_LETTERS).toMatch(/^[a-z]{1500,}$/);
    const passed = [...DAILY_LETTERS].filter((letter) => letter !== 'a');
    expect(passed.length).toBeGreaterThan(DAILY_LETTERS.length / 10);
    expect(passed.length).toBeLessThan(DAILY_LETTERS.length / 2);
    // Calm days have nothing that they would pass over.
    expect([...DAILY_LETTERS].filter((letter, at) => at % 7 < 2 && letter !== 'a')).toEqual([]);
  });

  const sample = count(2, 400);
  it(`have the first seed that is not too mild, and a winning line, ${sample} of them`, () => {
    const rng = rngFor('dailies', 'sample');
    const days = Array.from({ length: sample }, (_, taken) =>
      // One of the Sundays in every run; all from the beginning in a long one.
      sample > 10
        ? dayAfter(FIRST, taken)
        : weekAt(1 + rng.below(Math.floor(DAILY_LETTERS.length / 7) - 1), 6 - taken),
    );
    for (const day of days) {
      const { config, seed, dealVersion } = rules.daily(day);
      expect(seed, day).toBe(dailySeed(day, letterOf(table, day)));
      const chance = chanceFrom(seed);
      const deal = rules.deal(config, chance, dealVersion);
      expect(solveDeal(config, deal, chance).verdict, day).toBe('proven');
      expect(JUDGED, day).toContain(day);
    }
  });

  it.each([
    ['2026-12-03', '2-2~fair~daily-2026-12-03-c~lEhXJfakcmHgDBdLjGMiFbAIeKC-dfecbga-67908~icg6'],
    ['2026-12-05', '2-2~fair~daily-2026-12-05-b~MHCJaIiFjhAbdLkGfKgXlDEceBm-adgebcf-76980~afhf'],
  ])('%s is pinned', (day, code) => {
    const { config, seed, dealVersion } = rules.daily(day);
    const deal = rules.deal(config, chanceFrom(seed), dealVersion);
    expect(formatCode(rules, { config, seed, deal, version: rules.version, dealVersion })).toBe(code);
  });
});

function weekAt(week: number, weekday: number): string {
  return dayAfter(WEEKS_FROM, 7 * week + weekday);
}
