/** What a day's deals came to: a moon for each game, full when it was won without help. */
import { inForms } from '../../core/inForms';
import type { SavedGames } from '../../store/saving/savedGames';
import { dailyStreak, dayOutcome, type GameStats } from '../../store/stats/stats';

export type DayResult = 'won' | 'helped' | 'lost' | 'begun' | 'open';
/** Those included that were played too late to count. */
export type PastDay = DayResult | 'won-later' | 'lost-later';

export const RESULT_WORDS: Readonly<Record<DayResult, string>> = {
  won: 'won',
  helped: 'won with help',
  lost: 'lost',
  begun: 'begun',
  open: 'not played',
};

export interface DayEntry {
  readonly id: string;
  readonly title: string;
  readonly result: DayResult;
  readonly streak: number;
}

export function dayResult(stats: GameStats | undefined, day: string, saved?: SavedGames): DayResult {
  const outcome = stats && Object.hasOwn(stats.dailies, day) ? stats.dailies[day] : undefined;
  if (outcome !== undefined) return outcome;
  const daily = saved?.summaries.daily;
  if (!saved || daily?.day !== day || daily.moves === 0) return 'open';
  return endInSave(saved) ?? 'begun';
}

/** The page of the last move may have died before its result was stored; the save of that move has it all the same. */
function endInSave({ daily, summaries }: SavedGames): DayResult | null {
  const kind = summaries.daily?.kind;
  if (!daily?.counted || daily.practice || daily.begun !== daily.day) return null;
  return kind === 'won' || kind === 'lost' ? dayOutcome({ outcome: kind, tally: daily.record.tally }) : null;
}

export function dayEntry(
  { id, title }: Pick<DayEntry, 'id' | 'title'>,
  stats: GameStats | undefined,
  day: string,
  saved?: SavedGames,
): DayEntry {
  const streak = stats ? dailyStreak(stats.dailies, day) : 0;
  return { id, title, streak, result: dayResult(stats, day, saved) };
}

export function isPlayed({ result }: { readonly result: PastDay }): boolean {
  return result !== 'open' && result !== 'begun';
}

export function countText(entries: readonly DayEntry[]): string {
  return `${entries.filter(isPlayed).length} of ${entries.length}`;
}

/** What `countText` counts: `2 of 5 dailies`. */
export function dailiesText({ length }: readonly DayEntry[]): string {
  return inForms(length, { one: 'daily', other: 'dailies' });
}

export function longestStreak(entries: readonly DayEntry[]): number {
  return Math.max(0, ...entries.map(({ streak }) => streak));
}
