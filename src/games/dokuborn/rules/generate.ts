/** Random puzzles: sets of conditions are drawn until one is solvable, as hard as wanted and not dull. */
import { type Rng, rngFor } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { groupOf } from './conditions';
import { levelOf, scoreOf } from './difficulty';
import { isDull } from './dull';
import { refuse } from './faults';
import { arePairsSolvable } from './matching';
import type { Pool } from './pool';
import { createSampler } from './sampler';
import { starsAmong } from './stars';
import type { Condition, Config, Level, Puzzle, Size } from './types';

export const MAX_ATTEMPTS = 10_000;

/** What a glance explains: inks, costs, inkable, types, strength, willpower, lore. */
const PLAIN_GROUPS = ['c', 'o', 'p', 't', 's', 'w', 'l'];

export type Wanted = Pick<Config, 'size' | 'level' | 'starsBy' | 'conditions'>;

export function generateNewPuzzle(pool: Pool, size: Size, level: Level, seed: string): Result<Puzzle> {
  return findPuzzle(pool, { size, level, starsBy: 'answers' }, rngFor(seed, 'deal', 0));
}

export function findPuzzle(pool: Pool, wanted: Wanted, rng: Rng): Result<Puzzle> {
  const { size, level, conditions } = wanted;
  const sampler = createSampler(pool, size, conditions === 'plain' ? isPlain : undefined);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (sampler.draw(rng) && isWanted(pool, sampler.pairs(), wanted)) return ok(sampler.puzzle());
  }
  return refuse('NO_PUZZLE', { size, level, attempts: MAX_ATTEMPTS });
}

/** By the score, dull deals were dealt too, and what was dealt is dealt again. */
function isWanted(pool: Pool, pairs: Int32Array, { size, level, starsBy }: Wanted): boolean {
  if (starsBy !== 'answers') {
    return levelOf(pool.thresholds, size, scoreOf(pool, pairs)) === level && arePairsSolvable(pool, pairs);
  }
  return starsAmong(pool, pairs) === level && arePairsSolvable(pool, pairs) && !isDull(pool, pairs);
}

export function isPlain(condition: Condition): boolean {
  return PLAIN_GROUPS.includes(groupOf(condition));
}
