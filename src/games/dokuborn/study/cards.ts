/** The cards that ship with the game, made ready when first asked for: newer ones change no position. */
import { embeddedCards } from '../rules/cards/embeddedCards';
import { indexPool, type Pool } from '../rules/pool';
import type { State } from '../rules/types';
import type { GridPosition } from './types';

let ready: Pool | null = null;

export function studyPool(): Pool {
  ready ??= indexPool(embeddedCards);
  return ready;
}

/** The grid as the game knows it. */
export function gridOf({
  size,
  rows,
  columns,
  placed,
}: Pick<GridPosition, 'size' | 'rows' | 'columns' | 'placed'>): State {
  return { size, level: 3, mode: 'free', pool: embeddedCards.version, rows, columns, placed, gaveUp: false };
}
