import type { Eras, Week } from '../../../core/daily';
import type { Config, Level } from './types';

const board = (template: string, level: Level): Config => ({ template, level, mode: 'hourglass' });

export const CLASSIC = board('6x5', 'steady');

const WEEK: Week<Config> = [
  board('6x5', 'gentle'),
  board('6x5', 'gentle'),
  CLASSIC,
  CLASSIC,
  board('6x5', 'sharp'),
  board('8x8', 'steady'),
  board('8x8', 'sharp'),
];

export const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: CLASSIC, dealVersion: 1 },
  { from: '2026-12-05', written: '2026-11-19', config: CLASSIC, dealVersion: 2 },
  { from: '2026-12-14', written: '2026-11-20', week: WEEK, dealVersion: 2 },
];
