/** Deals by the seed's method, each proven clearable, and their text: one letter a tile, in row order. */

import { type Chance, shuffled } from '../../../core/chance';
import { cellCount } from '../../../core/grids';
import { plural } from '../../../core/plural';
import { ok, type Result, refuse } from '../../../core/result';
import { symbolName } from '../words/symbols';
import { clearingLine } from './clearing';
import { type BoardSize, type Config, SIZES } from './types';

const TIMES = { one: '# time', other: '# times' };
const TILES = { one: '# tile', other: '# tiles' };
const ATTEMPTS = 200;
const FIRST_LETTER = 'a'.charCodeAt(0);
const EMPTY = '-';

export function deal(config: Config, chance: Chance): string {
  const size = SIZES[config.size];
  const inOrder = symbolCounts(size).flatMap((tiles, index) => Array<number>(tiles).fill(index + 1));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = shuffled(inOrder, chance('deal', attempt));
    const { rows, columns } = size;
    if (clearingLine({ rows, columns, variant: config.variant, tiles })) return formatTiles(tiles);
  }
  throw new Error(`No clearable deal in ${ATTEMPTS} attempts`);
}

/** How many tiles each symbol has: pairs are given out to the symbols in turn, so the first may have one more. */
export function symbolCounts(size: BoardSize): number[] {
  const pairs = cellCount(size) / 2;
  return Array.from({ length: size.symbols }, (_, index) => 2 * Math.ceil((pairs - index) / size.symbols));
}

/** The tiles of a first board, or what is wrong with the text. */
export function readDeal(config: Config, text: string): Result<readonly number[]> {
  const size = SIZES[config.size];
  if (text.length !== cellCount(size)) {
    return refuse(
      'DEAL_LENGTH',
      `This board needs ${plural(cellCount(size), TILES)}, but the deal has ${text.length}.`,
    );
  }
  const last = String.fromCharCode(FIRST_LETTER + size.symbols - 1);
  const tiles = readTiles(text);
  if (!tiles?.every((tile) => tile >= 1 && tile <= size.symbols)) {
    return refuse('DEAL_SYMBOL', `This deal has a symbol unknown on this board; they go from a to ${last}.`);
  }
  const found = countTiles(tiles, size.symbols);
  const wrong = symbolCounts(size).findIndex((wanted, index) => wanted !== found[index]);
  if (wrong === -1) return ok(tiles);
  return refuse(
    'DEAL_COUNTS',
    `This deal has the symbol “${symbolName(wrong + 1)}” ${plural(found[wrong] ?? 0, TIMES)} instead of ${symbolCounts(size)[wrong]}.`,
  );
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
