import { createElement } from 'react';
import { clockText } from '../../../../components/browser/useTick';
import type { FinishWords } from '../../../../frame/frame';
import type { Play } from '../../../../frame/useGame';
import { useTotals } from '../../../../frame/useTotals';
import { RecipeInShort } from '../../recipe/screen/Recipe';
import type { Brew } from '../rules/types';
import { names } from '../words/names';
import { resultText } from '../words/results';

export function useFinish(play: Play<Brew>): FinishWords | null {
  const best = useTotals(play);
  const { game } = play;
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, status, tally, record } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  return {
    headline: won ? wonHeadline(view.usedLastDitch) : 'Recipe not found',
    rows: [
      {
        label: 'Potions',
        value: tally.attempts,
        best: won && best?.fewestAttempts === tally.attempts,
        note: best?.fewestAttempts ? `best ${best.fewestAttempts}` : undefined,
      },
      {
        label: 'Time',
        value: time,
        best: won && best?.bestTimeMs === tally.elapsedMs,
        note: best?.bestTimeMs ? `best ${clockText(best.bestTimeMs)}` : undefined,
      },
    ],
    children: view.solution && createElement(RecipeInShort, { puzzle: view.solution }),
    ...resultText(names.config(record.config), won, view.potions.length, tally, time),
  };
}

function wonHeadline(usedLastDitch: boolean): string {
  return usedLastDitch ? 'Found with the last potion' : 'You found the recipe';
}
