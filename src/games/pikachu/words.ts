/** What the screen says: announcements, results. */
import type { Tally } from '../../core/rules';
import { indexBoard, pointOf } from './board';
import { countPairs } from './clearing';
import { pathInWords } from './hint';
import { findPath } from './paths';
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
      `Parlour, Pikachu ${name}: cleared in ${tally.attempts} moves and ${time}` +
      ` with ${tally.mistakes} mistakes, ${tally.hints} hints and ${tally.shuffles} shuffles.`,
  };
}
