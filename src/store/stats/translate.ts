/**
 * The first edition kept statistics under the words it showed. They go under codes as soon as the words of their game
 * are at hand; a tab of the first edition that is still open may write words again, which is why this may happen often.
 */
import type { GameStats, PastResult, Stats, Totals } from './stats';
import type { StatsStore } from './statsStore';

/** Null for words that the game never showed, and for codes: both stay as they are. */
export interface OldWords {
  readonly config: (words: string) => string | null;
  readonly cause: (words: string) => string | null;
}

/** What the first edition kept under words goes under codes, once the game's words are at hand. */
export async function translate(
  store: Pick<StatsStore, 'getState' | 'loaded' | 'change'>,
  game: string,
  old: OldWords,
): Promise<void> {
  await store.loaded();
  const stats = store.getState();
  if (translated(stats, game, old) !== stats) await store.change((now) => translated(now, game, old));
}

/** The very same object where there is nothing to translate. */
export function translated(stats: Stats, game: string, old: OldWords): Stats {
  const before = stats.games[game];
  if (!before || !hasWords(before, old)) return stats;
  const after = {
    ...before,
    totals: totalsByCode(before.totals, old),
    aidedTotals: totalsByCode(before.aidedTotals, old),
    results: before.results.map((result) => resultByCode(result, old)),
  };
  return { games: { ...stats.games, [game]: after } };
}

function hasWords({ totals, aidedTotals, results }: GameStats, old: OldWords): boolean {
  const tables = [totals, aidedTotals];
  const configs = [...tables.flatMap(Object.keys), ...results.map(({ config }) => config)];
  const causes = tables.flatMap((table) =>
    Object.values(table).flatMap((entry) => Object.keys(entry.causes)),
  );
  const told = [...causes, ...results.map(({ cause }) => cause ?? '')];
  const changes = (translate: OldWords['config']) => (words: string) => (translate(words) ?? words) !== words;
  return configs.some(changes(old.config)) || told.some(changes(old.cause));
}

function totalsByCode(table: GameStats['totals'], old: OldWords): GameStats['totals'] {
  const byCode = new Map<string, Totals>();
  for (const [words, totals] of Object.entries(table)) {
    const code = old.config(words) ?? words;
    const told = { ...totals, causes: causesByCode(totals.causes, old) };
    const known = byCode.get(code);
    byCode.set(code, known ? mergedTotals(known, told) : told);
  }
  return Object.fromEntries(byCode);
}

function causesByCode(causes: Totals['causes'], old: OldWords): Totals['causes'] {
  const byCode = new Map<string, number>();
  for (const [words, count] of Object.entries(causes)) {
    const code = old.cause(words) ?? words;
    byCode.set(code, (byCode.get(code) ?? 0) + count);
  }
  return Object.fromEntries(byCode);
}

function resultByCode(result: PastResult, old: OldWords): PastResult {
  const { config, cause } = result;
  return { ...result, config: old.config(config) ?? config, cause: cause && (old.cause(cause) ?? cause) };
}

/** Two lists of one config, kept apart for a while. */
function mergedTotals(one: Totals, other: Totals): Totals {
  const causes = new Map(Object.entries(one.causes));
  for (const [cause, count] of Object.entries(other.causes)) {
    causes.set(cause, (causes.get(cause) ?? 0) + count);
  }
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    bestScore: betterOf(one.bestScore, other.bestScore, Math.max),
    bestTimeMs: betterOf(one.bestTimeMs, other.bestTimeMs, Math.min),
    fewestAttempts: betterOf(one.fewestAttempts, other.fewestAttempts, Math.min),
    wonTimeMs: one.wonTimeMs + other.wonTimeMs,
    wonScore: one.wonScore + other.wonScore,
    wonAttempts: one.wonAttempts + other.wonAttempts,
    causes: Object.fromEntries(causes),
  };
}

function betterOf(
  one: number | null,
  other: number | null,
  better: (a: number, b: number) => number,
): number | null {
  return one === null || other === null ? (one ?? other) : better(one, other);
}
