/** The slow work of a game (dealing, computing), in a worker where there is one. Text in, text out. */

import { chanceFrom } from '../../core/chance';
import type { GameRecord } from '../../core/record';
import { replay } from '../../core/replay';
import { ok, type Result, refuse, within } from '../../core/result';
import type { Move, Rules } from '../../core/rules';

export interface Dealer {
  readonly deal: (config: string, seed: string) => Promise<Result<string>>;
  /** Does `rules.compute` on the state at the record's cursor. */
  readonly compute: (record: GameRecord, task: string) => Promise<Result<string>>;
}

type Job =
  | { readonly kind: 'deal'; readonly config: string; readonly seed: string }
  | { readonly kind: 'compute'; readonly record: GameRecord; readonly task: string };

export function doJob<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, job: Job): Result<string> {
  if (job.kind === 'deal') {
    const config = within('In its settings', rules.parseConfig(job.config));
    return config.ok ? ok(rules.deal(config.value, chanceFrom(job.seed))) : config;
  }
  if (!rules.compute) return refuse('NOTHING_TO_COMPUTE', 'This game has nothing to compute.');
  const played = replay(rules, { ...job.record, moves: job.record.moves.slice(0, job.record.cursor) });
  if (!played.ok) return played;
  const state = played.value.states.at(-1);
  if (state === undefined) throw new Error('a replay without a first state');
  return rules.compute(state, job.task, chanceFrom(job.record.seed));
}

/** On the page's own thread: for games whose deals take a millisecond, for tests, and when a worker fails. */
export function inlineDealer<C, M extends Move, S, V>(rules: Rules<C, M, S, V>): Dealer {
  return {
    deal: async (config, seed) => doJob(rules, { kind: 'deal', config, seed }),
    compute: async (record, task) => doJob(rules, { kind: 'compute', record, task }),
  };
}

interface Request {
  readonly id: number;
  readonly job: Job;
}

interface Answer {
  readonly id: number;
  readonly result: Result<string>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: Result<string>) => void;
  readonly reject: (error: unknown) => void;
}

/** Falls back to the page's own thread for good if the worker cannot start or dies. */
export function workerDealer<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  startWorker: () => Worker,
): Dealer {
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
    for (const job of jobs) doHere(job);
  }

  function doHere({ job, resolve, reject }: Waiting): void {
    try {
      resolve(doJob(rules, job));
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

  function post(job: Job): Promise<Result<string>> {
    return new Promise((resolve, reject) => {
      const awake = wake();
      if (awake === null) return doHere({ job, resolve, reject });
      const id = nextId++;
      waiting.set(id, { job, resolve, reject });
      awake.postMessage({ id, job } satisfies Request);
    });
  }

  return {
    deal: (config, seed) => post({ kind: 'deal', config, seed }),
    compute: (record, task) => post({ kind: 'compute', record, task }),
  };
}

/** The other end: what a game's `*.worker.ts` calls. */
export function serveDealer<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  scope: Pick<DedicatedWorkerGlobalScope, 'addEventListener' | 'postMessage'>,
): void {
  scope.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    scope.postMessage({ id: data.id, result: doJob(rules, data.job) } satisfies Answer);
  });
}
