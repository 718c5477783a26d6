/** Draws random sets of conditions, millions a second: each costs at most size² look-ups of pair counts. */
import type { Rng } from '../../../core/chance';
import type { Pool } from './pool';
import type { Condition, Puzzle, Size } from './types';

interface Sampler {
  /** One attempt. False: some cell has no card, or crosses two conditions that should not meet. */
  draw(rng: Rng): boolean;
  /** Every cell's pair in the latest successful attempt, row after row; overwritten by the next. */
  pairs(): Int32Array;
  /** The latest successful attempt. */
  puzzle(): Puzzle;
}

/** Four are drawn at a time, so size 3 draws 8; and a lot of four out of more than 215 does not fit into 31 bits. */
const FEWEST_CONDITIONS = 8;
const MOST_CONDITIONS = 215;

/** `among`: only these conditions are drawn. */
export function createSampler(pool: Pool, size: Size, among?: (condition: Condition) => boolean): Sampler {
  const stride = pool.conditions.length;
  const drawable = [...pool.conditions.keys()].filter((at) => isAmong(pool.conditions[at], among));
  const total = drawable.length;
  if (total < FEWEST_CONDITIONS || total > MOST_CONDITIONS) {
    throw new Error(`Puzzles need from 8 to 215 conditions, not ${total}`);
  }
  const { crossable } = pool;
  /** A shuffle in progress: row 0, column 0, row 1, column 1, … and then all that were not drawn. */
  const order = Int32Array.from(drawable);
  const pairs = new Int32Array(size * size);
  let lot = 0;

  /**
   * One row and one column. A single lot serves two lines, since drawing it costs more than the rest of an attempt.
   * Whole 32-bit numbers throughout: the division of any others is as slow again.
   */
  function drawLine(line: number, rng: Rng): void {
    const left = total - 2 * line;
    if (line % 2 === 0) lot = rng.below(left * (left - 1) * (left - 2) * (left - 3)) | 0;
    bringForward(2 * line);
    bringForward(2 * line + 1);
  }

  /** Puts one of the conditions not yet drawn, as the lot says, into the next place. */
  function bringForward(place: number): void {
    const left = total - place;
    const rest = (lot / left) | 0;
    const from = place + (lot - rest * left);
    const held = order[from] ?? 0;
    order[from] = order[place] ?? 0;
    order[place] = held;
    lot = rest;
  }

  function pairAt(row: number, column: number): number {
    return (order[2 * row] ?? 0) * stride + (order[2 * column + 1] ?? 0);
  }

  /** Whether the newest row and column may be crossed with those before. */
  function isLineGood(line: number): boolean {
    if (crossable[pairAt(line, line)] !== 1) return false;
    for (let other = 0; other < line; other++) {
      if (crossable[pairAt(line, other)] !== 1 || crossable[pairAt(other, line)] !== 1) return false;
    }
    return true;
  }

  const drawn = (offset: number) => Array.from({ length: size }, (_, line) => order[2 * line + offset] ?? 0);
  const conditionsAt = (at: readonly number[]): Condition[] =>
    at.flatMap((position) => pool.conditions[position] ?? []);

  return {
    draw: (rng) => {
      for (let line = 0; line < size; line++) {
        drawLine(line, rng);
        if (!isLineGood(line)) return false;
      }
      return true;
    },
    pairs: () => {
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) pairs[row * size + column] = pairAt(row, column);
      }
      return pairs;
    },
    puzzle: () => ({ size, rows: conditionsAt(drawn(0)), columns: conditionsAt(drawn(1)) }),
  };
}

function isAmong(condition: Condition | undefined, among?: (condition: Condition) => boolean): boolean {
  return condition !== undefined && (!among || among(condition));
}
