/** Solo as this screen holds it: its rules, its words, and its store in this browser. */
import { defineGame } from '../../../../frame/defineGame';
import type { GameInPlay, LastStep } from '../../../../store/session/sessionState';
import { rules } from '../rules/rules';
import type { Solo } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

export type Game = GameInPlay<Solo>;

/** Proving a recipe winnable, hints and counting what is still possible all take longer than a frame. */
const startWorker = () =>
  new Worker(new URL('../../screen/witches.worker.ts', import.meta.url), {
    type: 'module',
    name: 'wondering-witches',
  });

export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Wondering Witches',
  mood: 'wondering-witches',
  startWorker,
});
export const { store } = game;

/** Whether a potion has been tested just now. */
export function testedIn({ kind, events }: LastStep<Solo>): boolean {
  return kind === 'played' && events.some((event) => event.kind === 'tested');
}
