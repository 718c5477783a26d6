import { createElement } from 'react';
import { clockText } from '../../../../components/useTick';
import type { FinishWords } from '../../../../frame/frame';
import { useTotals } from '../../../../frame/useGame';
import { RecipeInShort } from '../../recipe/screen/Recipe';
import type { Game } from '../../recipe/screen/useCauldron';
import { brewRules } from '../rules/rules';
import { resultText } from '../words/brewWords';

export function useFinish(game: Game | null): FinishWords | null {
  const best = useTotals(brewRules.id, game?.configName);
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, status, tally, configName } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  return {
    headline: won ? wonHeadline(view.usedLastDitch) : 'The secret kept itself',
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
    ...resultText(configName, won, view.potions.length, tally, time),
  };
}

function wonHeadline(usedLastDitch: boolean): string {
  return usedLastDitch ? 'With the very last drop' : 'You found the recipe';
}
