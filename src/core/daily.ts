/**
 * The daily deals of a game as a table of eras: what a past day was, it stays, whatever the game deals later. An era
 * begins at least fourteen days after it was written down, so that a page not yet updated deals the same.
 */
import type { Daily } from './rules';

/** Before this there were no dailies. */
export const FIRST_DAY = '2026-01-01';
export const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

export interface Era<C> {
  /** Its first day. */
  readonly from: string;
  /** The day on which this entry was written. */
  readonly written: string;
  readonly config: C;
  readonly dealVersion: number;
  /** For days whose own seed is passed over. */
  readonly seeds?: Readonly<Record<string, string>>;
}

/** Oldest first; the first covers every day before it as well. */
export type Eras<C> = readonly [Era<C>, ...Era<C>[]];

export function dailyOf<C>(eras: Eras<C>, day: string): Daily<C> {
  const [first] = eras;
  const { config, dealVersion, seeds } = eras.findLast(({ from }) => from <= day) ?? first;
  return { config, dealVersion, seed: seeds?.[day] ?? `daily-${day}` };
}
