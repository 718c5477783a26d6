/** The slow work of a game (dealing, hints, tasks), in a worker where there is one. Plain JSON in and out. */
import type { GameRecord } from '../../core/record';
import type { Result } from '../../core/result';
import type { Film, GameTypes, Hint, Rules } from '../../core/rules';
import { type AskedWorker, askWorker } from './askWorker';
import { doJob, type Job } from './jobs';

export interface Dealer<G extends GameTypes> {
  /** Makes ready for the first job, which is about to be asked for. */
  readonly wake: () => unknown;
  /** By the newest generator unless another is asked for, as for the dailies of past eras; the signal as below. */
  readonly deal: (
    config: string,
    seed: string,
    dealVersion?: number,
    signal?: AbortSignal,
  ) => Promise<Result<string>>;
  /** The hint for what is in play at the record's cursor; work on it ends where the signal says so. */
  readonly hint: (record: GameRecord, signal?: AbortSignal) => Promise<Result<Hint<G> | null>>;
  /** Does one of the rules' own tasks on the state at the record's cursor; the signal as above. */
  readonly compute: <T extends keyof G['tasks']>(
    record: GameRecord,
    task: T,
    signal?: AbortSignal,
  ) => Promise<Result<G['tasks'][T]>>;
  /** How the run could have been played, from its cursor or from where the film begins. */
  readonly film: (record: GameRecord, film: string, signal?: AbortSignal) => Promise<Result<Film<G>>>;
  /** How many moves had been played when it could still be won; null: not known. */
  readonly lostSince: (record: GameRecord, signal?: AbortSignal) => Promise<Result<number | null>>;
}

/** On the page's own thread: for games whose deals take a millisecond, for tests, and when a worker fails. */
export function inlineDealer<G extends GameTypes>(rules: Rules<G>): Dealer<G> {
  return dealerOver(rules, { ask: async (job) => doJob(rules, job), wake: () => {} });
}

/** Whoever does the jobs does them by the same rules, so that the answers have the types that the rules say. */
function dealerOver<G extends GameTypes>(
  rules: Pick<Rules<G>, 'dealVersion'>,
  { ask, wake }: AskedWorker<Job>,
): Dealer<G> {
  return {
    wake,
    deal: (config, seed, dealVersion = rules.dealVersion, signal) =>
      ask({ kind: 'deal', config, seed, dealVersion }, signal) as Promise<Result<string>>,
    hint: (record, signal) => ask({ kind: 'hint', record }, signal) as Promise<Result<Hint<G> | null>>,
    compute: <T extends keyof G['tasks']>(record: GameRecord, task: T, signal?: AbortSignal) =>
      ask({ kind: 'task', record, task: String(task) }, signal) as Promise<Result<G['tasks'][T]>>,
    film: (record, film, signal) => ask({ kind: 'film', record, film }, signal) as Promise<Result<Film<G>>>,
    lostSince: (record, signal) =>
      ask({ kind: 'lostSince', record }, signal) as Promise<Result<number | null>>,
  };
}

export interface Workplace<G extends GameTypes> {
  readonly startWorker: () => Worker;
  /** What the worker does its jobs by, for a page whose worker cannot start or dies: it does them itself, for good. */
  readonly wholeRules: () => Promise<Rules<G>>;
}

export function workerDealer<G extends GameTypes>(
  rules: Pick<Rules<G>, 'dealVersion'>,
  { startWorker, wholeRules }: Workplace<G>,
): Dealer<G> {
  return dealerOver(
    rules,
    askWorker(startWorker, async (job) => doJob(await wholeRules(), job)),
  );
}
