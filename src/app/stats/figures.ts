/** Sums and words over the statistics, for the pages that show them. */
import { clockText } from '../../components/browser/useTick';
import type { GameStats, PastResult, Totals } from '../../store/stats/stats';
import { isAided } from '../../store/stats/stats';

export type Aid = 'unaided' | 'aided';

export interface Row {
  /** The config's code. */
  readonly config: string;
  readonly totals: Totals;
}

/** Totals by config, the most played first. */
export function rowsOf(stats: GameStats, aid: Aid): readonly Row[] {
  const table = aid === 'unaided' ? stats.totals : stats.aidedTotals;
  return Object.entries(table)
    .map(([config, totals]) => ({ config, totals }))
    .sort((a, b) => b.totals.played - a.totals.played || a.config.localeCompare(b.config));
}

export function playedOf(stats: GameStats | undefined): number {
  return sumOf(stats, ({ played }) => played);
}

export function wonOf(stats: GameStats | undefined): number {
  return sumOf(stats, ({ won }) => won);
}

function sumOf(stats: GameStats | undefined, figure: (totals: Totals) => number): number {
  if (!stats) return 0;
  const all = [...Object.values(stats.totals), ...Object.values(stats.aidedTotals)];
  return all.reduce((sum, totals) => sum + figure(totals), 0);
}

export function resultsOf({ results }: GameStats, aid: Aid): readonly PastResult[] {
  return results.filter((result) => !result.practice && isAided(result) === (aid === 'aided'));
}

export function percentText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

export function timeText(ms: number | null): string {
  return ms === null ? '–' : clockText(ms);
}

export function averageTime({ won, wonTimeMs }: Totals): number | null {
  return won === 0 ? null : wonTimeMs / won;
}

export function averageScore({ won, wonScore, bestScore }: Totals): number | null {
  return won === 0 || bestScore === null ? null : Math.round(wonScore / won);
}

export function scoreText(score: number | null): string {
  return score === null ? '–' : score.toLocaleString('en-GB');
}

/** How unaided and aided games were lost, the commonest first. */
export function causesOf(
  rows: readonly Row[],
): readonly { readonly cause: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { totals } of rows) {
    for (const [cause, count] of Object.entries(totals.causes))
      counts.set(cause, (counts.get(cause) ?? 0) + count);
  }
  return [...counts].map(([cause, count]) => ({ cause, count })).sort((a, b) => b.count - a.count);
}
