/**
 * The first edition kept statistics under the words it showed. They go under codes as soon as the words of their game
 * are at hand; a tab of the first edition that is still open may write words again, which is why this may happen often.
 */
import { type GameStats, mergedTotals, type PastResult, type Stats, type Totals } from './stats';

/** Null for words that the game never showed, and for codes: both stay as they are. */
export interface OldWords {
  readonly config: (words: string) => string | null;
  readonly cause: (words: string) => string | null;
}

export function isTranslated(stats: Stats, game: string, old: OldWords): boolean {
  return translated(stats, game, old) === stats;
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
