import type { Eras } from '../../../core/daily';
import { FAIR, STANDARD } from './config';
import { DAILY_SEEDS } from './dailySeeds';
import type { Config } from './types';

export const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: STANDARD, dealVersion: 1 },
  { from: '2026-12-03', written: '2026-11-19', config: FAIR, dealVersion: 2, seeds: DAILY_SEEDS },
];
