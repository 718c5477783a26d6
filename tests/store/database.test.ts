import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/store/database';

afterEach(() => vi.unstubAllGlobals());

it('keeps text by key, and updates it in one transaction', async () => {
  const database = openDatabase();
  expect(await database.get('a')).toBeNull();
  expect(await database.update('a', (stored) => `${stored}!`)).toBe('null!');
  expect(await database.update('a', () => null)).toBeNull();
  expect(await database.get('a')).toBe('null!');
  const adds = Array.from({ length: 20 }, () =>
    database.update('n', (stored) => String(Number(stored ?? 0) + 1)),
  );
  await Promise.all(adds);
  expect(await openDatabase().get('n')).toBe('20');
  expect(await database.keys()).toEqual(['a', 'n']);
  await database.remove('a');
  expect(await database.get('a')).toBeNull();
});

it('asks for strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await openDatabase().update('b', () => 'x');
  expect(transaction).toHaveBeenCalledWith('texts', 'readwrite', { durability: 'strict' });
});

it('fails when a decision throws, and leaves what was stored', async () => {
  const database = openDatabase();
  await database.update('c', () => 'kept');
  const failing = database.update('c', () => {
    throw new Error('undecided');
  });
  await expect(failing).rejects.toThrow('undecided');
  await expect(database.get('c')).resolves.toBe('kept');
});

it.each([
  ['is missing', undefined],
  [
    'throws on touch',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  ['never answers', { open: () => ({}) }],
])('gives up with an error when IndexedDB %s', async (_name, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const database = openDatabase();
  await expect(database.get('a')).rejects.toThrow();
  await expect(database.update('a', () => 'x')).rejects.toThrow();
});

it('comes back after another tab has made it let go', async () => {
  const database = openDatabase();
  await database.update('d', () => 'there');
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('parlour');
    request.onsuccess = () => resolve(request.result);
  });
  opened.close();
  expect(await database.get('d')).toBe('there');
});
