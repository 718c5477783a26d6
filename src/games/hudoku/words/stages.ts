/** How Explain speaks. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { HudokuStage, Link, Technique, ToldNakedSingle, ToldStep } from '../rules/solving/steps';
import type { Template } from '../rules/types';
import { UNIT_KINDS, type UnitKind } from '../rules/units';
import { isWrong } from './expert';
import { cellName, digitsListed, listed, unitName } from './places';

export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  nakedSingle: 'Only number',
  hiddenSingle: 'Only place',
  lineSingle: 'Full line',
  emptyCell: 'Struck out',
  lockedCandidates: 'Locked number',
  nakedPair: 'Pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  chain: 'Chain',
};

/** What each is about, on any board. */
const TECHNIQUE_NOTES: Readonly<Record<Technique, string>> = {
  nakedSingle: 'A cell with one number left.',
  hiddenSingle: 'A number with one place left.',
  lineSingle: 'A number with one place left in a full line.',
  emptyCell: 'A struck-out number rules out its lines.',
  lockedCandidates: 'A number of a region that stays in one line.',
  nakedPair: 'Two cells share two numbers.',
  hiddenPair: 'Two numbers share two cells.',
  nakedTriple: 'Three cells share three numbers.',
  hiddenTriple: 'Three numbers share three cells.',
  xWing: 'A number lies in two lines, twice.',
  chain: 'One cell decides the next.',
};

export function stageInWords(stage: HudokuStage, template: Template): string {
  switch (stage.code) {
    case 'technique':
      return `Next: ${TECHNIQUE_NAMES[stage.technique]}. ${TECHNIQUE_NOTES[stage.technique]}`;
    case 'whereUnit':
      return `Look at ${unitName(template, stage.unit)}.`;
    case 'whereEmptyCell':
      return 'Look at this struck-out number.';
    case 'whereChain':
      return 'Follow these cells: each decides the next.';
    case 'reason':
      return `${TECHNIQUE_NAMES[stage.technique]}: ${reason(stage, template)}`;
    case 'place':
      return `So ${cellName(template, stage.cell)} is ${stage.digit}.`;
    case 'reasons':
      return stage.reasons.map((reason) => stageInWords(reason, template)).join(' ');
    case 'doubt':
      return 'First comes whether every number so far is right.';
    case 'allRight':
      return 'Every number so far is right.';
    case 'wrong':
      return `${isWrong(stage.count)}. What follows from that is wrong too.`;
    case 'wrongCell':
      return `The ${stage.digit} at ${cellName(template, stage.cell)} is wrong.`;
    case 'wrongMarked':
      return 'Check has marked what is wrong: that goes first.';
    default:
      return unreachable(stage);
  }
}

function reason(step: ToldStep | ToldNakedSingle, template: Template): string {
  if (step.technique === 'nakedSingle') return whyOnly(step, template);
  const digits = digitsListed(step.digits);
  const cells = step.from.map((cell) => cellName(template, cell)).join('; ');
  const units = step.units.map((unit) => unitName(template, unit));
  const [one = 'it', other = 'it', third = 'it', fourth = 'it'] = units;
  const these = `these ${plural(step.from.length, 'cell')}`;
  switch (step.technique) {
    case 'hiddenSingle':
      return `${one} needs ${withArticle(digits)}, and only one of its empty cells can still take it.`;
    case 'lineSingle':
      return `${one} has as many of these cells as there are numbers for them. So it needs ${withArticle(digits)}, and only one of these cells can still take it.`;
    case 'emptyCell':
      return `${digits} is struck out at ${cells}, so no cell of ${one} or ${other} is ${digits}.`;
    case 'lockedCandidates':
      return `in ${one}, every place left for ${digits} also lies in ${other}. So the rest of ${other} has no ${digits}.`;
    case 'nakedPair':
    case 'nakedTriple':
      return `in ${one}, ${these} can only be ${digits}: ${cells}. So no other cell of ${one} is any of them.`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `in ${one}, ${digits} fit only into ${these}: ${cells}. So nothing else goes there.`;
    case 'xWing':
      return `the ${digits} of ${one} and the ${digits} of ${other} both lie in ${third} and ${fourth}, one in each. So no other cell of ${third} or ${fourth} is ${digits}.`;
    case 'chain':
      return whyChain(step, template);
    default:
      return unreachable(step);
  }
}

/** `a 3`, `an 8` */
function withArticle(digit: string): string {
  return `${digit === '8' ? 'an' : 'a'} ${digit}`;
}

const SEEN_IN: Readonly<Record<UnitKind, string>> = {
  row: 'in its row',
  column: 'in its column',
  region: 'in its region',
};

/** `1 and 2 in its row, 4 in its region, 7 ruled out earlier` */
function whyOnly({ cell, digit, seen, before }: ToldNakedSingle, template: Template): string {
  const standing = UNIT_KINDS.map((kind) => ({ digits: seen[kind], how: SEEN_IN[kind] }));
  const parts = [...standing, { digits: before, how: 'ruled out earlier' }]
    .filter(({ digits }) => digits !== 0)
    .map(({ digits, how }) => `${digitsListed(digits)} ${how}`);
  return `${cellName(template, cell)} can only be ${digit}, with ${parts.join(', ')}.`;
}

function whyChain({ links, place, removals }: ToldStep, template: Template): string {
  const [first, ...rest] = links;
  if (first === undefined) throw new Error('A chain has links');
  const told = rest.map((link, i) => `${i === 0 ? 'then' : 'so'} ${linkText(link, template)}`).join(', ');
  const start = `if ${linkText(first, template)}, ${told}`;
  if (place !== null) return `${start}. Either way, ${cellName(template, place.cell)} is ${place.digit}.`;
  const gone = removals.map(({ cell, digits }) => {
    return `${cellName(template, cell)} cannot be ${digitsListed(digits, 'or')}`;
  });
  return `${start}. One of these two ends is true, so ${listed(gone, 'and')}.`;
}

function linkText({ cell, digit, holds }: Link, template: Template): string {
  return `${cellName(template, cell)} is ${holds ? '' : 'not '}${digit}`;
}
