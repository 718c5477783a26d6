/** What is said of an answer: Explain's own words, and why an answer is not the one. */
import { unreachable } from '../../../../core/result';
import { sentenceOf } from '../../../../frame/words/sentences';
import { regionOf } from '../../rules/regions';
import type { Placement } from '../../rules/solving/steps';
import { templateOf } from '../../rules/templates';
import type { Template } from '../../rules/types';
import { FAULT_SENTENCES } from '../../words/faults';
import { capital, cellName, digitsListed } from '../../words/places';
import { stageInWords } from '../../words/stages';
import { askedBy } from '../lessons';
import type { HudokuStudy, Position, WhyNot } from '../types';

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
    default:
      return stageInWords(said, template);
  }
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
