/**
 * A playout always takes the connecting pair that ranks lowest. Ranks depend only on the tiles that are left and
 * on the number of the playout, never on how the board came about.
 *
 * What goes first was measured on random Classic boards. Without gravity any order clears nearly all. Under
 * gravity down the upper tiles go first. Under the other two, one playout in twenty clears a board in random
 * order, but one in two or three where short rows and middle rows go first: rows soon empty let lines through.
 */

import { rngFor, shuffled } from '../../../core/chance';
import { unreachable } from '../../../core/result';
import { type Board, flatCell, removePair } from './boardIndex';
import { bestPair } from './pairs';
import type { Pair, Variant } from './types';

interface Ranking {
  /** By cell, for the whole playout. */
  readonly fixed: Int32Array;
  /** Where set, the lane of each cell; every other tile in its lane ranks a tile `perTile` higher. */
  readonly laneOf: Int16Array | null;
  readonly perTile: number;
  /** Written anew at each step. */
  readonly lengths: Int32Array;
  readonly ranks: Int32Array;
}

/** Plays on the given board until it is empty, or gives up with null. */
export function playout(board: Board, variant: Variant, k: number): Pair[] | null {
  const ranking = rankingFor(board, variant, k);
  let left = board.tiles.reduce((count, tile) => (tile === 0 ? count : count + 1), 0);
  const line: Pair[] = [];
  for (; left > 0; left -= 2) {
    const pair = bestPair(board, currentRanks(board, ranking));
    if (!pair) return null;
    const [a, b] = pair;
    line.push([flatCell(board, a), flatCell(board, b)]);
    removePair(board, variant, a, b);
  }
  return line;
}

/** The unit of rank is one tenth of the noise, so that the weights below are whole numbers. */
function rankingFor(board: Board, variant: Variant, k: number): Ranking {
  const noise = noiseOf(board, k);
  const unit = noise.length;
  const room = { lengths: new Int32Array(2 * board.height), ranks: new Int32Array(unit) };
  const row = (cell: number) => Math.floor(cell / board.width);
  const ranked = (weight: (cell: number) => number) =>
    noise.map((own, cell) => weight(cell) * unit + 10 * own);
  switch (variant) {
    case 'still':
      return { fixed: noise, laneOf: null, perTile: 0, ...room };
    case 'gravity-down':
      return { fixed: ranked((cell) => 10 * row(cell)), laneOf: null, perTile: 0, ...room };
    case 'gravity-left':
    case 'gather': {
      const middle = variant === 'gather' ? board.columns >> 1 : 0;
      const side = (cell: number) => (cell % board.width > middle ? 1 : 0);
      const depth = (cell: number) => Math.abs((cell % board.width) - middle - side(cell)) + 1;
      const offMiddle = (cell: number) => Math.abs(2 * row(cell) - board.rows - 1);
      return {
        fixed: ranked((cell) => 5 * offMiddle(cell) - 3 * depth(cell)),
        laneOf: Int16Array.from(noise, (_, cell) => 2 * row(cell) + side(cell)),
        perTile: 10 * unit,
        ...room,
      };
    }
    default:
      return unreachable(variant);
  }
}

/** A different order of the cells for each playout, the same for all boards of a size. */
function noiseOf(board: Board, k: number): Int32Array {
  const places = Array.from(board.tiles, (_, cell) => cell);
  return Int32Array.from(shuffled(places, rngFor(`${board.rows}x${board.columns}`, 'line', k)));
}

function currentRanks({ tiles }: Board, { fixed, laneOf, perTile, lengths, ranks }: Ranking): Int32Array {
  if (!laneOf) return fixed;
  lengths.fill(0);
  for (let cell = 0; cell < tiles.length; cell++) {
    const lane = laneOf[cell] ?? 0;
    if (tiles[cell] !== 0) lengths[lane] = (lengths[lane] ?? 0) + 1;
  }
  for (let cell = 0; cell < tiles.length; cell++) {
    ranks[cell] = (fixed[cell] ?? 0) + perTile * (lengths[laneOf[cell] ?? 0] ?? 0);
  }
  return ranks;
}
