/**
 * Tables of dailies whose own seed is passed over, a letter a day: `node scripts/dailies.mjs` writes them, the tests of
 * each game judge them again. What a game wants of a day is in `tests/games/<id>/dailyTable.ts`.
 */
import { dailySeed } from '../src/core/daily';

export interface DailyTable {
  /** Where the letters are, from the root of the project. */
  readonly file: string;
  /** The day of the first letter. */
  readonly from: string;
  readonly accepts: (day: string, seed: string) => boolean;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function letterOf({ accepts }: DailyTable, day: string): string {
  const letter = [...LETTERS].find((each) => accepts(day, dailySeed(day, each)));
  if (letter === undefined) throw new Error(`No seed for ${day}`);
  return letter;
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same, from Monday on, by the calendar of the machine and not by the rules'. */
export function machineWeekday(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}
