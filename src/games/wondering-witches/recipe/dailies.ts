/** Harder from day to day of the week. Days that the hints alone lose in Solo have another seed. */
import type { Eras, Week } from '../../../core/daily';
import { DAILY_LETTERS } from './dailyLetters';
import { LEVEL_CONFIGS } from './levels';
import type { WitchConfig } from './types';

/** Long enough for a day's puzzle, and nothing in it that needs a board. */
const AMATEUR = LEVEL_CONFIGS['amateur-witch'];

const WEEK: Week<WitchConfig> = [
  LEVEL_CONFIGS['first-game'],
  LEVEL_CONFIGS.beginner,
  AMATEUR,
  AMATEUR,
  LEVEL_CONFIGS['spice-sorcerer'],
  LEVEL_CONFIGS['potion-master'],
  LEVEL_CONFIGS['high-witch'],
];

export const ERAS: Eras<WitchConfig> = [
  { from: '2026-01-01', written: '2026-01-01', config: AMATEUR, dealVersion: 1 },
  { from: '2026-12-10', written: '2026-11-19', config: AMATEUR, dealVersion: 2 },
  { from: '2026-12-14', written: '2026-11-20', week: WEEK, dealVersion: 2, letters: DAILY_LETTERS },
];
