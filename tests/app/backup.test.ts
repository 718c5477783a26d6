// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedGamesIn } from '../../src/app/home/savedGames';
import { readAsides } from '../../src/app/settings/asides';
import {
  type Backup,
  makeBackup,
  parseBackup,
  resetGames,
  restoreBackup,
  summarise,
} from '../../src/app/settings/backup';
import { backupSentence } from '../../src/app/settings/backupWords';
import { expect as good } from '../../src/core/result';
import { database, settings, stats } from '../../src/store/browser';
import { readLatestSave } from '../../src/store/saving/latestSave';
import type { SavedGame } from '../../src/store/saving/savedGames';
import { createSaves } from '../../src/store/saving/saves';
import { formatSave, saveKey } from '../../src/store/saving/saveText';
import { openGame } from '../../src/store/session/openGame';
import { DEFAULT_SETTINGS } from '../../src/store/settings';
import { addFinished } from '../../src/store/stats/adding';
import { changeChallenges, parseChallenges } from '../../src/store/stats/challenges';
import { keepRun, keptRuns } from '../../src/store/stats/keptRuns';
import { fakeLocal, loaded, stateAt } from '../store/fakes';
import { rules } from '../template/rules/rules';
import { names } from '../template/words/names';

const DAY = '2026-11-18';

/** A save as the game itself writes it, `lifts` cups into a game. */
async function playedBody(lifts: number, seed = 'abc'): Promise<string> {
  const { store, database: table, saves } = await loaded(rules, { seeds: [seed] });
  await store.newGame({ cups: 6 });
  const { game } = store.getState();
  const pearl = game && stateAt(rules, game.record).pearl;
  const empty = [0, 1, 2, 3].filter((cup) => cup !== pearl).slice(0, lifts);
  for (const cup of empty) store.play({ kind: 'lift', cup });
  await saves.idle();
  const text = table.texts.get('save:cups') ?? '';
  return text.slice(text.indexOf('\n') + 1);
}

async function store(body: string, writer = 'tab1', revision = 5): Promise<void> {
  const text = formatSave({ game: 'cups', revision, writer, base: '-', body });
  await database.update(saveKey('cups'), () => text);
}

/** A tab that gets no messages. */
function deafTab() {
  return createSaves('cups', {
    database,
    local: fakeLocal(),
    writer: 'tab1',
    announce: () => {},
    listen: () => () => {},
    schedule: () => () => {},
    foundMore: () => {},
  });
}

/** As somebody else's script would write it. */
async function putForeign(value: unknown): Promise<void> {
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
}

/** What the home page would go on with. */
async function gameHere(): Promise<SavedGame | null> {
  const saved = savedGamesIn((await readLatestSave('cups'))?.body ?? '');
  return saved && (saved.free ?? saved.daily ?? saved.replaced);
}

const finished = (config: string) => ({
  game: 'cups',
  config,
  outcome: 'won' as const,
  cause: null,
  score: 90,
  tally: {
    elapsedMs: 5000,
    clockLeftMs: null,
    attempts: 1,
    mistakes: 0,
    aids: {},
    assisted: false,
  },
  day: DAY,
  begun: DAY,
  practice: false,
  dealKey: 'k1',
});

beforeEach(async () => {
  for (const key of await database.keys()) await database.remove(key);
  localStorage.clear();
  await stats.load();
  settings.setState(DEFAULT_SETTINGS, true);
});

describe('a backup', () => {
  it('brings back games, statistics, settings and unreadable saves, whatever came after', async () => {
    const body = await playedBody(2);
    await store(body);
    await addFinished(stats, finished('c6'));
    await database.update('aside:cups:tab10', () => 'damaged');
    settings.setState({ theme: 'dark', seen: ['cups'] });
    const text = JSON.stringify(await makeBackup(['cups'], DAY));

    await store(await playedBody(1, 'other'), 'tab2', 99);
    await stats.forget('cups');
    await database.remove('aside:cups:tab10');
    settings.setState({ theme: 'light', seen: [] });

    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    await stats.load();
    expect((await readLatestSave('cups'))?.body).toBe(body);
    expect(stats.getState().games.cups?.totals.c6?.won).toBe(1);
    expect(await database.get('aside:cups:tab10')).toBe('damaged');
    expect(settings.getState()).toMatchObject({ theme: 'dark', seen: ['cups'] });
  });

  it('says what is in it', async () => {
    await store(await playedBody(2));
    await addFinished(stats, finished('c6'));
    const summary = summarise(good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY)))));
    expect(summary).toMatchObject({
      made: DAY,
      asides: 0,
      games: [{ id: 'cups', finished: 1, open: [{ done: 2, total: 3 }] }],
    });
    expect(summary.games[0]?.open.map(names.progress)).toEqual(['2 of 3 lifts']);
  });

  it('takes the newer copy of localStorage, where the page closed before the database was done', async () => {
    await store(await playedBody(1));
    const later = await playedBody(2);
    const copy = formatSave({ game: 'cups', revision: 6, writer: 'tab1', base: '5.tab1', body: later });
    localStorage.setItem('parlour:save:cups', copy);
    const backup = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
    expect(backup.texts['save:cups']).toContain(later);
  });

  it('leaves no copy behind that could pass for the continuation of what was restored', async () => {
    const body = await playedBody(1);
    await store(body, 'tab1', 5);
    const text = JSON.stringify(await makeBackup(['cups'], DAY));
    const later = await playedBody(2);
    localStorage.setItem(
      'parlour:save:cups',
      formatSave({ game: 'cups', revision: 9, writer: 'tab1', base: '5.tab1', body: later }),
    );
    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    expect((await readLatestSave('cups'))?.body).toBe(body);
  });

  it('is not overwritten by a game that is still open here', async () => {
    const open = openGame({ rules });
    await open.load();
    await open.newGame({ cups: 6 });
    const body = await playedBody(2);
    const backup = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
    const texts = { ...backup.texts };
    texts['save:cups'] = formatSave({ game: 'cups', revision: 3, writer: 'w', base: '-', body });
    good(await restoreBackup({ ...backup, texts }, ['cups']));
    open.play({ kind: 'mark', cup: 0 });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await readLatestSave('cups'))?.body).toBe(body);
    expect(localStorage.getItem('parlour:save:cups')).toBeNull();
  });

  it('is not overwritten by a tab that knew the very save it holds and heard nothing', async () => {
    const body = await playedBody(1);
    await store(body, 'tab1', 5);
    const tab = deafTab();
    await tab.load();
    good(await restoreBackup(good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY)))), ['cups']));
    tab.save('{"another":"game"}');
    await tab.idle();
    expect(tab.state()).toBe('superseded');
    expect((await readLatestSave('cups'))?.body).toBe(body);
  });

  it('is not overwritten by a tab that has another game than it holds, and heard nothing', async () => {
    const empty = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
    await store(await playedBody(1), 'tab1', 5);
    const tab = deafTab();
    await tab.load();
    good(await restoreBackup(empty, ['cups']));
    tab.save(await playedBody(2));
    await tab.idle();
    expect(tab.state()).toBe('superseded');
    expect(await gameHere()).toBeNull();
  });

  it('without a game takes away the game that is here, also one only localStorage knows', async () => {
    const empty = JSON.stringify(await makeBackup(['cups'], DAY));
    const copy = formatSave({ game: 'cups', revision: 1, writer: 't', base: '-', body: await playedBody(1) });
    localStorage.setItem('parlour:save:cups', copy);
    good(await restoreBackup(good(parseBackup(empty)), ['cups']));
    expect(await gameHere()).toBeNull();
  });

  it('can be made and restored when what is stored is damaged', async () => {
    await database.update('save:cups', () => 'parlour-save 1 cups 1 w - 0\n{}');
    await database.update('stats', () => 'not json');
    const backup = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
    expect(Object.keys(backup.texts).sort()).toEqual([
      expect.stringMatching(/^aside:cups:backup-\w+$/),
      expect.stringMatching(/^aside:stats:backup-\w+$/),
      'stats',
    ]);
  });

  it('keeps a newer version’s save aside instead of throwing it away', async () => {
    const newer = 'parlour-save 3 cups 1 w - 0\n{}';
    const text = JSON.stringify(await makeBackup(['cups'], DAY));
    await database.update('save:cups', () => newer);
    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    const kept = (await database.keys()).filter((key) => key.startsWith('aside:cups:'));
    expect(kept).toHaveLength(1);
    expect(await database.get(kept[0] ?? '')).toBe(newer);
  });
});

describe('runs, one’s own and those that were sent', () => {
  const challenge = { deal: 'abc', code: '1~c6', sent: '#r1~AAAA', begun: false, seen: false };

  async function storeRuns(): Promise<void> {
    const { store: played } = await loaded(rules);
    await played.newGame({ cups: 6 });
    const { record } = played.getState().game ?? {};
    if (!record) throw new Error('nothing in play');
    const run = { record, draft: '', day: DAY, begun: DAY, practice: false, counted: true };
    await keepRun(database, finished('c6'), run);
    await changeChallenges(database, 'cups', () => [challenge]);
  }

  const kept = async () => ({
    runs: (await keptRuns(database, 'cups')).length,
    challenges: parseChallenges(await database.get('challenges:cups')),
  });
  const BOTH = { runs: 1, challenges: [challenge] };
  const NONE = { runs: 0, challenges: [] };

  it('go into a backup and come out of it, in the place of what came after', async () => {
    await storeRuns();
    const text = JSON.stringify(await makeBackup(['cups'], DAY));
    expect(JSON.parse(text).format).toBe(2);
    await changeChallenges(database, 'cups', () => [{ ...challenge, sent: '#r1~BBBB' }]);
    await database.remove('runs:cups');
    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    expect(await kept()).toEqual(BOTH);
  });

  it('are gone after a backup without any is restored', async () => {
    const text = JSON.stringify(await makeBackup(['cups'], DAY));
    expect(JSON.parse(text).format).toBe(1);
    await storeRuns();
    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    expect(await kept()).toEqual(NONE);
  });

  it('make a backup of the second form even where only one was sent', async () => {
    await changeChallenges(database, 'cups', () => [challenge]);
    expect((await makeBackup(['cups'], DAY)).format).toBe(2);
  });

  it('are reset with their game, and those of others stay', async () => {
    await storeRuns();
    await changeChallenges(database, 'other', () => [challenge]);
    good(await resetGames(['cups']));
    expect(await kept()).toEqual(NONE);
    expect(parseChallenges(await database.get('challenges:other'))).toEqual([challenge]);
  });

  it('that are damaged are restored as they are, and read as none', async () => {
    await database.update('challenges:cups', () => 'not json');
    await database.update('runs:cups', () => '[[');
    const text = JSON.stringify(await makeBackup(['cups'], DAY));
    good(await restoreBackup(good(parseBackup(text)), ['cups']));
    expect(await kept()).toEqual(NONE);
  });
});

describe('a bad backup', () => {
  const shell = async () => ({ ...(await makeBackup(['cups'], DAY)) });

  it.each([
    ['', 'NOT_A_BACKUP'],
    ['{}', 'NOT_A_BACKUP'],
    ['[]', 'NOT_A_BACKUP'],
    ['{"parlour":"backup","format":3}', 'NEWER_BACKUP'],
    ['{"parlour":"backup","format":1}', 'MALFORMED'],
  ])('%j is refused as %s', (text, code) => {
    expect(parseBackup(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it.each([
    ['stats', '{"games":3}', 'BAD_STATS'],
    ['save:cups', 'nonsense', 'NOT_A_SAVE'],
    ['save:cups', 'parlour-save 3 cups 1 w - 0\n{}', 'NEWER_SAVE'],
    ['save:cups', 'parlour-save 1 cups 1 w - 0\n{}', 'DAMAGED_SAVE'],
    ['save:cups', formatSave({ game: 'cups', revision: 1, writer: 'w', base: '-', body: '{}' }), 'BAD_SAVE'],
    [
      'save:cups',
      formatSave({ game: 'other', revision: 1, writer: 'w', base: '-', body: '{}' }),
      'OTHER_GAME',
    ],
    ['passwords', 'x', 'MALFORMED'],
    ['__proto__x', 'x', 'MALFORMED'],
  ])('with %s = %j is refused whole as %s', async (key, text, code) => {
    const whole = await shell();
    const spoilt = JSON.stringify({ ...whole, texts: { [key]: text } });
    const refused = parseBackup(spoilt);
    expect(refused).toMatchObject({ ok: false, fault: { code } });
    expect(!refused.ok && backupSentence(refused.fault)).not.toMatch(
      /save:|stats:|cups|passwords|proto|it\./,
    );
  });

  it('changes nothing when the browser refuses to store it', async () => {
    const body = await playedBody(1);
    await store(body);
    const backup = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
    const put = IDBObjectStore.prototype.put;
    await store(await playedBody(2, 'other'), 'tab2', 7);
    const before = await database.get('save:cups');
    settings.setState({ theme: 'dark' });
    let puts = 0;
    // The second write of the transaction meets a full disk.
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (++puts === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      const done = await restoreBackup(backup, ['cups']);
      expect(done).toMatchObject({ ok: false, fault: { code: 'NOT_STORED' } });
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await database.get('save:cups')).toBe(before);
    expect(settings.getState().theme).toBe('dark');
  });
});

it('resetting takes one game away and leaves the others', async () => {
  await store(await playedBody(1));
  await database.update('save:other', () => 'kept');
  await addFinished(stats, finished('c6'));
  await addFinished(stats, { ...finished('x'), game: 'other' });
  settings.setState({ seen: ['cups', 'other'] });
  good(await resetGames(['cups']));
  expect(await gameHere()).toBeNull();
  expect(await database.get('save:other')).toBe('kept');
  expect(stats.getState().games.cups?.results).toEqual([]);
  expect(stats.getState().games.other?.results).toHaveLength(1);
  expect(settings.getState().seen).toEqual(['other']);
});

describe('a game that is open in a tab that hears nothing', () => {
  it('is not written back after a reset', async () => {
    await store(await playedBody(1), 'tab1', 5);
    const tab = deafTab();
    await tab.load();
    good(await resetGames(['cups']));
    tab.save(await playedBody(2));
    await tab.idle();
    expect(tab.state()).toBe('superseded');
    expect(await gameHere()).toBeNull();
    await tab.load();
    tab.save(await playedBody(3));
    await tab.idle();
    expect(tab.state()).toBe('saved');
  });

  it('is written anew after the browser has cleared its storage', async () => {
    await store(await playedBody(1), 'tab1', 5);
    const tab = deafTab();
    await tab.load();
    await database.remove('save:cups');
    const body = await playedBody(2);
    tab.save(body);
    await tab.idle();
    expect(tab.state()).toBe('saved');
    expect((await readLatestSave('cups'))?.body).toBe(body);
  });
});

it('what lies in the place of a save and is no text is kept and can be taken along', async () => {
  for (const value of [{ a: 1n }, new Map([['a', 1]]), 7]) {
    await putForeign(value);
    good(await resetGames(['cups']));
  }
  const asides = await readAsides();
  expect(asides.map(({ content }) => content)).toEqual(['{"a":"1"}', '[["a",1]]', '7']);
  expect(asides.map(({ game }) => game)).toEqual(['cups', 'cups', 'cups']);
});

/** Takes every request and answers none. */
const silentTable = new Proxy({}, { get: () => () => ({}) });

describe('a copy of a game that the browser does not save', () => {
  it('is made at once when the database never answers, of all that this page knows', async () => {
    const body = await playedBody(2);
    await addFinished(stats, finished('c6'));
    const other = formatSave({ game: 'other', revision: 3, writer: 'w', base: '-', body });
    localStorage.setItem('parlour:save:other', other);
    const silent = Object.assign(new EventTarget(), { objectStore: () => silentTable });
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(silent as unknown as IDBTransaction);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let made: Backup | null = null;
    void makeBackup(['cups', 'other'], DAY, { game: 'cups', body }).then((backup) => {
      made = backup;
    });
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(made).not.toBeNull();
    const backup = good(parseBackup(JSON.stringify(made)));
    expect(backup.texts['save:cups']).toContain(body);
    expect(backup.texts['save:other']).toBe(other);
    expect(backup.texts.stats).toContain('"c6"');
  });

  it('has everything else with it when the database answers', async () => {
    await database.update('aside:cups:x', () => 'damaged');
    await store(await playedBody(1));
    const body = await playedBody(2);
    const { texts } = await makeBackup(['cups'], DAY, { game: 'cups', body });
    expect(texts['aside:cups:x']).toBe('damaged');
    expect(texts['save:cups']).toContain(body);
  });
});

it('a backup keeps the statistics of all games but the one that is damaged', async () => {
  await addFinished(stats, finished('c6'));
  const sound = JSON.parse((await database.get('stats')) ?? '').games;
  const damaged = { mole2: { streak: 'three' } };
  await database.update('stats', () => JSON.stringify({ games: { ...sound, ...damaged } }));
  const backup = good(parseBackup(JSON.stringify(await makeBackup(['cups'], DAY))));
  expect(JSON.parse(backup.texts.stats ?? '').games).toEqual(sound);
  const aside = Object.keys(backup.texts).find((key) => key.startsWith('aside:stats:backup-'));
  expect(JSON.parse(backup.texts[aside ?? ''] ?? '')).toEqual({ games: damaged });
});

it('reads a played game’s save', async () => {
  expect(savedGamesIn(await playedBody(2))?.summaries.free?.moves).toBe(2);
});
