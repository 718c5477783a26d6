/** Deals by the seed's method, each proven clearable, and their text: one letter a tile, in row order. */

import { type Chance, shuffled } from '../../../core/chance';
import { cellCount, type GridSize } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { indexBoard } from './boardIndex';
import { clearingLine } from './clearing';
import { refuse } from './faults';
import { mostForgiving } from './forgiving';
import { connectingPairs } from './pairs';
import { type BoardSize, boardOf, type Config } from './types';

const ATTEMPTS = 200;
const LEAST_OPEN = 3;
const FIRST_LETTER = 'a'.charCodeAt(0);
const EMPTY = '-';

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

function* provenBoards(config: Config, chance: Chance, dealVersion: number): Generator<readonly number[]> {
  const { rows, columns, symbols } = boardOf(config, dealVersion);
  const counts = symbolCounts({ rows, columns, symbols });
  const inOrder = counts.flatMap((tiles, index) => Array<number>(tiles).fill(index + 1));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = shuffled(inOrder, chance('deal', attempt));
    if (clearingLine({ rows, columns, variant: config.variant, tiles })) yield tiles;
  }
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

/** How many tiles each symbol has: pairs are given out to the symbols in turn, so the first may have one more. */
export function symbolCounts(size: BoardSize): number[] {
  const pairs = cellCount(size) / 2;
  return Array.from({ length: size.symbols }, (_, index) => 2 * Math.ceil((pairs - index) / size.symbols));
}

/** The tiles of a first board, or what is wrong with the text. */
export function readDeal(config: Config, text: string, dealVersion: number): Result<readonly number[]> {
  const size = boardOf(config, dealVersion);
  if (text.length !== cellCount(size)) {
    return refuse('DEAL_LENGTH', { wanted: cellCount(size), found: text.length });
  }
  const last = String.fromCharCode(FIRST_LETTER + size.symbols - 1);
  const tiles = readTiles(text);
  if (!tiles?.every((tile) => tile >= 1 && tile <= size.symbols)) {
    return refuse('DEAL_SYMBOL', { last });
  }
  const found = countTiles(tiles, size.symbols);
  const wrong = symbolCounts(size).findIndex((wanted, index) => wanted !== found[index]);
  if (wrong === -1) return ok(tiles);
  return refuse('DEAL_COUNTS', {
    symbol: wrong + 1,
    found: found[wrong] ?? 0,
    wanted: symbolCounts(size)[wrong] ?? 0,
  });
}

export function formatTiles(tiles: readonly number[]): string {
  return tiles.map((tile) => (tile === 0 ? EMPTY : String.fromCharCode(FIRST_LETTER + tile - 1))).join('');
}

/** Null where a character is neither a symbol nor an empty cell. */
export function readTiles(text: string): readonly number[] | null {
  if (!/^[a-x-]*$/.test(text)) return null;
  return Array.from(text, (letter) => (letter === EMPTY ? 0 : letter.charCodeAt(0) - FIRST_LETTER + 1));
}

function countTiles(tiles: readonly number[], symbols: number): number[] {
  const counts = Array<number>(symbols).fill(0);
  for (const tile of tiles) counts[tile - 1] = (counts[tile - 1] ?? 0) + 1;
  return counts;
}
