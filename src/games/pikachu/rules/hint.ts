/** Hints in three stages: where the two tiles are, which symbol they show, and how they connect. */
import type { Hint } from '../../../core/rules';
import { symbolName } from '../words/symbols';
import { type Board, indexBoard, type Point, pointOf } from './boardIndex';
import { type Outlook, outlook } from './clearing';
import { flatPairs } from './pairs';
import { type FoundPath, findPath } from './paths';
import type { Pair, PikachuMove, View } from './types';

/** A third of the rows by a third of the columns. Rows and columns as counted from 0, ends included. */
interface Region {
  readonly rows: Pair;
  readonly columns: Pair;
}

export function hint(view: View): Hint<PikachuMove> | null {
  const board = indexBoard(view, view.tiles);
  const known: Outlook = view.line ? { kind: 'clearable', line: view.line } : outlook(view);
  const pair = known.kind === 'clearable' ? known.line[0] : flatPairs(board)[0];
  if (!pair) return null;
  const [a, b] = pair;
  const symbol = view.tiles[a] ?? 0;
  const regions = [a, b].map((cell) => regionOf(view, cell));
  return {
    stages: [
      {
        text: `${whereInWords(regions)}${warning(known)}`,
        cells: cellsWhere(view, (cell) => regions.some((region) => lies(view, cell, region))),
      },
      {
        text: `The symbol is: ${symbolName(symbol)}.`,
        cells: cellsWhere(view, (cell) => view.tiles[cell] === symbol),
      },
      { text: `${pairInWords(board, pointOf(view, a), pointOf(view, b))}${reason(known)}`, cells: [a, b] },
    ],
    move: { kind: 'match', a, b },
  };
}

function warning(known: Outlook): string {
  switch (known.kind) {
    case 'clearable':
      return '';
    case 'lost':
      return ' But the board can no longer be cleared from here: undo or shuffle.';
    case 'unknown':
      return ' But no way to clear the whole board from here was found.';
  }
}

function reason(known: Outlook): string {
  return known.kind === 'clearable'
    ? ' It begins a proven way to clear the board.'
    : ' It connects, but is not proven to lead anywhere.';
}

function whereInWords([first, second]: readonly Region[]): string {
  if (!first || !second) return '';
  const [one, other] = [regionInWords(first), regionInWords(second)];
  return one === other ? `Both tiles are in ${one}.` : `One tile is in ${one}; the other is in ${other}.`;
}

function regionInWords({ rows, columns }: Region): string {
  return `rows ${rows[0] + 1}–${rows[1] + 1}, columns ${columns[0] + 1}–${columns[1] + 1}`;
}

function regionOf({ rows, columns }: View, cell: number): Region {
  return { rows: third(Math.floor(cell / columns), rows), columns: third(cell % columns, columns) };
}

function third(place: number, places: number): Pair {
  const which = Math.floor((3 * place) / places);
  return [Math.ceil((which * places) / 3), Math.ceil(((which + 1) * places) / 3) - 1];
}

function lies(view: View, cell: number, { rows, columns }: Region): boolean {
  const row = Math.floor(cell / view.columns);
  const column = cell % view.columns;
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}

function cellsWhere(view: View, wanted: (cell: number) => boolean): number[] {
  return view.tiles.flatMap((tile, cell) => (tile !== 0 && wanted(cell) ? [cell] : []));
}

function pairInWords(board: Board, start: Point, end: Point): string {
  const found = findPath(board, start, end);
  return `${capital(pointInWords(board, start))} and ${pointInWords(board, end)}: ${pathInWords(board, found)}.`;
}

/** For hints and announcements: `a U path, turning at row 2 beyond column 20 and at row 5 beyond column 20`. */
export function pathInWords(board: Board, found: FoundPath): string {
  if (!found.valid) return 'no path';
  const turns = found.path.slice(1, -1).map((point) => `at ${pointInWords(board, point)}`);
  const article = found.pattern === 'U' || found.pattern === 'Z' ? 'a' : 'an';
  const shape = `${article} ${found.pattern} path`;
  return turns.length === 0 ? `${shape}, straight` : `${shape}, turning ${turns.join(' and ')}`;
}

function pointInWords({ rows, columns }: Board, { row, col }: Point): string {
  if (row === 0 || row > rows) return `column ${col} beyond row ${row === 0 ? 1 : rows}`;
  if (col === 0 || col > columns) return `row ${row} beyond column ${col === 0 ? 1 : columns}`;
  return `row ${row}, column ${col}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
