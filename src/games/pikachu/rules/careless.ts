/** A careless player takes any pair that connects, each as likely as the others, until the board is empty or stuck. */
import type { Rng } from '../../../core/chance';
import { type Board, copyBoard, refillBoard, removePair } from './boardIndex';
import { LyingTiles } from './lyingTiles';
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

/** How many of so many careless games on this board end stuck; play ends early once there are as many as `enough`. */
export function countStuck(
  board: Board,
  variant: Variant,
  rng: Rng,
  playouts: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  const whole = LyingTiles.of(board.tiles, board.highest);
  const draw = drawFrom(rng);
  const [played, lying] = [copyBoard(board), whole.copy()];
  let stuck = 0;
  for (let run = 0; run < playouts && stuck < enough; run++) {
    refillBoard(played, board);
    lying.refill(whole);
    if (!clearsCarelessly(played, variant, draw, lying)) stuck++;
  }
  return stuck;
}

/** Plays on the given board. */
function clearsCarelessly(board: Board, variant: Variant, draw: Draw, lying: LyingTiles): boolean {
  while (lying.left > 0) {
    const pair = blindPair(board, draw, lying) ?? listedPair(board, draw);
    if (!pair) return false;
    const [a, b] = pair;
    const symbol = board.tiles[a] ?? 0;
    lying.forget(a, symbol);
    lying.forget(b, symbol);
    removePair(board, variant, a, b, lying);
  }
  return true;
}

/** A symbol that is there more often has more pairs: the draw among `most` gives each pair the same chance. */
function blindPair(board: Board, draw: Draw, lying: LyingTiles): Pick | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const a = lying.tileAt(draw(lying.left));
    const b = lying.tileOf(board.tiles[a] ?? 0, draw(lying.most));
    if (b !== 0 && a !== b && connects(board, a, b)) return [a, b];
  }
  return null;
}

function listedPair(board: Board, draw: Draw): Pick | null {
  const pairs = connectingPairs(board);
  return pairs.length === 0 ? null : (pairs[draw(pairs.length)] ?? null);
}
