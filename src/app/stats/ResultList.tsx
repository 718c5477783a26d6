/** The last results in words. */
import { useEffect, useState } from 'react';
import IconLookBack from '~icons/ph/clock-counter-clockwise';
import { Button, iconButtonClass } from '../../components/Button';
import { inForms } from '../../core/inForms';
import { database } from '../../store/browser';
import { type KeptRun, keptRuns, runId, runOf } from '../../store/stats/keptRuns';
import { isAided, type PastResult } from '../../store/stats/stats';
import { Link } from '../boot/Link';
import { runPath } from '../boot/paths';
import type { DayResult } from '../daily/dayResults';
import { shortDay } from '../daily/days';
import { Moon } from '../home/Moon';
import type { Room } from '../rooms';
import { scoreText, timeText } from './figures';
import { type ResultWords, SCORE } from './useResultWords';

const FIRST = 6;

interface ResultListProps {
  readonly room: Room;
  readonly results: readonly PastResult[];
  readonly words: ResultWords;
}

export function ResultList({ room, results, words }: ResultListProps) {
  const runs = useKeptRuns(room.id);
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
            <LookBack room={room} run={runOf(runs, result)} />
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

/** The same room in every line, whether its run is still kept or not. */
function LookBack({ room, run }: { readonly room: Room; readonly run: KeptRun | undefined }) {
  if (!run) return <span className="size-9 flex-none" />;
  return (
    <Link
      to={runPath(room.path, runId(run))}
      className={`${iconButtonClass(true)} text-accent-text`}
      aria-label={`Look back at the game of ${shortDay(run.begun)}`}
      title="Look back"
    >
      <span className="icon" aria-hidden="true">
        <IconLookBack />
      </span>
    </Link>
  );
}

function useKeptRuns(game: string): readonly KeptRun[] {
  const [runs, setRuns] = useState<readonly KeptRun[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void keptRuns(database, game).then((found) => isCurrent && setRuns(found));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return runs;
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
