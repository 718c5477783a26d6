/**
 * A card may be used only once, so a grid has an answer exactly when every cell can be given a card of its own:
 * a matching of cells and cards that covers all cells. Found by augmenting paths (Kuhn).
 */
import { cardsMeeting, countOf, type PairTable, type Pool, pairsOf } from './pool';
import type { Condition } from './types';

/** Cells that have fewer cards between them than there are cells. */
interface Shortage {
  readonly cells: readonly number[];
  /** Every card that fits any of them. */
  readonly cards: readonly number[];
}

type Matched =
  | { readonly complete: true; readonly cards: readonly number[] }
  | { readonly complete: false; readonly shortage: Shortage };

/** Whether every cell can have a card of its own. */
export function isPuzzleSolvable(
  pool: Pool,
  rows: readonly Condition[],
  columns: readonly Condition[],
): boolean {
  return arePairsSolvable(pool, pairsOf(pool, rows, columns));
}

export function arePairsSolvable(pool: PairTable, pairs: ArrayLike<number>): boolean {
  const scarce = scarceLimit(pool, pairs);
  if (scarce === NONE) return true;
  const needy: number[][] = [];
  for (let cell = 0; cell < pairs.length; cell++) {
    const pair = pairs[cell] ?? 0;
    if (countOf(pool, pair) <= scarce) needy.push(cardsMeeting(pool, pair));
  }
  return matchCells(needy).complete;
}

/**
 * The highest n for which more than n cells have at most n cards. Cells with more cards than that can be served
 * last, the poorer first, and always find a card that is free; so only the others need matching.
 */
function scarceLimit(pool: PairTable, pairs: ArrayLike<number>): number {
  const cells = pairs.length;
  CELLS_WITH.fill(0);
  for (let cell = 0; cell < cells; cell++) {
    const count = Math.min(countOf(pool, pairs[cell] ?? 0), cells);
    CELLS_WITH[count] = (CELLS_WITH[count] ?? 0) + 1;
  }
  let limit = NONE;
  let poor = 0;
  for (let count = 0; count < cells; count++) {
    poor += CELLS_WITH[count] ?? 0;
    if (poor > count) limit = count;
  }
  return limit;
}

const NONE = -1;
/** Cells by number of cards, up to 16; made once because this runs for every third attempt. */
const CELLS_WITH = new Uint8Array(17);

/** `candidates[cell]` are the cards a cell may have; those first in its list are preferred. */
export function matchCells(candidates: readonly (readonly number[])[]): Matched {
  const cardOf: number[] = candidates.map(() => NONE);
  const cellOf = new Map<number, number>();

  const augment = (cell: number, tried: Set<number>): boolean => {
    for (const card of candidates[cell] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const holder = cellOf.get(card);
      if (holder !== undefined && !augment(holder, tried)) continue;
      cellOf.set(card, cell);
      cardOf[cell] = card;
      return true;
    }
    return false;
  };

  for (const cell of candidates.keys()) {
    const tried = new Set<number>();
    if (!augment(cell, tried)) return { complete: false, shortage: shortageAt(cell, tried, cellOf) };
  }
  return { complete: true, cards: cardOf };
}

/** All cards tried in vain are held by cells that could not give way: one cell more than cards (Hall). */
function shortageAt(cell: number, tried: ReadonlySet<number>, cellOf: ReadonlyMap<number, number>): Shortage {
  const holders = [...tried].flatMap((card) => cellOf.get(card) ?? []);
  return { cells: [cell, ...holders].sort((a, b) => a - b), cards: [...tried] };
}
