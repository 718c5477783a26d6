import { describe, expect, it } from 'vitest';
import { freshTally } from '../../src/core/record';
import {
  type KeptRun,
  keepRun,
  keptRun,
  keptRunOf,
  keptRuns,
  MAX_RUNS,
  parseRuns,
  runId,
  runOf,
  runsKey,
  runsText,
  withRun,
} from '../../src/store/stats/keptRuns';
import { playedRooms } from '../everyGame';
import { fakeDatabase } from './fakes';

function run(index: number, change: Partial<KeptRun> = {}, moves = 3): KeptRun {
  return {
    record: {
      game: 'cups',
      version: 1,
      dealVersion: 1,
      config: 'c12',
      seed: `seed${index}`,
      deal: 'd',
      moves: Array.from({ length: moves }, (_, move) => `lift.${move}`),
      cursor: moves,
      tally: { ...freshTally(null), elapsedMs: 10_000 + index, attempts: moves },
      journal: '1.1000',
    },
    day: null,
    begun: '2026-11-18',
    practice: false,
    config: 'c12',
    outcome: 'lost',
    score: null,
    ...change,
  };
}

const seeds = (runs: readonly KeptRun[]) => runs.map(({ record }) => record.seed);
const manyAfter = (first: readonly KeptRun[], count: number, moves = 3) =>
  Array.from({ length: count }, (_, index) => run(100 + index, {}, moves)).reduce(withRun, first);

describe('runs that are kept', () => {
  it('are the last ones, newest first', () => {
    const runs = manyAfter([], 30);
    expect(runs).toHaveLength(20);
    expect(seeds(runs)[0]).toBe('seed129');
  });

  it('take 300 kB at most, in all rooms together', () => {
    expect(playedRooms.length * MAX_RUNS).toBeLessThanOrEqual(300_000);
  });

  it('and the quickest where nothing is scored, of those that had no help', () => {
    const at = (elapsedMs: number, aids = {}) => ({
      outcome: 'won' as const,
      record: { ...run(elapsedMs).record, tally: { ...freshTally(null), elapsedMs, aids } },
    });
    const runs = [run(0, at(7_000)), run(0, at(5_000)), run(0, at(9_000)), run(0, at(3_000, { hint: 1 }))];
    const later = manyAfter(runs.reduce(withRun, [] as readonly KeptRun[]), 40);
    const bests = later.filter(({ outcome }) => outcome === 'won');
    expect(bests.map(({ record }) => record.tally.elapsedMs)).toEqual([5_000]);
  });

  it('and the best of each kind, by score or else by time, without help and no practice', () => {
    const won = { outcome: 'won' } as const;
    const best = run(1, { ...won, score: 900 });
    const runs = [
      run(2, { ...won, score: 500 }),
      best,
      run(3, { ...won, score: 999, practice: true }),
      run(4, { ...won, config: 'c6' }),
    ].reduce(withRun, [] as readonly KeptRun[]);
    const later = seeds(manyAfter(runs, 40));
    expect(later).toContain('seed1');
    expect(later).toContain('seed4');
    expect(later).not.toContain('seed2');
    expect(later).not.toContain('seed3');
  });

  it('never take more room than they may: the oldest go first, the best last', () => {
    const best = run(1, { outcome: 'won', score: 5 });
    const runs = manyAfter([best], 40, 500);
    expect(runsText(runs).length).toBeLessThanOrEqual(MAX_RUNS);
    expect(seeds(runs)).toContain('seed1');
    expect(seeds(runs)[0]).toBe('seed139');
    expect(withRun([], run(1, {}, 9_999))).toEqual([]);
  });

  it('are there once, however often they are told', () => {
    expect(withRun([run(1)], run(1))).toHaveLength(1);
  });

  it('survive a text, and the damage of one is not that of the others', () => {
    const runs = [run(1), run(2), run(3)];
    expect(parseRuns(runsText(runs))).toEqual(runs);
    const damaged = runsText(runs).replace('"seed":"seed2"', '"seed":7');
    expect(seeds(parseRuns(damaged))).toEqual(['seed1', 'seed3']);
    for (const text of ['', '{', '7', '[[]]', `[${'1,'.repeat(MAX_RUNS)}1]`])
      expect(parseRuns(text)).toEqual([]);
  });

  it('belong to the line of the statistics that tells the same of them', () => {
    const result = {
      config: 'c12',
      outcome: 'lost',
      cause: null,
      score: null,
      timeMs: 10_002,
      attempts: 3,
      mistakes: 0,
      hints: 0,
      shuffles: 0,
      assisted: false,
      practice: false,
      day: null,
      begun: '2026-11-18',
    } as const;
    expect(runOf([run(1), run(2)], result)?.record.seed).toBe('seed2');
    expect(runOf([run(1)], result)).toBeUndefined();
    for (const change of [
      { begun: '2026-11-17' },
      { config: 'c6' },
      { outcome: 'won' as const },
      { score: 1 },
      { timeMs: 10_003 },
      { attempts: 4 },
      { mistakes: 1 },
    ])
      expect(runOf([run(2)], { ...result, ...change }), JSON.stringify(change)).toBeUndefined();
  });

  it('of a deal: the first of them before any practice', async () => {
    const database = fakeDatabase();
    const isOfDeal = ({ seed }: { readonly seed: string }) => /^seed[123]$/.test(seed);
    expect(await keptRunOf(database, 'cups', isOfDeal)).toBeNull();
    const runs = [run(4), run(3, { practice: true }), run(2), run(1, { practice: true })];
    database.texts.set(runsKey('cups'), runsText(runs));
    expect((await keptRunOf(database, 'cups', isOfDeal))?.record.seed).toBe('seed2');
    database.texts.set(runsKey('cups'), runsText(runs.filter(({ practice }) => practice)));
    expect((await keptRunOf(database, 'cups', isOfDeal))?.record.seed).toBe('seed3');
  });

  it('are stored without what was taken back, and found by their name', async () => {
    const database = fakeDatabase();
    const { record } = run(1, {}, 5);
    const finished = {
      game: 'cups',
      config: 'c12',
      outcome: 'won',
      cause: null,
      score: 7,
      tally: record.tally,
      day: null,
      begun: '2026-11-18',
      practice: false,
      dealKey: 'k',
    } as const;
    const saved = { draft: 'half', day: null, begun: '2026-11-18', practice: false, counted: true };
    await keepRun(database, finished, { ...saved, record: { ...record, cursor: 2 } });
    expect(database.texts.has(runsKey('cups'))).toBe(true);
    const [kept] = await keptRuns(database, 'cups');
    expect(kept).toMatchObject({ score: 7, record: { moves: ['lift.0', 'lift.1'], cursor: 2 } });
    const name = kept ? runId(kept) : '';
    expect(await keptRun(database, 'cups', name)).toMatchObject({ counted: true, draft: '' });
    expect(await keptRun(database, 'cups', 'other')).toBeNull();
    database.failing = new Error('no disk');
    await keepRun(database, finished, { ...saved, record });
    expect(await keptRuns(database, 'cups')).toEqual([]);
  });
});
