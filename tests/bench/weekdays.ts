/** How hard each weekday's daily is, measured in its game's own terms. Counts, not times. */
import type { GameTypes, Rules } from '../../src/core/rules';
import { count } from '../counts';
import { dayAfter } from '../dailyTable';
import { WEEKS_FROM } from '../weeksFrom';
import type { Bench } from './measure';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKS = count(8, 57);

/** `measured`: what is said of so many dailies of one weekday. */
export function weekdayFigures<G extends GameTypes>(
  title: string,
  rules: Pick<Rules<G>, 'daily' | 'formatConfig'>,
  measured: (days: readonly string[]) => string,
): Bench {
  const run = () =>
    NAMES.map((name, at) => {
      const days = Array.from({ length: WEEKS }, (_, week) => dayAfter(WEEKS_FROM, 7 * week + at));
      const config = rules.formatConfig(rules.daily(days[0] ?? WEEKS_FROM).config);
      return { name: `${name}, ${config}`, text: `${measured(days)}, ${days.length} days` };
    });
  return { group: `${title}: dailies by weekday`, run };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
