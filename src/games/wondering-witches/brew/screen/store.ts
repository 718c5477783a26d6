import { openGame } from '../../../../store/session/openGame';
import { brewRules } from '../rules/rules';

/** Proving a recipe winnable and counting what is still possible both take longer than a frame. */
const startWorker = () =>
  new Worker(new URL('../../witches.worker.ts', import.meta.url), {
    type: 'module',
    name: 'wondering-witches-brew',
  });

export const store = openGame(brewRules, startWorker);
