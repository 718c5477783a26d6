/** Why a drawing, a number or a text is refused. */
import type { Fault } from '../../../../core/result';
import { faultSentence } from '../../../../frame/words/faults';
import { plural } from '../../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import type { SketchFaultCode } from '../../making/faults';
import { LEVELS } from '../../rules/types';
import { placeName } from '../../words/places';
import { crowdedSentence, LEVEL_NAMES } from './proof';

type Words = string | ((params: NonNullable<Fault['params']>) => string);

const at = ({ row, column }: NonNullable<Fault['params']>) => placeName(Number(row), Number(column));
const upper = (letter: unknown) => String(letter).toUpperCase();

const SENTENCES: Sentences<SketchFaultCode> = {
  REGION_TOO_LARGE: ({ side }) => `This board is too small for a ${side}×${side} region.`,
  REGION_OVERLAPS: (params) =>
    `No room for ${params.side}×${params.side} here: ${at(params)} is in region ${upper(params.letter)}.`,
  TOO_MANY_REGIONS: ({ most }) => `A board has at most ${plural(Number(most), 'region')}.`,
  CELL_IN_REGION: (params) =>
    `The cell at ${at(params)} is in region ${upper(params.letter)}. Remove the region first.`,
  NO_SUCH_REGION: ({ letter }) => `There is no region ${upper(letter)} yet.`,
  NOTHING_DRAWN: 'Put down regions of 2×2 and 3×3: press where their top left corner goes.',
  NOT_DRAWN: (params) => `${plural(Number(params.count), 'cell')} left, the first at ${at(params)}.`,
  LINE_CROWDED: (params) =>
    crowdedSentence({
      kind: params.kind === 'row' ? 'row' : 'column',
      index: Number(params.index),
      count: Number(params.count),
      highest: Number(params.highest),
    }),

  NOT_DRAWN_HERE: (params) => `Nothing is drawn at ${at(params)} yet.`,
  NUMBER_TOO_HIGH: (params) => `At ${at(params)}, only 1 to ${params.highest} can stand.`,

  TEXT_EMPTY: 'There is no text.',
  TEXT_TOO_LONG: ({ most }) => `This text is longer than ${plural(Number(most), 'character')}.`,
  TEXT_ROWS: ({ least, most, found }) =>
    `The text has ${plural(Number(found), 'row')}. ${least === most ? `This board has ${most}.` : `A board has ${least} to ${most}.`}`,
  TEXT_COLUMNS: ({ line, least, most, found }) =>
    `Row ${line} has ${plural(Number(found), 'cell')}, not ${least === most ? most : `${least} to ${most}`}.`,
  TEXT_CELL: (params) => `At ${at(params)} stands “${params.symbol}”, which is no cell.`,

  NO_SOLUTION_TO_KEEP: 'These numbers have no solution. Change some of them first.',
  ALREADY_UNIQUE: 'It has one solution already.',
  WORK_TOO_HARD: 'That was too hard to work out. Give a few more numbers first.',
  HARDER_THAN_LEVEL: ({ level }) =>
    `This puzzle is harder than ${LEVEL_NAMES[LEVELS[Number(level)] ?? 'gentle']}. Choose a higher level.`,
  NOTHING_TO_THIN: 'No number can go: this level needs them all.',
};

/** Of the board's own rules: they name a template, which nobody here has given a name. */
const BOARD: Readonly<Record<string, Words>> = {
  TEMPLATE_REGION: (params) => `Region ${upper(params.letter)} at ${at(params)} is neither 2×2 nor 3×3.`,
  TEMPLATE_IMPOSSIBLE: 'No numbers can fill this board. Try other regions.',
  TEMPLATE_SIZE: ({ most }) => `A board has 2 to ${plural(Number(most), 'cell')} a side.`,
};

export function sketchFault(fault: Fault): string {
  const own = ({ code, params }: Fault) =>
    sentenceOf(SENTENCES, code, params) ?? sentenceOf(BOARD, code, params);
  return faultSentence(fault, { fault: own });
}
