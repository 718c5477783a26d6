import { aidSums } from '../../../core/aids';
import type { Tally } from '../../../core/rules';

export const BASE_SCORE = 10_000;
export const PER_SECOND = 10;
export const PER_HINT = 500;
export const PER_ERROR = 250;

export interface ScoreBreakdown {
  readonly base: number;
  readonly seconds: number;
  readonly timePenalty: number;
  readonly hints: number;
  readonly hintPenalty: number;
  readonly errors: number;
  readonly errorPenalty: number;
  readonly total: number;
}

export function scoreBreakdown(tally: Tally): ScoreBreakdown {
  const seconds = Math.floor(tally.elapsedMs / 1000);
  const timePenalty = seconds * PER_SECOND;
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
    total: Math.max(0, BASE_SCORE - timePenalty - hintPenalty - errorPenalty),
  };
}
