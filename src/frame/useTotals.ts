import { useStore } from 'zustand';
import { scoreVersionOf } from '../core/record';
import type { GameTypes } from '../core/rules';
import { stats } from '../store/browser';
import { recordsCodeOf } from '../store/session/finishedGame';
import { dailyStreak, type Totals } from '../store/stats/stats';
import type { Play } from './useGame';

/** The totals of the config in play, unaided runs only: what a result is measured against. */
export function useTotals<G extends GameTypes>({ definition, game }: Play<G>): Totals | null {
  const { rules } = definition;
  const code = game ? recordsCodeOf(rules, game.config, scoreVersionOf(game.record)) : '';
  return useStore(stats, ({ games }) => games[rules.id]?.totals[code] ?? null);
}

/** How often this game was won under any config, with help or without; 0 for as long as that is not read. */
export function useWins(id: string): number {
  return useStore(stats, ({ games }) => {
    const { totals = {}, aidedTotals = {} } = games[id] ?? {};
    return [...Object.values(totals), ...Object.values(aidedTotals)].reduce((sum, { won }) => sum + won, 0);
  });
}

/** Dailies won in a row up to that of this day, each on its own day; 0 while this one is not. */
export function useDailyStreak(id: string, day: string | null): number {
  return useStore(stats, ({ games }) => {
    const dailies = games[id]?.dailies ?? {};
    return day !== null && Object.hasOwn(dailies, day) ? dailyStreak(dailies, day) : 0;
  });
}
