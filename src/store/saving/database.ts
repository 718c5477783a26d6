/**
 * One IndexedDB table of text by key. Every call may fail; opening and reading fail when there is no answer in time.
 *
 * A change that has begun is never given up: it may be slow and still be committed, and whoever took it for lost
 * would meet its own text later as a stranger's. Who cannot wait for it asks `inTime`.
 */
export interface Database {
  readonly get: (key: string) => Promise<string | null>;
  /** What lies there, text or not; null: nothing. */
  readonly read: (key: string) => Promise<unknown>;
  /** Everything there is, text or not. */
  readonly all: () => Promise<ReadonlyMap<string, unknown>>;
  /** Reads and writes in one transaction, so that two tabs cannot both believe they were first. */
  readonly update: (key: string, decide: Decide) => Promise<string | null>;
  /** Many texts at once: either all are in place afterwards or none. Null takes a text away. */
  readonly replace: (changes: Changes) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
}

/**
 * Gets what is stored and answers with what to store, or null to leave it. `put` stores another text beside it, in
 * the same transaction.
 */
export type Decide = (stored: string | null, put: (key: string, text: string) => void) => string | null;
type Changes = ReadonlyMap<string, string | null>;

const NAME = 'parlour';
const TABLE = 'texts';
/** IndexedDB is known to hang for ever in some private modes and after some crashes. */
export const PATIENCE_MS = 1_500;

export function openDatabase(): Database {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  function connection(): Promise<IDBDatabase> {
    opened ??= connect(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const asked = { durability: 'strict' } as const;
    const database = await connection();
    try {
      return database.transaction(TABLE, mode, asked);
    } catch {
      // Cleared site data closes the connection, and not every browser tells.
      forget();
      return (await connection()).transaction(TABLE, mode, asked);
    }
  }

  async function run<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    const transaction = await begin(mode);
    return new Promise<T>((resolve, reject) => {
      let answer: { value: T } | null = null;
      transaction.oncomplete = () => (answer ? resolve(answer.value) : reject(new Error('no answer')));
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
      const attempt = (step: () => void) => {
        try {
          step();
        } catch (error) {
          // Thrown inside an event handler it would reach nobody but the page's own error screen.
          reject(error);
          abort(transaction);
        }
      };
      attempt(() =>
        work(
          transaction.objectStore(TABLE),
          (value) => {
            answer = { value };
          },
          attempt,
        ),
      );
    });
  }

  const read = (key: string) =>
    run<unknown>('readonly', (table, done) => {
      const request: IDBRequest<unknown> = table.get(key);
      request.onsuccess = () => done(request.result ?? null);
    });

  return {
    read: (key) => inTime(read(key)),
    get: (key) => inTime(read(key)).then((value) => (typeof value === 'string' ? value : null)),
    all: () =>
      inTime(
        run('readonly', (table, done) => {
          const [keys, values] = [table.getAllKeys(), table.getAll()];
          values.onsuccess = () =>
            done(new Map(keys.result.map((key, index) => [String(key), values.result[index] as unknown])));
        }),
      ),
    update: (key, decide) =>
      run('readwrite', (table, done, attempt) => {
        find(table, key, attempt, (found) => {
          const text = typeof found?.value === 'string' ? found.value : null;
          const next = decide(text, (other, content) => void table.put(content, other));
          if (next !== null) {
            keepForeign(table, key, found);
            table.put(next, key);
          }
          done(next);
        });
      }),
    replace: (changes) =>
      run('readwrite', (table, done, attempt) => {
        for (const [key, text] of changes) {
          find(table, key, attempt, (found) => {
            keepForeign(table, key, found);
            if (text === null) table.delete(key);
            else table.put(text, key);
          });
        }
        done(undefined);
      }),
    remove: (key) =>
      run('readwrite', (table, done) => {
        table.delete(key);
        done(undefined);
      }),
    keys: () =>
      inTime(
        run('readonly', (table, done) => {
          const request = table.getAllKeys();
          request.onsuccess = () => done(request.result.filter((key) => typeof key === 'string'));
        }),
      ),
  };
}

type Work<T> = (
  table: IDBObjectStore,
  done: (value: T) => void,
  /** Runs a step of the transaction; should it throw, nothing of the transaction stays. */
  attempt: (step: () => void) => void,
) => void;

interface Found {
  readonly value: unknown;
}

/** By a cursor, since `get` cannot tell a stored `undefined` from nothing. */
function find(
  table: IDBObjectStore,
  key: string,
  attempt: (step: () => void) => void,
  then: (found: Found | null) => void,
): void {
  const request = table.openCursor(key);
  request.onsuccess = () => attempt(() => then(request.result && { value: request.result.value }));
}

let kept = 0;

/** What is no text was not written by Parlour. It moves to a place of its own, as it is, before its place is taken. */
function keepForeign(table: IDBObjectStore, key: string, found: Found | null): void {
  if (found === null || typeof found.value === 'string') return;
  const place = key.slice(key.lastIndexOf(':') + 1);
  table.add(found.value, `aside:${place}:value-${Date.now().toString(36)}-${kept++}`);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

async function connect(forget: () => void): Promise<IDBDatabase> {
  const opening = open();
  try {
    const database = await inTime(opening);
    // Another tab wants a newer layout, or the browser dropped us: the next call opens afresh.
    database.onversionchange = () => {
      forget();
      database.close();
    };
    database.onclose = forget;
    return database;
  } catch (error) {
    // A connection that nobody uses would stand in the way of a newer layout.
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

async function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot open'));
    request.onblocked = () => reject(new Error('blocked by another tab'));
  });
}

/** Fails when there is no answer in time. What was asked for may still happen. */
export function inTime<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
