import { defineGame } from '../../../frame/defineGame';
import { freshSeed } from '../../../store/browser';
import { dealAhead } from '../../../store/session/dealAhead';
import { workerDealer } from '../../../store/session/dealer';
import { playRules as rules } from '../rules/playRules';
import type { Config } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

/** The rarest puzzles take some fifty attempts, a fiftieth of a second; on a slow phone that is too long a task. */
export const workplace = {
  startWorker: () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' }),
  wholeRules: async () => (await import('./deal.worker')).rules,
};

export const game = defineGame({ rules, words, firstEdition, title: 'Hudoku', mood: 'hudoku', ...workplace });

export const { store } = game;

const ahead = dealAhead(store, workerDealer(rules, workplace), freshSeed);

/** The next *New game* need not wait. */
export const { prepare } = ahead;

export function dealNew(config: Config): void {
  ahead.dealNew(config);
  void prepare(config);
}
