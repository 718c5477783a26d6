import { refusals } from '../../../core/result';

export const FAULTS = [
  'BAD_CONFIG',
  'BAD_DEAL',
  'CARD_TWICE',
  'BAD_ENTRANCE',
  'QUEEN_TOO_EARLY',
  'BAD_MOVE',
  'OVER',
  'UNFINISHED',
  'DECK_EMPTY',
  'CELL_TAKEN',
  'TOO_LARGE',
  'NO_WAY_IN',
  'NOTHING_THERE',
  'CHOOSE_FIRST',
  'NO_PAIR',
  'NO_TRADER',
  'NO_GEM',
  'NOT_IN_STOCK',
  'NOT_HELD',
  'WRONG_ITEM',
  'CANNOT_OPEN',
  'NOTHING_TO_WARD',
  'NO_FATE',
  'NO_DAMAGE',
  'TOO_MANY_GEMS',
  'GEMS_TAKEN',
  'ENDED_HERE',
  'CANNOT_BE_WON',
  'WIN_UNSETTLED',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export const { refuse } = refusals<FaultCode>();
