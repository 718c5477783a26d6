/** What the screen says: names of cells, announcements, results to share. */
import { plural } from '../../../core/plural';
import { type Fault, unreachable } from '../../../core/result';
import type { Tally } from '../../../core/rules';
import { digitsOf } from '../rules/digits';
import { PER_ERROR, PER_HINT, type ScoreBreakdown } from '../rules/score';
import { templateOf } from '../rules/templates';
import type { HudokuMove, Mark, Origin, Region, Template, View } from '../rules/types';
import { NOUNS } from './nouns';
import { cellName } from './words';

const ORIGIN_WORDS: Readonly<Record<Origin, string>> = {
  given: ', given',
  player: '',
  hint: ', revealed',
  shown: ', from the solution',
};

/** `row 2, column 3, region A, 5, given` */
export function cellInWords(view: View, cell: number): string {
  const template = templateOf(view.config.template);
  const place = capital(cellName(template, cell));
  const region = regionOf(template, cell);
  if (template.isEmpty[cell]) {
    const said = view.emptyHints[cell] ?? 0;
    return said === 0
      ? `${place}, not a cell, and it rules nothing out`
      : `${place}, not a cell: ${said} is nowhere in this row or column`;
  }
  const digit = view.revealed[cell] ?? 0;
  const where = `${place}, region ${region?.letter.toUpperCase()}`;
  if (digit !== 0) return `${where}, ${digit}${ORIGIN_WORDS[view.origins[cell] ?? 'given']}`;
  const notes = digitsOf(view.notes[cell] ?? 0);
  return `${where}, empty${notes.length > 0 ? `, notes ${notes.join(' ')}` : ''}`;
}

export function regionOf(template: Template, cell: number): Region | undefined {
  return template.regions[template.regionOf[cell] ?? -1];
}

export function cellsLeft({ totalCells, revealedCount }: View): string {
  return `${plural(totalCells - revealedCount, NOUNS.cell)} left`;
}

/** One sentence for what has just been played. */
export function moveInWords(before: View, move: HudokuMove, after: View): string {
  switch (move.kind) {
    case 'place':
      return `${move.digit} is right, in ${nameOf(after, move.cell)}. ${cellsLeft(after)}.`;
    case 'reveal':
      return `Hint: ${filledBetween(before, after)}. ${cellsLeft(after)}.`;
    case 'sand':
      return `The sand has run through: ${filledBetween(before, after)}. ${cellsLeft(after)}.`;
    case 'solution':
      return 'The whole solution is shown.';
    case 'mark':
      return markInWords(move, after);
    default:
      return unreachable(move);
  }
}

function markInWords(move: Mark, after: View): string {
  if (move.mark === 'fill') return 'Every possible number is noted in every empty cell.';
  if (move.mark === 'clear') return `Notes cleared in ${nameOf(after, move.cell)}.`;
  const noted = digitsOf(after.notes[move.cell] ?? 0);
  const change = noted.includes(move.digit) ? 'noted' : 'no longer noted';
  return `${move.digit} ${change} in ${nameOf(after, move.cell)}.`;
}

function filledBetween(before: View, after: View): string {
  const cell = after.revealed.findIndex((digit, at) => digit !== before.revealed[at]);
  return `${nameOf(after, cell)} is ${after.revealed[cell] ?? 0}`;
}

/** Where the wrong number stands already, if that can be seen. */
export function conflictsOf(view: View, cell: number, digit: number): number[] {
  const template = templateOf(view.config.template);
  const peers = (template.peers[cell] ?? []).filter((peer) => view.revealed[peer] === digit);
  const sayers = template.empties.filter((empty) => {
    return view.emptyHints[empty] === digit && template.peers[empty]?.includes(cell);
  });
  return [...peers, ...sayers];
}

/** Why the last move was refused, fit to show at the board. */
export function refusalInWords({ last, view, tally }: Refusal): string {
  if (last.move?.kind !== 'place' || !last.fault?.counts) return last.fault?.detail ?? '';
  return errorInWords(view, last.move.cell, last.move.digit, tally);
}

interface Refusal {
  readonly last: { readonly move: HudokuMove | null; readonly fault: Fault | null };
  readonly view: View;
  readonly tally: Tally;
}

function errorInWords(view: View, cell: number, digit: number, { mistakes }: Tally): string {
  const conflicts = conflictsOf(view, cell, digit);
  const template = templateOf(view.config.template);
  const [first] = conflicts;
  const why =
    first === undefined
      ? ''
      : template.isEmpty[first]
        ? ` The empty cell at ${cellName(template, first)} rules it out.`
        : ` It stands at ${cellName(template, first)} already.`;
  return `${digit} is wrong there.${why} Error ${mistakes}: −${PER_ERROR}.`;
}

export const HINT_COST = `−${PER_HINT} points`;

export function resultText(
  name: string,
  { total, hints, errors }: ScoreBreakdown,
  time: string,
  won: boolean,
): { text: string; plain: string } {
  const aids = [hints > 0 ? `💡${hints}` : '', errors > 0 ? `✖️${errors}` : ''].filter(Boolean).join(' ');
  const points = won ? plural(total, NOUNS.point) : 'looked up the solution';
  return {
    text: [`Parlour · Hudoku ${name}`, `⏳ ${points} ⏱ ${time}`, aids].filter(Boolean).join('\n'),
    plain: `Parlour, Hudoku ${name}: ${points} after ${time}, with ${plural(hints, NOUNS.hint)} and ${plural(errors, NOUNS.error)}.`,
  };
}

/** `10,000`: the same in every language of the browser, like all words here. */
export function grouped(points: number): string {
  return String(points).replace(/\B(?=(\d{3})+$)/g, ',');
}

function nameOf(view: View, cell: number): string {
  return cellName(templateOf(view.config.template), cell);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
