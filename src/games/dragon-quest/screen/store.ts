import { openGame } from '../../../store/session/openGame';
import { rules } from '../rules/rules';

/** Proving that a deal can be won takes up to a fifth of a second, too long for the page's own thread. */
export const startWorker = () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' });

export const store = openGame(rules, startWorker);
