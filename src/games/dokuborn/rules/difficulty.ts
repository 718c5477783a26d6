/**
 * How hard a puzzle is: the scarcer the answers, the harder. The score is the mean over the cells of 1 / answers,
 * so it lies between 0 and 1. Where one star ends and the next begins is read off random solvable puzzles of the
 * same cards, a fifth of them for each star; fixed limits would leave some stars empty.
 */
import { rngFor } from '../../../core/chance';
import { arePairsSolvable } from './matching';
import { countOf, indexPool, type PairTable, type Pool, pairsOf } from './pool';
import { createSampler } from './sampler';
import { type CardFacts, type Condition, LEVELS, type Level, type Size, type Thresholds } from './types';

interface Difficulty {
  readonly score: number;
  readonly level: Level;
}

export function calculatePuzzleDifficulty(
  pool: Pool,
  rows: readonly Condition[],
  columns: readonly Condition[],
  size: Size,
): Difficulty {
  const score = scoreOf(pool, pairsOf(pool, rows, columns));
  return { score, level: levelOf(pool.thresholds, size, score) };
}

export function scoreOf(pool: PairTable, pairs: ArrayLike<number>): number {
  let scarcity = 0;
  for (let cell = 0; cell < pairs.length; cell++) scarcity += 1 / countOf(pool, pairs[cell] ?? 0);
  return scarcity / pairs.length;
}

export function levelOf(thresholds: Thresholds, size: Size, score: number): Level {
  return LEVELS[thresholds[size].filter((limit) => score >= limit).length] ?? 5;
}

/** Enough for limits within a few per cent, in a fraction of a second. */
const QUICK_SAMPLE = 2000;
const ATTEMPTS_PER_PUZZLE = 500;
const SHARES = [0.2, 0.4, 0.6, 0.8];

export function measureThresholds(facts: CardFacts, sample = QUICK_SAMPLE): Thresholds {
  const pool = indexPool({ ...facts, thresholds: { 2: [], 3: [], 4: [] } });
  return { 2: limitsFor(pool, 2, sample), 3: limitsFor(pool, 3, sample), 4: limitsFor(pool, 4, sample) };
}

function limitsFor(pool: Pool, size: Size, sample: number): number[] {
  const sampler = createSampler(pool, size);
  const rng = rngFor('thresholds', `size ${size}`);
  const scores: number[] = [];
  for (let attempt = 0; attempt < sample * ATTEMPTS_PER_PUZZLE && scores.length < sample; attempt++) {
    if (!sampler.draw(rng)) continue;
    const pairs = sampler.pairs();
    if (arePairsSolvable(pool, pairs)) scores.push(scoreOf(pool, pairs));
  }
  scores.sort((a, b) => a - b);
  return SHARES.map((share) => roundLimit(scores[Math.floor(share * scores.length)] ?? share));
}

function roundLimit(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
