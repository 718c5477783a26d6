/**
 * Saves of every released format, as they were once written. They must open for ever, with the same board, history
 * and figures. A new format adds files; it changes none. (`realGames.play('golden', 12)` wrote these.)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../src/core/chance';
import { parseSettings } from '../../src/store/settings';
import { statsText } from '../../src/store/stats/stats';
import { parseStats } from '../../src/store/stats/statsStore';
import { realGames } from './realGames';

const FOLDER = new URL('golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
/**
 * What each opens as. Dragon Quest once kept in its state what had just happened, as `events`; its hash is what the
 * first edition itself says of the same save without that field.
 */
const expected = JSON.parse(read('hashes.json')) as Record<string, string>;
const all = readdirSync(FOLDER);
const files = all.filter((file) => file.endsWith('.save'));

describe('golden saves', () => {
  it.each(files)('%s', async (file) => {
    const [name] = file.split('.');
    const game = realGames.find(({ slug }) => slug === name);
    const opened = await game?.reopen(read(file));
    expect(opened).toContain('"notice":null');
    expect(hashText(opened ?? '').toString(36)).toBe(expected[file]);
  });

  it('are there for every game', () => {
    const named = files.map((file) => file.split('.')[0]);
    expect(named).toEqual(expect.arrayContaining(realGames.map(({ slug }) => slug)));
  });
});

it.each(all.filter((file) => file.startsWith('stats.')))('golden %s', (file) => {
  const stats = parseStats(read(file));
  const written = JSON.parse(read(file));
  expect(stats && JSON.parse(statsText(stats))).toMatchObject(written);
  expect(Object.keys(stats?.games ?? {}).length).toBeGreaterThanOrEqual(5);
  for (const [id, game] of Object.entries(stats?.games ?? {})) {
    const names = written.games[id].results.map(({ configName }: { configName: string }) => configName);
    expect(game.results.map(({ config }) => config)).toEqual(names);
  }
});

it.each(all.filter((file) => file.startsWith('settings.')))('golden %s', (file) => {
  expect(parseSettings(read(file))).toMatchObject(JSON.parse(read(file)));
});
