/** Deals by the seed's method, each proven clearable. */

import type { Chance } from '../../../core/chance';
import type { GridSize } from '../../../core/grids';
import { indexBoard } from './boardIndex';
import { ATTEMPTS, provenBoards } from './clearing';
import { formatTiles } from './dealText';
import { mostForgiving } from './forgiving';
import { connectingPairs } from './pairs';
import { boardOf, type Config } from './types';

const LEAST_OPEN = 3;

/** By the first generator the first proven board; by the second one the most forgiving of some, and no dull one. */
export function deal(config: Config, chance: Chance, dealVersion: number): string {
  const boards = provenBoards(config, chance, dealVersion);
  if (dealVersion === 1) return formatTiles(next(boards));
  const size = boardOf(config, dealVersion);
  for (let round = 0; ; round++) {
    const candidates: (readonly number[])[] = [];
    while (candidates.length < candidatesFor(config)) {
      const tiles = next(boards);
      if (!isNearlyStuck(size, tiles)) candidates.push(tiles);
    }
    const from = round * candidates.length;
    const best = mostForgiving(size, config.variant, candidates, (n) => chance('careless', from + n));
    if (best) return formatTiles(best);
  }
}

function candidatesFor({ size, variant }: Config): number {
  if (variant === 'still') return 1;
  return size === 'grand' ? 4 : 16;
}

function next(boards: Generator<readonly number[]>): readonly number[] {
  const board = boards.next();
  if (board.done) throw new Error(`No deal in ${ATTEMPTS} attempts`);
  return board.value;
}

/** Hardly a pair is open before the first match. */
export function isNearlyStuck(size: GridSize, tiles: readonly number[]): boolean {
  return connectingPairs(indexBoard(size, tiles)).length < LEAST_OPEN;
}
