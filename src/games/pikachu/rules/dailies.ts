/** By how often careless games end stuck; the boards of a day are all of the grade that its card names. */
import type { Eras, Week } from '../../../core/daily';
import { DAILY_LETTERS } from './dailyLetters';
import { CLASSIC, type Config, type Variant } from './types';

const classic = (variant: Variant): Config => ({ size: 'classic', variant });

const WEEK: Week<Config> = [
  CLASSIC,
  classic('gravity-down'),
  classic('gravity-down'),
  classic('gather'),
  classic('gather'),
  classic('gravity-left'),
  classic('gravity-left'),
];

export const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: CLASSIC, dealVersion: 1 },
  { from: '2026-12-05', written: '2026-11-19', config: CLASSIC, dealVersion: 2 },
  { from: '2026-12-14', written: '2026-11-20', week: WEEK, dealVersion: 2, letters: DAILY_LETTERS },
];
