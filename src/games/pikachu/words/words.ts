/** What the screen says: hints, announcements, results. */

import { aidSums } from '../../../core/aids';
import { unreachable } from '../../../core/result';
import type { Tally } from '../../../core/rules';
import { faultSentence } from '../../../frame/words/faults';
import { plural } from '../../../frame/words/plural';
import { type GameWords, sentenceOf } from '../../../frame/words/sentences';
import type { GameInPlay } from '../../../store/session/sessionState';
import { pointOf } from '../rules/boardIndex';
import type { Grade } from '../rules/grade';
import type { Pikachu, PikachuEvent, PikachuStage, Prospect, Region, View } from '../rules/types';
import { FAULT_SENTENCES } from './faults';
import { AID_NAMES, clearingInWords, FILM_NAMES, LOST_SINCE } from './film';
import { GRADE_NAMES } from './grades';
import type { Lie } from './lie';
import { configNameOn, names } from './names';
import { pathInWords, pointInWords, regionInWords, type ShownBoard } from './places';
import { symbolName } from './symbols';

export type Game = GameInPlay<Pikachu>;

/** Rows and columns are told as the board lies on this screen. */
export function wordsFor(lie: Lie): GameWords<Pikachu> {
  return {
    ...names,
    fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
    stage: (stage, view) => stageInWords(stage, { ...sizeOf(view), lie }),
    film: (code) => sentenceOf(FILM_NAMES, code) ?? code,
    lostSince: LOST_SINCE,
    aids: AID_NAMES,
  };
}

interface Shown {
  readonly lie: Lie;
  readonly upright: boolean;
  readonly grade: Grade | null;
}

/** Beside its name a deal says how demanding it is. */
export function wordsOn({ lie, upright, grade }: Shown): GameWords<Pikachu> {
  const config = (code: string) =>
    [configNameOn(code, upright), grade && GRADE_NAMES[grade]].filter(Boolean).join(', ');
  return { ...wordsFor(lie), config };
}

/** As the board lies in its data. */
export const words = wordsFor('flat');

function sizeOf({ rows, columns }: View) {
  return { rows, columns };
}

/** For those who hear it: a cell's name has its row and column, so a hint has them too. */
function stageInWords(stage: PikachuStage, board: ShownBoard): string {
  switch (stage.code) {
    case 'where':
      return `${whereInWords(board, stage.regions)}${WARNINGS[stage.prospect]}`;
    case 'symbol':
      return `Both tiles show: ${symbolName(stage.symbol)}.`;
    case 'pair': {
      const [a, b] = stage.pair.map((cell) => pointInWords(board, pointOf(board, cell)));
      return `${capital(a ?? '')} and ${b}: joined by ${pathInWords(board, stage.path)}.${REASONS[stage.prospect]}`;
    }
    case 'clearing':
      return clearingInWords(stage.pairs);
    default:
      return unreachable(stage);
  }
}

/** For those who see it: the tiles stand before these words, and their places are drawn on the board. */
export function hintSeen(stage: PikachuStage): string {
  switch (stage.code) {
    case 'where':
      return `Find the partner of this tile.${WARNINGS[stage.prospect]}`;
    case 'symbol':
      return 'These two can be joined.';
    case 'pair':
      return `This line joins them.${REASONS[stage.prospect]}`;
    case 'clearing':
      return clearingInWords(stage.pairs);
    default:
      return unreachable(stage);
  }
}

const WARNINGS: Readonly<Record<Prospect, string>> = {
  clearable: '',
  lost: ' But the board can no longer be cleared: undo or shuffle.',
  unknown: ' But it may not be possible to clear the board from here.',
};

const REASONS: Readonly<Record<Prospect, string>> = {
  clearable: ' The rest can be cleared after it.',
  lost: ' But the rest can no longer be cleared.',
  unknown: ' But the rest may not be clearable.',
};

function whereInWords(board: ShownBoard, [first, second]: readonly [Region, Region]): string {
  const [one, other] = [regionInWords(board, first), regionInWords(board, second)];
  return one === other ? `Both tiles are in ${one}.` : `One tile is in ${one}; the other is in ${other}.`;
}

/** A screen reader tells by itself where in the grid it is. */
export function cellInWords(view: View, cell: number): string {
  return symbolName(view.tiles[cell] ?? 0) ?? 'empty';
}

function pairsLeftInWords(pairs: number): string {
  return `${plural(pairs, 'pair')} left`;
}

function eventInWords(event: PikachuEvent): string {
  switch (event.kind) {
    case 'removed':
      return `Joined: ${symbolName(event.symbol)}. ${pairsLeftInWords(event.pairsLeft)}.`;
    case 'shuffled':
      return `Shuffled. ${pairsLeftInWords(event.pairsLeft)}.`;
    default:
      return unreachable(event);
  }
}

interface Choice {
  readonly selected: number | null;
  readonly letGo: boolean;
}

/** What is said of the tile in hand; null where nothing was taken up since the last move. */
export function choiceInWords(game: Game | null, { selected, letGo }: Choice, lie: Lie): string | null {
  if (letGo) return 'Let go.';
  if (!game || selected === null) return null;
  const place = pointInWords({ ...sizeOf(game.view), lie }, pointOf(game.view, selected));
  return `Chosen: ${cellInWords(game.view, selected)}, ${place}.`;
}

export function announcementOf(game: Game | null, lie: Lie): string {
  if (!game) return '';
  const { last } = game;
  const words = wordsFor(lie);
  switch (last.kind) {
    case 'played':
      return last.events.map(eventInWords).join(' ');
    case 'refused':
      return last.fault ? faultSentence(last.fault, words) : '';
    case 'undone':
      return `Taken back. ${names.progress(game.progress)}.`;
    case 'redone':
      return `Played again. ${names.progress(game.progress)}.`;
    case 'opened':
      return '';
    default:
      return unreachable(last.kind);
  }
}

export function resultText(name: string, tally: Tally, time: string): { text: string; plain: string } {
  const { hints, shuffles } = aidSums(tally);
  const aids = [hints > 0 ? `💡${hints}` : '', shuffles > 0 ? `🔀${shuffles}` : ''].filter(Boolean);
  const moves = plural(tally.attempts, 'move');
  return {
    text: [`Parlour · Pikachu ${name}`, `🧩 cleared in ${moves} ⏱ ${time}`, aids.join(' ')]
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, Pikachu ${name}: cleared in ${moves} and ${time}, ${helpInWords(tally)}.`,
  };
}

/** `with 1 mistake and 2 hints` */
function helpInWords(tally: Tally): string {
  const { hints, shuffles } = aidSums(tally);
  const said = [
    [tally.mistakes, 'mistake'],
    [hints, 'hint'],
    [shuffles, 'shuffle'],
  ] as const;
  const counted = said.flatMap(([count, thing]) => (count === 0 ? [] : [plural(count, thing)]));
  if (counted.length === 0) return 'without a mistake or any help';
  const last = counted.pop();
  return `with ${[...(counted.length > 0 ? [counted.join(', ')] : []), last].join(' and ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
