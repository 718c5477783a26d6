/** Months as a calendar page shows them: weeks from Monday, by calendar fields alone. */
export interface MonthPage {
  readonly weeks: number;
  /** How many cells lie before the first day. */
  readonly lead: number;
  readonly days: readonly string[];
}

export function monthPage(month: string): MonthPage {
  const [year, number] = parts(month);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const lead = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const days = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return { weeks: Math.ceil((lead + length) / 7), lead, days };
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function monthBeside(month: string, step: -1 | 1): string {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

function parts(month: string): [number, number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
}
