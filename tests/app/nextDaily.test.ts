// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../src/app/registry', async () => {
  const { extraGames } = await import('../template/entry');
  const blank = { load: () => Promise.reject(new Error('unused')), loadCover: () => new Promise(() => {}) };
  const { names } = await import('../template/words/names');
  const game = (id: string, title: string) => ({
    ...blank,
    id,
    title,
    line: '',
    loadNames: async () => ({ names }),
  });
  return { games: [game('ant', 'Ant'), ...extraGames, game('mole', 'Mole')] };
});

const { nextDaily } = await import('../../src/app/daily/nextDaily');
const { database, stats } = await import('../../src/store/browser');
const { addFinished } = await import('../../src/store/stats/adding');
const { loaded, stateAt } = await import('../store/fakes');
const { rules } = await import('../template/rules/rules');

const DAY = '2026-11-18';
const CUPS = { title: 'Cups', href: `/cups/daily/${DAY}` };
const MOLE = { title: 'Mole', href: `/mole/daily/${DAY}` };
const ANT = { title: 'Ant', href: `/ant/daily/${DAY}` };

beforeEach(async () => {
  for (const key of await database.keys()) await database.remove(key);
  localStorage.clear();
  await stats.load();
});

function played(game: string, outcome: 'won' | 'lost', begun = DAY): Promise<unknown> {
  const tally = { elapsedMs: 1, clockLeftMs: null, attempts: 1, mistakes: 0, aids: {}, assisted: false };
  const end = { game, config: 'c6', outcome, cause: null, score: null, tally, practice: false };
  return addFinished(stats, { ...end, day: DAY, begun, dealKey: game });
}

/** The daily of the template game, begun or won, as it is saved; of its result nothing was stored. */
async function saveCups(end: 'begun' | 'won'): Promise<void> {
  const { store, database: table, saves } = await loaded(rules, { seeds: ['abc'] });
  await store.openDaily(DAY);
  const { game } = store.getState();
  const pearl = (game && stateAt(rules, game.record).pearl) ?? 0;
  store.play({ kind: 'lift', cup: end === 'won' ? pearl : (pearl + 1) % 6 });
  await saves.idle();
  await database.update('save:cups', () => table.texts.get('save:cups') ?? '');
}

it('is the next game’s in the order of the shelf, and after the last the first’s', async () => {
  expect(await nextDaily('ant', DAY)).toEqual(CUPS);
  expect(await nextDaily('cups', DAY)).toEqual(MOLE);
  expect(await nextDaily('mole', DAY)).toEqual(ANT);
});

it('passes over what was played, won or lost, on its day or later', async () => {
  await played('cups', 'lost');
  expect(await nextDaily('ant', DAY)).toEqual(MOLE);
  await played('mole', 'won', '2026-11-19');
  expect(await nextDaily('cups', DAY)).toEqual(ANT);
});

it('is none when all the others were played, but goes by each day alone', async () => {
  await played('cups', 'won');
  await played('mole', 'won');
  expect(await nextDaily('ant', DAY)).toBeNull();
  expect(await nextDaily('ant', '2026-11-17')).toEqual({ ...CUPS, href: '/cups/daily/2026-11-17' });
});

it('leads back to one that was only begun, and not to one whose end only its save knows', async () => {
  await saveCups('begun');
  expect(await nextDaily('ant', DAY)).toEqual(CUPS);
  await saveCups('won');
  expect(await nextDaily('ant', DAY)).toEqual(MOLE);
});
