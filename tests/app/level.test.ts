import { describe, expect, it } from 'vitest';
import { dailyLevel } from '../../src/app/daily/level';
import { levelsIn } from '../../src/app/daily/levelsIn';
import { games } from '../../src/app/registry';

const first = {
  from: '2026-12-14',
  levels: ['Easy', 'Easy', 'Fair', 'Fair', 'Fair', 'Hard', 'Hardest'],
} as const;
const second = { from: '2027-02-01', levels: ['1', '2', '3', '4', '5', '6', '7'] } as const;
const game = { weeks: [first, second] };

describe('how hard a daily is', () => {
  it.each([
    ['2026-12-13', null],
    ['2026-12-14', 'Easy'],
    ['2026-12-16', 'Fair'],
    ['2026-12-20', 'Hardest'],
    ['2027-01-31', 'Hardest'],
    ['2027-02-01', '1'],
    ['2028-02-29', '2'],
    ['2040-12-31', '1'],
  ])('on %s is %s', (day, level) => {
    expect(dailyLevel(game, day)).toBe(level);
  });

  it('is not said of a game whose days are all alike', () => {
    expect(dailyLevel({}, '2027-01-01')).toBeNull();
    expect(levelsIn({}, '2027-01')).toEqual([]);
  });

  it('is told for a whole month, each level with its days', () => {
    expect(levelsIn(game, '2026-11')).toEqual([]);
    const told = ['Mo, Tu: Easy', 'We, Th, Fr: Fair', 'Sa: Hard', 'Su: Hardest'];
    expect(levelsIn(game, '2026-12')).toEqual(['From 14 December', ...told]);
    expect(levelsIn(game, '2027-01')).toEqual(told);
    expect(levelsIn(game, '2027-02')).toHaveLength(7);
  });

  it('is said in few letters, of every game', () => {
    for (const { id, weeks = [] } of games) {
      expect(weeks.length, id).toBeGreaterThan(0);
      for (const level of weeks.flatMap(({ levels }) => levels)) expect(level).toMatch(/^[^a-z].{0,11}$/);
    }
  });
});
