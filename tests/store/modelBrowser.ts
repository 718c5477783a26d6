/**
 * A browser's storage as pages meet it on a bad day: calls wait their turn, another page may hold the table, commits
 * may be slow, answers may be lost, everything may be cleared, and pages die in the middle. Time is the tests' own.
 */
import { type Database, type Decide, PATIENCE_MS } from '../../src/store/saving/database';
import { fakeLocal, fakeTime } from './fakes';

export interface Gate {
  readonly open: () => void;
}

export interface Page {
  readonly storage: Database;
  readonly local: ReturnType<typeof fakeLocal>;
  readonly time: ReturnType<typeof fakeTime>;
  /** Its calls that have not been begun are dropped, and nothing of it is heard again. */
  readonly die: () => void;
}

export function modelBrowser(time = fakeTime()) {
  const texts = new Map<string, string>();
  const local = fakeLocal();
  let queue: Promise<unknown> = Promise.resolve();
  let turn: Promise<void> | null = null;
  let commit: Promise<void> | null = null;
  let losing = false;
  /** Raised when storage is cleared: whatever was under way comes to nothing. */
  let epoch = 0;

  function gate(set: (promise: Promise<void> | null) => void): Gate {
    let release = () => {};
    set(
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return {
      open() {
        set(null);
        release();
      },
    };
  }

  function openPage(): Page {
    let alive = true;
    const forEver = new Promise<never>(() => {});

    function call<T>(work: (changes: Map<string, string | null>) => T): Promise<T> {
      const answer = queue.then(async () => {
        const asked = epoch;
        if (turn) await turn;
        if (!alive) return forEver;
        if (asked !== epoch) throw new Error('the connection was closed');
        const changes = new Map<string, string | null>();
        const result = work(changes);
        if (commit) await commit;
        if (asked !== epoch) throw new Error('the connection was closed');
        for (const [key, text] of changes) {
          if (text === null) texts.delete(key);
          else texts.set(key, text);
        }
        if (!alive) return forEver;
        if (losing && changes.size > 0) throw new Error('the answer was lost');
        return result;
      });
      // The dead keep nobody waiting.
      queue = Promise.race([answer.catch(() => undefined), untilDead()]);
      return answer;
    }

    let bury = () => {};
    const dead = new Promise<void>((resolve) => {
      bury = resolve;
    });
    const untilDead = () => dead.then(() => commit ?? undefined);

    const patiently = <T>(answer: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const stop = time.schedule(() => reject(new Error('storage does not answer')), PATIENCE_MS);
        answer.then(resolve, reject).finally(stop);
      });
    const get = (key: string) => patiently(call(() => texts.get(key) ?? null));
    const database: Database = {
      get,
      read: get,
      all: () => patiently(call(() => new Map(texts))),
      keys: () => patiently(call(() => [...texts.keys()])),
      update: (key, decide: Decide) =>
        call((changes) => {
          const next = decide(texts.get(key) ?? null, (other, text) => void changes.set(other, text));
          if (next !== null) changes.set(key, next);
          return next;
        }),
      replace: (wanted) =>
        call((changes) => {
          for (const [key, text] of wanted) changes.set(key, text);
        }),
      remove: (key) => call((changes) => void changes.set(key, null)),
    };
    const schedule = (callback: () => void, delayMs: number) =>
      time.schedule(() => alive && callback(), delayMs);
    const ownLocal = Object.assign(fakeLocal(local.items), {
      setItem: (key: string, value: string) => void (alive && local.setItem(key, value)),
    });
    return {
      storage: database,
      local: ownLocal,
      time: { ...time, schedule },
      die() {
        alive = false;
        bury();
      },
    };
  }

  return {
    texts,
    local,
    time,
    openPage,
    /** Another page holds the table. */
    hold: () => gate((promise) => (turn = promise)),
    /** Commits take their time. */
    slow: () => gate((promise) => (commit = promise)),
    /** Writes are committed and reported as failed. */
    loseAnswers(now: boolean) {
      losing = now;
    },
    clear() {
      epoch++;
      texts.clear();
      local.items.clear();
    },
  };
}

export type ModelBrowser = ReturnType<typeof modelBrowser>;

/** Until everything that does not wait for time or a gate has happened. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
