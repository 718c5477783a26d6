/** The text of a deal: one letter a tile, in row order. */
import { cellCount } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { type BoardSize, boardOf, type Config } from './types';

const FIRST_LETTER = 'a'.charCodeAt(0);
const EMPTY = '-';

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
