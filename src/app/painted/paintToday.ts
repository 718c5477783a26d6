/** Runs behind a painted page: none can be built with the day on which it is opened. */
import type { DailyWeek } from '../../frame/GameMeta';
import { longDay } from '../../frame/words/days';
import { today } from '../daily/daily';
import { dailyLevel } from '../daily/level';

for (const day of document.querySelectorAll('[data-painted] time')) day.textContent = longDay(today());
for (const level of document.querySelectorAll<HTMLElement>('[data-painted] [data-weeks]')) {
  const weeks: readonly DailyWeek[] = JSON.parse(level.dataset.weeks ?? '[]');
  level.textContent = dailyLevel({ weeks }, today());
}
