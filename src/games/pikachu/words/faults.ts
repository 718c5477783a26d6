import { plural } from '../../../frame/words/plural';
import type { Sentences } from '../../../frame/words/sentences';
import type { FaultCode } from '../rules/faults';
import { symbolName } from './symbols';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  UNKNOWN_BOARD: 'Pikachu has no such board.',
  DEAL_LENGTH: ({ wanted, found }) =>
    `This board needs ${plural(Number(wanted), 'tile')}, but the deal has ${found}.`,
  DEAL_SYMBOL: ({ last }) =>
    `This deal has a picture that this board does not have; its letters go from a to ${last}.`,
  DEAL_COUNTS: ({ symbol, found, wanted }) =>
    `This deal has the picture “${symbolName(Number(symbol))}” ${plural(Number(found), 'time')} instead of ${wanted}.`,
  MOVE_TOO_LONG: 'This move is too long.',
  NOT_A_MOVE: 'This move is neither a pair of tiles nor a shuffle.',
  NO_SUCH_CELL: 'This board has no such place.',
  SAME_CELL: 'A tile cannot be joined with itself.',
  EMPTY_CELL: 'There is no tile there any more.',
  DIFFERENT_SYMBOLS: 'These two tiles show different pictures.',
  NO_PATH: 'No line with at most two turns joins these two tiles.',
  NOTHING_TO_SHUFFLE: 'No tile is left to shuffle.',
  NO_FAIR_SHUFFLE: 'No shuffle was found after which the board can be cleared. Undo instead.',
  UNFAIR_SHUFFLE: 'A shuffle must keep the tiles that are left, and their places.',
  DEAD_SHUFFLE: 'A shuffle must leave a pair that can be joined.',
  CLEARED_HERE: 'The board is cleared here. Look at an earlier move.',
  CANNOT_BE_CLEARED:
    'From here no order of pairs clears the board without a shuffle: all were tried. Look at an earlier move.',
  CLEARING_UNSETTLED:
    'No way to clear the board from here was found, nor any proof that there is none. Look at an earlier move.',
};
