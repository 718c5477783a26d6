/** How hard a game's daily is on a day, as it stands wherever the daily is offered. */
import { onWeekday } from '../../core/daily';
import type { DailyWeek, GameMeta } from '../../frame/GameMeta';

export type Weekly = Pick<GameMeta, 'weeks'>;

/** Null where all days of its time are alike. */
export function dailyLevel(game: Weekly, day: string): string | null {
  const week = weekOf(game, day);
  return week ? onWeekday(week.levels, day) : null;
}

export function weekOf({ weeks = [] }: Weekly, day: string): DailyWeek | undefined {
  return weeks.findLast(({ from }) => from <= day);
}
