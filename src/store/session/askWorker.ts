/** Work in a worker of its own, or on the page where none starts or it dies. Plain JSON in and out. */
import { type Result, refuse } from '../../core/result';
import type { Answer, Request } from './jobs';

export interface AskedWorker<J> {
  /** Makes ready for the first job, which is about to be asked for. */
  readonly wake: () => unknown;
  /** `OVERTAKEN` where the signal says that nobody wants it any more: then the work itself ends as well. */
  readonly ask: (job: J, signal?: AbortSignal) => Promise<Result<unknown>>;
}

interface Waiting<J> {
  readonly job: J;
  readonly resolve: (result: Result<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

/** `here`: the same work, for a page whose worker cannot start or dies, which does it itself, for good. */
export function askWorker<J>(
  startWorker: () => Worker,
  here: (job: J) => Promise<Result<unknown>>,
): AskedWorker<J> {
  const waiting = new Map<number, Waiting<J>>();
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

  function doHere({ job, resolve, reject }: Waiting<J>): void {
    here(job).then(resolve, reject);
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
    for (const [other, { job }] of waiting) awake?.postMessage({ id: other, job } satisfies Request<J>);
    if (!awake) giveUp();
  }

  return {
    wake,
    ask: (job, signal) =>
      new Promise((resolve, reject) => {
        const awake = wake();
        if (awake === null) return doHere({ job, resolve, reject });
        const id = nextId++;
        waiting.set(id, { job, resolve, reject });
        awake.postMessage({ id, job } satisfies Request<J>);
        signal?.addEventListener('abort', () => drop(id), { once: true });
      }),
  };
}
