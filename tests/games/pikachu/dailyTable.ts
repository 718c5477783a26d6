/** What Pikachu wants of a daily: that its board is as demanding as its card says. */
import { chanceFrom } from '../../../src/core/chance';
import { onWeekday, type Week } from '../../../src/core/daily';
import { expect as must } from '../../../src/core/result';
import { type Grade, gradeOf } from '../../../src/games/pikachu/rules/grade';
import { rules } from '../../../src/games/pikachu/rules/rules';
import type { DailyTable } from '../../dailyTable';

export const GRADES: Week<Grade> = ['calm', 'calm', 'calm', 'tricky', 'tricky', 'tricky', 'treacherous'];

export const table: DailyTable = {
  file: 'src/games/pikachu/rules/dailyLetters.ts',
  from: '2026-12-14',
  accepts: (day, seed) => gradeOfDaily(day, seed) === onWeekday(GRADES, day),
};

export function gradeOfDaily(day: string, seed: string): Grade {
  const { config, dealVersion } = rules.daily(day);
  const chance = chanceFrom(seed);
  const first = must(rules.start(config, rules.deal(config, chance, dealVersion), dealVersion));
  return gradeOf(must(rules.tasks.grade(first, chance)));
}
