/** The end of a game, for the panel over the board. */
import type { ReactNode } from 'react';
import { clockText } from '../../../components/browser/useTick';
import { useRecord } from '../../../frame/finish/useRecord';
import type { FinishWords } from '../../../frame/frame';
import type { Play } from '../../../frame/useGame';
import { useTotals } from '../../../frame/useTotals';
import { DRAGON_QUEEN } from '../rules/cards';
import type { DragonQuest } from '../rules/types';
import { resultText } from '../words/share';
import { endText, headlineOf, summaryOf, timesText } from '../words/summary';
import { DungeonCard } from './cards/Card';

export function useFinish(play: Play<DragonQuest>): FinishWords | null {
  const totals = useTotals(play);
  const besideRecord = useRecord(play);
  const game = play.dealing ? null : play.game;
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, tally, status } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  const cause = status.cause ?? '';
  const times = won ? 0 : (totals?.causes[cause] ?? 0);
  return {
    headline: headlineOf(status.kind, cause),
    children: (
      <Ending isWon={won}>{[endText(view), timesText(cause, times)].filter(Boolean).join(' ')}</Ending>
    ),
    rows: [
      ...summaryOf(view),
      { label: 'Time', value: time, ...(won && besideRecord('bestTimeMs', tally.elapsedMs, clockText)) },
    ],
    ...resultText(view, tally, time),
  };
}

/** Whoever won sees once more whom: on the board her card lies face down. */
function Ending({ isWon, children }: { readonly isWon: boolean; readonly children: ReactNode }) {
  if (!isWon) return children;
  return (
    <div className="flex items-center gap-4 [--card:4.5rem] [&_[data-part=stats]]:hidden">
      <DungeonCard card={DRAGON_QUEEN} resolved={false} queenDefeated />
      <p className="min-w-0 flex-1">{children}</p>
    </div>
  );
}
