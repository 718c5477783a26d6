/** The record of a game: text throughout, and all there is to save, share, replay or report. */
import { GAME_ID } from './gameId';
import { ok, type Result, refuse } from './result';
import type { MoveRole, Tally } from './rules';
import { MAX_MOVE_TEXT, MAX_MOVES } from './rules';
import { boolean, finite, integer, list, nullable, object, type Reader, string } from './text';

export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly dealVersion: number;
  readonly config: string;
  readonly seed: string;
  readonly deal: string;
  readonly moves: readonly string[];
  /** How many of `moves` have been played; what lies beyond can be redone. */
  readonly cursor: number;
  readonly tally: Tally;
}

/** Checked before anything is allocated, so that a hostile text costs no more than its own length. */
export const LIMITS = { config: 200, seed: 64, deal: 2048, record: 2_000_000 } as const;

/** What config, seed and deal are written in: safe in a URL path, and no dot (static servers take it for a file). */
export const FIELD_TEXT = /^[A-Za-z0-9_-]*$/;
const SEED_TEXT = /^[A-Za-z0-9_-]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const MOVE_TEXT = /^[^\u0000-\u001f\u007f]+$/;
const LONGEST_TIME_MS = 1e12;
const HIGHEST_COUNT = 1e9;

const count = integer(0, HIGHEST_COUNT);

const readTally: Reader<Tally> = object<Tally>({
  elapsedMs: finite(0, LONGEST_TIME_MS),
  clockLeftMs: nullable(finite(0, LONGEST_TIME_MS)),
  attempts: count,
  mistakes: count,
  hints: count,
  shuffles: count,
  assisted: boolean,
});

const readFields: Reader<GameRecord> = object<GameRecord>({
  game: string(32, GAME_ID),
  version: integer(1, 9999),
  dealVersion: integer(1, 9999),
  config: string(LIMITS.config, FIELD_TEXT),
  seed: string(LIMITS.seed, SEED_TEXT),
  deal: string(LIMITS.deal, FIELD_TEXT),
  moves: list(string(MAX_MOVE_TEXT, MOVE_TEXT), MAX_MOVES),
  cursor: integer(0, MAX_MOVES),
  tally: readTally,
});

export const readRecord: Reader<GameRecord> = (value, at) => {
  const record = readFields(value, at);
  // A cursor beyond the moves would make replay read past the end.
  return { ...record, cursor: Math.min(record.cursor, record.moves.length) };
};

export function freshTally(clockLeftMs: number | null): Tally {
  return { elapsedMs: 0, clockLeftMs, attempts: 0, mistakes: 0, hints: 0, shuffles: 0, assisted: false };
}

export function countMove(tally: Tally, role: MoveRole): Tally {
  switch (role) {
    case 'attempt':
      return { ...tally, attempts: tally.attempts + 1 };
    case 'hint':
      return { ...tally, hints: tally.hints + 1 };
    case 'shuffle':
      return { ...tally, shuffles: tally.shuffles + 1 };
    case 'plain':
    case 'mark':
      return tally;
  }
}

export function countMistake(tally: Tally): Tally {
  return { ...tally, attempts: tally.attempts + 1, mistakes: tally.mistakes + 1 };
}

export function checkGame(record: GameRecord, id: string): Result<GameRecord> {
  if (record.game === id) return ok(record);
  return refuse('OTHER_GAME', 'This belongs to another game.');
}
