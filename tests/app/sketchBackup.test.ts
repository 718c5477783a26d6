// @vitest-environment happy-dom
/** What is being made goes into a backup with the games, comes back with it, and goes with its game when that is reset. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__BUILD__', '1.2.3');

const { makeBackup, parseBackup, resetGames, restoreBackup, savedIds, summarise } = await import(
  '../../src/app/settings/backup'
);
const { keptTitle, storedThing } = await import('../../src/app/settings/storedNames');
const { sidePagesOf } = await import('../../src/app/sidePages');
const { games } = await import('../../src/app/registry');
const { database } = await import('../../src/store/browser');
const { sketchBody, parseSketchBody } = await import('../../src/store/making/sketchSave');
const { historyOf } = await import('../../src/store/making/sketchHistory');
const { formatSave, localKey, parseSave, saveKey } = await import('../../src/store/saving/saveText');

const game = games.find(({ makers = [] }) => makers.length > 0)!;
const [{ id: NAME, title }] = sidePagesOf(game) as [ReturnType<typeof sidePagesOf>[number]];
const TEXT = 'a5 a b b\na a b b';

beforeEach(async () => {
  localStorage.clear();
  for (const key of await database.keys()) await database.remove(key);
});

async function stored(): Promise<string | null> {
  const text = await database.get(saveKey(NAME));
  const save = text === null ? null : parseSave(text, NAME);
  const sketch = save?.ok ? parseSketchBody(save.value.body) : null;
  return sketch?.ok ? (sketch.value?.steps.join('|') ?? 'nothing') : null;
}

const save = (revision: number, text: string) =>
  formatSave({ game: NAME, revision, writer: 'tab', base: '-', body: sketchBody(historyOf(text)) });

it('is in a backup that every edition reads, and comes back', async () => {
  await database.update(saveKey(NAME), () => save(3, TEXT));
  const made = await makeBackup(savedIds, '2026-11-18');
  expect(made.format).toBe(1);
  const backup = parseBackup(JSON.stringify(made));
  if (!backup.ok) throw new Error(backup.fault.code);
  expect(summarise(backup.value).games).toEqual([]);
  await database.update(saveKey(NAME), () => save(9, '. .\n. .'));
  expect((await restoreBackup(backup.value, savedIds)).ok).toBe(true);
  expect(await stored()).toBe(TEXT);
});

it('is in the backup where only the page has a copy of it', async () => {
  localStorage.setItem(localKey(NAME), save(4, TEXT));
  expect((await makeBackup(savedIds, '2026-11-18')).texts[saveKey(NAME)]).toContain('a5 a b b');
});

it('goes with its game', async () => {
  await database.update(saveKey(NAME), () => save(3, TEXT));
  await resetGames(sidePagesOf(game).map(({ id }) => id));
  expect(await stored()).toBe('nothing');
});

it('is named in words', () => {
  expect(storedThing(saveKey(NAME))).toBe(`what you were making for ${game.title}`);
  expect(keptTitle(NAME)).toBe(title);
});
