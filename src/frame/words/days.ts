/** Calendar days in words. A day is text (`2026-11-18`); noon UTC keeps every zone from turning it into another. */
export function shortDay(day: string): string {
  return dayInWords(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

export function longDay(day: string): string {
  return dayInWords(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** For where there is little room: without the year, if it is this one. */
export function dayThisYear(day: string, now = new Date()): string {
  return Number(day.slice(0, 4)) === now.getFullYear()
    ? dayInWords(day, { day: 'numeric', month: 'short' })
    : shortDay(day);
}

export function dayInWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(at);
}
