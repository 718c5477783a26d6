import { formatCode } from '../../../core/codes';
import { defineGame } from '../../../frame/defineGame';
import { freshSeed } from '../../../store/browser';
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

const ahead = workerDealer(rules, workplace);
const readyCodes = new Map<string, string>();

/** Deals one puzzle of this kind beforehand, so that the next *New game* need not wait for it. */
export async function prepare(config: Config): Promise<void> {
  const name = rules.formatConfig(config);
  if (readyCodes.has(name)) return;
  const seed = freshSeed();
  const dealt = await ahead.deal(name, seed).catch(() => null);
  if (!dealt?.ok) return;
  const { version, dealVersion } = rules;
  readyCodes.set(name, formatCode(rules, { config, seed, deal: dealt.value, version, dealVersion }));
}

export function dealNew(config: Config): void {
  const name = rules.formatConfig(config);
  const code = readyCodes.get(name);
  readyCodes.delete(name);
  if (code === undefined || !store.openCode(code).ok) void store.newGame(config);
  void prepare(config);
}
