/** The end of a game, for the panel over the board. */

import { clockText } from '../../../components/useTick';
import type { FinishWords } from '../../../frame/frame';
import { useTotals } from '../../../frame/useGame';
import { rules } from '../rules/rules';
import { resultText } from '../words/words';
import type { Game } from './store';

export function useFinish(game: Game | null): FinishWords | null {
  const best = useTotals(rules.id, game?.configName);
  if (game?.status.kind !== 'won') return null;
  const { tally, configName } = game;
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
    ...resultText(configName, tally, time),
  };
}
