/** What past days came to, those included that were played too late to count. */
import type { GameStats } from '../../store/stats/stats';
import { type DayResult, dayResult, RESULT_WORDS } from './dayResults';

export type PastDay = DayResult | 'won-later' | 'lost-later';

export const PAST_WORDS: Readonly<Record<PastDay, string>> = {
  ...RESULT_WORDS,
  'won-later': 'won on a later day',
  'lost-later': 'lost on a later day',
};

/** On the day itself, else later; of several tries the best. Late ones are known as long as their results are kept. */
export function pastDay(stats: GameStats | undefined, day: string): PastDay {
  const onTheDay = dayResult(stats, day);
  if (onTheDay !== 'open') return onTheDay;
  const late = stats?.results.filter((result) => result.day === day && result.begun !== day) ?? [];
  if (late.length === 0) return 'open';
  return late.some(({ outcome }) => outcome === 'won') ? 'won-later' : 'lost-later';
}
