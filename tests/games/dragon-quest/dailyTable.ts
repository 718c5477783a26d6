/** What Dragon Quest wants of a daily: to keep even those in suspense who play by hints. */
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { gradeOf } from '../../../src/games/dragon-quest/rules/config';
import { deal } from '../../../src/games/dragon-quest/rules/deal/deal';
import { hinted, playUnderFate } from '../../../src/games/dragon-quest/rules/deal/rating';
import { start } from '../../../src/games/dragon-quest/rules/game';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import type { Config, Grade } from '../../../src/games/dragon-quest/rules/types';
import type { DailyTable } from '../../dailyTable';

export const FATES = 40;
/** Shares of the hint's wins; more would be no daily to worry about. */
const MOST_WINS: Readonly<Record<Grade, number>> = { calm: 1, fair: 0.85, grim: 0.5 };

export const table: DailyTable = {
  file: 'src/games/dragon-quest/rules/dailyLetters.ts',
  from: '2026-12-14',
  accepts: (day, seed) => !isTooMild(rules.daily(day).config, seed),
};

/** Stops as soon as it is known. */
export function isTooMild(config: Config, seed: string): boolean {
  const grade = gradeOf(config);
  const most = grade === null ? 1 : MOST_WINS[grade];
  if (most === 1) return false;
  const chance = chanceFrom(seed);
  const first = must(start(config, deal(config, chance)));
  let lost = 0;
  for (let index = 0; index < FATES; index++) {
    if (!playUnderFate(first, chance, { name: 'daily', index }, hinted).won) lost++;
    if (FATES - lost <= most * FATES) return false;
  }
  return true;
}

/** Of forty fates, how many the hint wins. */
export function hintWins(config: Config, seed: string): number {
  const chance = chanceFrom(seed);
  const first = must(start(config, deal(config, chance)));
  const fates = Array.from({ length: FATES }, (_, index) => ({ name: 'daily', index }));
  return fates.filter((fate) => playUnderFate(first, chance, fate, hinted).won).length;
}
