/** The last weeks of dailies as a page of small moons. */
import { dayBefore, type GameStats } from '../../store/stats/stats';
import { monthOf } from './calendar';
import type { PastDay } from './dayResults';
import { monthName, shortDay, useToday } from './days';
import { LEGEND, PastMark } from './PastMark';
import { PAST_WORDS, pastDay } from './pastDays';

const WEEKS = 18;
const COUNTED: readonly PastDay[] = ['won', 'helped', 'lost'];
const LATE: readonly PastDay[] = ['won-later', 'lost-later'];

export function DailyChart({ stats }: { readonly stats: GameStats }) {
  const today = useToday();
  const days = lastDays(today, WEEKS * 7);
  const marks = days.map((day) => ({ day, past: pastDay(stats, day) }));
  const countOf = (wanted: PastDay) => marks.filter(({ past }) => past === wanted).length;
  const shown = [...COUNTED, ...LATE.filter((past) => countOf(past) > 0)];
  const counts = shown.map((past) => `${countOf(past)} ${PAST_WORDS[past]}`).join(', ');
  const first = days[0] ?? today;
  return (
    <figure className="grid grid-cols-1 gap-3">
      <div
        className="grid auto-cols-[minmax(0,1.375rem)] grid-flow-col grid-rows-[repeat(7,auto)] gap-[clamp(0.0625rem,0.5vw,0.25rem)] [&_svg]:block [&_svg]:h-auto [&_svg]:w-full"
        role="img"
        aria-label={`The last ${WEEKS} weeks: ${counts}`}
      >
        {marks.map(({ day, past }) => (
          <span key={day} title={`${shortDay(day)}: ${PAST_WORDS[past]}`}>
            {isPlayedDay(past) ? <PastMark past={past} /> : <Point />}
          </span>
        ))}
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4.5 gap-y-1 text-sm/normal">
        <span className="me-auto text-sm text-soft">{monthName(monthOf(first))} to today</span>
        <ul className={LEGEND} aria-hidden="true">
          {shown.map((past) => (
            <li key={past}>
              <PastMark past={past} /> <span className="figures">{countOf(past)}</span> {PAST_WORDS[past]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function isPlayedDay(past: PastDay): boolean {
  return past !== 'open' && past !== 'begun';
}

/** A day on which nothing was played. */
function Point() {
  return (
    <svg viewBox="0 0 24 24" className="marks" aria-hidden="true" focusable="false">
      <circle className="fill-line" cx="12" cy="12" r="3" />
    </svg>
  );
}

function lastDays(today: string, count: number): string[] {
  const days = [today];
  while (days.length < count) days.unshift(dayBefore(days[0] ?? today));
  return days;
}
