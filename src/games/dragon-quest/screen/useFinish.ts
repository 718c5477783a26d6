/** The end of a game, for the panel over the board. */

import { clockText } from '../../../components/useTick';
import { plural } from '../../../core/plural';
import type { FinishWords } from '../../../frame/frame';
import { useTotals } from '../../../frame/useGame';
import { rules } from '../rules/rules';
import { resultText } from '../words/share';
import { endText, summaryOf } from '../words/summary';
import type { Game } from './useTurn';

export function useFinish(game: Game | null): FinishWords | null {
  const totals = useTotals(rules.id, game?.configName);
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, tally, status } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  const cause = status.cause ?? '';
  const deaths = won ? 0 : (totals?.causes[cause] ?? 0);
  return {
    headline: won ? 'The dungeon is yours' : headlineOf(cause),
    children: [endText(view), deaths > 1 ? deathsText(cause, deaths) : null].filter(Boolean).join(' '),
    rows: [
      ...summaryOf(view),
      {
        label: 'Time',
        value: time,
        best: won && totals?.bestTimeMs === tally.elapsedMs,
        note: won && totals?.bestTimeMs ? `best ${clockText(totals.bestTimeMs)}` : undefined,
      },
    ],
    ...resultText(view, tally, time),
  };
}

function headlineOf(cause: string): string {
  if (cause === 'trapped') return 'Walled in';
  if (cause === 'gaveUp') return 'Another day, perhaps';
  return 'The torch goes out';
}

function deathsText(cause: string, times: number): string {
  const what = cause === 'trapped' || cause === 'gaveUp' ? 'This' : `The ${cause}`;
  const games = plural(times, { one: 'a game of yours', other: '# of your games' });
  return `${what} has now ended ${games} played without help.`;
}
