import { defineGame } from '../../../frame/defineGame';
import { playRules as rules } from '../rules/playRules';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

/** Rating and proving deals until one is accepted takes up to half a second, too long for the page's own thread. */
export const startWorker = () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' });

export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Dragon Quest',
  mood: 'dragon-quest',
  startWorker,
  wholeRules: async () => (await import('./deal.worker')).rules,
});

export const { store } = game;
