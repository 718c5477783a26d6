/** Calendar days in words. A day is text (`2026-11-18`); noon UTC keeps every zone from turning it into another. */

// By hand, since pages show them as they start, and browsers take longer to make a format than for all the rest.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** `18 Nov 2026` */
export function shortDay(day: string): string {
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`;
}

/** `Wednesday 18 November` */
export function longDay(day: string): string {
  const at = noon(day);
  return `${WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}

/** For where there is little room: without the year, if it is this one. */
export function dayThisYear(day: string, now = new Date()): string {
  return Number(day.slice(0, 4)) === now.getFullYear() ? dayAndMonth(day) : shortDay(day);
}

export function dayInWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(noon(day));
}

function dayAndMonth(day: string): string {
  const at = noon(day);
  return `${at.getUTCDate()} ${SHORT_MONTHS[at.getUTCMonth()]}`;
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
