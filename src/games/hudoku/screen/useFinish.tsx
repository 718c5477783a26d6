import { clockText } from '../../../components/browser/useTick';
import { scoreVersionOf } from '../../../core/record';
import { useRecord } from '../../../frame/finish/useRecord';
import type { FinishWords } from '../../../frame/frame';
import type { Play } from '../../../frame/useGame';
import { plural } from '../../../frame/words/plural';
import {
  BASE_SCORE,
  PER_ERROR,
  PER_HINT,
  PER_SECOND,
  type ScoreBreakdown,
  scoreBreakdown,
} from '../rules/score';
import type { Hudoku } from '../rules/types';
import { grouped, resultText } from '../words/results';
import { words } from '../words/words';

/** The end in words and figures; null while the game goes on. */
export function useFinish(play: Play<Hudoku>): FinishWords | null {
  const besideRecord = useRecord(play);
  const { game } = play;
  if (game?.status.kind !== 'won' && game?.status.kind !== 'lost') return null;
  const won = game.status.kind === 'won';
  const score = scoreBreakdown(game.tally, game.config.mode, scoreVersionOf(game.record));
  const time = clockText(game.tally.elapsedMs);
  const shared = resultText(words.config(game.record.config), score, time, won);
  if (!won) {
    return {
      headline: 'Here is the solution',
      aids: ['the whole solution'],
      rows: [
        { label: 'Time', value: time },
        ...(score.isJudged ? [{ label: 'Errors', value: score.errors }] : []),
      ],
      children: (
        <p>
          You asked to see it, so this game has no score. The faint numbers were still missing
          {score.isJudged ? '' : ' or wrong'}.
        </p>
      ),
      ...shared,
    };
  }
  return {
    headline: headlineOf(score),
    rows: [
      {
        label: 'Score',
        value: grouped(score.total),
        ...besideRecord('bestScore', score.total, grouped),
      },
      { label: 'Time', value: time },
    ],
    children: <Breakdown score={score} />,
    ...shared,
  };
}

function captionOf({ seconds, isJudged }: ScoreBreakdown): string {
  if (!isJudged) return 'Nothing was judged: only help counts, and no time.';
  return seconds === null ? 'Without the hourglass, time does not count.' : 'How the score came about';
}

function headlineOf({ hints, errors, isJudged }: ScoreBreakdown): string {
  if (hints === 0 && !isJudged) return 'Solved without help';
  if (hints === 0 && errors === 0) return 'Flawless, to the last grain';
  return 'Solved';
}

function Breakdown({ score }: { readonly score: ScoreBreakdown }) {
  const lines = [
    { label: 'At the start', points: BASE_SCORE },
    ...(score.seconds === null
      ? []
      : [{ label: `${plural(score.seconds, 'second')} at ${PER_SECOND}`, points: -score.timePenalty }]),
    { label: `${plural(score.hints, 'hint')} at ${PER_HINT}`, points: -score.hintPenalty },
    ...(score.isJudged
      ? [{ label: `${plural(score.errors, 'error')} at ${PER_ERROR}`, points: -score.errorPenalty }]
      : []),
  ];
  return (
    <table className="figures relative w-full border-collapse text-sm [&_td]:text-end [&_td]:font-semibold [&_th]:text-start [&_th]:font-normal">
      <caption className={score.seconds === null ? 'caption-bottom text-start text-soft' : 'unseen'}>
        {captionOf(score)}
      </caption>
      <tbody>
        {lines.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{points < 0 ? `−${grouped(-points)}` : grouped(Math.abs(points))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
