/** What is remembered of finished games: totals for ever, single results for a while. Bounded in size. */
import { aidSums } from '../../core/aids';
import { DAY_TEXT } from '../../core/daily';
import { GAME_ID } from '../../core/gameId';
import type { Tally } from '../../core/rules';
import {
  boolean,
  finite,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type Reader,
  read,
  readJson,
  string,
  table,
  withDefault,
} from '../../core/text';
import type { FinishedGame } from '../session/sessionState';

export interface Stats {
  readonly games: Readonly<Record<string, GameStats>>;
}

/** helped: won, but not alone. */
const DAY_OUTCOMES = ['won', 'helped', 'lost'] as const;
type DayOutcome = (typeof DAY_OUTCOMES)[number];

export interface GameStats {
  /** By config's code, or under the words of the first edition until somebody translates them; aided runs apart. */
  readonly totals: Readonly<Record<string, Totals>>;
  readonly aidedTotals: Readonly<Record<string, Totals>>;
  readonly streak: number;
  readonly bestStreak: number;
  readonly results: readonly PastResult[];
  /** Days whose daily deal was finished on the day itself. */
  readonly dailies: Readonly<Record<string, DayOutcome>>;
  /** Deals that were finished, so that playing them again is practice. */
  readonly dealKeys: readonly string[];
  /** Deals that were practised before their first run had ended: dealt anew, they are practice too. */
  readonly practised: readonly string[];
}

export interface Totals {
  readonly played: number;
  readonly won: number;
  readonly bestScore: number | null;
  readonly bestTimeMs: number | null;
  readonly fewestAttempts: number | null;
  readonly wonTimeMs: number;
  readonly wonScore: number;
  readonly wonAttempts: number;
  readonly causes: Readonly<Record<string, number>>;
}

export interface PastResult {
  readonly config: string;
  readonly outcome: 'won' | 'lost';
  readonly cause: string | null;
  readonly score: number | null;
  readonly timeMs: number;
  readonly attempts: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly shuffles: number;
  readonly assisted: boolean;
  readonly practice: boolean;
  readonly day: string | null;
  readonly begun: string;
}

export const KEPT_RESULTS = 40;
export const KEPT_DEALS = 1_000;
export const KEPT_PRACTISED = 200;
export const KEPT_DAYS = 1_500;
export const MOST_CONFIGS = 200;
export const MAX_STATS = 1_000_000;

export const NO_STATS: Stats = { games: {} };
/** Before the database has answered: nothing is known yet, not even that there is nothing. */
export const UNREAD_STATS: Stats = { games: {} };

export const NO_GAME_STATS: GameStats = {
  totals: {},
  aidedTotals: {},
  streak: 0,
  bestStreak: 0,
  results: [],
  dailies: {},
  dealKeys: [],
  practised: [],
};

/** Any help at all; the run still counts, beside the others. */
export function isAided({
  hints,
  shuffles,
  assisted,
}: Pick<PastResult, 'hints' | 'shuffles' | 'assisted'>): boolean {
  return hints > 0 || shuffles > 0 || assisted;
}

export function isAidedRun(tally: Pick<Tally, 'aids' | 'assisted'>): boolean {
  return isAided({ ...aidSums(tally), assisted: tally.assisted });
}

export function wasPlayed({ dealKeys, practised }: GameStats, dealKey: string): boolean {
  return dealKeys.includes(dealKey) || practised.includes(dealKey);
}

export function dayOutcome({ outcome, tally }: Pick<FinishedGame, 'outcome' | 'tally'>): DayOutcome {
  return outcome === 'won' && isAidedRun(tally) ? 'helped' : outcome;
}

/** Days in a row up to today; a day not yet played does not break it. */
export function dailyStreak(dailies: GameStats['dailies'], today: string): number {
  let day = Object.hasOwn(dailies, today) ? today : dayBefore(today);
  let length = 0;
  while (dailies[day] === 'won' || dailies[day] === 'helped') {
    length++;
    day = dayBefore(day);
  }
  return length;
}

/** Calendar arithmetic at noon UTC: no zone and no daylight saving can turn it into the same day twice. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1, 12)).toISOString().slice(0, 10);
}

const MOST = 1e12;
const natural = integer(0, 1e9);
const phrase = string(200);
const phraseKey = /^.{1,200}$/;

const readTotals: Reader<Totals> = object<Totals>({
  played: natural,
  won: natural,
  bestScore: nullable(finite(-MOST, MOST)),
  bestTimeMs: nullable(finite(0, MOST)),
  fewestAttempts: nullable(natural),
  wonTimeMs: finite(0, MOST),
  wonScore: finite(-MOST, MOST),
  wonAttempts: finite(0, MOST),
  causes: table(phraseKey, natural, MOST_CONFIGS),
});

/** As it is written: under the name that the first edition gave it, so that its tabs can read it too. */
type PastResultText = Omit<PastResult, 'config'> & { readonly configName: string };

const readPastResultText: Reader<PastResultText> = object<PastResultText>({
  configName: phrase,
  outcome: oneOf(['won', 'lost']),
  cause: nullable(phrase),
  score: nullable(finite(-MOST, MOST)),
  timeMs: finite(0, MOST),
  attempts: natural,
  mistakes: natural,
  hints: natural,
  shuffles: natural,
  assisted: boolean,
  practice: boolean,
  day: nullable(string(10, DAY_TEXT)),
  begun: string(10, DAY_TEXT),
});

const readPastResult: Reader<PastResult> = (value, at) => {
  const { configName, ...result } = readPastResultText(value, at);
  return { config: configName, ...result };
};

const dealKey = string(10, /^[a-z0-9]+$/);

const readGameStats: Reader<GameStats> = object<GameStats>({
  totals: table(phraseKey, readTotals, MOST_CONFIGS),
  aidedTotals: table(phraseKey, readTotals, MOST_CONFIGS),
  streak: natural,
  bestStreak: natural,
  results: list(readPastResult, KEPT_RESULTS),
  dailies: table(DAY_TEXT, oneOf(DAY_OUTCOMES), KEPT_DAYS),
  dealKeys: list(dealKey, KEPT_DEALS),
  // The first edition knows nothing of these and leaves them out.
  practised: withDefault(list(dealKey, KEPT_PRACTISED), []),
});

const MOST_GAMES = 50;

export const readStats: Reader<Stats> = object<Stats>({ games: table(GAME_ID, readGameStats, MOST_GAMES) });

const anything: Reader<unknown> = (value) => value;
const readGames = object<{ games: Readonly<Record<string, unknown>> }>({
  games: table(/^/, anything, 10 * MOST_GAMES),
});

/** What can be read, and what cannot: the damage of one game is no reason to lose the others. */
interface Salvage {
  readonly stats: Stats;
  /** Each a text of statistics itself, or what was once one. */
  readonly unreadable: readonly string[];
}

export function salvageStats(text: string): Salvage {
  const whole = readJson(text, MAX_STATS, readStats);
  if (whole.ok) return { stats: whole.value, unreadable: [] };
  const parts = readJson(text, MAX_STATS, readGames);
  if (!parts.ok) return { stats: NO_STATS, unreadable: [text] };
  const games: Record<string, GameStats> = {};
  const unreadable: string[] = [];
  for (const [id, part] of Object.entries(parts.value.games)) {
    const game = GAME_ID.test(id) ? read(part, readGameStats) : null;
    if (game?.ok && Object.keys(games).length < MOST_GAMES) games[id] = game.value;
    else unreadable.push(JSON.stringify({ games: { [id]: part } }));
  }
  return { stats: { games }, unreadable };
}

export function statsText({ games }: Stats): string {
  const texts = Object.entries(games).map(([game, stats]) => [game, gameStatsText(stats)]);
  return JSON.stringify({ games: Object.fromEntries(texts) });
}

function gameStatsText({ results, ...stats }: GameStats): object {
  return { ...stats, results: results.map(({ config, ...result }) => ({ configName: config, ...result })) };
}
