import { freshTally, type GameRecord } from '../../../core/record';
import { defineGame } from '../../../frame/defineGame';
import { freshSeed } from '../../../store/browser';
import { dealAhead } from '../../../store/session/dealAhead';
import { workerDealer } from '../../../store/session/dealer';
import { type Grade, gradeOf } from '../rules/grade';
import { playRules as rules } from '../rules/playRules';
import type { Config, Grading, Prospect } from '../rules/types';
import { firstEdition } from '../words/firstEdition';
import { words } from '../words/words';

/** The most forgiving of sixteen boards takes thousands of careless games: a tenth of a second, or more on a phone. */
const workplace = {
  startWorker: () => new Worker(new URL('./deal.worker.ts', import.meta.url), { type: 'module' }),
  wholeRules: async () => (await import('./deal.worker')).rules,
};

export const game = defineGame({
  rules,
  words,
  firstEdition,
  title: 'Pikachu',
  mood: 'pikachu',
  ...workplace,
});

export const { store } = game;

/** Beside the dealer of the store, so that nobody waits for a grade or a proof. */
const helper = workerDealer(rules, workplace);

export interface Graded {
  readonly grade: Grade;
  readonly grading: Grading;
}

const ahead = dealAhead(store, helper, freshSeed);

export const { dealNew } = ahead;

/** Deals one board of this kind beforehand, so that *New* can say how demanding it is. */
export async function prepare(config: Config): Promise<Graded | null> {
  const dealt = await ahead.prepare(config);
  return dealt && gradeDeal({ ...dealt, config: rules.formatConfig(config) });
}

type DealText = Pick<GameRecord, 'version' | 'dealVersion' | 'config' | 'seed' | 'deal'>;

export async function gradeDeal(deal: DealText): Promise<Graded | null> {
  const found = await helper.compute(unplayed(deal), 'grade').catch(() => null);
  return found?.ok ? { grade: gradeOf(found.value), grading: found.value } : null;
}

/** What can be proven of the board after so many of the record's moves. */
export async function prospectAt(record: GameRecord, cursor: number): Promise<Prospect> {
  const found = await helper.compute({ ...record, cursor }, 'prospect').catch(() => null);
  return found?.ok ? found.value : 'unknown';
}

function unplayed({ version, dealVersion, config, seed, deal }: DealText): GameRecord {
  const tally = freshTally(null);
  return { game: rules.id, version, dealVersion, config, seed, deal, moves: [], cursor: 0, tally };
}
