/** The last results in words. */
import { useState } from 'react';
import { Button } from '../../components/Button';
import { inForms } from '../../core/inForms';
import { isAided, type PastResult } from '../../store/stats/stats';
import type { DayResult } from '../daily/dayResults';
import { shortDay } from '../daily/days';
import { Moon } from '../home/Moon';
import { scoreText, timeText } from './figures';
import { type ResultWords, SCORE } from './useResultWords';

const FIRST = 6;

interface ResultListProps {
  readonly results: readonly PastResult[];
  readonly words: ResultWords;
}

export function ResultList({ results, words }: ResultListProps) {
  const [all, setAll] = useState(false);
  const scored = results.some(({ score }) => score !== null);
  const shown = all ? results : results.slice(0, FIRST);
  return (
    <>
      <ol>
        {shown.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no name but their place
          <li key={index} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
            <Moon result={moonOf(result)} />
            <span className="grid flex-1 leading-[1.3]">
              {words.config(result.config)}
              <span className="text-sm text-soft">{detailsOf(result, words)}</span>
            </span>
            <span className="figures font-semibold">
              {scored && words.scoreName !== SCORE && result.score !== null && `${words.scoreName} `}
              {scored ? scoreText(result.score) : timeText(result.timeMs)}
            </span>
          </li>
        ))}
      </ol>
      {results.length > FIRST && !all && (
        <p>
          <Button small onClick={() => setAll(true)}>
            Show all {results.length}
          </Button>
        </p>
      )}
    </>
  );
}

function moonOf(result: PastResult): DayResult {
  if (result.outcome === 'lost') return 'lost';
  return isAided(result) ? 'helped' : 'won';
}

function detailsOf(
  { begun, outcome, cause, day, practice, hints, shuffles, assisted }: PastResult,
  words: ResultWords,
): string {
  return [
    shortDay(begun),
    cause === null ? outcome : `${outcome}: ${words.cause(cause)}`,
    day === null ? null : day === begun ? 'daily' : `daily of ${shortDay(day)}`,
    hints > 0 && inForms(hints, { one: '# hint', other: '# hints' }),
    shuffles > 0 && inForms(shuffles, { one: '# shuffle', other: '# shuffles' }),
    assisted && 'saw something hidden',
    practice && 'practice',
  ]
    .filter(Boolean)
    .join(' · ');
}
