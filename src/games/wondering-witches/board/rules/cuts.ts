/** Who owns which cells: a side is cut into rectangles, one for each player. */
import { cellAt } from '../../../../core/grids';
import { SIDE, SIDE_CELLS } from './types';

export interface Share {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

function share(row: number, column: number, rows: number, columns: number): Share {
  return { row, column, rows, columns };
}

const CUTS: readonly (readonly Share[])[] = [
  [share(0, 0, 4, 8)],
  [share(0, 0, 4, 4), share(0, 4, 4, 4)],
  [share(0, 0, 2, 5), share(2, 0, 2, 5), share(0, 5, 4, 3)],
  [share(0, 0, 2, 4), share(0, 4, 2, 4), share(2, 0, 2, 4), share(2, 4, 2, 4)],
  [share(0, 0, 2, 3), share(0, 3, 2, 3), share(2, 0, 2, 3), share(2, 3, 2, 3), share(0, 6, 4, 2)],
];

export function sharesOf(players: number): readonly Share[] {
  const cut = CUTS[players - 1];
  if (!cut) throw new Error(`No board for so many players: ${players}`);
  return cut;
}

export function cellsOf({ row, column, rows, columns }: Share): number[] {
  return Array.from({ length: rows * columns }, (_, index) =>
    cellAt(SIDE, row + Math.floor(index / columns), column + (index % columns)),
  );
}

/** By cell of one side. */
export function ownersOf(players: number): number[] {
  const owners = Array.from({ length: SIDE_CELLS }, () => 0);
  for (const [player, own] of sharesOf(players).entries()) {
    for (const cell of cellsOf(own)) owners[cell] = player;
  }
  return owners;
}
