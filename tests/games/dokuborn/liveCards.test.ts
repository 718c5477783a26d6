import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { packCards } from '../../../src/games/dokuborn/rules/cards/packing';
import { unpackText } from '../../../src/games/dokuborn/rules/cards/snapshot';
import { createRules } from '../../../src/games/dokuborn/rules/rules';
import { createFetchText, type FetchPorts } from '../../../src/games/dokuborn/screen/newerCards/fetchText';
import {
  type CardStorage,
  loadKeptPools,
  ONE_WEEK_MS,
  type StoredCards,
} from '../../../src/games/dokuborn/screen/newerCards/keptCards';
import {
  type UpdateOptions,
  type UpdateOutcome,
  updateCards,
} from '../../../src/games/dokuborn/screen/newerCards/liveCards';
import { newsInWords } from '../../../src/games/dokuborn/words/cards';
import { type CardServer, startCardServer } from './cardServer';

let server: CardServer;
beforeAll(async () => {
  server = await startCardServer();
});
afterAll(() => server.close());

const NOON = 1_800_000_000_000;
const FUTURE =
  'The new card list is dated 2099-12-31, which is still to come: a clock is wrong, there or here.';
const STAY = ' The cards already here stay in use.';

/** What the next puzzle would be made of. */
async function loadLiveCards(storage: CardStorage) {
  const [newest] = await loadKeptPools(storage);
  return newest ? unpackText(newest.packed) : null;
}

interface FakeStorage extends CardStorage {
  stored: unknown;
}

function fakeStorage(stored: unknown = undefined): FakeStorage {
  const self: FakeStorage = {
    stored,
    load: async () => self.stored,
    save: async (cards) => {
      // As IndexedDB does, and so that nothing but plain data gets by.
      self.stored = structuredClone(cards);
    },
  };
  return self;
}

const realFetch: FetchPorts = {
  fetch: (url, init) => fetch(url, init),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/** The limits are minutes; a test has moments. */
const hurried: FetchPorts = { ...realFetch, after: (_ms, callback) => realFetch.after(400, callback) };

function update(
  way: string,
  storage: CardStorage,
  options: UpdateOptions = {},
  ports = realFetch,
  now = NOON,
) {
  const fetchText = createFetchText(ports);
  const base = options.base ?? server.base(way);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return updateCards({ fetchText, now: () => now, dayOf, storage }, embeddedCards, { ...options, base });
}

let afterUpdate: Promise<StoredCards> | null = null;

/** What is stored after an update that worked. */
function updated(): Promise<StoredCards> {
  const storage = fakeStorage();
  afterUpdate ??= update('good', storage).then(() => storage.stored as StoredCards);
  return afterUpdate;
}

/** Why an update failed, as a code and in words. */
function told(outcome: UpdateOutcome): readonly string[] {
  return outcome.kind === 'failed' ? [outcome.fault.code, newsInWords(outcome)] : [outcome.kind];
}

describe('an update that works', () => {
  it.each(['good', 'gzipped'])('stores newer cards and finds them again: %s', async (way) => {
    const storage = fakeStorage();
    const heard: number[] = [];
    const outcome = await update(way, storage, { onProgress: (received) => heard.push(received) });
    if (outcome.kind !== 'updated') throw new Error(JSON.stringify(outcome));
    expect(outcome.dropped).toBe(0);
    expect(outcome.cards.date).toBe('2026-11-01');
    expect(outcome.cards.cards).toEqual(embeddedCards.cards);
    expect(heard.length).toBeGreaterThan(1);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
    expect(await loadLiveCards(storage)).toEqual(outcome.cards);
    const rules = createRules(outcome.cards);
    expect(rules.daily('2026-11-18').config.pool).toBe(outcome.cards.version);
  });

  it('asks for the description alone when nothing is newer', async () => {
    const storage = fakeStorage();
    const before = server.asked.length;
    expect(await update('old', storage)).toEqual({ kind: 'current' });
    expect(server.asked.slice(before)).toEqual(['/old/metadata.json']);
    expect(storage.stored).toEqual({ checkedAt: NOON, pools: [] });
  });

  it('asks at most once a week, unless the player wants it', async () => {
    const storage = fakeStorage();
    await update('old', storage);
    const before = server.asked.length;
    expect(await update('old', storage, {}, realFetch, NOON + ONE_WEEK_MS - 1)).toEqual({ kind: 'not-yet' });
    expect(server.asked.length).toBe(before);
    expect(await update('old', storage, { force: true })).toEqual({ kind: 'current' });
    expect(await update('old', storage, {}, realFetch, NOON + ONE_WEEK_MS)).toEqual({ kind: 'current' });
    // A clock that was put back must not silence it for ever.
    expect(await update('old', storage, {}, realFetch, NOON - 1)).toEqual({ kind: 'current' });
  });

  it('takes a list that is a day ahead of this clock, not one that is a week ahead', async () => {
    const dayBefore = Date.parse('2026-10-31T12:00:00Z');
    expect((await update('good', fakeStorage(), {}, realFetch, dayBefore)).kind).toBe('updated');
    const weekBefore = Date.parse('2026-10-25T12:00:00Z');
    const early = await update('good', fakeStorage(), {}, realFetch, weekBefore);
    expect(early).toMatchObject({ kind: 'failed', fault: { code: 'FROM_THE_FUTURE' } });
  });

  it('keeps the good cards of a file with bad ones', async () => {
    const outcome = await update('damaged', fakeStorage());
    if (outcome.kind !== 'updated') throw new Error(JSON.stringify(outcome));
    expect(outcome.dropped).toBeGreaterThan(200);
    expect(outcome.cards.cards.length).toBeGreaterThan(1900);
    expect(JSON.stringify(outcome.cards)).not.toContain('<img');
  });
});

describe('an update that fails', () => {
  it.each([
    ['missing', 'HTTP_ERROR', 'The card server answered with error 404.'],
    ['broken', 'HTTP_ERROR', 'The card server answered with error 500.'],
    ['html', 'NOT_JSON', 'A web page came back instead of card data.'],
    ['format', 'OTHER_FORMAT', 'LorcanaJSON has changed its format; a newer Parlour is needed to read it.'],
    ['cards-missing', 'HTTP_ERROR', 'The card server answered with error 404.'],
    ['cards-html', 'NOT_JSON', 'A web page came back instead of card data.'],
    ['cut', 'NOT_JSON', 'The card data is damaged or was cut short on the way.'],
    ['dropped', 'UNREACHABLE', 'The card server could not be reached.'],
    ['announced', 'TOO_LONG', 'The answer is far too long to be the card file.'],
    ['endless', 'TOO_LONG', 'The answer is far too long to be the card file.'],
    ['same', 'POOL_TOO_ODD', 'Not every puzzle could be made of the new cards.'],
    ['future', 'FROM_THE_FUTURE', FUTURE],
    ['cards-future', 'FROM_THE_FUTURE', FUTURE],
  ])('because of %s keeps everything and says %s', async (way, code, detail) => {
    const storage = fakeStorage();
    expect(told(await update(way, storage))).toEqual([code, detail + STAY]);
    expect(storage.stored).toEqual({ checkedAt: NOON, pools: [] });
    expect(await loadLiveCards(storage)).toBeNull();
  });

  it('because of a list under half the size', async () => {
    const outcome = await update('few', fakeStorage());
    expect(outcome).toMatchObject({ kind: 'failed', fault: { code: 'POOL_TOO_SMALL' } });
    expect(told(outcome)[1]).toMatch(
      /Only [\d,]+ cards of the new list can be used, where there are 2,249 now\./,
    );
  });

  it.each(['silent', 'stalled'])('because the server keeps us waiting: %s', async (way) => {
    const outcome = await update(way, fakeStorage(), {}, hurried);
    expect(told(outcome)).toEqual(['TIMEOUT', `The card server took too long to answer.${STAY}`]);
  });

  it('because nobody answers', async () => {
    const gone = await startCardServer();
    await gone.close();
    const outcome = await update('good', fakeStorage(), { base: gone.base('good') });
    expect(outcome).toMatchObject({ kind: 'failed', fault: { code: 'UNREACHABLE' } });
  });

  it('because the browser forbids it (CORS) or is offline', async () => {
    const forbidden: FetchPorts = {
      ...realFetch,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    };
    const outcome = await update('good', fakeStorage(), {}, forbidden);
    expect(outcome).toMatchObject({ kind: 'failed', fault: { code: 'UNREACHABLE' } });
  });

  it('because nothing can be stored', async () => {
    const full: CardStorage = { load: async () => undefined, save: () => Promise.reject(new Error('quota')) };
    expect(told(await update('good', full))).toEqual([
      'NOT_STORED',
      `The new cards could not be stored on this device.${STAY}`,
    ]);
  });

  it('leaves an earlier update where it was', async () => {
    const storage = fakeStorage(await updated());
    const earlier = await loadLiveCards(storage);
    expect(earlier).not.toBeNull();
    for (const way of ['missing', 'html', 'cut', 'few']) {
      await update(way, storage, { force: true });
      expect(await loadLiveCards(storage)).toEqual(earlier);
    }
  });
});

describe('stored cards', () => {
  const snapshot = packCards(embeddedCards, embeddedCards.thresholds, 'here');
  const shortened = { ...snapshot, columns: { ...snapshot.columns, cost: '1,2,3' } };
  const bad: unknown[] = [
    null,
    7,
    'x',
    [],
    {},
    { checkedAt: 'now', pools: [] },
    { checkedAt: NOON, pools: [{ version: '20261101-abc', packed: '{' }] },
    { checkedAt: NOON, pools: [{ version: '20261101-abc', packed: JSON.stringify(shortened) }] },
    { checkedAt: NOON, pools: [{ version: '../etc', packed: '{}' }] },
  ];

  it.each(bad.map((stored) => [JSON.stringify(stored), stored]))(
    'that are damaged are as good as none: %s',
    async (_text, stored) => {
      expect(await loadLiveCards(fakeStorage(stored))).toBeNull();
    },
  );

  it('in a database that does not open are as good as none', async () => {
    const closed: CardStorage = { load: () => Promise.reject(new Error('blocked')), save: async () => {} };
    expect(await loadLiveCards(closed)).toBeNull();
    expect((await update('old', closed)).kind).toBe('current');
  });

  it('are plain data', async () => {
    const stored = await updated();
    expect(JSON.parse(JSON.stringify(stored))).toEqual(stored);
  });
});
