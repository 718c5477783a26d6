// @vitest-environment happy-dom
/** A game may be called `mole2`: whatever one part writes under its id the others read. */
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { GAME_ID } from '../../src/core/gameId';
import { readRecord } from '../../src/core/record';
import { expect as good } from '../../src/core/result';
import { read } from '../../src/core/text';
import { addFinished } from '../../src/store/stats/adding';
import { STATS_KEY } from '../../src/store/stats/statsStore';
import { stateAt } from '../store/fakes';
import { rules } from '../template/rules/rules';

vi.stubGlobal('__BUILD__', '1.2.3');

const { makeBackup, parseBackup, resetGames, restoreBackup, summarise } = await import(
  '../../src/app/settings/backup'
);
const { codePath, dailyPath } = await import('../../src/app/boot/paths');
const { rooms } = await import('../../src/app/rooms');
const { database, stats } = await import('../../src/store/browser');
const { openGame } = await import('../../src/store/session/openGame');

const DAY = '2026-11-18';

describe('a game called mole2', () => {
  it('goes through save, reload, statistics, backup and restore', async () => {
    const mole = { ...rules, id: 'mole2' };
    await addFinished(stats, { ...someResult, game: 'cups' });
    const first = openGame({ rules: mole });
    await first.load();
    await first.newGame({ cups: 6 });
    good(first.play({ kind: 'mark', cup: 1 }));
    const { game } = first.getState();
    const pearl = game ? stateAt(mole, game.record).pearl : 0;
    good(first.play({ kind: 'lift', cup: pearl }));
    const played = first.getState().game?.record;
    await vi.waitFor(async () => expect(await database.get('save:mole2')).toContain('"l'));
    await vi.waitFor(async () => expect(await database.get(STATS_KEY)).toContain('mole2'));

    const reloaded = openGame({ rules: mole });
    await reloaded.load();
    expect(reloaded.getState().game?.record).toEqual(played);
    await stats.load();
    expect(Object.keys(stats.getState().games).sort()).toEqual(['cups', 'mole2']);
    expect(stats.getState().games.mole2?.totals.c6).toMatchObject({ played: 1, won: 1 });

    const text = JSON.stringify(await makeBackup(['mole2'], DAY));
    good(await resetGames(['mole2']));
    const backup = good(parseBackup(text));
    expect(
      summarise(backup)
        .games.map(({ id, finished }) => [id, finished])
        .sort(),
    ).toEqual([
      ['cups', 1],
      ['mole2', 1],
    ]);
    good(await restoreBackup(backup, ['mole2']));
    await stats.load();
    expect(stats.getState().games.mole2?.results).toHaveLength(1);
    const restored = openGame({ rules: mole });
    await restored.load();
    expect(restored.getState().game?.record).toEqual(played);
    expect((await database.keys()).filter((key) => key.startsWith('aside:'))).toEqual([]);
  });
});

describe('the grammar of ids', () => {
  it.each(['a', 'mole2', 'pirate-chess', 'b-52s', 'three-word-name', 'x'.repeat(32)])('takes %s', (id) => {
    expect(id).toMatch(GAME_ID);
    expect(read({ ...someRecord, game: id }, readRecord).ok).toBe(true);
  });

  it.each(['', '2moles', '-a', 'Mole', 'mole_2', 'mole.2', 'möle', 'a b', 'a:b', 'a\n', 'x'.repeat(33)])(
    'refuses "%s"',
    (id) => {
      expect(id).not.toMatch(GAME_ID);
      expect(read({ ...someRecord, game: id }, readRecord).ok).toBe(false);
    },
  );

  it('is kept by every game there is, and their addresses need no escape', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(5);
    for (const { id, path } of rooms) {
      expect(id).toMatch(GAME_ID);
      for (const step of path.split('/')) expect(step).toMatch(GAME_ID);
      expect(encodeURI(codePath(path, 'x') + dailyPath(path))).toBe(codePath(path, 'x') + dailyPath(path));
    }
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
  });

  it.each(['settings', 'stats', 'about'])('leaves the address /%s to the page there', (page) => {
    expect(rooms.map(({ path }) => path)).not.toContain(page);
  });
});

const someTally = {
  elapsedMs: 5000,
  clockLeftMs: null,
  attempts: 1,
  mistakes: 0,
  aids: {},
  assisted: false,
};
const someRecord = {
  game: 'cups',
  version: 1,
  dealVersion: 1,
  config: 'c6',
  seed: 'abc',
  deal: 'p1',
  moves: [],
  cursor: 0,
  tally: { ...someTally, hints: 0, shuffles: 0 },
};
const someResult = {
  config: 'c6',
  outcome: 'won' as const,
  cause: null,
  score: 90,
  tally: someTally,
  day: null,
  begun: DAY,
  practice: false,
  dealKey: 'k1',
};
