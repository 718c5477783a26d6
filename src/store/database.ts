/** One IndexedDB table of text by key. Every call may fail or never answer; callers treat both alike. */
export interface Database {
  readonly get: (key: string) => Promise<string | null>;
  /**
   * Reads and writes in one transaction, so that two tabs cannot both believe they were first. `decide` gets
   * what is stored and answers with what to store, or null to leave it. Resolves to what `decide` answered.
   */
  readonly update: (key: string, decide: (stored: string | null) => string | null) => Promise<string | null>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
}

const NAME = 'parlour';
const TABLE = 'texts';
/** IndexedDB is known to hang for ever in some private modes and after some crashes. */
const PATIENCE_MS = 1_500;

export function openDatabase(): Database {
  let opened: Promise<IDBDatabase> | null = null;

  function connection(): Promise<IDBDatabase> {
    opened ??= open().then(
      (database) => {
        // Another tab wants a newer layout, or the browser dropped us: the next call opens afresh.
        const forget = () => {
          opened = null;
          database.close();
        };
        database.onversionchange = forget;
        database.onclose = forget;
        return database;
      },
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  }

  async function run<T>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore, done: (value: T) => void, fail: (error: unknown) => void) => void,
  ) {
    const database = await connection();
    return new Promise<T>((resolve, reject) => {
      let answer: { value: T } | null = null;
      const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
      transaction.oncomplete = () => (answer ? resolve(answer.value) : reject(new Error('no answer')));
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
      const done = (value: T) => {
        answer = { value };
      };
      work(transaction.objectStore(TABLE), done, reject);
    });
  }

  return {
    get: (key) =>
      patiently(
        run('readonly', (table, done) => {
          const request: IDBRequest<unknown> = table.get(key);
          request.onsuccess = () => done(typeof request.result === 'string' ? request.result : null);
        }),
      ),
    update: (key, decide) =>
      patiently(
        run('readwrite', (table, done, fail) => {
          const request: IDBRequest<unknown> = table.get(key);
          request.onsuccess = () => {
            try {
              const next = decide(typeof request.result === 'string' ? request.result : null);
              if (next !== null) table.put(next, key);
              done(next);
            } catch (error) {
              // Thrown inside an event handler it would reach nobody but the page's own error screen.
              fail(error);
            }
          };
        }),
      ),
    remove: (key) =>
      patiently(
        run('readwrite', (table, done) => {
          table.delete(key).onsuccess = () => done(undefined);
        }),
      ),
    keys: () =>
      patiently(
        run('readonly', (table, done) => {
          const request = table.getAllKeys();
          request.onsuccess = () => done(request.result.filter((key) => typeof key === 'string'));
        }),
      ),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot open'));
    request.onblocked = () => reject(new Error('blocked by another tab'));
  });
}

function patiently<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
