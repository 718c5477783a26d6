import { plural } from '../../../frame/words/plural';
import type { Sentences } from '../../../frame/words/sentences';
import type { FaultCode } from '../rules/faults';
import { symbolName } from './symbols';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  UNKNOWN_BOARD: 'This asks for a board size or variant that Pikachu does not have.',
  DEAL_LENGTH: ({ wanted, found }) =>
    `This board needs ${plural(Number(wanted), 'tile')}, but the deal has ${found}.`,
  DEAL_SYMBOL: ({ last }) => `This deal has a symbol unknown on this board; they go from a to ${last}.`,
  DEAL_COUNTS: ({ symbol, found, wanted }) =>
    `This deal has the symbol “${symbolName(Number(symbol))}” ${plural(Number(found), 'time')} instead of ${wanted}.`,
  MOVE_TOO_LONG: 'This move is too long.',
  NOT_A_MOVE: 'This is neither a pair of cells nor a shuffle.',
  NO_SUCH_CELL: 'This board has no such cell.',
  SAME_CELL: 'A tile cannot be matched with itself.',
  EMPTY_CELL: 'There is no tile left on that cell.',
  DIFFERENT_SYMBOLS: 'These two tiles show different symbols.',
  NO_PATH: 'No line with at most two turns joins these two tiles.',
  NOTHING_TO_SHUFFLE: 'No tile is left to shuffle.',
  NO_FAIR_SHUFFLE: 'No shuffle of these tiles is known to be clearable. Undo takes you back.',
  UNFAIR_SHUFFLE: 'A shuffle must keep the symbols that are left and their cells.',
  DEAD_SHUFFLE: 'A shuffle must leave a pair that can be joined.',
};
