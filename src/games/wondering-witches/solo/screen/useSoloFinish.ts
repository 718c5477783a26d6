import { createElement } from 'react';
import { clockText } from '../../../../components/browser/useTick';
import type { FinishWords } from '../../../../frame/frame';
import type { Play } from '../../../../frame/useGame';
import { useTotals } from '../../../../frame/useTotals';
import { RecipeInShort } from '../../recipe/screen/Recipe';
import { freeCells } from '../rules/field';
import type { Solo, SoloView } from '../rules/types';
import { lossHeadline, soloResultText } from '../words/soloSentences';
import { words } from '../words/words';

export function useSoloFinish(play: Play<Solo>): FinishWords | null {
  const best = useTotals(play);
  const game = play.dealing ? null : play.game;
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, status, tally, record } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  return {
    headline: won ? wonHeadline(view) : lossHeadline(view),
    rows: [
      {
        label: 'Potions',
        value: tally.attempts,
        best: won && best?.fewestAttempts === tally.attempts,
        note: best?.fewestAttempts ? `best ${best.fewestAttempts}` : undefined,
      },
      {
        label: 'Cells free',
        value: freeCells(view).length,
        best: won && best?.bestScore !== null && best?.bestScore === status.score,
      },
      {
        label: 'Time',
        value: time,
        best: won && best?.bestTimeMs === tally.elapsedMs,
        note: best?.bestTimeMs ? `best ${clockText(best.bestTimeMs)}` : undefined,
      },
    ],
    children: view.solution && createElement(RecipeInShort, { puzzle: view.solution }),
    ...soloResultText(words.config(record.config), won, view, tally, time),
  };
}

function wonHeadline({ loss }: SoloView): string {
  return loss === 'full' ? 'Found with the last potion' : 'You found the recipe';
}
