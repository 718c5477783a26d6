/** The day's card as text to send: one glyph a game, or the same in words. */
import { daysInARow } from '../../components/daysInARow';
import {
  countText,
  type DayEntry,
  type DayResult,
  dailiesText,
  longestStreak,
  RESULT_WORDS,
} from './dayResults';
import { shortDay } from './days';

const EMOJI: Readonly<Record<DayResult, string>> = {
  won: '🌕',
  helped: '🌗',
  lost: '🌑',
  begun: '▫️',
  open: '▫️',
};

/** One glyph a game, in the order of the shelf; nothing in it spoils a deal. */
export function dayCardText(day: string, entries: readonly DayEntry[], build: string, url: string): string {
  const moons = entries.map(({ result }) => EMOJI[result]).join('');
  const streak = longestStreak(entries);
  const tail = streak > 1 ? `\n🔥 ${daysInARow(streak)}` : '';
  return `Parlour ${build} · ${shortDay(day)}\n${moons} ${countText(entries)}${tail}\n${url}`;
}

/** The same for those who hear it read. */
export function dayCardPlain(day: string, entries: readonly DayEntry[], build: string, url: string): string {
  const lines = entries.map(({ title, result }) => {
    return `${title}: ${RESULT_WORDS[result === 'begun' ? 'open' : result]}.`;
  });
  return [
    `Parlour ${build}, ${shortDay(day)}, ${countText(entries)} ${dailiesText(entries)}.`,
    ...lines,
    url,
  ].join('\n');
}
