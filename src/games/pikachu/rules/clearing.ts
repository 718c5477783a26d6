/**
 * Proofs that a board can be cleared: an order of pairs that clears it under its variant.
 *
 * What a playout does next depends only on the tiles that are left. Where it clears a board, it therefore clears
 * every board on its way too: who follows hints from a board once proven stays on proven boards, though no hint
 * knows of the one before.
 */
import { type Chance, shuffled } from '../../../core/chance';
import type { GridSize } from '../../../core/grids';
import { type Board, copyBoard, flatCell, indexBoard, removePair } from './boardIndex';
import { symbolCounts } from './dealText';
import { connectingPairs } from './pairs';
import { playout } from './playout';
import { boardOf, type Config, type Pair, type Variant } from './types';

interface Position extends GridSize {
  readonly variant: Variant;
  readonly tiles: readonly number[];
}

export type Outlook =
  /** `line` clears the board. */
  | { readonly kind: 'clearable'; readonly line: readonly Pair[] }
  /** No order of matches clears it: all were tried. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown' };

/** What a search may cost: about this many removals, however large the board. */
const REMOVALS = 1200;
const MOST_PLAYOUTS = 40;
/** Up to here every order can be tried: tiles can only be left in some two thousand ways. */
const FEW_PAIRS = 6;

/** Whether the board can be cleared from here, as far as a bounded search can tell. */
export function outlook(position: Position): Outlook {
  const few = countPairs(position.tiles) <= FEW_PAIRS;
  return outlookWithin(position, searchOf(few ? Number.POSITIVE_INFINITY : 0));
}

/** So many boards are looked at before a search for a last way out gives up. */
const NODES = 2_000;

/**
 * What can be proven of a board from which play has left its line. `lost` is never said of a board that can be cleared.
 */
export function prospectOf(position: Position): Outlook['kind'] {
  return outlookWithin(position, searchOf(NODES)).kind;
}

/**
 * The playouts first, then every order, as far as the search may still go. Boards of one variant may be looked at one
 * after another by the same search: what it has found hopeless it does not look at again.
 */
export function outlookWithin(position: Position, search: Search): Outlook {
  const line =
    clearingLine(position) ?? tryEveryOrder(indexBoard(position, position.tiles), position.variant, search);
  if (line) return { kind: 'clearable', line };
  return { kind: search.nodesLeft > 0 ? 'lost' : 'unknown' };
}

/** A search that looks at so many boards at most. */
export function searchOf(nodesLeft: number): Search {
  return { hopeless: new Set(), nodesLeft };
}

/** The line of the first playout that clears the board. Fewer tiles never mean fewer playouts: see above. */
export function clearingLine(position: Position): readonly Pair[] | null {
  const board = indexBoard(position, position.tiles);
  const playouts = Math.min(MOST_PLAYOUTS, Math.floor(REMOVALS / Math.max(1, countPairs(position.tiles))));
  for (let k = 0; k < playouts; k++) {
    const line = playout(copyBoard(board), position.variant, k);
    if (line) return line;
  }
  return null;
}

export const ATTEMPTS = 200;

/** Boards by the seed's method, as many of so many as are proven. */
export function* provenBoards(
  config: Config,
  chance: Chance,
  dealVersion: number,
): Generator<readonly number[]> {
  const { rows, columns, symbols } = boardOf(config, dealVersion);
  const counts = symbolCounts({ rows, columns, symbols });
  const inOrder = counts.flatMap((tiles, index) => Array<number>(tiles).fill(index + 1));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tiles = shuffled(inOrder, chance('deal', attempt));
    if (clearingLine({ rows, columns, variant: config.variant, tiles })) yield tiles;
  }
}

export function countPairs(tiles: readonly number[]): number {
  return tiles.reduce((count, tile) => (tile === 0 ? count : count + 1), 0) / 2;
}

export interface Search {
  /** Boards known to lead nowhere, so that each set of tiles is looked at once. */
  readonly hopeless: Set<string>;
  /** At 0 the search has been cut short, and null says nothing. */
  nodesLeft: number;
}

function tryEveryOrder(board: Board, variant: Variant, search: Search): Pair[] | null {
  if (board.tiles.every((tile) => tile === 0)) return [];
  const name = board.tiles.join();
  if (search.hopeless.has(name) || search.nodesLeft === 0) return null;
  search.nodesLeft--;
  for (const [a, b] of connectingPairs(board)) {
    const after = copyBoard(board);
    removePair(after, variant, a, b);
    const rest = tryEveryOrder(after, variant, search);
    if (rest) return [[flatCell(board, a), flatCell(board, b)], ...rest];
    if (search.nodesLeft === 0) return null;
  }
  search.hopeless.add(name);
  return null;
}
