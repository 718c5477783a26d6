/** Fair and Grim days keep even those in suspense who play by hints: what the hint wins too often is passed over. */
import type { Eras, Week } from '../../../core/daily';
import { CALM, FAIR, GRIM, STANDARD } from './config';
import { DAILY_LETTERS } from './dailyLetters';
import type { Config } from './types';

const WEEK: Week<Config> = [CALM, CALM, FAIR, FAIR, FAIR, FAIR, GRIM];

export const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: STANDARD, dealVersion: 1 },
  { from: '2026-12-03', written: '2026-11-19', config: FAIR, dealVersion: 2, letters: 'cbbaacabbbb' },
  { from: '2026-12-14', written: '2026-11-20', week: WEEK, dealVersion: 2, letters: DAILY_LETTERS },
];
