/** What the screen says: names of cells, announcements, objections. */
import { type Fault, unreachable } from '../../../core/result';
import { faultSentence } from '../../../frame/words/faults';
import { plural } from '../../../frame/words/plural';
import { type GameWords, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import type { GameInPlay } from '../../../store/session/sessionState';
import { cardIn, conditionsOf, emptyCells } from '../rules/cells';
import type { Pool } from '../rules/pool';
import type { Card, Dokuborn, DokubornEvent, FilmCode, View } from '../rules/types';
import { FAULT_SENTENCES } from './faults';
import { names } from './names';
import { bothText, cellName } from './places';
import { stageInWords } from './stages';

export type Game = GameInPlay<Dokuborn>;
/** As much of it as an announcement is made of. */
type Told = Pick<Game, 'last' | 'view'>;

const FILM_NAMES: Sentences<FilmCode> = {
  commonest: 'By the commonest answers',
  rarest: 'By the rarest answers',
};

export const words: GameWords<Dokuborn> = {
  ...names,
  fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
  stage: stageInWords,
  film: (code) => sentenceOf(FILM_NAMES, code) ?? code,
};

/** Why something was refused, fit to show at the board. */
export function refusalInWords(fault: Fault | null): string {
  return fault ? faultSentence(fault, words) : '';
}

/**
 * `shown`: a card of the solution where the player has none. With its place: where a grid has headers, a screen reader
 * tells those and not the place.
 */
export function cellInWords(pool: Pool, view: View, cell: number, shown: Card | null): string {
  const card = cardIn(pool, view, cell);
  const held = card ? card.fullName : shown ? `one answer is ${shown.fullName}` : 'empty';
  return `${bothText(...conditionsOf(view, cell))}: ${held}, ${cellName(view, cell)}`;
}

export function announcementOf({ last, view }: Told): string {
  switch (last.kind) {
    case 'played':
      return last.events.map((event) => eventInWords(event, view)).join(' ');
    case 'refused':
      return refusalInWords(last.fault);
    case 'undone':
      return `Taken back. ${cellsLeft(view)}.`;
    case 'redone':
      return `Played again. ${cellsLeft(view)}.`;
    case 'opened':
      return '';
    default:
      return unreachable(last.kind);
  }
}

export function cellsLeft(view: View): string {
  return cellsLeftInWords(emptyCells(view).length);
}

function cellsLeftInWords(cells: number): string {
  return `${plural(cells, 'cell')} left`;
}

function eventInWords(event: DokubornEvent, view: View): string {
  const left = cellsLeftInWords(event.cellsLeft);
  switch (event.kind) {
    case 'placed':
      return `${event.name} fits in ${cellName(view, event.cell)}. ${left}.`;
    case 'taken':
      return `${event.name} taken off. ${left}.`;
    case 'moved':
      return `${event.name} moved to ${cellName(view, event.to)}. ${left}.`;
    case 'gaveUp':
      return 'Given up. Every empty cell shows one answer.';
    default:
      return unreachable(event);
  }
}
