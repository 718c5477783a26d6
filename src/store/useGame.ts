import { useStore } from 'zustand';
import type { Move } from '../core/rules';
import type { GameStore } from './createGameStore';
import type { Table } from './table';

/** A screen's view of its game; with a selector it re-renders only when that part changes. */
export function useTable<C, M extends Move, S, V, T>(
  store: GameStore<C, M, S, V>,
  select: (table: Table<C, M, S, V>) => T,
): T {
  return useStore(store, select);
}
