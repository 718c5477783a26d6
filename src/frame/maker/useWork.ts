/** Work in a maker's worker: the newest wins, whatever nobody wants any more ends, and no gesture waits for it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../core/result';
import type { AskedWorker } from '../../store/session/askWorker';

/** A burst of changes is one question. */
const SETTLED_MS = 60;

interface Answered<A> {
  readonly about: string;
  readonly answer: A;
}

/**
 * What the worker says of something, named by `about`, that changes as the player works: asked anew at each change. The
 * last answer stays until the next one is there; `isDue` says that it is about something else by now.
 */
export function useStanding<J, A>(
  worker: AskedWorker<J>,
  about: string,
  job: J | null,
): { readonly answer: A | null; readonly isDue: boolean } {
  const [answered, setAnswered] = useState<Answered<A> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the job is what `about` names
  useEffect(() => {
    if (job === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void worker.ask(job, stop.signal).then((result) => {
        if (!stop.signal.aborted && result.ok) setAnswered({ about, answer: result.value as A });
      });
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [worker, about, job === null]);
  return { answer: answered?.answer ?? null, isDue: job !== null && answered?.about !== about };
}

export interface Asked<J> {
  /** What is being worked out; null: nothing. */
  readonly job: J | null;
  readonly cancel: () => void;
  /** Ends whatever was being worked out before. */
  readonly start: <A>(job: J, then: (result: Result<A>) => void) => void;
}

/** What the player has asked for by name, one thing at a time. */
export function useAsked<J>(worker: AskedWorker<J>): Asked<J> {
  const [job, setJob] = useState<J | null>(null);
  const stop = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    stop.current?.abort();
    stop.current = null;
    setJob(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  function start<A>(wanted: J, then: (result: Result<A>) => void): void {
    cancel();
    const own = new AbortController();
    stop.current = own;
    setJob(wanted);
    worker.ask(wanted, own.signal).then(
      (result) => {
        if (own.signal.aborted) return;
        cancel();
        then(result as Result<A>);
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        cancel();
        throw error;
      },
    );
  }
  return { job, cancel, start };
}
