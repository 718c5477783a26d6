/** Brew as this screen holds it: its rules, its words, and its store in this browser. */
import { defineGame } from '../../../../frame/defineGame';
import type { GameInPlay } from '../../../../store/session/sessionState';
import { playRules as rules } from '../rules/playRules';
import type { Brew } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

export type Game = GameInPlay<Brew>;

/** Proving a recipe winnable, hints and counting what is still possible all take longer than a frame. */
const startWorker = () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' });

export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Wondering Witches',
  mood: 'wondering-witches',
  startWorker,
  wholeRules: async () => (await import('./deal.worker')).rules,
});
export const { store } = game;
