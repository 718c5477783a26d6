import { refusals } from '../../../core/result';

export const FAULTS = [
  'BAD_CONFIG',
  // Codes
  'PUZZLE_CODE_TOO_LONG',
  'NOT_A_CODE',
  'WRONG_SIZE',
  'CODE_CUT',
  // Deals
  'BAD_DEAL',
  'NOT_A_SQUARE',
  'WRONG_COUNT',
  'UNKNOWN_CONDITION',
  'TWICE',
  'NO_ANSWER',
  'TOO_FEW_ANSWERS',
  'NO_PUZZLE',
  // Moves
  'BAD_MOVE',
  'OVER',
  'NO_SUCH_CELL',
  'UNKNOWN_CARD',
  'CARD_USED',
  'EMPTY_CELL',
  'SAME_CELL',
  'DOES_NOT_FIT',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export const { refuse, mistake } = refusals<FaultCode>();
