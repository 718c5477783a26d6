import { refusals } from '../../../core/result';

export const FAULTS = [
  'UNKNOWN_BOARD',
  'DEAL_LENGTH',
  'DEAL_SYMBOL',
  'DEAL_COUNTS',
  'MOVE_TOO_LONG',
  'NOT_A_MOVE',
  'NO_SUCH_CELL',
  'SAME_CELL',
  'EMPTY_CELL',
  'DIFFERENT_SYMBOLS',
  'NO_PATH',
  'NOTHING_TO_SHUFFLE',
  'NO_FAIR_SHUFFLE',
  'UNFAIR_SHUFFLE',
  'DEAD_SHUFFLE',
  'CLEARED_HERE',
  'CANNOT_BE_CLEARED',
  'CLEARING_UNSETTLED',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export const { refuse, mistake } = refusals<FaultCode>();
