/**
 * Saves of every released format, as they were once written. They must open for ever, with the same board, history
 * and figures. A new format adds files; it changes none. (`realGames.play('golden', 12)` wrote these.)
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../src/core/chance';
import { parseSettings } from '../../src/store/settings';
import { parseStats } from '../../src/store/stats/statsStore';
import { realGames } from './realGames';

const FOLDER = new URL('golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
/** What each opens as. */
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
  expect(stats).toMatchObject(JSON.parse(read(file)));
  expect(Object.keys(stats?.games ?? {}).length).toBeGreaterThanOrEqual(5);
});

it.each(all.filter((file) => file.startsWith('settings.')))('golden %s', (file) => {
  expect(parseSettings(read(file))).toMatchObject(JSON.parse(read(file)));
});
