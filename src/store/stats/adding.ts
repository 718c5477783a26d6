/** What a finished game adds to the statistics. Apart from reading them, since the shelf only reads. */
import { aidSums } from '../../core/aids';
import type { FinishedGame } from '../session/sessionState';
import {
  dayOutcome,
  type GameStats,
  isAidedRun,
  KEPT_DAYS,
  KEPT_DEALS,
  KEPT_PRACTISED,
  KEPT_RESULTS,
  MOST_CONFIGS,
  NO_GAME_STATS,
  type PastResult,
  type Stats,
  type Totals,
} from './stats';
import type { StatsStore } from './statsStore';

const NO_TOTALS: Totals = {
  played: 0,
  won: 0,
  bestScore: null,
  bestTimeMs: null,
  fewestAttempts: null,
  wonTimeMs: 0,
  wonScore: 0,
  wonAttempts: 0,
  causes: {},
};

export function addResult(stats: Stats, game: FinishedGame): Stats {
  const before = stats.games[game.game] ?? NO_GAME_STATS;
  // Told twice: by two tabs that finished the same game, or by a page that came back after a crash.
  if (!game.practice && before.dealKeys.includes(game.dealKey)) return stats;
  const after = game.practice ? before : addFirstAttempt(before, game);
  const results = [pastResult(game), ...before.results].slice(0, KEPT_RESULTS);
  // Its first run would pass for told twice when it ends.
  const dealKeys = game.firstRunWaits ? before.dealKeys : withKey(before.dealKeys, game.dealKey, KEPT_DEALS);
  return { games: { ...stats.games, [game.game]: { ...after, results, dealKeys } } };
}

export function addPractised(stats: Stats, game: string, dealKey: string): Stats {
  const before = stats.games[game] ?? NO_GAME_STATS;
  const practised = withKey(before.practised, dealKey, KEPT_PRACTISED);
  return { games: { ...stats.games, [game]: { ...before, practised } } };
}

function withKey(keys: readonly string[], key: string, most: number): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, most);
}

function addFirstAttempt(before: GameStats, game: FinishedGame): GameStats {
  const which = isAidedRun(game.tally) ? 'aidedTotals' : 'totals';
  const totals = before[which];
  const streak = game.outcome === 'won' ? before.streak + 1 : 0;
  const onTheDay = game.day !== null && game.day === game.begun;
  return {
    ...before,
    [which]: withTotals(totals, game.config, addTotals(totals[game.config] ?? NO_TOTALS, game)),
    streak,
    bestStreak: Math.max(streak, before.bestStreak),
    dailies: onTheDay ? addDay(before.dailies, game) : before.dailies,
  };
}

/** More configs than are read back would make all of them unreadable: the least played one makes room. */
function withTotals(before: GameStats['totals'], config: string, totals: Totals): GameStats['totals'] {
  const { [config]: _, ...others } = before;
  const most = Object.entries(others).sort(([, a], [, b]) => b.played - a.played);
  return { ...Object.fromEntries(most.slice(0, MOST_CONFIGS - 1)), [config]: totals };
}

/** The first result of a day stands, whatever a moved clock brings later. */
function addDay(days: GameStats['dailies'], { begun: day, ...game }: FinishedGame): GameStats['dailies'] {
  if (Object.hasOwn(days, day)) return days;
  const newest = Object.entries({ ...days, [day]: dayOutcome(game) }).sort(([a], [b]) => (a < b ? 1 : -1));
  return Object.fromEntries(newest.slice(0, KEPT_DAYS));
}

function addTotals(before: Totals, { outcome, score, tally, cause }: FinishedGame): Totals {
  const played = before.played + 1;
  if (outcome === 'lost') {
    const name = cause ?? 'lost';
    return { ...before, played, causes: { ...before.causes, [name]: (before.causes[name] ?? 0) + 1 } };
  }
  return {
    ...before,
    played,
    won: before.won + 1,
    bestScore: score === null ? before.bestScore : Math.max(score, before.bestScore ?? score),
    bestTimeMs: Math.min(tally.elapsedMs, before.bestTimeMs ?? tally.elapsedMs),
    fewestAttempts: Math.min(tally.attempts, before.fewestAttempts ?? tally.attempts),
    wonTimeMs: before.wonTimeMs + tally.elapsedMs,
    wonScore: before.wonScore + (score ?? 0),
    wonAttempts: before.wonAttempts + tally.attempts,
  };
}

function pastResult({
  config,
  outcome,
  cause,
  score,
  tally,
  practice,
  day,
  begun,
}: FinishedGame): PastResult {
  const { elapsedMs, attempts, mistakes, assisted } = tally;
  const counts = { timeMs: elapsedMs, attempts, mistakes, ...aidSums(tally), assisted };
  return { config, outcome, cause, score, ...counts, practice, day, begun };
}

export const addFinished = (store: Pick<StatsStore, 'change'>, game: FinishedGame) =>
  store.change((stats) => addResult(stats, game));

export const addPractisedDeal = (store: Pick<StatsStore, 'change'>, game: string, dealKey: string) =>
  store.change((stats) => addPractised(stats, game, dealKey));
