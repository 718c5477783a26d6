/** The end of a game, for the panel over the board. */

import { clockText } from '../../../components/browser/useTick';
import type { FinishWords } from '../../../frame/frame';
import type { Play } from '../../../frame/useGame';
import { useTotals } from '../../../frame/useTotals';
import type { GameWords } from '../../../frame/words/sentences';
import type { Pikachu } from '../rules/types';
import { resultText } from '../words/words';

export function useFinish(play: Play<Pikachu>, words: GameWords<Pikachu>): FinishWords | null {
  const best = useTotals(play);
  const { game } = play;
  if (game?.status.kind !== 'won') return null;
  const { tally, record } = game;
  const time = clockText(tally.elapsedMs);
  return {
    headline: 'Cleared! Congratulations',
    rows: [
      {
        label: 'Moves',
        value: tally.attempts,
        best: best?.fewestAttempts === tally.attempts,
        note: best ? `best ${best.fewestAttempts}` : undefined,
      },
      {
        label: 'Time',
        value: time,
        best: best?.bestTimeMs === tally.elapsedMs,
        note: best?.bestTimeMs ? `best ${clockText(best.bestTimeMs)}` : undefined,
      },
      { label: 'Mistakes', value: tally.mistakes },
    ],
    ...resultText(words.config(record.config), tally, time),
  };
}
