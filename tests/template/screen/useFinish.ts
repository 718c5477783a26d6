/** What the finish panel says; null while the game goes on. */
import { clockText } from '../../../src/components/browser/useTick';
import type { FinishWords } from '../../../src/frame/frame';
import type { Play } from '../../../src/frame/useGame';
import { useTotals } from '../../../src/frame/useTotals';
import type { CupsGame } from '../rules/rules';
import { headline, shareTexts } from '../words/words';

export function useFinish(play: Play<CupsGame>): FinishWords | null {
  const best = useTotals(play)?.bestTimeMs ?? null;
  const { game } = play;
  if (game?.status.kind !== 'won' && game?.status.kind !== 'lost') return null;
  const { status, tally } = game;
  const isBest = status.kind === 'won' && tally.elapsedMs === best;
  return {
    headline: headline(game),
    rows: [
      { label: 'Lifts', value: tally.attempts },
      { label: 'Time', value: clockText(tally.elapsedMs), best: isBest },
      ...(best === null ? [] : [{ label: 'Best time', value: clockText(best) }]),
    ],
    ...shareTexts(game),
  };
}
