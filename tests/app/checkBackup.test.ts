// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backup } from '../../src/app/settings/backup';
import type { Result } from '../../src/core/result';
import { formatSave, saveKey } from '../../src/store/saving/saveText';
import { DEFAULT_SETTINGS } from '../../src/store/settings';
import { realGames } from '../store/realGames';

vi.stubGlobal('__BUILD__', '1.2.3');
const unreachableGame = vi.fn(() => Promise.reject(new Error('offline')));
vi.mock('../../src/app/registry', async () => {
  const screen = (open: () => Promise<unknown>) => async () => {
    await open();
    return { default: () => null };
  };
  const { meta: pikachu } = await import('../../src/games/pikachu/meta');
  const { meta: hudoku } = await import('../../src/games/hudoku/meta');
  const { loadNames } = hudoku;
  return {
    games: [
      { ...pikachu, load: screen(() => import('../../src/games/pikachu/screen/game')) },
      { ...hudoku, load: screen(() => import('../../src/games/hudoku/screen/game')) },
      { id: 'far-away', title: 'Far Away', loadNames, load: () => unreachableGame() },
    ],
  };
});

const { checkGames, putBrokenAside } = await import('../../src/app/settings/checkBackup');
const { makeBackup, parseBackup, restoreBackup } = await import('../../src/app/settings/backup');
const { backupSentence } = await import('../../src/app/settings/backupWords');
const { database } = await import('../../src/store/browser');

const bodies = new Map<string, string>();
for (const { id, play } of realGames) {
  if (!bodies.has(id)) bodies.set(id, (await play('backup', 5)).body);
}
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
const whole = { 'save:pikachu': saveOf('pikachu'), 'save:hudoku': saveOf('hudoku'), 'save:later': 'unknown' };
/** Whole to the last letter, checksum and all, but for a move that nobody can have played. */
const impossible = saveOf(
  'hudoku',
  (bodies.get('hudoku') ?? '').replace(/"moves":\["[^"]*"/, '"moves":["s0 9 9 9"'),
);
const newer = saveOf('hudoku', (bodies.get('hudoku') ?? '').replaceAll('"version":1', '"version":2'));

beforeEach(async () => {
  for (const key of await database.keys()) await database.remove(key);
});

describe('the games of a backup', () => {
  it('are replayed by their own rules', async () => {
    expect(await checkGames(backupOf(whole))).toEqual({ ok: true, value: null });
  });

  it('are refused whole, by name, when one does not replay', async () => {
    const checked = await checkGames(backupOf({ ...whole, 'save:hudoku': impossible }));
    expect(checked.ok).toBe(false);
    expect(told(checked)).toMatch(
      /^The game of Hudoku in this backup cannot be opened\. \(In the [a-z]+( [a-z]+)*: At move 1: /,
    );
  });

  it('are refused when a newer version played them, or when the rules cannot be had', async () => {
    const later = await checkGames(backupOf({ ...whole, 'save:hudoku': newer }));
    expect(later).toMatchObject({ ok: false, fault: { code: 'NEWER_VERSION' } });
    expect(told(later)).toContain('newer version of Parlour');
    const away = saveOf('far-away', bodies.get('hudoku'));
    const checked = await checkGames(backupOf({ 'save:far-away': away }));
    expect(checked).toMatchObject({ ok: false, fault: { code: 'NO_RULES' } });
    expect(told(checked)).toContain('Far Away could not be loaded');
  });
});

describe('a refusal of a backup', () => {
  const settings = { ...DEFAULT_SETTINGS };
  const saved = (text: string) => ({ texts: { 'save:hudoku': text } });
  const damaged = saveOf('hudoku').replace('"moves"', '"Moves"');

  it.each<[string, object, string]>([
    [
      'the statistics',
      { texts: { stats: '{"games":{"mole2":3}}' } },
      'The statistics in this backup cannot be read.',
    ],
    ['the statistics', { texts: { stats: 3 } }, 'The statistics in this backup cannot be read.'],
    ['a game', saved('nonsense'), 'The game of Hudoku in this backup cannot be read.'],
    ['a game', saved(saveOf('hudoku', '{}')), 'The game of Hudoku in this backup cannot be read.'],
    ['a game', saved(damaged), 'The game of Hudoku in this backup cannot be read. (This save is damaged.)'],
    [
      'a game',
      saved(saveOf('pikachu')),
      'The game of Hudoku in this backup cannot be read. (This save belongs to another game.)',
    ],
    [
      'an unknown game',
      { texts: { 'save:mole': 'x' } },
      'A game unknown here in this backup cannot be read.',
    ],
    [
      'the cards',
      { texts: { 'cards:hudoku': 1 } },
      'The list of cards for Hudoku in this backup cannot be read.',
    ],
    ['what nobody knows', { texts: { passwords: 'x' } }, 'Something unknown in this backup cannot be read.'],
    ['the settings', { settings: 'dark' }, 'The settings in this backup cannot be read.'],
    ['the whole', { made: 'today' }, 'This backup is damaged.'],
    ['the whole', { texts: [] }, 'This backup is damaged.'],
  ])('names %s in words', async (_what, spoilt, sentence) => {
    const whole = { ...(await makeBackup(['hudoku'], '2026-11-18')), settings, ...spoilt };
    expect(told(parseBackup(JSON.stringify(whole)))).toBe(sentence);
  });
});

describe('a backup that is being made', () => {
  it('carries along as unreadable what would make it unfit to be restored', async () => {
    const made = await putBrokenAside(backupOf({ ...whole, 'save:hudoku': impossible }));
    const [aside = ''] = Object.keys(made.texts).filter((key) => key.startsWith('aside:hudoku:backup-'));
    expect(made.texts[aside]).toBe(impossible);
    expect(made.texts).not.toHaveProperty('save:hudoku');
    expect((await checkGames(made)).ok).toBe(true);
    expect((await restoreBackup(made, ['pikachu', 'hudoku'])).ok).toBe(true);
    expect(await database.get(aside)).toBe(impossible);
    expect(await database.get(saveKey('pikachu'))).toContain(bodies.get('pikachu'));
  });

  it('leaves in place what only a newer version can read, and what cannot be checked', async () => {
    const texts = { 'save:hudoku': newer, 'save:far-away': saveOf('far-away', '{}') };
    expect((await putBrokenAside(backupOf(texts))).texts).toEqual(texts);
  });
});
