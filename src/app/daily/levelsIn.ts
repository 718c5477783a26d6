/** A month of levels, for its page of the calendar. */
import { dayInWords } from '../../frame/words/days';
import { monthOf, monthPage } from './calendar';
import { type Weekly, weekOf } from './level';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `Mo, Tu: Calm`, `We: Fair` and so on, in the week that a month ends with; none where all its days are alike. */
export function levelsIn(game: Weekly, month: string): readonly string[] {
  const week = weekOf(game, monthPage(month).days.at(-1) ?? month);
  if (!week) return [];
  const levels = [...new Set(week.levels)].map((level) => {
    const days = WEEKDAYS.filter((_, at) => week.levels[at] === level);
    return `${days.join(', ')}: ${level}`;
  });
  const isNew = monthOf(week.from) === month && !week.from.endsWith('-01');
  return isNew ? [`From ${dayInWords(week.from, { day: 'numeric', month: 'long' })}`, ...levels] : levels;
}
