/** What a save's body holds: the game on the table, the daily beside it, and the one before. */
import type { GameRecord } from '../../core/record';
import { LIMITS, readRecord } from '../../core/record';
import type { Progress, Status } from '../../core/rules';
import { boolean, integer, nullable, object, oneOf, type Reader, string, withDefault } from '../../core/text';

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

export interface Sitting extends Run {
  /**
   * What *Start over* began: the same deal once more, for practice, while this run waits as it was left. The first
   * edition looks for the first run here too; it leaves the practice run out when it writes.
   */
  readonly practiceRun?: Run | undefined;
}

export const SLOTS = ['free', 'daily'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Shelf {
  readonly active: Slot;
  /** On the table is the practice run of the active slot; its first run waits there. */
  readonly practising?: boolean | undefined;
  readonly free: Sitting | null;
  readonly daily: Sitting | null;
  /** What *New game* put away; it can be taken back until something is played in the new one. */
  readonly replaced: Sitting | null;
  /** Of first runs; for the home page, which does not load the rules of five games to say how far each is. */
  readonly summaries: Readonly<Record<Slot, Summary | null>>;
}

export interface Summary {
  readonly config: string;
  readonly kind: Status['kind'];
  readonly progress: Progress;
  readonly moves: number;
  readonly day: string | null;
}

export const EMPTY_SHELF: Shelf = {
  active: 'free',
  free: null,
  daily: null,
  replaced: null,
  summaries: { free: null, daily: null },
};

export const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DRAFT = 4_000;
const MAX_PHRASE = 200;

const runFields = {
  record: readRecord,
  draft: string(MAX_DRAFT),
  day: nullable(string(10, DAY_TEXT)),
  begun: string(10, DAY_TEXT),
  practice: boolean,
  counted: boolean,
};

const readRun: Reader<Run> = object<Run>(runFields);

const readSitting: Reader<Sitting> = object<Sitting>({
  ...runFields,
  practiceRun: withDefault<Run | undefined>(readRun, undefined),
});

const readSummary: Reader<Summary> = object<Summary>({
  config: string(MAX_PHRASE),
  kind: oneOf(['playing', 'stuck', 'won', 'lost']),
  progress: object<Progress>({
    done: integer(0, LIMITS.record),
    total: integer(0, LIMITS.record),
    text: string(MAX_PHRASE),
  }),
  moves: integer(0, LIMITS.record),
  day: nullable(string(10, DAY_TEXT)),
});

export const readShelf: Reader<Shelf> = object<Shelf>({
  active: oneOf(SLOTS),
  practising: withDefault<boolean | undefined>(boolean, undefined),
  free: nullable(readSitting),
  daily: nullable(readSitting),
  replaced: nullable(readSitting),
  summaries: object<Record<Slot, Summary | null>>({
    free: nullable(readSummary),
    daily: nullable(readSummary),
  }),
});

/** Where a game was left in the middle: the one on the table, else one left lying beside it. */
export function begunSlot({ active, summaries }: Shelf): Slot | undefined {
  return [active, ...SLOTS].find((slot) => isBegun(summaries[slot]));
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
