/** The graded dailies: what they are, and that the table says of each day what is found when it is judged again. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { formatCode } from '../../../src/core/codes';
import { FAIR } from '../../../src/games/dragon-quest/rules/config';
import { DAILY_SEEDS, JUDGED_UNTIL } from '../../../src/games/dragon-quest/rules/dailySeeds';
import { solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { count } from '../../counts';
import { dayAfter, isTooMild, seedOf } from './dailyTable';

const FIRST = '2026-12-03';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function daysUntil(last: string): string[] {
  const days = [FIRST];
  for (let day = FIRST; day < last; day = days.at(-1) ?? last) days.push(dayAfter(day));
  return days;
}

const JUDGED = daysUntil(JUDGED_UNTIL);

describe(`dailies from ${FIRST}`, () => {
  it('are Fair, from the day on which the era begins and not before', () => {
    expect(rules.daily('2026-12-02')).toMatchObject({ config: { deal: 'winnable' }, dealVersion: 1 });
    expect(rules.daily(FIRST)).toMatchObject({ config: FAIR, dealVersion: 2 });
    expect(rules.daily('2080-01-01')).toEqual({ config: FAIR, dealVersion: 2, seed: 'daily-2080-01-01' });
  });

  it('are judged for years', () => {
    expect(JUDGED.length).toBeGreaterThan(1_500);
    expect(Object.keys(DAILY_SEEDS).filter((day) => !JUDGED.includes(day))).toEqual([]);
    expect(Object.keys(DAILY_SEEDS).length).toBeLessThan(JUDGED.length / 2);
  });

  const sample = count(2, 400);
  it(`have the first seed that is not too mild, and a winning line, ${sample} of them`, () => {
    const rng = rngFor('dailies', 'sample');
    for (let taken = 0; taken < sample; taken++) {
      const day = (sample < 10 ? JUDGED[rng.below(JUDGED.length)] : JUDGED[taken]) ?? FIRST;
      const { config, seed, dealVersion } = rules.daily(day);
      const passed = LETTERS.slice(0, LETTERS.indexOf(seed.slice(-1)) * Number(/[a-z]$/.test(seed)));
      expect([...passed].map((letter) => isTooMild(seedOf(day, letter))).includes(false), day).toBe(false);
      expect(isTooMild(seed), day).toBe(false);
      const chance = chanceFrom(seed);
      const deal = rules.deal(config, chance, dealVersion);
      expect(solveDeal(config, deal, chance).verdict, day).toBe('proven');
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
