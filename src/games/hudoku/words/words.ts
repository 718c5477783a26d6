/** How Explain speaks. */
import { columnOf, type GridSize, rowOf } from '../../../core/grids';
import { plural } from '../../../core/plural';
import { unreachable } from '../../../core/result';
import type { Board } from '../rules/candidateBoard';
import { digitsOf } from '../rules/digits';
import type { Link, Step, Technique } from '../rules/steps';
import { type Template, UNIT_KINDS, type Unit } from '../rules/types';
import { NOUNS } from './nouns';

export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  nakedSingle: 'Only number',
  hiddenSingle: 'Only place',
  lineSingle: 'Full line',
  emptyCell: 'Empty cell',
  lockedCandidates: 'Locked number',
  nakedPair: 'Pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  chain: 'Chain',
};

export function cellName(size: GridSize, cell: number): string {
  return `row ${rowOf(size, cell) + 1}, column ${columnOf(size, cell) + 1}`;
}

/** Why the step holds on this board, technique first. */
export function reasonOf(board: Board, step: Step): string {
  return `${TECHNIQUE_NAMES[step.technique]}: ${reason(board, step)}`;
}

function reason(board: Board, step: Step): string {
  const { template } = board;
  const digits = listed(digitsOf(step.digits), 'and');
  const cells = step.cells.map((cell) => cellName(template, cell)).join('; ');
  const [one = 'it', other = 'it', third = 'it', fourth = 'it'] = step.units.map(({ name }) => name);
  switch (step.technique) {
    case 'nakedSingle':
      return whyOnly(board, step);
    case 'hiddenSingle':
      return `${one} needs a ${digits}, and only one of its open cells can still take it.`;
    case 'lineSingle':
      return `${one} has just as many of these cells as there are numbers to go into them, so it needs a ${digits}, and only one of them can still take it.`;
    case 'emptyCell':
      return `the empty cell at ${cells} says ${digits}, so no cell of ${one} or ${other} is ${digits}.`;
    case 'lockedCandidates':
      return `in ${one}, every place left for ${digits} also lies in ${other}. So the rest of ${other} has no ${digits}.`;
    case 'nakedPair':
    case 'nakedTriple':
      return `in ${one}, these ${plural(step.cells.length, NOUNS.cell)} can only be ${digits}: ${cells}. So no other cell of ${one} is any of them.`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `in ${one}, ${digits} fit only into these ${plural(step.cells.length, NOUNS.cell)}: ${cells}. So nothing else goes there.`;
    case 'xWing':
      return `the ${digits} of ${one} and the ${digits} of ${other} both lie in ${third} and ${fourth}, one in each. So no other cell of ${third} or ${fourth} is ${digits}.`;
    case 'chain':
      return whyChain(template, step);
    default:
      return unreachable(step.technique);
  }
}

/** `1 and 2 stand in its row, 4 in its region, and 7 was ruled out before.` */
function whyOnly({ template, values }: Board, { cells, digits }: Step): string {
  const [cell = -1] = cells;
  let left = (template.regions[template.regionOf[cell] ?? -1]?.digits ?? 0) & ~digits;
  const parts: string[] = [];
  for (const kind of UNIT_KINDS) {
    const unit = template.unitsOf[cell]?.find((candidate) => candidate.kind === kind);
    const seen = digitsOf(left).filter((digit) => unit?.cells.some((peer) => values[peer] === digit));
    for (const digit of seen) left &= ~(1 << digit);
    if (seen.length > 0) parts.push(`${listed(seen, 'and')} in its ${kind}`);
  }
  const before = digitsOf(left);
  if (before.length > 0) parts.push(`${listed(before, 'and')} ruled out before`);
  return `${cellName(template, cell)} can be nothing but ${listed(digitsOf(digits), 'and')}, with ${parts.join(', ')}.`;
}

function whyChain(template: Template, { links, place, removals }: Step): string {
  const [first, ...rest] = links;
  if (first === undefined) throw new Error('A chain has links');
  const told = rest.map((link, i) => `${i === 0 ? 'then' : 'so'} ${linkText(template, link)}`).join(', ');
  const start = `if ${linkText(template, first)}, ${told}`;
  if (place !== null) return `${start}. Either way, ${cellName(template, place.cell)} is ${place.digit}.`;
  const gone = removals.map(({ cell, digits }) => {
    return `${cellName(template, cell)} cannot be ${listed(digitsOf(digits), 'or')}`;
  });
  return `${start}. One of these two ends is true, and so ${listed(gone, 'and')}.`;
}

function linkText(template: Template, { cell, digit, holds }: Link): string {
  return `${cellName(template, cell)} is ${holds ? '' : 'not '}${digit}`;
}

/** `1, 2 and 3` */
export function listed(items: readonly (string | number)[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? `${last}` : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** `Look at region A.`, without giving more away. */
export function whereabouts({ template }: Board, { technique, units, cells }: Step): string {
  if (technique === 'emptyCell') return 'Look at what this empty cell says.';
  if (technique === 'chain') return 'Follow a chain of either-or through these cells.';
  const unit = units[0] ?? regionAt(template, cells[0] ?? -1);
  return `Look at ${unit.name}.`;
}

export function regionAt(template: Template, cell: number): Unit {
  const region = template.unitsOf[cell]?.find(({ kind }) => kind === 'region');
  if (region === undefined) throw new Error(`Cell ${cell} has no region`);
  return region;
}
