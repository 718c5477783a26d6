/** Random puzzles: sets of conditions are drawn until one is solvable and as hard as wanted. */
import { type Rng, rngFor } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { levelOf, scoreOf } from './difficulty';
import { refuse } from './faults';
import { arePairsSolvable } from './matching';
import type { Pool } from './pool';
import { createSampler } from './sampler';
import type { Level, Puzzle, Size } from './types';

export const MAX_ATTEMPTS = 10_000;

export function generateNewPuzzle(pool: Pool, size: Size, level: Level, seed: string): Result<Puzzle> {
  return findPuzzle(pool, size, level, rngFor(seed, 'deal', 0));
}

export function findPuzzle(pool: Pool, size: Size, level: Level, rng: Rng): Result<Puzzle> {
  const sampler = createSampler(pool, size);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (!sampler.draw(rng)) continue;
    const pairs = sampler.pairs();
    if (levelOf(pool.thresholds, size, scoreOf(pool, pairs)) !== level) continue;
    if (arePairsSolvable(pool, pairs)) return ok(sampler.puzzle());
  }
  return refuse('NO_PUZZLE', { size, level, attempts: MAX_ATTEMPTS });
}
