import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expect as must } from '../../src/core/result';
import { type Database, inTime, openDatabase } from '../../src/store/saving/database';
import { rules } from '../template/rules/rules';
import { loaded } from './fakes';

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

/** Holds the table as a page does that has much to write. */
async function holdTable(): Promise<() => void> {
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('parlour');
    request.onsuccess = () => resolve(request.result);
  });
  let held = true;
  const table = opened.transaction('texts', 'readwrite').objectStore('texts');
  const goOn = () => {
    if (held) table.get('held').onsuccess = goOn;
    else opened.close();
  };
  goOn();
  return () => {
    held = false;
  };
}

it('does not give up a change that has begun, but does give up reading', async () => {
  const database = openDatabase();
  await database.update('e', () => 'before');
  const release = await holdTable();
  let answered = false;
  const change = database
    .update('e', (stored) => `${stored}, after`)
    .finally(() => {
      answered = true;
    });
  await expect(database.get('e')).rejects.toThrow('does not answer');
  await expect(inTime(change, 10)).rejects.toThrow('does not answer');
  expect(answered).toBe(false);
  release();
  expect(await change).toBe('before, after');
  expect(await database.get('e')).toBe('before, after');
});

it('replaces many texts or none', async () => {
  const database = openDatabase();
  await database.update('f', () => 'old');
  await database.replace(
    new Map([
      ['f', 'new'],
      ['g', 'new'],
    ]),
  );
  await database.replace(new Map([['g', null]]));
  expect([await database.get('f'), await database.get('g')]).toEqual(['new', null]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const both = new Map([
    ['f', null],
    ['h', 'newer'],
  ]);
  await expect(database.replace(both)).rejects.toThrow('full');
  put.mockRestore();
  expect(await database.get('f')).toBe('new');
});

it('writes beside, in the same transaction', async () => {
  const database = openDatabase();
  await database.update('i', () => 'old');
  const failing = database.update('i', (stored, put) => {
    put('aside:i', stored ?? '');
    throw new Error('undecided');
  });
  await expect(failing).rejects.toThrow('undecided');
  expect(await database.get('aside:i')).toBeNull();
  await database.update('i', (stored, put) => {
    put('aside:i', stored ?? '');
    return 'new';
  });
  expect([await database.get('i'), await database.get('aside:i')]).toEqual(['new', 'old']);
});

/** Everything that IndexedDB takes and that is no text. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['an object', { moves: ['m1'] }],
  ['an empty object', {}],
  ['a list', [1, 'two', null]],
  ['a number', 7],
  ['nought', 0],
  ['not a number', Number.NaN],
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['a big integer', 12n],
  ['a date', new Date(0)],
  ['a pattern', /x/g],
  ['a map', new Map([['a', 1]])],
  ['a set', new Set([1])],
  ['a buffer', new Uint8Array([1, 2]).buffer],
  ['bytes', new Uint8Array([1, 2])],
  ['a string object', Object('text')],
  ['a blob', new Blob(['text'])],
];

describe.each(FOREIGN)('%s in the place of a save', (_name, value) => {
  async function withForeign() {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const database = openDatabase();
    await database.keys();
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('parlour');
      request.onsuccess = () => resolve(request.result);
    });
    await new Promise<void>((resolve) => {
      const transaction = opened.transaction('texts', 'readwrite');
      transaction.objectStore('texts').put(value, 'save:cups');
      transaction.oncomplete = () => resolve();
    });
    opened.close();
    return database;
  }
  const isKept = async (database: Database) => {
    const asides = [...(await database.all())].filter(([key]) => key.startsWith('aside:cups:value-'));
    expect(asides).toHaveLength(1);
    expect(asides[0]?.[1]).toEqual(value);
  };

  it('is kept aside as it is, before a game takes its place', async () => {
    const database = await withForeign();
    const { store, saves } = await loaded(rules, { storage: database });
    must(await store.newGame({ cups: 6 }));
    await saves.idle();
    expect(saves.state()).toBe('saved');
    await isKept(database);
    expect(await database.get('save:cups')).toContain('"cups"');
  });

  it('is kept aside when a backup or a reset takes its place', async () => {
    const database = await withForeign();
    await database.replace(new Map([['save:cups', null]]));
    await isKept(database);
    expect(await database.keys()).not.toContain('save:cups');
  });

  it('stays where it is while nothing takes its place', async () => {
    const database = await withForeign();
    expect(await database.get('save:cups')).toBeNull();
    expect(await database.update('save:cups', () => null)).toBeNull();
    expect((await database.all()).get('save:cups')).toEqual(value);
  });
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
