import { describe, expect, it } from 'vitest';
import { freshTally } from '../../src/core/record';
import { expect as must } from '../../src/core/result';
import type { Tally } from '../../src/core/rules';
import { readJson } from '../../src/core/text';
import type { FinishedGame } from '../../src/store/session/sessionState';
import { addFinished, addPractised, addResult } from '../../src/store/stats/adding';
import {
  dailyStreak,
  dayBefore,
  MAX_STATS,
  NO_STATS,
  readStats,
  type Stats,
  statsText,
  wasPlayed,
} from '../../src/store/stats/stats';
import { createStatsStore, STATS_KEY } from '../../src/store/stats/statsStore';
import { localDay } from '../../src/store/today';
import { allRules } from '../everyGame';
import { rules } from '../template/rules/rules';
import { fakeDatabase, fakeLocal, loaded, stateAt } from './fakes';

const won: FinishedGame = {
  game: 'cups',
  config: 'c6',
  outcome: 'won',
  cause: null,
  score: 90,
  tally: { ...freshTally(null), elapsedMs: 5_000, attempts: 4 },
  day: null,
  begun: '2026-11-18',
  practice: false,
  dealKey: 'k0',
};
const lost: FinishedGame = { ...won, outcome: 'lost', cause: 'lifts', score: null };
/** Each another deal. */
const add = (...games: FinishedGame[]): Stats =>
  games.map((game, at) => ({ ...game, dealKey: `k${at}` })).reduce(addResult, NO_STATS);

describe('statistics', () => {
  it('keep totals, bests and causes by config', () => {
    const faster = { ...won, score: 80, tally: { ...won.tally, elapsedMs: 3_000, attempts: 6 } };
    const stats = add(won, faster, lost, { ...won, config: 'c12' }).games.cups!;
    expect(stats.totals.c6).toEqual({
      played: 3,
      won: 2,
      bestScore: 90,
      bestTimeMs: 3_000,
      fewestAttempts: 4,
      wonTimeMs: 8_000,
      wonScore: 170,
      wonAttempts: 10,
      causes: { lifts: 1 },
    });
    expect(stats.totals.c12?.played).toBe(1);
    expect(stats.results).toHaveLength(4);
  });

  it('count the first run of a deal that was practised before it ended, once', () => {
    const practised = { ...won, practice: true, firstRunWaits: true };
    const one = addResult(addPractised(NO_STATS, 'cups', 'k0'), practised);
    expect(wasPlayed(one.games.cups!, 'k0')).toBe(true);
    expect(one.games.cups).toMatchObject({ totals: {}, streak: 0, dealKeys: [] });
    const two = addResult(one, lost);
    expect(two.games.cups).toMatchObject({ totals: { c6: { played: 1, won: 0 } }, dealKeys: ['k0'] });
    expect(addResult(two, won)).toBe(two);
  });

  it('of the first edition open, with no deal practised', () => {
    const { practised: _, ...before } = JSON.parse(statsText(add(won))).games.cups;
    const read = must(readJson(JSON.stringify({ games: { cups: before } }), MAX_STATS, readStats));
    expect(read).toEqual(add(won));
  });

  it('keep aided runs apart, and practice out of everything but the list', () => {
    const helped = (aids: Tally['aids']): FinishedGame => ({ ...won, tally: { ...won.tally, aids } });
    const hinted = helped({ hint: 1 });
    const shuffled = helped({ shuffle: 1 });
    const deduced = helped({ deduce: 1 });
    const assisted = { ...won, tally: { ...won.tally, assisted: true } };
    const stats = add(hinted, shuffled, deduced, assisted, { ...won, practice: true }).games.cups!;
    expect(stats.totals).toEqual({});
    expect(stats.aidedTotals.c6?.won).toBe(4);
    expect(stats.streak).toBe(4);
    expect(stats.results).toHaveLength(5);
    expect(stats.results.map(({ hints, shuffles }) => [hints, shuffles])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('count wins in a row', () => {
    const stats = add(won, won, won, lost, won).games.cups!;
    expect(stats).toMatchObject({ streak: 1, bestStreak: 3 });
  });

  it('credit a daily only on its own day, and no day twice', () => {
    const daily = (day: string, begun: string, outcome: 'won' | 'lost' = 'won', hints = 0) => ({
      ...won,
      day,
      begun,
      outcome,
      tally: { ...won.tally, aids: hints === 0 ? {} : { hint: hints } },
    });
    const stats = add(
      daily('2026-11-16', '2026-11-16', 'won', 1),
      daily('2026-11-17', '2026-11-17'),
      daily('2026-11-10', '2026-11-18'),
      daily('2026-11-17', '2026-11-17', 'lost'),
    ).games.cups!;
    expect(stats.dailies).toEqual({ '2026-11-17': 'won', '2026-11-16': 'helped' });
    expect(dailyStreak(stats.dailies, '2026-11-18')).toBe(2);
    expect(dailyStreak(stats.dailies, '2026-11-17')).toBe(2);
    expect(dailyStreak(stats.dailies, '2026-11-19')).toBe(0);
    expect(dailyStreak({ ...stats.dailies, '2026-11-18': 'lost' }, '2026-11-18')).toBe(0);
  });

  it('run a streak on where dailies begin to be dealt otherwise: each day counts, whatever its config', () => {
    const days = ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16'];
    for (const game of allRules) {
      const stats = add(
        ...days.map((day) => {
          const config = game.formatConfig(game.daily(day).config);
          return { ...won, game: game.id, config, day, begun: day };
        }),
      ).games[game.id]!;
      expect(dailyStreak(stats.dailies, '2026-12-16'), game.id).toBe(5);
      // The records are kept by config, those of the other days apart.
      const configs = days.map((day) => game.formatConfig(game.daily(day).config));
      expect(new Set(configs).size, game.id).toBeGreaterThan(1);
    }
  });

  it('stay small after 1,000 finished games of several kinds', () => {
    let stats = NO_STATS;
    for (let i = 0; i < 1_000; i++) {
      const game = ['cups', 'mole2', 'chess', 'go', 'b-52s'][i % 5]!;
      stats = addResult(stats, {
        ...won,
        game,
        dealKey: `key${i}`,
        config: `c${i % 12}`,
        day: '2026-11-18',
      });
    }
    const text = statsText(stats);
    expect(text.length).toBeLessThan(150_000);
    expect(readJson(text, MAX_STATS, readStats)).toEqual({ ok: true, value: stats });
  });
});

it('statistics of more configs than are kept can still be read, and lose the least played', () => {
  const often = add(won, won, won);
  const configs = Array.from({ length: 250 }, (_, at) => `config-${at}`);
  const stats = configs.reduce(
    (all, config, at) => addResult(all, { ...won, config, dealKey: `d${at}` }),
    often,
  );
  expect(readJson(statsText(stats), MAX_STATS, readStats)).toEqual({ ok: true, value: stats });
  expect(stats.games.cups?.totals.c6?.played).toBe(3);
  expect(stats.games.cups?.totals['config-249']?.played).toBe(1);
});

describe('the store of statistics', () => {
  it('adds what two tabs finish', async () => {
    const database = fakeDatabase();
    const [one, two] = [createStatsStore(database), createStatsStore(database)];
    await Promise.all([one.load(), two.load()]);
    await Promise.all([addFinished(one, won), addFinished(two, { ...lost, dealKey: 'k1' })]);
    const third = createStatsStore(database);
    await third.load();
    expect(third.getState().games.cups?.totals.c6).toMatchObject({ played: 2, won: 1 });
    expect(third.playedBefore('cups', 'k0')).toBe(true);
    expect(third.playedBefore('cups', 'k2')).toBe(false);
    expect(third.playedBefore('other', 'k0')).toBe(false);
    await third.forget('cups');
    expect(third.playedBefore('cups', 'k0')).toBe(false);
  });

  it('counts a deal once, however often and by whomever it is told', async () => {
    const database = fakeDatabase();
    const [one, two] = [createStatsStore(database), createStatsStore(database)];
    await Promise.all([
      addFinished(one, won),
      addFinished(two, won),
      addFinished(one, { ...lost, dealKey: won.dealKey }),
    ]);
    await addFinished(two, won);
    expect(two.getState().games.cups).toMatchObject({
      streak: 1,
      totals: { c6: { played: 1, won: 1 } },
    });
    expect(two.getState().games.cups?.results).toHaveLength(1);
    await addFinished(two, { ...won, practice: true });
    expect(two.getState().games.cups?.results).toHaveLength(2);
  });

  it('learns of a game whose page died before it could tell, once the game is opened again', async () => {
    const [database, local, counts] = [fakeDatabase(), fakeLocal(), fakeDatabase()];
    const stats = createStatsStore(counts);
    counts.gate = new Promise(() => {});
    const open = (writer: string, known: ReturnType<typeof createStatsStore>) =>
      loaded(rules, {
        database,
        local,
        writer,
        ports: { onFinished: (game) => void addFinished(known, game) },
      });
    const { store, saves } = await open('dies', stats);
    must(await store.openDaily('2026-11-18'));
    const { pearl } = stateAt(rules, store.getState().game!.record);
    must(store.play({ kind: 'lift', cup: pearl }));
    await saves.idle();

    counts.gate = null;
    const after = createStatsStore(counts);
    for (const page of ['next', 'and-again']) await open(page, after);
    await new Promise((resolve) => setTimeout(resolve));
    expect(after.getState().games.cups).toMatchObject({ streak: 1, dailies: { '2026-11-18': 'won' } });
    expect(after.getState().games.cups?.results).toHaveLength(1);
  });

  it('keeps aside what it cannot read', async () => {
    const database = fakeDatabase(new Map([[STATS_KEY, '{"games":']]));
    const stats = createStatsStore(database);
    await stats.load();
    await addFinished(stats, won);
    expect([...database.texts.values()]).toContain('{"games":');
    expect(stats.getState().games.cups?.totals.c6?.played).toBe(1);
  });

  it('loses no game for the damage of another, and keeps the damaged part aside', async () => {
    const before = add(won, lost);
    const sound = JSON.parse(statsText(before)).games.cups;
    const damaged = { ...sound, streak: 'three' };
    const stored = { games: { cups: sound, mole: damaged, 'Bad id': sound, mole2: sound } };
    const database = fakeDatabase(new Map([[STATS_KEY, JSON.stringify(stored)]]));
    const stats = createStatsStore(database);
    await stats.load();
    expect(Object.keys(stats.getState().games)).toEqual(['cups', 'mole2']);
    await addFinished(stats, { ...won, dealKey: 'k9' });
    const again = createStatsStore(database);
    await again.load();
    expect(again.getState().games.cups?.totals.c6).toMatchObject({ played: 3, won: 2 });
    expect(again.getState().games.mole2).toEqual(before.games.cups);
    const asides = [...database.texts].filter(([key]) => key.startsWith('aside:stats:'));
    expect(asides.map(([, text]) => JSON.parse(text))).toEqual(
      expect.arrayContaining([{ games: { mole: damaged } }, { games: { 'Bad id': sound } }]),
    );
  });

  it('keeps aside what became unreadable while the page was open', async () => {
    const database = fakeDatabase();
    const stats = createStatsStore(database);
    await stats.load();
    await addFinished(stats, won);
    database.texts.set(STATS_KEY, 'rot');
    await addFinished(stats, { ...won, dealKey: 'k1' });
    expect([...database.texts.values()]).toContain('rot');
  });

  it('is written anew from memory where the browser has cleared its storage', async () => {
    const database = fakeDatabase();
    const stats = createStatsStore(database);
    await stats.load();
    await addFinished(stats, won);
    database.texts.clear();
    await addFinished(stats, { ...won, dealKey: 'k1' });
    const again = createStatsStore(database);
    await again.load();
    expect(again.getState().games.cups?.totals.c6?.played).toBe(2);
  });

  it('still counts for this visit where nothing can be stored', async () => {
    const database = fakeDatabase();
    database.failing = new Error('full');
    const stats = createStatsStore(database);
    await stats.load();
    await addFinished(stats, won);
    expect(stats.getState().games.cups?.totals.c6?.won).toBe(1);
  });
});

describe('days', () => {
  it('follow each other without a gap from 2024 to 2040', () => {
    let day = '2040-12-31';
    const seen = new Set([day]);
    while (day > '2024-01-01') {
      day = dayBefore(day);
      seen.add(day);
    }
    expect(seen.size).toBe(6210);
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
  });

  it('are those of the player’s own calendar', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01');
    expect(localDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });
});
