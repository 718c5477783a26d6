/** The end of a game, for the panel over the board. */

import { clockText } from '../../../components/browser/useTick';
import { useRecord } from '../../../frame/finish/useRecord';
import type { FinishWords } from '../../../frame/frame';
import type { Play } from '../../../frame/useGame';
import type { GameWords } from '../../../frame/words/sentences';
import type { Pikachu } from '../rules/types';
import { resultText } from '../words/words';

export function useFinish(play: Play<Pikachu>, words: GameWords<Pikachu>): FinishWords | null {
  const besideRecord = useRecord(play);
  const { game } = play;
  if (game?.status.kind !== 'won') return null;
  const { tally, record } = game;
  const time = clockText(tally.elapsedMs);
  return {
    headline: 'Cleared! Congratulations',
    rows: [
      // As many as there are pairs, whoever plays: only mistakes add to them.
      { label: 'Moves', value: tally.attempts },
      { label: 'Time', value: time, ...besideRecord('bestTimeMs', tally.elapsedMs, clockText) },
      { label: 'Mistakes', value: tally.mistakes },
    ],
    ...resultText(words.config(record.config), tally, time),
  };
}
