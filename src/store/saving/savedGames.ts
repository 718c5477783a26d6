/** What a save's body holds: the game in play, the daily beside it, and the one before. */
import { DAY_TEXT } from '../../core/daily';
import { type GameRecord, LIMITS, readRecord, recordText } from '../../core/record';
import type { Params } from '../../core/result';
import type { Progress, Status } from '../../core/rules';
import {
  boolean,
  finite,
  integer,
  nullable,
  object,
  oneOf,
  type Reader,
  string,
  table,
  tolerant,
  withDefault,
} from '../../core/text';

/** A record with what the player needs around it. */
export interface Run {
  readonly record: GameRecord;
  /** Something half built (a potion, a search): saved, not undone. */
  readonly draft: string;
  /** The calendar day whose daily deal this is. */
  readonly day: string | null;
  /** The local calendar day on which it was begun; a game counts for that day even if it ends after midnight. */
  readonly begun: string;
  /** A deal played before: for practice, outside the records. */
  readonly practice: boolean;
  /** Its first result has gone into the statistics. */
  readonly counted: boolean;
}

export interface SavedGame extends Run {
  /**
   * What *Start over* began: the same deal once more, for practice, while this run waits as it was left. The first
   * edition looks for the first run here too; it leaves the practice run out when it writes.
   */
  readonly practiceRun?: Run | undefined;
}

export const SLOTS = ['free', 'daily'] as const;
export type Slot = (typeof SLOTS)[number];

export interface SavedGames {
  readonly active: Slot;
  /** In play is the practice run of the active slot; its first run waits there. */
  readonly practising?: boolean | undefined;
  readonly free: SavedGame | null;
  readonly daily: SavedGame | null;
  /** What *New game* put away; it can be taken back until something is played in the new one. */
  readonly replaced: SavedGame | null;
  /** Of first runs; for the home page, which does not load the rules of all games to say how far each is. */
  readonly summaries: Readonly<Record<Slot, Summary | null>>;
}

export interface Summary {
  /** The config's code; in saves of the first edition, its name. */
  readonly config: string;
  readonly kind: Status['kind'];
  readonly progress: SavedProgress;
  readonly moves: number;
  readonly day: string | null;
}

export interface SavedProgress extends Progress {
  /** In saves of the first edition, the progress in words. */
  readonly text?: string;
}

export const NO_SAVED_GAMES: SavedGames = {
  active: 'free',
  free: null,
  daily: null,
  replaced: null,
  summaries: { free: null, daily: null },
};

const MAX_DRAFT = 4_000;
const MAX_PHRASE = 200;
const MOST_PARAMS = 10;

const runFields = {
  record: readRecord,
  draft: string(MAX_DRAFT),
  day: nullable(string(10, DAY_TEXT)),
  begun: string(10, DAY_TEXT),
  practice: boolean,
  counted: boolean,
};

const readRun: Reader<Run> = object<Run>(runFields);

const readSavedGame: Reader<SavedGame> = object<SavedGame>({
  ...runFields,
  practiceRun: withDefault<Run | undefined>(readRun, undefined),
});

const readParam: Reader<Params[string]> = (value, at) =>
  typeof value === 'string'
    ? string(MAX_PHRASE)(value, at)
    : finite(-LIMITS.record, LIMITS.record)(value, at);

const readProgress: Reader<SavedProgress> = (value, at) => {
  const { params, text, ...counts } = object<{
    done: number;
    total: number;
    params: Params | null;
    text: string;
  }>({
    done: integer(0, LIMITS.record),
    total: integer(0, LIMITS.record),
    params: tolerant(nullable(table(/^[a-z][A-Za-z]{0,20}$/, readParam, MOST_PARAMS)), null),
    text: withDefault(string(MAX_PHRASE), ''),
  })(value, at);
  return { ...counts, ...(params ? { params } : {}), ...(text === '' ? {} : { text }) };
};

const readSummary: Reader<Summary> = object<Summary>({
  config: string(MAX_PHRASE),
  kind: oneOf(['playing', 'stuck', 'won', 'lost']),
  progress: readProgress,
  moves: integer(0, LIMITS.record),
  day: nullable(string(10, DAY_TEXT)),
});

export const readSavedGames: Reader<SavedGames> = object<SavedGames>({
  active: oneOf(SLOTS),
  practising: withDefault<boolean | undefined>(boolean, undefined),
  free: nullable(readSavedGame),
  daily: nullable(readSavedGame),
  replaced: nullable(readSavedGame),
  summaries: object<Record<Slot, Summary | null>>({
    free: nullable(readSummary),
    daily: nullable(readSummary),
  }),
});

/** As it is written; a tab of the first edition that is still open can read it too. */
export function savedGamesText({ free, daily, replaced, summaries, ...rest }: SavedGames): string {
  return JSON.stringify({
    ...rest,
    free: writtenGame(free),
    daily: writtenGame(daily),
    replaced: writtenGame(replaced),
    summaries: { free: writtenSummary(summaries.free), daily: writtenSummary(summaries.daily) },
  });
}

/** One slot alone, to be kept aside: written like the whole, so that the first edition can read it too. */
export function savedGameText(game: SavedGame): string {
  return JSON.stringify(writtenGame(game));
}

function writtenGame(game: SavedGame | null): object | null {
  if (game === null) return null;
  const { practiceRun, ...run } = game;
  return { ...writtenRun(run), ...(practiceRun ? { practiceRun: writtenRun(practiceRun) } : {}) };
}

function writtenRun({ record, ...rest }: Run): object {
  return { record: recordText(record), ...rest };
}

/** The first edition wants progress in words, and shows what it finds. */
function writtenSummary(summary: Summary | null): object | null {
  return summary && { ...summary, progress: { text: '', ...summary.progress } };
}

/** Where a game was left in the middle: the one in play, else one left beside it. */
export function begunSlot({ active, summaries }: SavedGames): Slot | undefined {
  return [active, ...SLOTS].find((slot) => isBegun(summaries[slot]));
}

/** All games that were left in the middle. */
export function begunGames({ summaries }: SavedGames): readonly Summary[] {
  return SLOTS.map((slot) => summaries[slot]).filter(isBegun);
}

export function isBegun(summary: Summary | null): summary is Summary {
  return isUnfinished(summary) && summary.moves > 0;
}

export function isUnfinished(summary: Summary | null): summary is Summary {
  return summary?.kind === 'playing' || summary?.kind === 'stuck';
}

export function clipDraft(text: string): string {
  return text.slice(0, MAX_DRAFT);
}
