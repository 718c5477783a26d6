/** The refusals of all three ways to play, Board's codes included. */
import { refusals } from '../../../core/result';

export const FAULTS = [
  // Settings, deals, moves as text
  'BAD_CONFIG',
  'TOO_MANY_INGREDIENTS',
  'TOO_FEW_INGREDIENTS',
  'BAD_DEAL',
  'BAD_MOVE',
  'BAD_BOARD',
  'TOO_FEW_HERBS',
  'BOARD_CODE_TOO_LONG',
  'NOT_A_BOARD_CODE',
  // Potions
  'EMPTY_CAULDRON',
  'FULL_CAULDRON',
  'UNKNOWN_INGREDIENT',
  'BAD_SEEDS',
  'NO_SEEDS',
  // The notebook
  'NO_SUCH_NOTE',
  'SAME_MARK',
  // The course of a game
  'GAME_OVER',
  'ALREADY_LOST',
  'NOT_LOST_YET',
  'ALL_IS_LOST',
  // Solo
  'ALLERGIC',
  'NO_SUCH_GARDEN',
  'GARDEN_USED',
  'CELL_NOT_FREE',
  'BLACK_MAGIC',
  'MIST',
  'NOT_IN_GARDEN',
  'NOTHING_GROWS',
  'NO_PAINTER',
  'BAD_CUT',
  'NOT_VERSATILE',
  'NO_GUESSER',
  'GUESS_WITHOUT',
  'NOTHING_PLANTED',
  'CRACKED_POT',
  'MINIMALIST',
  'TOO_GENIAL',
  'NOT_THE_GARDEN',
  // Films
  'NO_PROOF',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export const { refuse, mistake } = refusals<FaultCode>();
