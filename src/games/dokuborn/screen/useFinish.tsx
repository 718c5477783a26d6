import { clockText } from '../../../components/browser/useTick';
import { useRecord } from '../../../frame/finish/useRecord';
import type { FinishWords } from '../../../frame/frame';
import type { Play } from '../../../frame/useGame';
import type { CellReport } from '../rules/finish';
import type { Pool } from '../rules/pool';
import type { Dokuborn } from '../rules/types';
import { plainResult, shareText } from '../words/results';
import { AllAnswers } from './Answers';

/** The end in words and figures; null while the game goes on. */
export function useFinish(
  play: Play<Dokuborn>,
  pool: Pool | null,
  reports: readonly CellReport[],
): FinishWords | null {
  const besideRecord = useRecord(play);
  const { game } = play;
  const kind = game?.status.kind;
  const won = kind === 'won';
  if (!game || !pool || (kind !== 'won' && kind !== 'lost')) return null;
  const { view, tally, day } = game;
  const time = clockText(tally.elapsedMs);
  const daily = day === null ? '' : `\nDaily ${day}, cards of ${pool.date}`;
  return {
    headline: won ? 'Every cell filled' : view.gaveUp ? 'Here is an answer' : 'No guesses left',
    rows: [
      { label: 'Time', value: time, ...besideRecord('bestTimeMs', tally.elapsedMs, clockText) },
      { label: 'Guesses', value: tally.attempts, ...besideRecord('fewestAttempts', tally.attempts) },
    ],
    details: <AllAnswers view={view} reports={reports} />,
    text: shareText(view, tally, reports) + daily,
    plain: plainResult(view, tally, time, reports) + daily,
  };
}
