import type { Params } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { Sentences } from '../../../frame/words/sentences';
import type { FaultCode } from '../rules/faults';
import { missesFrom } from '../rules/misses';
import { missInWords } from './misses';
import { bothNamed, labelOf, placeName } from './places';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  BAD_CONFIG: 'This is no kind of Dokuborn puzzle.',

  PUZZLE_CODE_TOO_LONG: 'This is far too long for a puzzle code.',
  NOT_A_CODE: 'A puzzle code is the size, a colon and some letters and digits, like 3:YzEsbzU.',
  WRONG_SIZE: ({ size }) => `There is no ${size}×${size} grid; the sizes are 2, 3 and 4.`,
  CODE_CUT: 'A part of this code is missing or mistyped.',

  BAD_DEAL: 'This does not name the conditions of a grid.',
  NOT_A_SQUARE: 'This grid is not a square.',
  WRONG_COUNT: ({ size, wanted, found }) =>
    `A ${size}×${size} grid has ${plural(Number(wanted), 'condition')}; this has ${found}.`,
  UNKNOWN_CONDITION: ({ id }) =>
    id === undefined
      ? 'One of the conditions is not written like any that Dokuborn has.'
      : 'One of the conditions is unknown here; a newer Parlour may know it.',
  TWICE: ({ condition }) => `${labelOf(`${condition}`)} stands in this grid twice.`,
  NO_ANSWER: (params) => `${cardsKnown(params)}, none is both ${cellsAsked(params).join('; ')}.`,
  TOO_FEW_ANSWERS: (params) => {
    const cells = cellsAsked(params);
    const fit = plural(Number(params.answers), 'fits', 'fit');
    return `${cardsKnown(params)}, only ${fit} these ${plural(cells.length, 'cell')}: ${cells.join('; ')}.`;
  },
  NO_PUZZLE: ({ size, level, attempts }) =>
    `No ${size}×${size} puzzle of ${plural(Number(level), 'star')} turned up in ${plural(Number(attempts), 'attempt')}.`,

  BAD_MOVE: 'This is no move of Dokuborn.',
  OVER: 'This puzzle is over.',
  NO_SUCH_CELL: 'The grid has no such cell.',
  UNKNOWN_CARD: 'This card is not among those the puzzle is played with.',
  CARD_USED: ({ card, row, column }) => `${card} is already in ${placeName(Number(row), Number(column))}.`,
  EMPTY_CELL: ({ wanted }) =>
    wanted === 'move' ? 'There is no card to move.' : 'There is no card to take off.',
  SAME_CELL: 'The card is there already.',
  DOES_NOT_FIT: (params) => `${params.card} ${missesFrom(params).map(missInWords).join(', and ')}.`,
};

function cardsKnown({ cards, date }: Params): string {
  return `Of the ${plural(Number(cards), 'card')} known here (${date})`;
}

/** What each of the cells asks for. */
function cellsAsked({ rows, columns }: Params): string[] {
  const [these, those] = [listOf(rows), listOf(columns)];
  return these.map((row, at) => bothNamed(row, those[at] ?? ''));
}

function listOf(param: Params[string] | undefined): string[] {
  return typeof param === 'object' ? param.map(String) : [];
}
