/** Which pairs of equal tiles connect. Cells are matrix cells. */
import { type Board, flatCell } from './boardIndex';
import { connects } from './paths';
import type { Pair } from './types';

type MatrixPair = readonly [number, number];

/** Every connecting pair, the earlier cell first. */
export function connectingPairs(board: Board): MatrixPair[] {
  const found: MatrixPair[] = [];
  visitCandidates(board, (a, b, touching) => {
    if (touching || connects(board, a, b)) found.push([a, b]);
    return false;
  });
  return found;
}

/** The same by the cells of a state. */
export function flatPairs(board: Board): Pair[] {
  return connectingPairs(board).map(([a, b]) => [flatCell(board, a), flatCell(board, b)]);
}

export function hasMove(board: Board): boolean {
  return visitCandidates(board, (a, b, touching) => touching || connects(board, a, b));
}

/** The connecting pair with the lowest ranked tile; among those of that tile, with the lowest ranked other. */
export function bestPair(board: Board, rank: Int32Array): MatrixPair | null {
  let best: MatrixPair | null = null;
  let bestLow = Number.POSITIVE_INFINITY;
  let bestHigh = Number.POSITIVE_INFINITY;
  visitCandidates(board, (a, b, touching) => {
    const rankA = rank[a] ?? 0;
    const rankB = rank[b] ?? 0;
    const low = rankA < rankB ? rankA : rankB;
    const high = rankA < rankB ? rankB : rankA;
    const better = low < bestLow || (low === bestLow && high < bestHigh);
    if (better && (touching || connects(board, a, b))) {
      best = [a, b];
      bestLow = low;
      bestHigh = high;
    }
    return false;
  });
  return best;
}

/**
 * Visits all equal pairs that might connect, until the visitor says true: those that touch, and those of open
 * tiles. On a full board that leaves few.
 */
function visitCandidates(board: Board, visit: (a: number, b: number, touching: boolean) => boolean): boolean {
  const { tiles, width } = board;
  const next = chainOpenTiles(board);
  for (let a = 0; a < tiles.length; a++) {
    const symbol = tiles[a] ?? 0;
    if (symbol === 0) continue;
    if (tiles[a + 1] === symbol && visit(a, a + 1, true)) return true;
    if (tiles[a + width] === symbol && visit(a, a + width, true)) return true;
    for (let b = next[a] ?? 0; b !== 0; b = next[b] ?? 0) {
      if (b !== a + 1 && b !== a + width && visit(a, b, false)) return true;
    }
  }
  return false;
}

/** For each open tile the next one with its symbol, in row order; 0 ends a chain, being a border cell. */
function chainOpenTiles({ tiles, open, chains }: Board): Uint16Array {
  const { first, next } = chains;
  first.fill(0);
  next.fill(0);
  for (let cell = tiles.length - 1; cell >= 0; cell--) {
    const symbol = tiles[cell] ?? 0;
    if (symbol === 0 || open[cell] === 0) continue;
    next[cell] = first[symbol] ?? 0;
    first[symbol] = cell;
  }
  return next;
}
