import { openGame } from '../../../../store/session/openGame';
import { rules } from '../rules/rules';

/** Proving a recipe winnable, hints and counting what is still possible all take longer than a frame. */
const startWorker = () =>
  new Worker(new URL('../../witches.worker.ts', import.meta.url), {
    type: 'module',
    name: 'wondering-witches',
  });

export const store = openGame(rules, startWorker);
