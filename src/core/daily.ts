/**
 * The daily deals of a game as a table of eras: what a past day was, it stays, whatever the game deals later. An era
 * begins at least fourteen days after it was written down, so that a page not yet updated deals the same.
 */
import type { Daily } from './rules';

/** Before this there were no dailies. */
export const FIRST_DAY = '2026-01-01';
export const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;

/** Monday first. */
export type Week<T> = readonly [T, T, T, T, T, T, T];

interface EraParts {
  /** Its first day. */
  readonly from: string;
  /** The day on which this entry was written. */
  readonly written: string;
  readonly dealVersion: number;
  /**
   * For games that pass over seeds: a letter a day, from the first one on. `a` is the day's own seed, `b` the one after
   * it. Days beyond the last letter have their own.
   */
  readonly letters?: string;
}

/** All its days alike, or each weekday in its own way. */
export type Era<C> = EraParts & ({ readonly config: C } | { readonly week: Week<C> });

/** Oldest first; the first covers every day before it as well. */
export type Eras<C> = readonly [Era<C>, ...Era<C>[]];

export function dailyOf<C>(eras: Eras<C>, day: string): Daily<C> {
  const [first] = eras;
  const era = eras.findLast(({ from }) => from <= day) ?? first;
  const config = 'week' in era ? onWeekday(era.week, day) : era.config;
  const letter = era.letters?.[dayNumber(day) - dayNumber(era.from)] ?? OWN;
  return { config, dealVersion: era.dealVersion, seed: dailySeed(day, letter) };
}

/** The day's own seed. */
const OWN = 'a';

export function dailySeed(day: string, letter: string): string {
  return letter === OWN ? `daily-${day}` : `daily-${day}-${letter}`;
}

export function onWeekday<T>(week: Week<T>, day: string): T {
  return week[weekdayOf(day)] ?? week[0];
}

/** 0 is Monday. The text alone decides: it is the same weekday in every time zone. */
export function weekdayOf(day: string): number {
  // 1 March of the year 0, where the count begins, was a Wednesday.
  return (dayNumber(day) + 2) % 7;
}

/** Of the Gregorian calendar. Years begin in March, so that a leap day is the last of its year. */
function dayNumber(day: string): number {
  const [year = 0, month = 3, date = 1] = day.split('-').map(Number);
  const march = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(march / 4) - Math.floor(march / 100) + Math.floor(march / 400);
  const daysBeforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * march + leapDays + daysBeforeMonth + date - 1;
}
