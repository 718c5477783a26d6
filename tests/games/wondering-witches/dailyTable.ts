/** What Wondering Witches wants of a daily: that the hints alone win it in Solo, before the last ditch. */
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import type { DailyTable } from '../../dailyTable';
import { sensibleGame } from './notebookPlayer';

export const table: DailyTable = {
  file: 'src/games/wondering-witches/recipe/dailyLetters.ts',
  from: '2026-12-14',
  accepts: (day, seed) => {
    const { config, dealVersion } = rules.daily(day);
    return sensibleGame(config, seed, dealVersion).outcome === 'won';
  },
};
