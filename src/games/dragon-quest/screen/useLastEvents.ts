/** What the last of the moves played brought about, for the panel that tells it for as long as nothing else happens. */
import { useMemo } from 'react';
import type { DragonEvent } from '../rules/types';
import { eventsOf } from '../words/gameLog';
import type { Game } from './useTurn';

export function useLastEvents(game: Pick<Game, 'record' | 'last'> | null): readonly DragonEvent[] {
  const record = game?.record ?? null;
  const last = game?.last ?? null;
  return useMemo(() => {
    if (!record || !last) return [];
    if (last.kind === 'played' || last.kind === 'redone') return last.events;
    // After opening, undoing or a refusal the move that led here is an earlier one.
    return eventsOf(record).at(-1) ?? [];
  }, [record, last]);
}
