import { createElement } from 'react';
import { clockText } from '../../../../components/browser/useTick';
import { useRecord } from '../../../../frame/finish/useRecord';
import type { FinishWords } from '../../../../frame/frame';
import type { Play } from '../../../../frame/useGame';
import { RecipeInShort } from '../../recipe/screen/Recipe';
import type { Brew } from '../rules/types';
import { names } from '../words/names';
import { resultText } from '../words/results';

export function useFinish(play: Play<Brew>): FinishWords | null {
  const besideRecord = useRecord(play);
  const { game } = play;
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, status, tally, record } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  return {
    headline: won ? wonHeadline(view.usedLastDitch) : 'Recipe not found',
    rows: [
      { label: 'Potions', value: tally.attempts, ...besideRecord('fewestAttempts', tally.attempts) },
      { label: 'Time', value: time, ...besideRecord('bestTimeMs', tally.elapsedMs, clockText) },
    ],
    children: view.solution && createElement(RecipeInShort, { puzzle: view.solution }),
    ...resultText(names.config(record.config), won, view.potions.length, tally, time),
  };
}

function wonHeadline(usedLastDitch: boolean): string {
  return usedLastDitch ? 'Found with the last potion' : 'You found the recipe';
}
