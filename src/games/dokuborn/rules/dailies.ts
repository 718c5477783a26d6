import type { Eras, Week } from '../../../core/daily';
import type { Config, Level, Size } from './types';

/** Of these cards, played freely. */
export function puzzleOf(pool: string, size: Size, level: Level): Config {
  return { size, level, mode: 'free', starsBy: 'answers', pool };
}

/** Scarcer answers from day to day of the week. Its first days ask for what a glance at a card tells. */
export function erasWith(pool: string): Eras<Config> {
  const byScore: Config = { size: 3, level: 3, mode: 'free', pool };
  const week: Week<Config> = [
    { ...puzzleOf(pool, 3, 1), conditions: 'plain' },
    { ...puzzleOf(pool, 3, 2), conditions: 'plain' },
    puzzleOf(pool, 3, 3),
    puzzleOf(pool, 3, 4),
    puzzleOf(pool, 3, 5),
    puzzleOf(pool, 4, 4),
    puzzleOf(pool, 4, 5),
  ];
  return [
    { from: '2026-01-01', written: '2026-01-01', config: byScore, dealVersion: 1 },
    { from: '2026-12-03', written: '2026-11-19', config: puzzleOf(pool, 3, 3), dealVersion: 2 },
    { from: '2026-12-14', written: '2026-11-20', week, dealVersion: 2 },
  ];
}
