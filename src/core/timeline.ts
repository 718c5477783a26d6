/**
 * What a journal tells of a run as it was in the end: when each of its moves was played, and where mistakes, aids and
 * undone stretches lie between them. Moves that were taken back and played anew are told as they were played last.
 */
import { type JournalEntry, MOVE, readJournal } from './journal';
import type { GameRecord } from './record';

export interface Timeline {
  /** By how many moves had been played; null where the journal had no room to keep it. */
  readonly times: readonly (number | null)[];
  readonly ticks: readonly Tick[];
}

export interface Tick {
  /** How many moves had been played. */
  readonly at: number;
  /** `mistake`, `undo` or the code of an aid. */
  readonly code: string;
}

type Journalled = Pick<GameRecord, 'journal' | 'moves' | 'cursor'>;

/** Null: the record began before there were journals, or its journal was damaged. */
export function timelineOf(record: Journalled): Timeline | null {
  const entries = entriesOf(record);
  if (entries === null) return null;
  const length = Math.min(record.cursor, record.moves.length);
  const times: (number | null)[] = [0, ...Array.from({ length }, () => null)];
  for (const { at, ms, code } of entries) {
    if (at < 1 || at > length) continue;
    if (code === MOVE) times.fill(null, at + 1);
    // An aid that is itself a move, such as a shuffle, has no other entry than its own.
    if (code === MOVE || times[at] === null) times[at] = ms;
  }
  const ticks = entries
    .filter(({ code }) => code !== MOVE)
    .map(({ at, code }) => ({ at: Math.min(at, length), code }));
  return { times, ticks };
}

/** The codes of all that had been noted before the move after this one was played. */
export function notedUpTo(record: Journalled, cursor: number): readonly string[] {
  const entries = entriesOf(record) ?? [];
  const isNext = ({ at }: JournalEntry) => at === cursor + 1;
  const next = entries.findLastIndex((entry) => isNext(entry) && entry.code === MOVE);
  const end = next >= 0 ? next : entries.findIndex(isNext);
  return entries.slice(0, end >= 0 ? end : undefined).flatMap(({ code }) => (code === MOVE ? [] : [code]));
}

/** The last time known up to there. */
export function timeAt({ times }: Timeline, cursor: number): number | null {
  return times.slice(0, cursor + 1).findLast((time) => time !== null) ?? null;
}

function entriesOf({ journal }: Journalled): readonly JournalEntry[] | null {
  return journal === undefined ? null : readJournal(journal);
}
