/**
 * Saves of every released format, as they were once written. They must open for ever, with the same board, history
 * and figures. A new format adds files; it changes none. (`realGames.play('golden', 12)` wrote these.) They lie beside
 * the tests of their games, in `golden/`; statistics and settings, which are of no game, lie here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../src/core/hash';
import { expect as must } from '../../src/core/result';
import { parseSettings } from '../../src/store/settings';
import { statsText } from '../../src/store/stats/stats';
import { parseStats } from '../../src/store/stats/statsStore';
import { allRules } from '../everyGame';
import { fakeDatabase, loaded } from './fakes';
import { realGames } from './realGames';

const FOLDER = new URL('golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const all = readdirSync(FOLDER);

const saves = import.meta.glob<string>('../games/*/golden/*.save', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/**
 * What each opens as. Dragon Quest once kept in its state what had just happened, as `events`; its hash is what the
 * first edition itself says of the same save without that field.
 */
const hashes = import.meta.glob<Readonly<Record<string, string>>>('../games/*/golden/hashes.json', {
  eager: true,
  import: 'default',
});

describe('golden saves', () => {
  it.each(Object.entries(saves))('%s', async (path, save) => {
    const file = path.split('/').at(-1) ?? '';
    const expected = hashes[path.replace(file, 'hashes.json')]?.[file];
    const game = realGames.find(({ id }) => id === file.split('.')[0]);
    const opened = await game?.reopen(save);
    expect(opened).toContain('"notice":null');
    expect(hashText(opened ?? '').toString(36)).toBe(expected);
  });

  it.each(Object.entries(saves))('%s ends, looked back at, where it ended', async (path, save) => {
    const id = path.split('/').at(-1)?.split('.')[0] ?? '';
    const rules = allRules.find((each) => each.id === id);
    if (!rules) throw new Error(`no rules of ${id}`);
    const { store } = await loaded(rules, { database: fakeDatabase(new Map([[`save:${id}`, save]])) });
    const { game } = store.getState();
    if (!game) throw new Error('nothing in play');
    must(store.watch(null));
    expect(store.getState().game?.watch?.length).toBe(game.record.cursor);
    for (let at = 0; at <= game.record.cursor; at++) store.watchAt(at);
    const { view, status, tally } = store.getState().game ?? {};
    expect({ view, status, tally }).toEqual({ view: game.view, status: game.status, tally: game.tally });
  });

  it('are all there', () => {
    for (const [path, files] of Object.entries(hashes)) {
      const folder = path.replace('hashes.json', '');
      for (const file of Object.keys(files)) expect(saves).toHaveProperty([folder + file]);
    }
  });
});

it.each(all.filter((file) => file.startsWith('stats.')))('golden %s', (file) => {
  const stats = parseStats(read(file));
  const written = JSON.parse(read(file));
  expect(stats && JSON.parse(statsText(stats))).toMatchObject(written);
  expect(Object.keys(stats?.games ?? {})).toEqual(Object.keys(written.games));
  for (const [id, game] of Object.entries(stats?.games ?? {})) {
    const names = written.games[id].results.map(({ configName }: { configName: string }) => configName);
    expect(game.results.map(({ config }) => config)).toEqual(names);
  }
});

it.each(all.filter((file) => file.startsWith('settings.')))('golden %s', (file) => {
  expect(parseSettings(read(file))).toMatchObject(JSON.parse(read(file)));
});
