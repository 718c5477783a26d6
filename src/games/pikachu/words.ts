/** What the screen says: announcements, results. */
import { plural } from '../../core/plural';
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
  return plural(countPairs(view.tiles), { one: '# pair left', other: '# pairs left' });
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
  const moves = plural(tally.attempts, { one: '# move', other: '# moves' });
  const aids = [
    tally.hints > 0 ? `💡${tally.hints}` : '',
    tally.shuffles > 0 ? `🔀${tally.shuffles}` : '',
  ].filter(Boolean);
  return {
    text: [`Parlour · Pikachu ${name}`, `🧩 cleared in ${moves} ⏱ ${time}`, aids.join(' ')]
      .filter(Boolean)
      .join('\n'),
    plain: `Parlour, Pikachu ${name}: cleared in ${moves} and ${time}, ${helpInWords(tally)}.`,
  };
}

/** `with 1 mistake and 2 hints` */
function helpInWords({ mistakes, hints, shuffles }: Tally): string {
  const counted = [
    ...(mistakes > 0 ? [plural(mistakes, { one: '# mistake', other: '# mistakes' })] : []),
    ...(hints > 0 ? [plural(hints, { one: '# hint', other: '# hints' })] : []),
    ...(shuffles > 0 ? [plural(shuffles, { one: '# shuffle', other: '# shuffles' })] : []),
  ];
  if (counted.length === 0) return 'without a mistake or any help';
  const last = counted.pop();
  return `with ${[...(counted.length > 0 ? [counted.join(', ')] : []), last].join(' and ')}`;
}
