/** The slow work of a game (dealing, hints, tasks), in a worker where there is one. Plain JSON in and out. */
import type { GameRecord } from '../../core/record';
import { type Result, refuse } from '../../core/result';
import type { Film, GameTypes, Hint, Rules } from '../../core/rules';
import { type Answer, doJob, type Job, type Request } from './jobs';

export interface Dealer<G extends GameTypes> {
  /** Makes ready for the first job, which is about to be asked for. */
  readonly wake: () => void;
  /** By the newest generator unless another is asked for, as for the dailies of past eras. */
  readonly deal: (config: string, seed: string, dealVersion?: number) => Promise<Result<string>>;
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
  return dealerOver(
    rules,
    async (job) => doJob(rules, job),
    () => {},
  );
}

/** Whoever does the jobs does them by the same rules, so that the answers have the types that the rules say. */
function dealerOver<G extends GameTypes>(
  rules: Pick<Rules<G>, 'dealVersion'>,
  ask: (job: Job, signal?: AbortSignal) => Promise<Result<unknown>>,
  wake: () => void,
): Dealer<G> {
  return {
    wake,
    deal: (config, seed, dealVersion = rules.dealVersion) =>
      ask({ kind: 'deal', config, seed, dealVersion }) as Promise<Result<string>>,
    hint: (record, signal) => ask({ kind: 'hint', record }, signal) as Promise<Result<Hint<G> | null>>,
    compute: <T extends keyof G['tasks']>(record: GameRecord, task: T, signal?: AbortSignal) =>
      ask({ kind: 'task', record, task: String(task) }, signal) as Promise<Result<G['tasks'][T]>>,
    film: (record, film, signal) => ask({ kind: 'film', record, film }, signal) as Promise<Result<Film<G>>>,
    lostSince: (record, signal) =>
      ask({ kind: 'lostSince', record }, signal) as Promise<Result<number | null>>,
  };
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: Result<unknown>) => void;
  readonly reject: (error: unknown) => void;
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
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let broken = false;
  let nextId = 0;

  function giveUp(): void {
    broken = true;
    worker?.terminate();
    worker = null;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const job of jobs) void doHere(job);
  }

  async function doHere({ job, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(doJob(await wholeRules(), job));
    } catch (error) {
      reject(error);
    }
  }

  function wake(): Worker | null {
    if (worker !== null || broken) return worker;
    try {
      worker = startWorker();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        waiting.get(data.id)?.resolve(data.result);
        waiting.delete(data.id);
      };
      worker.onerror = (event) => {
        // Some browsers report it to the page as well, where it would take the board away.
        event.preventDefault();
        giveUp();
      };
      worker.onmessageerror = giveUp;
    } catch {
      broken = true;
    }
    return worker;
  }

  /** A worker hears nothing before it has ended what it is doing, so another takes its place. */
  function drop(id: number): void {
    const dropped = waiting.get(id);
    if (!dropped) return;
    waiting.delete(id);
    worker?.terminate();
    worker = null;
    dropped.resolve(refuse('OVERTAKEN'));
    if (waiting.size === 0) return;
    const awake = wake();
    for (const [other, { job }] of waiting) awake?.postMessage({ id: other, job } satisfies Request);
    if (!awake) giveUp();
  }

  return dealerOver(
    rules,
    (job, signal) =>
      new Promise((resolve, reject) => {
        const awake = wake();
        if (awake === null) return void doHere({ job, resolve, reject });
        const id = nextId++;
        waiting.set(id, { job, resolve, reject });
        awake.postMessage({ id, job } satisfies Request);
        signal?.addEventListener('abort', () => drop(id), { once: true });
      }),
    () => void wake(),
  );
}
