/** Cauldrons of the classic board: a list of sizes drawn up front, then laid out with the largest first. */

import { pick, type Rng, shuffled } from '../../../../core/chance';
import { cellAt } from '../../../../core/grids';
import { cellsOf, type Share, sharesOf } from './cuts';
import { SIDE, SIDE_CELLS } from './types';

const CAULDRON_CELLS = SIDE_CELLS / 2;
const SMALLEST_CAULDRON = 2;
export const LARGEST_CAULDRON = 6;
/** How far apart the players' cells may be, of cauldrons and of gardens alike. */
export const FAIRNESS = 4;

export interface Cauldron {
  readonly player: number;
  readonly cells: readonly number[];
}

/** Sizes that add up to half a side, the longest recipe's among them. */
export function drawSizes(players: number, longest: number, rng: Rng): number[] {
  const sizes = [longest];
  // With larger ones there would not be one for every player.
  const most = Math.min(LARGEST_CAULDRON, Math.ceil(CAULDRON_CELLS / players));
  let left = CAULDRON_CELLS - longest;
  while (left > 0) {
    const fitting = [2, 3, 4, 5, 6].filter((size) => size <= most && (size === left || size <= left - 2));
    const size = pick(fitting.length > 0 ? fitting : [SMALLEST_CAULDRON], rng);
    sizes.push(size);
    left -= size;
  }
  return sizes.sort((a, b) => b - a);
}

/** Null: this list cannot be laid out this way; draw another. */
export function placeCauldrons(
  players: number,
  sizes: readonly number[],
  before: readonly number[],
  rng: Rng,
): Cauldron[] | null {
  const taken = new Set<number>();
  const placed: Cauldron[] = [];
  const amounts = before.slice();
  // On a second side a share may be all cauldron: its owner has gardens on the first.
  const isFirstSide = before.every((amount) => amount === 0);
  for (const size of sizes) {
    const poorestFirst = shuffled([...amounts.keys()], rng).sort(
      (a, b) => (amounts[a] ?? 0) - (amounts[b] ?? 0),
    );
    const cauldron = firstPlace(players, poorestFirst, size, taken, isFirstSide, rng);
    if (!cauldron) return null;
    placed.push(cauldron);
    amounts[cauldron.player] = (amounts[cauldron.player] ?? 0) + size;
    for (const cell of cauldron.cells) taken.add(cell);
  }
  return placed;
}

function firstPlace(
  players: number,
  order: readonly number[],
  size: number,
  taken: ReadonlySet<number>,
  isFirstSide: boolean,
  rng: Rng,
): Cauldron | null {
  const shares = sharesOf(players);
  const options = order.flatMap((player) => {
    const own = shares[player];
    if (!own) throw new Error(`No share for player ${player}`);
    const free = rectangles(own, size).filter((cells) => !cells.some((cell) => taken.has(cell)));
    const room = cellsOf(own).filter((cell) => !taken.has(cell)).length;
    return free.length > 0 ? [{ player, free, leavesGarden: room > size }] : [];
  });
  const chosen = (isFirstSide && options.find(({ leavesGarden }) => leavesGarden)) || options[0];
  return chosen ? { player: chosen.player, cells: pick(chosen.free, rng) } : null;
}

/** Every rectangle of this many cells inside a share. */
function rectangles(own: Share, size: number): number[][] {
  const found: number[][] = [];
  for (let rows = 1; rows <= own.rows; rows++) {
    const columns = size / rows;
    if (!Number.isInteger(columns)) continue;
    for (let row = own.row; row + rows <= own.row + own.rows; row++) {
      for (let column = own.column; column + columns <= own.column + own.columns; column++) {
        found.push(
          Array.from({ length: size }, (_, index) =>
            cellAt(SIDE, row + Math.floor(index / columns), column + (index % columns)),
          ),
        );
      }
    }
  }
  return found;
}
