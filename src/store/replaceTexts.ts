/**
 * Many texts at once, in one transaction: either all of them are in place afterwards or none. The database's own
 * calls each stand alone, and a crash between two of them would leave half of a backup.
 */
const NAME = 'parlour';
const TABLE = 'texts';

/** Null takes a text away. The table has to exist, so something must have asked the database before. */
export async function replaceTexts(texts: ReadonlyMap<string, string | null>): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      transaction.onerror = () => reject(transaction.error ?? new Error('failed'));
      try {
        putAll(transaction.objectStore(TABLE), texts);
      } catch (error) {
        // What had been asked for before would be kept otherwise.
        transaction.abort();
        reject(error);
      }
    });
  } finally {
    database.close();
  }
}

function putAll(table: IDBObjectStore, texts: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of texts) {
    if (text === null) table.delete(key);
    else table.put(text, key);
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot open'));
  });
}
