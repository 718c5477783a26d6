/** Every order of pairs from a board, one after another: what comes of careless play, exactly. */
import { type Board, copyBoard, indexBoard, removePair } from '../rules/boardIndex';
import { connectingPairs } from '../rules/pairs';
import type { Variant } from '../rules/types';
import type { Tail } from './types';

export interface Orders {
  /** Of careless games, in which each open pair is as likely as the others, the share that ends stuck. */
  readonly stuck: number;
  /** So many tiles stay after the best order; 0: the board can be cleared. */
  readonly fewestLeft: number;
}

/** So many boards the orders of a tail may lead over. */
export const MOST_BOARDS = 4_000;

interface Search {
  readonly variant: Variant;
  readonly known: Map<string, Orders>;
}

/** Null where they lead over more boards than that. */
export function ordersFrom({ rows, columns, variant, tiles }: Tail): Orders | null {
  return ordersOf(indexBoard({ rows, columns }, tiles), { variant, known: new Map() });
}

function ordersOf(board: Board, search: Search): Orders | null {
  const { variant, known } = search;
  const name = board.tiles.join();
  const before = known.get(name);
  if (before) return before;
  if (known.size >= MOST_BOARDS) return null;
  const pairs = connectingPairs(board);
  const left = board.tiles.reduce((count, tile) => (tile === 0 ? count : count + 1), 0);
  let stuck = pairs.length === 0 && left > 0 ? 1 : 0;
  let fewestLeft = left;
  for (const [a, b] of pairs) {
    const after = copyBoard(board);
    removePair(after, variant, a, b);
    const rest = ordersOf(after, search);
    if (!rest) return null;
    stuck += rest.stuck / pairs.length;
    fewestLeft = Math.min(fewestLeft, rest.fewestLeft);
  }
  const found = { stuck, fewestLeft };
  known.set(name, found);
  return found;
}

/** Of a tail, or of what is left of one: its orders lead over fewer boards still. */
export function fewestLeft(tail: Tail): number {
  const orders = ordersFrom(tail);
  if (!orders) throw new Error('Too many orders for a tail');
  return orders.fewestLeft;
}
