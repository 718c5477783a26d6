/** What a screen needs only later comes in a file of its own: sent for once the screen has nothing else to do. */
import { useEffect, useState } from 'react';
import { loaded } from './notLoaded';
import { whenIdle } from './whenIdle';

const arrived = new WeakMap<() => Promise<object>, object>();

interface When {
  /** What comes first is there. */
  readonly mayBegin: boolean;
  /** Somebody waits for it: what does not come is told by the nearest boundary, which asks again. */
  readonly isWanted: boolean;
}

/** Null until it is there; `load` is the same function at every render. */
export function useLater<T extends object>(load: () => Promise<T>, { mayBegin, isWanted }: When): T | null {
  const [there, setThere] = useState(() => arrived.get(load) as T | undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const isThere = there !== undefined;

  useEffect(() => {
    if (isThere || !(mayBegin || isWanted)) return;
    let isCurrent = true;
    const fetchIt = () =>
      void loaded(load).then(
        (parts) => {
          arrived.set(load, parts);
          if (isCurrent) setThere(parts);
        },
        (error: unknown) => isCurrent && isWanted && setFailure(error),
      );
    const cancel = isWanted ? fetchIt() : whenIdle(fetchIt);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [load, isThere, mayBegin, isWanted]);

  if (failure !== null) throw failure;
  return there ?? null;
}
