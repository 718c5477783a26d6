/** The last weeks of dailies as a page of small moons. */
import { dayBefore, type GameStats } from '../store/stats';
import { monthOf } from './calendar';
import { type DayResult, dayResult, RESULT_WORDS } from './dayResults';
import { monthName, useToday } from './days';
import { Moon } from './Moon';

const WEEKS = 18;
const SHOWN: readonly DayResult[] = ['won', 'helped', 'lost'];

export function DailyChart({ stats }: { readonly stats: GameStats }) {
  const today = useToday();
  const days = lastDays(today, WEEKS * 7);
  const results = days.map((day) => ({ day, result: dayResult(stats, day) }));
  const countOf = (wanted: DayResult) => results.filter(({ result }) => result === wanted).length;
  const counts = SHOWN.map((result) => `${countOf(result)} ${RESULT_WORDS[result]}`).join(', ');
  const first = days[0] ?? today;
  return (
    <figure className="daily-chart">
      <div className="daily-moons" role="img" aria-label={`The last ${WEEKS} weeks: ${counts}`}>
        {results.map(({ day, result }) => (
          <span key={day} title={`${day}: ${RESULT_WORDS[result]}`} data-result={result}>
            <Moon result={result} />
          </span>
        ))}
      </div>
      <figcaption>
        <span className="field-note">{monthName(monthOf(first))} to today</span>
        <ul className="legend" aria-hidden="true">
          {SHOWN.map((result) => (
            <li key={result}>
              <Moon result={result} /> <span className="figures">{countOf(result)}</span>{' '}
              {RESULT_WORDS[result]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function lastDays(today: string, count: number): string[] {
  const days = [today];
  while (days.length < count) days.unshift(dayBefore(days[0] ?? today));
  return days;
}
