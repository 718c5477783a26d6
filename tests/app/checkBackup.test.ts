// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backup } from '../../src/app/settings/backup';
import type { Result } from '../../src/core/result';
import { formatSave, saveKey } from '../../src/store/saving/saveText';
import { DEFAULT_SETTINGS } from '../../src/store/settings';
import { realGame, realGames } from '../store/realGames';
import { rules } from '../template/rules/rules';
import { words } from '../template/words/words';

vi.stubGlobal('__BUILD__', '1.2.3');
const unreachableGame = vi.fn(() => Promise.reject(new Error('offline')));
vi.mock('../../src/app/registry', async (actual) => {
  const { games } = await actual<typeof import('../../src/app/registry')>();
  const { extraGames } = await import('../template/entry');
  const { loadNames } = extraGames[0]!;
  const farAway = { id: 'far-away', title: 'Far Away', loadNames, load: () => unreachableGame() };
  return { games: [...extraGames, games[0], farAway] };
});

const { games } = await import('../../src/app/registry');
const { checkGames, putBrokenAside } = await import('../../src/app/settings/checkBackup');
const { makeBackup, parseBackup, restoreBackup } = await import('../../src/app/settings/backup');
const { backupSentence } = await import('../../src/app/settings/backupWords');
const { database } = await import('../../src/store/browser');

/** Any game of the product, beside the template. */
const game = games.find(({ id }) => !['cups', 'far-away'].includes(id))!;
const played = [realGame('Cups', rules, words), ...realGames.filter(({ id }) => id === game.id)];
const bodies = new Map<string, string>();
for (const { id, play } of played) bodies.set(id, (await play('backup', 5)).body);

/** As a player reads it. */
const told = (checked: Result<unknown>) => (checked.ok ? '' : backupSentence(checked.fault));
const saveOf = (game: string, body = bodies.get(game) ?? '') =>
  formatSave({ game, revision: 3, writer: 'w', base: '-', body });
const backupOf = (texts: Backup['texts']): Backup => ({
  parlour: 'backup',
  format: 1,
  build: '1',
  made: '2026-11-18',
  texts,
  settings: DEFAULT_SETTINGS,
});
const whole = { 'save:cups': saveOf('cups'), [`save:${game.id}`]: saveOf(game.id), 'save:later': 'unknown' };
/** Whole to the last letter, checksum and all, but for a move that nobody can have played. */
const impossible = saveOf(
  game.id,
  (bodies.get(game.id) ?? '').replace(/"moves":\["[^"]*"/, '"moves":["nonsense"'),
);
const newer = saveOf(game.id, (bodies.get(game.id) ?? '').replaceAll(/"version":\d+/g, '"version":999'));

beforeEach(async () => {
  for (const key of await database.keys()) await database.remove(key);
});

describe('the games of a backup', () => {
  it('are replayed by their own rules', async () => {
    expect(await checkGames(backupOf(whole))).toEqual({ ok: true, value: null });
  });

  it('are refused whole, by name, when one does not replay', async () => {
    const checked = await checkGames(backupOf({ ...whole, [`save:${game.id}`]: impossible }));
    expect(checked.ok).toBe(false);
    expect(told(checked)).toContain(`The game of ${game.title} in this backup cannot be opened. (In the `);
    expect(told(checked)).toMatch(/ \(In the [a-z]+( [a-z]+)*: At move 1: /);
  });

  it('are refused when a newer version played them, or when the rules cannot be had', async () => {
    const later = await checkGames(backupOf({ ...whole, [`save:${game.id}`]: newer }));
    expect(later).toMatchObject({ ok: false, fault: { code: 'NEWER_VERSION' } });
    expect(told(later)).toContain('newer version of Parlour');
    const away = saveOf('far-away', bodies.get(game.id));
    const checked = await checkGames(backupOf({ 'save:far-away': away }));
    expect(checked).toMatchObject({ ok: false, fault: { code: 'NO_RULES' } });
    expect(told(checked)).toContain('Far Away could not be loaded');
  });
});

describe('a refusal of a backup', () => {
  const settings = { ...DEFAULT_SETTINGS };
  const saved = (text: string) => ({ texts: { [`save:${game.id}`]: text } });
  const damaged = saveOf(game.id).replace('"moves"', '"Moves"');

  it.each<[string, object, string]>([
    [
      'the statistics',
      { texts: { stats: '{"games":{"mole2":3}}' } },
      'The statistics in this backup cannot be read.',
    ],
    ['the statistics', { texts: { stats: 3 } }, 'The statistics in this backup cannot be read.'],
    ['a game', saved('nonsense'), `The game of ${game.title} in this backup cannot be read.`],
    ['a game', saved(saveOf(game.id, '{}')), `The game of ${game.title} in this backup cannot be read.`],
    [
      'a game',
      saved(damaged),
      `The game of ${game.title} in this backup cannot be read. (This save is damaged.)`,
    ],
    [
      'a game',
      saved(saveOf('cups')),
      `The game of ${game.title} in this backup cannot be read. (This save belongs to another game.)`,
    ],
    [
      'an unknown game',
      { texts: { 'save:mole': 'x' } },
      'A game unknown here in this backup cannot be read.',
    ],
    [
      'the cards',
      { texts: { [`cards:${game.id}`]: 1 } },
      `The list of cards for ${game.title} in this backup cannot be read.`,
    ],
    ['what nobody knows', { texts: { passwords: 'x' } }, 'Something unknown in this backup cannot be read.'],
    ['the settings', { settings: 'dark' }, 'The settings in this backup cannot be read.'],
    ['the whole', { made: 'today' }, 'This backup is damaged.'],
    ['the whole', { texts: [] }, 'This backup is damaged.'],
  ])('names %s in words', async (_what, spoilt, sentence) => {
    const whole = { ...(await makeBackup([game.id], '2026-11-18')), settings, ...spoilt };
    expect(told(parseBackup(JSON.stringify(whole)))).toBe(sentence);
  });
});

describe('a backup that is being made', () => {
  it('carries along as unreadable what would make it unfit to be restored', async () => {
    const made = await putBrokenAside(backupOf({ ...whole, [`save:${game.id}`]: impossible }));
    const [aside = ''] = Object.keys(made.texts).filter((key) => key.startsWith(`aside:${game.id}:backup-`));
    expect(made.texts[aside]).toBe(impossible);
    expect(made.texts).not.toHaveProperty([`save:${game.id}`]);
    expect((await checkGames(made)).ok).toBe(true);
    expect((await restoreBackup(made, ['cups', game.id])).ok).toBe(true);
    expect(await database.get(aside)).toBe(impossible);
    expect(await database.get(saveKey('cups'))).toContain(bodies.get('cups'));
  });

  it('leaves in place what only a newer version can read, and what cannot be checked', async () => {
    const texts = { [`save:${game.id}`]: newer, 'save:far-away': saveOf('far-away', '{}') };
    expect((await putBrokenAside(backupOf(texts))).texts).toEqual(texts);
  });
});
