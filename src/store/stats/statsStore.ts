/** Keeps the statistics; two tabs that finish games at once both count, since adding is one transaction. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson } from '../../core/text';
import { type Database, inTime } from '../saving/database';
import { asideKey } from '../saving/saveText';
import {
  MAX_STATS,
  NO_GAME_STATS,
  NO_STATS,
  readStats,
  type Stats,
  salvageStats,
  statsText,
  UNREAD_STATS,
  wasPlayed,
} from './stats';

export const STATS_KEY = 'stats';

export interface StatsStore extends Pick<StoreApi<Stats>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly load: () => Promise<void>;
  /** Applies a change to what is stored, or at least to what is shown where nothing can be stored. */
  readonly change: (by: (stats: Stats) => Stats) => Promise<void>;
  readonly forget: (game: string) => Promise<void>;
  /** Resolves when what is stored has been read. */
  readonly loaded: () => Promise<void>;
  readonly playedBefore: (game: string, dealKey: string) => boolean;
}

export function createStatsStore(database: Database): StatsStore {
  const store = createStore<Stats>(() => UNREAD_STATS);

  async function change(by: (stats: Stats) => Stats): Promise<void> {
    const stored = changeStored(by);
    try {
      store.setState(await inTime(stored), true);
    } catch {
      store.setState(by(store.getState()), true);
      stored.then(
        (stats) => store.setState(stats, true),
        () => undefined,
      );
    }
  }

  async function changeStored(by: (stats: Stats) => Stats): Promise<Stats> {
    let next = NO_STATS;
    await database.update(STATS_KEY, (text, put) => {
      // A browser that has cleared its storage has not cleared what this page remembers.
      const { stats, unreadable } =
        text === null ? { stats: store.getState(), unreadable: [] } : salvageStats(text);
      for (const part of unreadable) put(asideKey('stats', part), part);
      next = by(stats);
      return next === stats && unreadable.length === 0 ? null : statsText(next);
    });
    return next;
  }

  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const text = await database.get(STATS_KEY).catch(() => null);
    store.setState(text === null ? NO_STATS : salvageStats(text).stats, true);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load() {
      reading = read();
      return reading;
    },
    change,
    forget: (game) => change((stats) => ({ games: { ...stats.games, [game]: NO_GAME_STATS } })),
    loaded: () => reading,
    playedBefore: (game, dealKey) => wasPlayed(store.getState().games[game] ?? NO_GAME_STATS, dealKey),
  };
}

/** Null: this cannot be read. */
export function parseStats(text: string | null): Stats | null {
  if (text === null) return NO_STATS;
  const read = readJson(text, MAX_STATS, readStats);
  return read.ok ? read.value : null;
}
