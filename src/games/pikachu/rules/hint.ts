/** Hints in three stages: where the two tiles are, which symbol they show, and how they connect. */
import type { Hint } from '../../../core/rules';
import { indexBoard, pointOf } from './boardIndex';
import { type Outlook, outlook } from './clearing';
import { flatPairs } from './pairs';
import { type FoundPath, findPath } from './paths';
import type { Pair, Pikachu, Region, View } from './types';

export function hint(view: View): Hint<Pikachu> | null {
  const board = indexBoard(view, view.tiles);
  const known: Outlook = view.line ? { kind: 'clearable', line: view.line } : outlook(view);
  const pair = known.kind === 'clearable' ? known.line[0] : flatPairs(board)[0];
  if (!pair) return null;
  const [a, b] = pair;
  const symbol = view.tiles[a] ?? 0;
  const regions = [regionOf(view, a), regionOf(view, b)] as const;
  const prospect = known.kind;
  return {
    stages: [
      {
        code: 'where',
        regions,
        prospect,
        cells: cellsWhere(view, (cell) => regions.some((region) => lies(view, cell, region))),
      },
      { code: 'symbol', symbol, cells: cellsWhere(view, (cell) => view.tiles[cell] === symbol) },
      {
        code: 'pair',
        pair,
        path: inFull(findPath(board, pointOf(view, a), pointOf(view, b))),
        prospect,
        cells: [a, b],
      },
    ],
    move: { kind: 'match', a, b },
  };
}

/** With its points, for whoever gets it from a worker. */
function inFull(found: FoundPath): FoundPath {
  const { valid, path, pattern } = found;
  return valid ? { valid, path, pattern } : found;
}

/** A third of the rows by a third of the columns. */
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
