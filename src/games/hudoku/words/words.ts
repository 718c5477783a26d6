/** What the screen says: names of cells, announcements, objections. */
import { columnOf, rowOf } from '../../../core/grids';
import { unreachable } from '../../../core/result';
import { faultSentence } from '../../../frame/words/faults';
import { plural } from '../../../frame/words/plural';
import { type GameWords, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import type { GameInPlay } from '../../../store/session/sessionState';
import { digitsOf } from '../rules/digits';
import { type WrongDigit, wrongDigitOf } from '../rules/faults';
import { regionOf } from '../rules/regions';
import { PER_ERROR } from '../rules/score';
import { templateOf } from '../rules/templates';
import type { Aid, FilmCode, Hudoku, HudokuEvent, Origin, View } from '../rules/types';
import { checkedInWords, colourName, FULL_AND_WRONG } from './expert';
import { FAULT_SENTENCES } from './faults';
import { names } from './names';
import { capital, cellName, listed } from './places';
import { HINT_COST } from './results';
import { stageInWords } from './stages';

export type Game = GameInPlay<Hudoku>;
/** As much of it as an announcement is made of. */
type Told = Pick<Game, 'last' | 'view' | 'tally'>;

const FILM_NAMES: Sentences<FilmCode> = { path: 'How it could be solved' };

/** As their buttons are called, where they have one. */
const AID_NAMES: Readonly<Record<Aid, string>> = {
  explain: 'Explain',
  reveal: 'Hint',
  sand: 'The sand ran out',
  'fill-notes': 'Fill notes',
  check: 'Check',
  'before-mistake': 'Back to before the first mistake',
};

export const words: GameWords<Hudoku> = {
  ...names,
  fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
  stage: (stage, view) => stageInWords(stage, templateOf(view.config.template)),
  film: (code) => sentenceOf(FILM_NAMES, code) ?? code,
  aids: AID_NAMES,
};

const NOTES_FILLED =
  'Every number that row, column and region leave is noted. Struck-out numbers are for you to use.';

const ORIGIN_WORDS: Readonly<Record<Origin, string>> = {
  given: ', given',
  player: '',
  hint: ', revealed',
  shown: ', from the solution',
};

/** `Row 2, column 3, region A, 5, given` */
/** A screen reader tells by itself where in the grid it is. */
export function cellInWords(view: View, cell: number): string {
  const template = templateOf(view.config.template);
  if (template.isEmpty[cell]) {
    const said = view.emptyHints[cell] ?? 0;
    return said === 0
      ? 'Not a cell, and it rules nothing out'
      : `Not a cell: ${said} is nowhere in this row or column`;
  }
  const digit = view.revealed[cell] ?? 0;
  const where = `Region ${regionOf(template, cell)?.letter.toUpperCase()}`;
  const seen = extrasInWords(view, cell);
  if (digit !== 0) return `${where}, ${digit}${ORIGIN_WORDS[view.origins[cell] ?? 'given']}${seen}`;
  const notes = digitsOf(view.notes[cell] ?? 0);
  return `${where}, empty${notes.length > 0 ? `, notes ${notes.join(' ')}` : ''}${seen}`;
}

function extrasInWords({ extras }: View, cell: number): string {
  if (!extras) return '';
  const colour = extras.colours[cell] ?? 0;
  return `${extras.verdicts[cell] === 'wrong' ? ', wrong' : ''}${colour > 0 ? `, ${colourName(colour)}` : ''}`;
}

/** What stands below the board while nobody speaks: more of the cell that the player is at. */
export function lineOf(view: View, at: number | null): string {
  if (at === null) return 'Struck out: nowhere in this row or column';
  const template = templateOf(view.config.template);
  const notes = digitsOf(view.notes[at] ?? 0);
  if (notes.length > 0) return `Notes: ${listed(notes, 'and')}`;
  const said = view.emptyHints[at] ?? 0;
  if (said !== 0)
    return `No ${said} in row ${rowOf(template, at) + 1}, no ${said} in column ${columnOf(template, at) + 1}`;
  return template.isEmpty[at] ? 'A dash rules nothing out' : lineOf(view, null);
}

/** What there is to hear of what has just happened. */
export function announcementOf(game: Told | null): string {
  if (!game) return '';
  const { last, view } = game;
  switch (last.kind) {
    case 'played':
      return last.events.map((event) => eventInWords(event, view)).join(' ');
    case 'refused':
      return refusalInWords(game);
    case 'undone':
      return `Taken back. ${cellsLeftInWords(cellsLeft(view))}`;
    case 'redone':
      return `Played again. ${cellsLeftInWords(cellsLeft(view))}`;
    case 'opened':
      return '';
    default:
      return unreachable(last.kind);
  }
}

function cellsLeft({ totalCells, revealedCount }: View): number {
  return totalCells - revealedCount;
}

function cellsLeftInWords(cells: number): string {
  return `${plural(cells, 'cell')} left.`;
}

function eventInWords(event: HudokuEvent, view: View): string {
  switch (event.kind) {
    case 'filled':
      return `${filledInWords(event, view)}.${event.by === 'player' ? '' : ` ${HINT_COST}.`} ${cellsLeftInWords(event.cellsLeft)}`;
    case 'written':
      return writtenInWords(event, view);
    case 'erased':
      return `${event.digit} taken away in ${nameOf(view, event.cell)}. ${cellsLeftInWords(event.cellsLeft)}`;
    case 'checked':
      return checkedInWords(event.wrong.length);
    case 'restored':
      return `Back to checkpoint ${event.checkpoint}. ${cellsLeftInWords(event.cellsLeft)}`;
    case 'allNoted':
      return 'Every number of its region is noted in each open cell without notes.';
    case 'allNotesCleared':
      return 'All notes are cleared.';
    case 'coloured':
      return `${capital(nameOf(view, event.cell))}: ${colourName(event.colour) || 'no colour'}.`;
    case 'coloursCleared':
      return 'All colours are cleared.';
    case 'checkpointSet':
      return `Checkpoint ${event.checkpoint} is set.`;
    case 'solutionShown':
      return 'The whole solution is shown.';
    case 'noted':
      return `${event.digit} noted in ${nameOf(view, event.cell)}.`;
    case 'unnoted':
      return `${event.digit} no longer noted in ${nameOf(view, event.cell)}.`;
    case 'notesCleared':
      return `Notes cleared in ${nameOf(view, event.cell)}.`;
    case 'notesFilled':
      return event.by === 'aid'
        ? `${NOTES_FILLED} ${HINT_COST}.`
        : 'Every possible number is noted in every empty cell.';
    default:
      return unreachable(event);
  }
}

function writtenInWords(
  { cell, digit, cellsLeft, isAllRight }: Extract<HudokuEvent, { readonly kind: 'written' }>,
  view: View,
): string {
  const then =
    isAllRight === undefined
      ? cellsLeftInWords(cellsLeft)
      : isAllRight
        ? 'Every number is right.'
        : FULL_AND_WRONG;
  return `${digit} written in ${nameOf(view, cell)}. ${then}`;
}

/** Said at the board, where nothing else would tell it; null: there is nothing of the kind. */
export function toldAtBoard(game: Told): string | null {
  const { last, view } = game;
  if (last.kind !== 'played') return null;
  const event = last.events[0];
  if (event?.kind === 'checked') return eventInWords(event, view);
  if (event?.kind === 'written' && event.isAllRight === false) return FULL_AND_WRONG;
  return sandInWords(game);
}

function filledInWords(
  { by, cell, digit, instead }: Extract<HudokuEvent, { readonly kind: 'filled' }>,
  view: View,
): string {
  const place = nameOf(view, cell);
  switch (by) {
    case 'player':
      return `${digit} is right, in ${place}`;
    case 'hint':
      return `Hint: ${place} is ${digit}${instead ? `, not ${instead}` : ''}`;
    case 'sand':
      return `The sand ran out: ${place} is ${digit}`;
    default:
      return unreachable(by);
  }
}

/** What is said at the board when the sand has just run through; null: it has not. */
export function sandInWords({ last, view }: Told): string | null {
  if (last.kind !== 'played') return null;
  const given = last.events.find((event) => event.kind === 'filled');
  if (given?.kind !== 'filled' || given.by !== 'sand') return null;
  return `${filledInWords(given, view)}. ${HINT_COST}.`;
}

/** Why the last move was refused, fit to show at the board. */
export function refusalInWords({ last, view, tally }: Told): string {
  const wrong = wrongDigitOf(last.fault);
  if (wrong) return wrongInWords(wrong, view, tally.mistakes);
  return last.fault ? faultSentence(last.fault, words) : '';
}

function wrongInWords({ digit, conflicts }: WrongDigit, view: View, mistakes: number): string {
  return `${digit} is wrong there.${whyWrong(conflicts, view)} Error ${mistakes}: −${PER_ERROR} points.`;
}

function whyWrong([first]: readonly number[], view: View): string {
  if (first === undefined) return '';
  const { isEmpty } = templateOf(view.config.template);
  const place = nameOf(view, first);
  return isEmpty[first] ? ` It is struck out at ${place}.` : ` It stands at ${place} already.`;
}

function nameOf(view: View, cell: number): string {
  return cellName(templateOf(view.config.template), cell);
}
