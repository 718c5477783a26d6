/** What the finish panel says; null while the game goes on. */
import { clockText } from '../../../src/components/browser/useTick';
import { useRecord } from '../../../src/frame/finish/useRecord';
import type { FinishWords } from '../../../src/frame/frame';
import type { Play } from '../../../src/frame/useGame';
import type { CupsGame } from '../rules/rules';
import { headline, shareTexts } from '../words/words';

export function useFinish(play: Play<CupsGame>): FinishWords | null {
  const besideRecord = useRecord(play);
  const { game } = play;
  if (game?.status.kind !== 'won' && game?.status.kind !== 'lost') return null;
  const { tally } = game;
  return {
    headline: headline(game),
    rows: [
      { label: 'Lifts', value: tally.attempts },
      {
        label: 'Time',
        value: clockText(tally.elapsedMs),
        ...besideRecord('bestTimeMs', tally.elapsedMs, clockText),
      },
    ],
    ...shareTexts(game),
  };
}
