/** Statistics of the first edition lay under the words that it showed; they go under codes, with the same figures. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import type { OldNames } from '../../src/frame/words/sentences';
import { recordsCodeOf } from '../../src/store/session/finishedGame';
import { NO_GAME_STATS, type Stats, statsText, type Totals } from '../../src/store/stats/stats';
import { createStatsStore, parseStats, STATS_KEY } from '../../src/store/stats/statsStore';
import { translate, translated } from '../../src/store/stats/translate';
import { NASTY_TEXTS } from '../contract/nastyTexts';
import type { FirstEdition } from '../everyGame';
import { fakeDatabase } from './fakes';

const FOLDER = new URL('golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const STORED = read('stats.format-1.json');

const modules = import.meta.glob<{ firstEdition: OldNames }>('../../src/games/**/words/firstEdition.ts', {
  eager: true,
});
const rulesBeside = import.meta.glob<{ rules: Rules<GameTypes> }>('../../src/games/**/rules/rules.ts', {
  eager: true,
});
/** What `describeConfig` of the first edition said of each config that it had, and what became of its statistics. */
const shown = Object.entries(
  import.meta.glob<FirstEdition>('../games/*/golden/*.first-edition.json', {
    eager: true,
    import: 'default',
  }),
).map(([path, edition]) => ({ id: basename(path, '.first-edition.json'), ...edition }));

const games = shown.map(({ id, ...edition }) => {
  const [path, { firstEdition: old }] = Object.entries(modules).find(
    ([file]) => rulesBeside[rulesOf(file)]?.rules.id === id,
  ) ?? ['', { firstEdition: null }];
  const rules = rulesBeside[rulesOf(path)]?.rules;
  if (!old || !rules) throw new Error(`${id} lost its words/firstEdition.ts`);
  return { id, rules, old, ...edition };
});

function rulesOf(path: string): string {
  return path.replace('words/firstEdition.ts', 'rules/rules.ts');
}

it('what every game says of its first edition is put to the test', () => {
  expect(games).toHaveLength(Object.keys(modules).length);
});

describe.each(games)('the words of $id', ({ rules, old, configNames }) => {
  const names = Object.entries(configNames);

  it('become the code that results of the same config are kept under', () => {
    for (const [words, config] of names) {
      expect(old.config(words), words).toBe(recordsCodeOf(rules, must(rules.parseConfig(config)), 1));
    }
    expect(names.length).toBeGreaterThan(0);
  });

  it('are taken for nothing else: what it never showed stays as it is, codes among it', () => {
    const codes = names.map(([words]) => old.config(words) ?? '');
    const presets = rules.presets.map(({ code }) => code);
    for (const text of [...codes, ...presets, ...NASTY_TEXTS, '', 'Quick ', 'hasOwnProperty']) {
      expect(old.config(text) ?? text, text.slice(0, 30)).toBe(text);
      expect(old.cause(text) ?? text, text.slice(0, 30)).toBe(text);
    }
  });
});

/** As every game does when its words have come. */
function translatedByAll(stats: Stats): Stats {
  return games.reduce((all, { id, old }) => translated(all, id, old), stats);
}

function storedOnce(): Stats {
  const stats = parseStats(STORED);
  if (!stats) throw new Error('unreadable');
  return stats;
}

describe('the statistics of the first edition', () => {
  const after = translatedByAll(storedOnce());

  it('lie under codes, with the same figures', () => {
    const before = storedOnce();
    for (const { id, stored } of games) {
      expect(Object.keys(after.games[id]?.totals ?? {}), id).toEqual(Object.keys(stored.causes));
    }
    for (const [id, game] of Object.entries(after.games)) {
      const figures = (table: Readonly<Record<string, Totals>>) =>
        Object.values(table).map(({ causes, ...rest }) => ({ ...rest, causes: Object.values(causes) }));
      const was = before.games[id] ?? NO_GAME_STATS;
      expect(figures(game.totals)).toEqual(figures(was.totals));
      expect(figures(game.aidedTotals)).toEqual(figures(was.aidedTotals));
      const { totals: _, aidedTotals: __, results, ...rest } = game;
      expect(was).toMatchObject(rest);
      expect(results).toHaveLength(was.results.length);
      for (const [at, { config: ___, cause: ____, ...result }] of results.entries()) {
        expect(was.results[at]).toMatchObject(result);
      }
    }
  });

  it('say how each game ended in codes', () => {
    for (const { id, stored } of games) {
      const { totals = {}, results = [] } = after.games[id] ?? {};
      expect(
        results.map(({ config, cause }) => [config, cause]),
        id,
      ).toEqual(stored.results);
      for (const [config, causes] of Object.entries(stored.causes)) {
        expect(totals[config]?.causes, id).toEqual(causes);
      }
    }
    expect(games.flatMap(({ stored }) => stored.results).length).toBeGreaterThan(0);
  });

  it('are translated once: the second time nothing is left to do', () => {
    expect(translatedByAll(after)).toBe(after);
    for (const { id, old } of games) expect(translated(after, id, old)).toBe(after);
    const kept = games.filter(({ id }) => id in storedOnce().games);
    const stored = storedOnce();
    expect(kept.map(({ id, old }) => translated(stored, id, old) === stored)).toEqual(kept.map(() => false));
  });

  it('can be read by a tab of the first edition, before and after', () => {
    for (const stats of [storedOnce(), after]) {
      const written = JSON.parse(statsText(stats));
      for (const [id, game] of Object.entries(JSON.parse(STORED).games)) {
        expect(shapeOf(written.games[id])).toEqual({ ...shapeOf(game), practised: 'array' });
        expect(written.games[id].results.map(shapeOf)).toEqual(
          (game as { results: object[] }).results.map(shapeOf),
        );
      }
    }
  });
});

function shapeOf(value: object | unknown): Record<string, string> {
  const kind = (field: unknown) => (Array.isArray(field) ? 'array' : field === null ? 'any' : typeof field);
  const fields = Object.entries(value as object).map(([key, field]): [string, string] => [key, kind(field)]);
  return Object.fromEntries(
    fields.map(([key, is]) => [key, ['cause', 'score', 'day'].includes(key) ? 'any' : is]),
  );
}

describe('words and codes side by side', () => {
  const old: OldNames = {
    config: (words) => (words === '6 cups' ? 'c6' : null),
    cause: (words) => (words === 'three empty cups' ? 'lifts' : null),
  };
  const totals: Totals = {
    played: 5,
    won: 3,
    bestScore: 80,
    bestTimeMs: 4_000,
    fewestAttempts: 2,
    wonTimeMs: 15_000,
    wonScore: 230,
    wonAttempts: 9,
    causes: { 'three empty cups': 2 },
  };
  const later: Totals = {
    played: 2,
    won: 1,
    bestScore: 90,
    bestTimeMs: 6_000,
    fewestAttempts: 1,
    wonTimeMs: 6_000,
    wonScore: 90,
    wonAttempts: 1,
    causes: { lifts: 1 },
  };
  const both: Totals = {
    played: 7,
    won: 4,
    bestScore: 90,
    bestTimeMs: 4_000,
    fewestAttempts: 1,
    wonTimeMs: 21_000,
    wonScore: 320,
    wonAttempts: 10,
    causes: { lifts: 3 },
  };
  const statsOf = (table: Readonly<Record<string, Totals>>): Stats => ({
    games: { cups: { ...NO_GAME_STATS, totals: table, aidedTotals: table } },
  });

  it.each([
    ['words first', { '6 cups': totals, c6: later }],
    ['codes first', { c6: later, '6 cups': totals }],
  ])('become one list, %s', (_name, table) => {
    const { cups } = translated(statsOf(table), 'cups', old).games;
    expect(cups?.totals).toEqual({ c6: both });
    expect(cups?.aidedTotals).toEqual({ c6: both });
  });

  it('keep what only one of them has', () => {
    const never = { ...later, won: 0, bestScore: null, bestTimeMs: null, fewestAttempts: null };
    const { cups } = translated(statsOf({ '6 cups': totals, c6: never }), 'cups', old).games;
    expect(cups?.totals.c6).toMatchObject({ bestScore: 80, bestTimeMs: 4_000, fewestAttempts: 2 });
  });

  it('leave words alone that nobody knows, and other games', () => {
    const strange = { 'Seven cups': totals, '6 cups': later, constructor: later, toString: later };
    const stats: Stats = { games: { ...statsOf(strange).games, ...{ mole: statsOf(strange).games.cups! } } };
    const after = translated(stats, 'cups', old);
    expect(after.games.cups?.totals).toEqual({
      'Seven cups': { ...totals, causes: { lifts: 2 } },
      c6: later,
      constructor: later,
      toString: later,
    });
    expect(after.games.mole).toBe(stats.games.mole);
    const unknown = statsOf({ 'Seven cups': { ...totals, causes: { constructor: 1 } } });
    expect(translated(unknown, 'cups', old)).toBe(unknown);
    expect(translated(stats, 'nobody', old)).toBe(stats);
  });

  it('count causes that share a name with what every object has', () => {
    const causes = { constructor: 2, 'three empty cups': 1 };
    const { cups } = translated(
      statsOf({ '6 cups': { ...totals, causes }, c6: { ...later, causes } }),
      'cups',
      old,
    ).games;
    expect(cups?.totals.c6?.causes).toEqual({ constructor: 4, lifts: 2 });
  });

  it('are put together in what is stored, written once, and again after a tab of the first edition', async () => {
    const database = fakeDatabase(new Map([[STATS_KEY, statsText(statsOf({ '6 cups': totals }))]]));
    const store = createStatsStore(database);
    // The words of a game may arrive before the statistics have.
    const [, byWords] = [store.load(), translate(store, 'cups', old)];
    await byWords;
    const translatedText = database.texts.get(STATS_KEY) ?? '';
    expect(Object.keys(JSON.parse(translatedText).games.cups.totals)).toEqual(['c6']);
    expect(store.getState().games.cups?.totals).toEqual({ c6: { ...totals, causes: { lifts: 2 } } });

    database.failing = new Error('nothing to write');
    await translate(store, 'cups', old);
    expect(store.getState().games.cups?.totals.c6?.played).toBe(5);
    database.failing = null;

    const { c6, ...rest } = JSON.parse(translatedText).games.cups.totals;
    const oldTab = { ...rest, c6, '6 cups': { ...later, causes: { 'three empty cups': 1 } } };
    database.texts.set(STATS_KEY, statsText(statsOf(oldTab)));
    const next = createStatsStore(database);
    await next.load();
    await translate(next, 'cups', old);
    expect(next.getState().games.cups?.totals).toEqual({ c6: both });
    expect(parseStats(database.texts.get(STATS_KEY) ?? '')).toEqual(next.getState());
  });
});
