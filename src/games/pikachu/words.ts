/** What the screen says: announcements, results. */
import type { Tally } from '../../core/rules';
import { indexBoard, pointOf } from './boardIndex';
import { countPairs } from './clearing';
import { pathInWords } from './hint';
import { findPath } from './paths';
import type { Game } from './store';
import { symbolName } from './symbols';
import type { PikachuMove, View } from './types';

export function cellInWords(view: View, cell: number): string {
  const { row, col } = pointOf(view, cell);
  return `${symbolName(view.tiles[cell] ?? 0) ?? 'empty'}, row ${row}, column ${col}`;
}

export function pairsLeft(view: View): string {
  const pairs = countPairs(view.tiles);
  return pairs === 1 ? '1 pair left' : `${pairs} pairs left`;
}

export function moveInWords(before: View, move: PikachuMove, after: View): string {
  if (move.kind === 'shuffle') return `Shuffled. ${pairsLeft(after)}.`;
  const board = indexBoard(before, before.tiles);
  const found = findPath(board, pointOf(before, move.a), pointOf(before, move.b));
  const symbol = symbolName(before.tiles[move.a] ?? 0) ?? 'tile';
  return `Two of ${symbol} removed by ${pathInWords(board, found)}. ${pairsLeft(after)}.`;
}

/** What is said of the tile in hand; null where nothing was taken up since the last move. */
export function choiceInWords(game: Game | null, { selected, letGo }: Choice): string | null {
  if (letGo) return 'Let go.';
  return game && selected !== null ? `Chosen: ${cellInWords(game.view, selected)}.` : null;
}

interface Choice {
  readonly selected: number | null;
  readonly letGo: boolean;
}

export function announcementOf(game: Game | null): string {
  if (!game) return '';
  const { last, view } = game;
  switch (last.kind) {
    case 'played':
      return last.move && last.before ? moveInWords(last.before, last.move, view) : '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${game.progress.text}.`;
    case 'redone':
      return `Played again. ${game.progress.text}.`;
    case 'opened':
      return '';
  }
}

export function resultText(name: string, tally: Tally, time: string): { text: string; plain: string } {
  const aids = [
    tally.hints > 0 ? `💡${tally.hints}` : '',
    tally.shuffles > 0 ? `🔀${tally.shuffles}` : '',
  ].filter(Boolean);
  return {
    text: [`Parlour · Pikachu ${name}`, `🧩 cleared in ${tally.attempts} moves ⏱ ${time}`, aids.join(' ')]
      .filter(Boolean)
      .join('\n'),
    plain:
      `Parlour, Pikachu ${name}: cleared in ${tally.attempts} moves and ${time}` + `, ${helpInWords(tally)}.`,
  };
}

/** `with 1 mistake and 2 hints` */
function helpInWords({ mistakes, hints, shuffles }: Tally): string {
  const said = [
    [mistakes, 'mistake'],
    [hints, 'hint'],
    [shuffles, 'shuffle'],
  ] as const;
  const counted = said.flatMap(([count, thing]) =>
    count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'}`],
  );
  if (counted.length === 0) return 'without a mistake or any help';
  const last = counted.pop();
  return `with ${[...(counted.length > 0 ? [counted.join(', ')] : []), last].join(' and ')}`;
}
