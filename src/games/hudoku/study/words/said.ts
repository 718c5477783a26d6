/** What is said of an answer: Explain's own words, and why an answer is not the one. */
import { unreachable } from '../../../../core/result';
import { sentenceOf } from '../../../../frame/words/sentences';
import { regionOf } from '../../rules/regions';
import type { Placement } from '../../rules/solving/steps';
import { templateOf } from '../../rules/templates';
import type { Template } from '../../rules/types';
import { FAULT_SENTENCES } from '../../words/faults';
import { capital, cellName, digitsListed, listed, unitName } from '../../words/places';
import { stageInWords } from '../../words/stages';
import { askedBy } from '../lessons';
import type { ChainLink, HudokuStudy, Others, Position, WhyNot } from '../types';

export function saidInWords(said: HudokuStudy['said'], position: Position): string {
  const template = templateOf(position.template);
  switch (said.code) {
    case 'settled':
      return `${capital(cellName(template, said.cell))} is ${said.digit}.`;
    case 'goes':
      return `${capital(cellName(template, said.cell))} is not ${said.digit}.`;
    case 'notThere':
    case 'stands':
    case 'struckOut':
    case 'open':
    case 'early':
    case 'stays':
    case 'notYet':
      return whyNotInWords(said, template);
    case 'others':
      return othersInWords(said, template);
    case 'link':
      return linkInWords(said, template);
    default:
      return stageInWords(said, template);
  }
}

/** `The other cells of region A cannot take it: 3 stands at row 1, column 4. It is struck out at row 4, column 2.` */
function othersInWords({ unit, digit, stands, struck, before }: Others, template: Template): string {
  const places = (cells: readonly number[]) =>
    listed(
      cells.map((cell) => cellName(template, cell)),
      'and',
    );
  const parts = [
    ...(stands.length > 0 ? [`${digit} stands at ${places(stands)}`] : []),
    ...(struck.length > 0 ? [`${digit} is struck out at ${places(struck)}`] : []),
    ...(before > 0 ? ['earlier steps have ruled it out, as the notes show'] : []),
  ];
  if (parts.length === 0) return `No other cell of ${unitName(template, unit)} is empty.`;
  return `The other empty cells of ${unitName(template, unit)} cannot take it: ${listed(parts, 'and')}.`;
}

/** `Then row 1, column 3 is not 6, since row 1 has its 6. So row 4, column 3 is 6: column 3 has no other place for it.` */
function linkInWords({ since, from, to, house }: ChainLink, template: Template): string {
  const first = cellName(template, from.cell);
  const supposed = `Suppose that ${first} is not ${from.digit}.`;
  const has =
    typeof since === 'number'
      ? `it is ${since}`
      : since && `${unitName(template, since)} has its ${from.digit}`;
  const start = has === null ? supposed : `Then ${first} is not ${from.digit}, since ${has}.`;
  const last = `${cellName(template, to.cell)} is ${to.digit}`;
  const why = house
    ? `${unitName(template, house)} has no other place for ${to.digit}`
    : 'it has no other note';
  return `${start} So ${last}: ${why}.`;
}

function whyNotInWords(said: WhyNot, template: Template): string {
  const { digit } = said;
  const place = cellName(template, said.cell);
  switch (said.code) {
    case 'notThere':
      return said.asked === 'note'
        ? `There is no note ${digit} at ${place}.`
        : `${digit} cannot go to ${place}.`;
    case 'stands':
      return `${digit} stands at ${cellName(template, said.at)} already, so ${place} cannot be ${digit}.`;
    case 'struckOut':
      return `${digit} is struck out at ${cellName(template, said.at)}, so ${place} cannot be ${digit}.`;
    case 'open':
      return `${capital(place)} can still be ${digitsListed(said.left, 'or')}. Nothing settles it yet.`;
    case 'early':
      return `${capital(place)} is ${digit} in the end, but no single step shows it yet: it can still be ${digitsListed(said.left, 'or')}.`;
    case 'stays':
      return `The note ${digit} has to stay: ${place} is ${digit} in the end.`;
    case 'notYet':
      return `The note ${digit} at ${place} goes in the end, but no single step shows it yet.`;
    default:
      return unreachable(said);
  }
}

/** A press that cannot be an answer: nothing is counted. */
export function noAnswerInWords(
  { template: id, lesson, revealed }: Position,
  { cell, digit }: Placement,
): string {
  const template = templateOf(id);
  if (template.isEmpty[cell]) return sentenceOf(FAULT_SENTENCES, 'EMPTY_CELL') ?? '';
  if (revealed[cell] !== 0) return sentenceOf(FAULT_SENTENCES, 'CELL_FILLED') ?? '';
  if (askedBy(lesson) === 'note') return `There is no note ${digit} in this cell.`;
  const highest = regionOf(template, cell)?.highest ?? 0;
  return sentenceOf(FAULT_SENTENCES, 'DIGIT_NOT_IN_REGION', { highest }) ?? '';
}

export function padInWords({ template, lesson }: Position, cell: number | null): string {
  if (cell === null) return 'Number pad';
  const place = cellName(templateOf(template), cell);
  return askedBy(lesson) === 'note' ? `Note to strike from ${place}` : `Number for ${place}`;
}
