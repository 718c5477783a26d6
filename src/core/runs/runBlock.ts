/**
 * A run as a link carries it, beside the code of its deal: what came of it, what it cost, and its moves with their
 * times, or where that is too long for a link, how far it had come over time. What it says is as its sender sent it,
 * but for what `runCheck.ts` can hold against the moves.
 */
import type { Status, Tally } from '../rules';

interface RunFacts {
  /** Of the record; `config` is empty where the code of the deal says it. */
  readonly version: number;
  readonly dealVersion: number;
  readonly scoreVersion: number;
  readonly config: string;
  readonly outcome: Status['kind'];
  readonly score: number | null;
  readonly cause: string | null;
  readonly tally: Tally;
  /** Empty where none was given. */
  readonly name: string;
}

export interface WholeRun extends RunFacts {
  readonly kind: 'whole';
  readonly moves: readonly string[];
  /** As a record has it, in tenths of a second; null where the record had none. */
  readonly journal: string | null;
}

export interface BriefRun extends RunFacts {
  readonly kind: 'brief';
  /** Marks left out. */
  readonly played: number;
  /** Per cent done, at `CURVE_POINTS` even steps of its time; null where no times were kept. */
  readonly curve: readonly number[] | null;
}

export type RunBlock = WholeRun | BriefRun;

export const CURVE_POINTS = 20;

/** Of a fragment; most of what carries links cuts longer ones off. */
export const MAX_RUN_LINK = 6_000;

/** What replaying may cost whoever opens a link; a longer run travels as a brief one. No journal keeps more times. */
export const MAX_RUN_MOVES = 600;
/** After each it is sought anew whether what is left can be won. */
export const MAX_RUN_SHUFFLES = 5;
