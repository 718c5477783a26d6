import { plural } from '../../../frame/words/plural';
import type { Sentences } from '../../../frame/words/sentences';
import type { FaultCode } from '../rules/faults';
import { placeName } from './places';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  BAD_CONFIG: 'This asks for a kind of game that Hudoku does not have.',
  NO_SUCH_TEMPLATE: 'This asks for a board that Hudoku does not have.',
  LEVEL_NOT_REACHED: 'This board is too small for puzzles of this level.',

  DEAL_SIZE: ({ wanted, found }) =>
    `A puzzle on this board has ${plural(Number(wanted), 'cell')}, not ${found}.`,
  DEAL_CHARACTERS: 'A puzzle is written in digits and dashes.',
  DEAL_CELL: ({ cell }) => `Cell ${Number(cell) + 1} of this puzzle does not fit the board.`,
  CONTRADICTION: ({ digit, row, column }) =>
    `The ${digit} at ${placeName(Number(row), Number(column))} stands twice in a row, column or region.`,
  EMPTY_CELL_WRONG: ({ digit, row, column }) =>
    `At ${placeName(Number(row), Number(column))} the ${digit} cannot be struck out.`,
  DEAL_TOO_HARD: 'This puzzle is too hard to check, so it may have more than one solution.',
  NO_SOLUTION: 'This puzzle has no solution.',
  MANY_SOLUTIONS: 'This puzzle has more than one solution.',
  NOTHING_HIDDEN: 'This puzzle is already solved.',

  BAD_MOVE: 'This is not a Hudoku move.',
  GAME_OVER: 'This game is over.',
  NO_SUCH_CELL: 'There is no such cell on this board.',
  EMPTY_CELL: 'There is no cell here. A struck-out number is only a clue.',
  CELL_FILLED: 'This cell already has its number.',
  // In play the cell is plain to see; in a deal it has to be named.
  DIGIT_NOT_IN_REGION: ({ highest, row, column }) =>
    row === undefined
      ? `This region holds only 1 to ${highest}.`
      : `The cell at ${placeName(Number(row), Number(column))} may hold only 1 to ${highest}.`,
  NO_NOTES: 'There are no notes in this cell.',
  NOTES_FULL: 'All notes are there already. Nothing was counted.',
  NO_COLOURS: 'No cell has a colour.',
  NO_NOTES_AT_ALL: 'There are no notes.',
  CHECKPOINTS_FULL: ({ most }) =>
    `There are ${plural(Number(most), 'checkpoint')} already, and no room for more.`,
  NO_SUCH_CHECKPOINT: ({ number }) => `There is no checkpoint ${number}.`,
  AS_AT_CHECKPOINT: ({ number }) => `The board is as it was at checkpoint ${number}.`,
  ALL_NOTED: 'Every open cell has notes already.',
  NOTHING_WRITTEN: 'There is no number of yours here. Nothing was counted.',
  CHECKED_ALREADY: 'Nothing has changed since the last check. Nothing was counted.',
  ONLY_UNJUDGED: 'Here only right numbers stay, so there is nothing to check or to take away.',
  WRONG_DIGIT: ({ digit }) => `${digit} is not the number of this cell.`,

  NO_PATH: 'From here, what this level asks for does not lead to the end.',

  TEMPLATE_ID: 'A template is named with small letters and figures.',
  TEMPLATE_LEVELS: ({ id }) => `Template ${id} names no level that exists.`,
  TEMPLATE_SIZE: ({ id, most }) =>
    `Template ${id} is not a rectangle of 2 to ${plural(Number(most), 'cell')} a side.`,
  TEMPLATE_CELL: ({ id, symbol }) => `Template ${id} has an unknown cell ${symbol}.`,
  TEMPLATE_REGION: ({ id, letter }) => `Region ${letter} of template ${id} is neither 2×2 nor 3×3.`,
  TEMPLATE_IMPOSSIBLE: ({ id }) => `No numbers can fill template ${id}.`,
};
