/** What past days came to, those included that were played too late to count. */
import type { SavedGames } from '../../store/saving/savedGames';
import type { GameStats } from '../../store/stats/stats';
import { dayResult, type PastDay, RESULT_WORDS } from './dayResults';

export const PAST_WORDS: Readonly<Record<PastDay, string>> = {
  ...RESULT_WORDS,
  'won-later': 'won on a later day',
  'lost-later': 'lost on a later day',
};

/** On the day itself, else later; of several tries the best. Late ones are known as long as their results are kept. */
export function pastDay(stats: GameStats | undefined, day: string, saved?: SavedGames): PastDay {
  const onTheDay = dayResult(stats, day, saved);
  if (onTheDay !== 'open' && onTheDay !== 'begun') return onTheDay;
  const late = stats?.results.filter((result) => result.day === day && result.begun !== day) ?? [];
  if (late.length === 0) return onTheDay;
  return late.some(({ outcome }) => outcome === 'won') ? 'won-later' : 'lost-later';
}
