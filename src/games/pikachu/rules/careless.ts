/** A careless player takes any pair that connects, each as likely as the others, until the board is empty or stuck. */
import type { Rng } from '../../../core/chance';
import { type Board, copyBoard, removePair } from './boardIndex';
import { connectingPairs } from './pairs';
import { connects } from './paths';
import type { Variant } from './types';

type Pick = readonly [number, number];

/** So many blind tries a step, before all pairs are listed; either way each is as likely as the others. */
const TRIES = 40;

/** Whole numbers below a limit. The shared generator's exact division took longer than the games themselves. */
type Draw = (limit: number) => number;

/** Marsaglia's xorshift; 24 of its bits are near enough to even for limits of some hundreds. */
function drawFrom(rng: Rng): Draw {
  let word = 1 + rng.below(0x7ffffffe);
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 8) * limit) / 0x1000000);
  };
}

/** How many of so many careless games on this board end stuck. */
export function countStuck(board: Board, variant: Variant, rng: Rng, playouts: number): number {
  const heap = heapFor(board);
  const draw = drawFrom(rng);
  let stuck = 0;
  for (let run = 0; run < playouts; run++) {
    if (!clearsCarelessly(copyBoard(board), variant, draw, heap)) stuck++;
  }
  return stuck;
}

/** Where the tiles of each symbol lie: `most` places a symbol. */
interface Heap {
  readonly most: number;
  readonly cells: Uint16Array;
  readonly counts: Uint8Array;
  /** Every tile that is left. */
  readonly tiles: Uint16Array;
}

function heapFor({ tiles, highest }: Board): Heap {
  const counts = new Uint8Array(highest + 1);
  for (const tile of tiles) if (tile !== 0) counts[tile] = (counts[tile] ?? 0) + 1;
  const most = Math.max(...counts);
  return { most, cells: new Uint16Array((highest + 1) * most), counts, tiles: new Uint16Array(tiles.length) };
}

/** Plays on the given board. */
function clearsCarelessly(board: Board, variant: Variant, draw: Draw, heap: Heap): boolean {
  for (;;) {
    const left = gather(board, heap);
    if (left === 0) return true;
    const pair = blindPair(board, draw, heap, left) ?? listedPair(board, draw);
    if (!pair) return false;
    removePair(board, variant, pair[0], pair[1]);
  }
}

function gather({ tiles }: Board, { most, cells, counts, tiles: all }: Heap): number {
  counts.fill(0);
  let left = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] ?? 0;
    if (tile === 0) continue;
    const count = counts[tile] ?? 0;
    cells[tile * most + count] = cell;
    counts[tile] = count + 1;
    all[left++] = cell;
  }
  return left;
}

/** A symbol that is there more often has more pairs: the draw among `most` gives each pair the same chance. */
function blindPair(board: Board, draw: Draw, heap: Heap, left: number): Pick | null {
  const { most, cells, counts, tiles } = heap;
  for (let tries = 0; tries < TRIES; tries++) {
    const a = tiles[draw(left)] ?? 0;
    const symbol = board.tiles[a] ?? 0;
    const nth = draw(most);
    if (nth >= (counts[symbol] ?? 0)) continue;
    const b = cells[symbol * most + nth] ?? 0;
    if (a !== b && connects(board, a, b)) return [a, b];
  }
  return null;
}

function listedPair(board: Board, draw: Draw): Pick | null {
  const pairs = connectingPairs(board);
  return pairs.length === 0 ? null : (pairs[draw(pairs.length)] ?? null);
}
