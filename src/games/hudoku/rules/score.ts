import { aidSums } from '../../../core/aids';
import type { Tally } from '../../../core/rules';
import { hasSand } from './modes';
import type { Mode } from './types';

export const BASE_SCORE = 10_000;
export const SCORE_VERSION = 2;
export const PER_SECOND = 10;
export const PER_HINT = 500;
export const PER_ERROR = 250;

export interface ScoreBreakdown {
  readonly base: number;
  /** Null where time does not count. */
  readonly seconds: number | null;
  readonly timePenalty: number;
  readonly hints: number;
  readonly hintPenalty: number;
  readonly errors: number;
  readonly errorPenalty: number;
  /** False: errors are not counted at all. */
  readonly isJudged: boolean;
  readonly total: number;
}

/**
 * Relaxed is scored by hints and errors alone; the first edition took its time into account as well. Unjudged knows no
 * errors, so that help alone counts.
 */
export function scoreBreakdown(
  tally: Tally,
  mode: Mode,
  scoreVersion: number = SCORE_VERSION,
): ScoreBreakdown {
  const isTimed = hasSand(mode) || (mode === 'relaxed' && scoreVersion === 1);
  const seconds = isTimed ? Math.floor(tally.elapsedMs / 1000) : null;
  const timePenalty = (seconds ?? 0) * PER_SECOND;
  const { hints } = aidSums(tally);
  const hintPenalty = hints * PER_HINT;
  const errorPenalty = tally.mistakes * PER_ERROR;
  return {
    base: BASE_SCORE,
    seconds,
    timePenalty,
    hints,
    hintPenalty,
    errors: tally.mistakes,
    errorPenalty,
    isJudged: mode !== 'unjudged',
    total: Math.max(0, BASE_SCORE - timePenalty - hintPenalty - errorPenalty),
  };
}
