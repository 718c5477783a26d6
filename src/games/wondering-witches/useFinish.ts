import { createElement } from 'react';
import type { FinishWords } from '../../components/frame';
import { clockText } from '../../components/useTick';
import { useTotals } from '../../store/useGame';
import { brewRules } from './brewRules';
import { resultText } from './brewWords';
import { RecipeInShort } from './Recipe';
import type { Game } from './useCauldron';

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
