/** The record of a game: text throughout, and all there is to save, share, replay or report. */
import { aidSums, aidsFromSums, oneMoreAid } from './aids';
import { GAME_ID } from './gameId';
import { readJournal } from './journal';
import { ok, type Result, refuse } from './result';
import type { MoveRole, Tally } from './rules';
import { MAX_MOVE_TEXT, MAX_MOVES } from './rules';
import {
  boolean,
  finite,
  integer,
  list,
  nullable,
  object,
  type Reader,
  string,
  table,
  tolerant,
} from './text';

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  /** An earlier version that folds these moves to the very same states; tabs that know no later one can open them. */
  readonly foldsAs?: number | undefined;
  readonly dealVersion: number;
  /** How it is scored and timed, to its end. Records from before that was noted have none: see `scoreVersionOf`. */
  readonly scoreVersion?: number;
  readonly config: string;
  readonly seed: string;
  readonly deal: string;
  readonly moves: readonly string[];
  /** How many of `moves` have been played; what lies beyond can be redone. */
  readonly cursor: number;
  readonly tally: Tally;
  /** See `journal.ts`. Records from before there was one have none. */
  readonly journal?: string;
}

/** Checked before anything is allocated, so that a hostile text costs no more than its own length. */
export const LIMITS = { config: 200, seed: 64, deal: 2048, record: 2_000_000 } as const;

/** What config, seed and deal are written in: safe in a URL path, and no dot (static servers take it for a file). */
export const FIELD_TEXT = /^[A-Za-z0-9_-]*$/;
const SEED_TEXT = /^[A-Za-z0-9_-]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
export const MOVE_TEXT = /^[^\u0000-\u001f\u007f]+$/;
const LONGEST_TIME_MS = 1e12;
const HIGHEST_COUNT = 1e9;
const AID_CODE = /^[a-z][a-z-]{0,30}$/;
const MOST_AIDS = 20;
const MAX_ID = 32;

const count = integer(0, HIGHEST_COUNT);

export const tallyFigures = {
  elapsedMs: finite(0, LONGEST_TIME_MS),
  clockLeftMs: nullable(finite(0, LONGEST_TIME_MS)),
  attempts: count,
  mistakes: count,
  assisted: boolean,
};
export const readAids: Reader<Tally['aids']> = table(AID_CODE, count, MOST_AIDS);

/** As it is written: with the two sums that the first edition knew, so that a tab of it can still read the record. */
interface TallyText extends Omit<Tally, 'aids'> {
  readonly hints: number;
  readonly shuffles: number;
  readonly aids: Tally['aids'] | null;
}

const readTallyText: Reader<TallyText> = object<TallyText>({
  ...tallyFigures,
  hints: count,
  shuffles: count,
  aids: tolerant(nullable(readAids), null),
});

const readTally: Reader<Tally> = (value, at) => {
  const { hints, shuffles, aids, assisted, ...figures } = readTallyText(value, at);
  const sums = aidSums({ aids: aids ?? {} });
  // The sums are what every edition keeps: where they say otherwise, an older one has counted on.
  const isWhole = aids !== null && sums.hints === hints && sums.shuffles === shuffles;
  return { ...figures, aids: isWhole ? aids : aidsFromSums(hints, shuffles), assisted };
};

/** As it is written: under the earliest version that folds it, since older editions refuse whatever is later. */
type RecordText = Omit<GameRecord, 'foldsAs' | 'journal' | 'scoreVersion'> & {
  readonly judgedBy: number | null;
  readonly scoreVersion: number | null;
};

const readFields: Reader<RecordText> = object<RecordText>({
  game: string(MAX_ID, GAME_ID),
  version: integer(1, 9999),
  judgedBy: tolerant(nullable(integer(1, 9999)), null),
  dealVersion: integer(1, 9999),
  scoreVersion: tolerant(nullable(integer(2, 9999)), null),
  config: string(LIMITS.config, FIELD_TEXT),
  seed: string(LIMITS.seed, SEED_TEXT),
  deal: string(LIMITS.deal, FIELD_TEXT),
  moves: list(string(MAX_MOVE_TEXT, MOVE_TEXT), MAX_MOVES),
  cursor: integer(0, MAX_MOVES),
  tally: readTally,
});

export const readRecord: Reader<GameRecord> = (value, at) => {
  const { judgedBy, scoreVersion, ...record } = readFields(value, at);
  const versions =
    judgedBy !== null && judgedBy > record.version ? { version: judgedBy, foldsAs: record.version } : {};
  const journal = journalOf(value);
  // A cursor beyond the moves would make replay read past the end.
  const cursor = Math.min(record.cursor, record.moves.length);
  return {
    ...record,
    ...versions,
    ...scoredBy(scoreVersion ?? 1),
    cursor,
    ...(journal === null ? {} : { journal }),
  };
};

/** A damaged journal is dropped; the game opens all the same. */
function journalOf(value: unknown): string | null {
  const held =
    typeof value === 'object' && value !== null && Object.getOwnPropertyDescriptor(value, 'journal');
  const journal: unknown = held ? held.value : null;
  return typeof journal === 'string' && readJournal(journal) !== null ? journal : null;
}

export function scoreVersionOf({ scoreVersion = 1 }: Pick<GameRecord, 'scoreVersion'>): number {
  return scoreVersion;
}

/** What a record says of it: nothing where it is scored as the first ones were. */
export function scoredBy(scoreVersion: number): Pick<GameRecord, 'scoreVersion'> {
  return scoreVersion === 1 ? {} : { scoreVersion };
}

/** For JSON: what `readRecord` reads back. */
export function recordText({ tally, foldsAs, ...record }: GameRecord): object {
  const versions = foldsAs === undefined ? {} : { version: foldsAs, judgedBy: record.version };
  return { ...record, ...versions, tally: { ...tally, ...aidSums(tally) } };
}

export function freshTally(clockLeftMs: number | null): Tally {
  return { elapsedMs: 0, clockLeftMs, attempts: 0, mistakes: 0, aids: {}, assisted: false };
}

export function countMove(tally: Tally, role: MoveRole): Tally {
  if (typeof role === 'object') return { ...tally, aids: oneMoreAid(tally.aids, role.aid) };
  return role === 'attempt' ? { ...tally, attempts: tally.attempts + 1 } : tally;
}

export function countMistake(tally: Tally): Tally {
  return { ...tally, attempts: tally.attempts + 1, mistakes: tally.mistakes + 1 };
}

export function checkGame(record: GameRecord, id: string): Result<GameRecord> {
  return record.game === id ? ok(record) : refuse('OTHER_GAME', { game: record.game });
}
