import { createElement } from 'react';
import { clockText } from '../../../../components/browser/useTick';
import { useRecord } from '../../../../frame/finish/useRecord';
import type { FinishWords } from '../../../../frame/frame';
import type { Play } from '../../../../frame/useGame';
import { RecipeInShort } from '../../recipe/screen/Recipe';
import { freeCells } from '../rules/field';
import type { Solo, SoloView } from '../rules/types';
import { lossHeadline, soloResultText } from '../words/soloSentences';
import { words } from '../words/words';

export function useSoloFinish(play: Play<Solo>): FinishWords | null {
  const besideRecord = useRecord(play);
  const game = play.dealing ? null : play.game;
  if (!game || (game.status.kind !== 'won' && game.status.kind !== 'lost')) return null;
  const { view, status, tally, record } = game;
  const won = status.kind === 'won';
  const time = clockText(tally.elapsedMs);
  return {
    headline: won ? wonHeadline(view) : lossHeadline(view),
    rows: [
      { label: 'Potions', value: tally.attempts, ...besideRecord('fewestAttempts', tally.attempts) },
      {
        label: 'Cells free',
        value: freeCells(view).length,
        best: besideRecord('bestScore', status.score).best,
      },
      { label: 'Time', value: time, ...besideRecord('bestTimeMs', tally.elapsedMs, clockText) },
    ],
    children: view.solution && createElement(RecipeInShort, { puzzle: view.solution }),
    ...soloResultText(words.config(record.config), won, view, tally, time),
  };
}

function wonHeadline({ loss }: SoloView): string {
  return loss === 'full' ? 'Found with the last potion' : 'You found the recipe';
}
