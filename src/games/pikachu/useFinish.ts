/** The end of a game, for the panel over the board. */
import type { FinishWords } from '../../components/frame';
import { clockText } from '../../components/useTick';
import { useTotals } from '../../store/useGame';
import { rules } from './rules';
import type { Game } from './store';
import { resultText } from './words';

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
