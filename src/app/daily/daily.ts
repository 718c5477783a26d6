/** One deal per game and local calendar day, the same for everyone, from the date alone. */
import { DAY_TEXT, FIRST_DAY } from '../../core/daily';
import { localDay } from '../../store/today';

export function today(): string {
  return localDay(new Date());
}

/** A real calendar day in the archive's range: 30 February is none, tomorrow is not yet. */
export function isPlayableDay(day: string, now: string): boolean {
  return isRealDay(day) && day >= FIRST_DAY && day <= now;
}

export function isRealDay(day: string): boolean {
  if (!DAY_TEXT.test(day)) return false;
  const [year, month, date] = fieldsOf(day);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
}

/** Until the day begins here. */
export function hoursUntil(day: string, now: Date): number {
  const [year, month, date] = fieldsOf(day);
  return (new Date(year, month - 1, date).getTime() - now.getTime()) / 3_600_000;
}

function fieldsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
