/** *Start over*: a practice run beside the first run, which nothing but playing it on may change. */
import { describe, expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import { pick, type Rng, rngFor } from '../../src/core/rng';
import type { Move, Rules } from '../../src/core/rules';
import { rules as dokuborn } from '../../src/games/dokuborn/rules';
import { rules as dragonQuest } from '../../src/games/dragon-quest/rules';
import { rules as hudoku } from '../../src/games/hudoku/rules';
import { rules as pikachu } from '../../src/games/pikachu/rules';
import { brewRules } from '../../src/games/wondering-witches/brewRules';
import { rules as witches } from '../../src/games/wondering-witches/rules';
import { formatSave, parseSave, saveKey } from '../../src/store/saveText';
import { begunSlot, type Shelf, SLOTS } from '../../src/store/shelf';
import { checkShelf } from '../../src/store/shelfChecks';
import { dailyStreak } from '../../src/store/stats';
import { createStatsStore } from '../../src/store/statsStore';
import type { FinishedGame } from '../../src/store/table';
import { count } from '../counts';
import { type Config, type CupsMove, rules, type State, type View } from '../template/rules';
import { type BenchOptions, fakeDatabase, fakeLocal, loaded } from './fakes';

const DAY = '2026-11-18';

/** One browser over several pages, with statistics that outlive them. */
async function browser<C, M extends Move, S, V>(played: Rules<C, M, S, V>) {
  const [database, local] = [fakeDatabase(), fakeLocal()];
  const stats = createStatsStore(database);
  await stats.load();
  const counting: Promise<void>[] = [];
  const finished: FinishedGame[] = [];
  const seeds = Array.from({ length: 50 }, (_, at) => `seed${at}`);
  let pages = 0;
  let today = DAY;
  async function openPage(options: BenchOptions = {}) {
    const bench = await loaded(played, {
      database,
      local,
      seeds,
      writer: `page${pages++}`,
      ...options,
      ports: {
        today: () => today,
        onFinished(game, when) {
          if (when === 'now') finished.push(game);
          counting.push(stats.add(game));
        },
        playedBefore: (key) => stats.playedBefore(played.id, key),
        onPractised: (key) => counting.push(stats.practise(played.id, key)),
      },
    });
    const game = () => {
      const { game: playing } = bench.store.getState();
      if (!playing) throw new Error('nothing on the table');
      return playing;
    };
    const settled = async () => {
      await bench.saves.idle();
      await Promise.all(counting);
    };
    const shelf = () => JSON.parse(bench.store.shelfText()) as Shelf;
    return { ...bench, game, settled, shelf };
  }
  return {
    openPage,
    finished,
    database,
    local,
    stats: () => stats.getState().games[played.id],
    tomorrow: () => {
      today = '2026-11-19';
    },
  };
}

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const emptyCups = ({ cups, pearl }: State) => [...Array(cups).keys()].filter((cup) => cup !== pearl);

/** A first run with one attempt, one mistake and four seconds in it. */
async function begun() {
  const place = await browser(rules);
  const page = await place.openPage();
  must(await page.store.newGame({ cups: 12 }));
  await firstMoves(page);
  return { ...place, ...page };
}

async function firstMoves(page: Pick<Awaited<ReturnType<typeof begun>>, 'store' | 'game' | 'time'>) {
  const [cup = 0] = emptyCups(page.game().state);
  must(page.store.play(lift(cup)));
  page.time.pass(4_000);
  page.store.play(lift(cup));
}

describe('Start over', () => {
  it('does nothing on a run without moves', async () => {
    const { store, game } = await begun();
    must(await store.newGame({ cups: 6 }));
    const before = game();
    expect(store.startOver()).toBe(false);
    expect(game()).toBe(before);
  });

  it('lays the first run aside as it is, and begins a practice run with counters at nought', async () => {
    const { store, game, shelf, time } = await begun();
    const first = game();
    time.pass(2_000);
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: false, canRedo: false });
    expect(game().state).toMatchObject({ pearl: first.state.pearl, lifted: [] });
    expect(game().tally).toMatchObject({ elapsedMs: 0, attempts: 0, mistakes: 0, hints: 0, assisted: false });
    const kept = { ...first.record, tally: { ...first.record.tally, elapsedMs: 6_000 } };
    expect(shelf().free?.record).toEqual(kept);
    expect(shelf().summaries.free).toMatchObject({ kind: 'playing', moves: 1 });
    expect(begunSlot(shelf())).toBe('free');

    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    time.pass(9_000);
    store.undo('assisted');
    store.redo();
    expect(shelf().free?.record).toEqual(kept);
    expect(store.backToFirstRun()).toBe(true);
    expect(game()).toMatchObject({ record: kept, practice: false, otherRun: 'practice' });
    expect(store.elapsedMs()).toBe(6_000);
  });

  it('again, while practising, begins the practice run anew and leaves the first run alone', async () => {
    const { store, game, shelf } = await begun();
    store.startOver();
    const { free } = shelf();
    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: false, canRedo: false });
    expect(game().tally.attempts).toBe(0);
    expect(shelf().free?.record).toEqual(free?.record);
  });

  it('gives the practice run back too, unless nothing was played in it', async () => {
    const { store, game, time } = await begun();
    store.startOver();
    const cup = emptyCups(game().state)[2] ?? 0;
    must(store.play(lift(cup)));
    time.pass(3_000);
    store.backToFirstRun();
    time.pass(60_000);
    expect(store.backToPractice()).toBe(true);
    expect(store.elapsedMs()).toBe(3_000);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', state: { lifted: [cup] } });
    store.startOver();
    store.backToFirstRun();
    expect(game().otherRun).toBeNull();
    expect(store.backToPractice()).toBe(false);
  });

  it('keeps the way back however much was practised, after a reload and on the next day', async () => {
    const { store, game, openPage, settled, tomorrow } = await begun();
    const first = game();
    store.startOver();
    for (const outcome of ['won', 'lost'] as const) {
      const { pearl } = game().state;
      const cups = outcome === 'won' ? [pearl] : emptyCups(game().state).slice(0, 3);
      for (const cup of cups) must(store.play(lift(cup)));
      expect(game()).toMatchObject({ status: { kind: outcome }, otherRun: 'first' });
      store.again();
      expect(game()).toMatchObject({ status: { kind: 'playing' }, otherRun: 'first', canUndo: false });
    }
    must(store.play(lift(emptyCups(game().state)[0] ?? 0)));
    await settled();
    tomorrow();
    const next = await openPage();
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: true });
    expect(next.store.backToFirstRun()).toBe(true);
    expect(next.game().record).toEqual(first.record);
    must(next.store.play(lift(next.game().state.pearl)));
    expect(next.game()).toMatchObject({ status: { kind: 'won' }, counted: true });
  });

  it('lets only the first run into the records, whichever ends first', async () => {
    const { store, game, settled, stats } = await begun();
    store.startOver();
    must(store.play(lift(game().state.pearl)));
    await settled();
    expect(stats()).toMatchObject({ totals: {}, results: [{ practice: true }] });
    store.backToFirstRun();
    must(store.play(lift(game().state.pearl)));
    await settled();
    expect(stats()?.totals['12 cups']).toMatchObject({ played: 1, won: 1, fewestAttempts: 3 });
    expect(stats()?.results.map(({ practice }) => practice)).toEqual([false, true]);
  });

  it('makes every later deal of the same practice, even where no run was ended', async () => {
    const { store, game, settled } = await begun();
    const code = store.code() ?? '';
    store.startOver();
    await settled();
    must(await store.newGame({ cups: 6 }));
    store.play({ kind: 'mark', cup: 0 });
    must(store.play(lift(emptyCups(game().state)[0] ?? 0)));
    must(store.openCode(code));
    expect(game()).toMatchObject({ practice: true, canUndo: false, otherRun: null });
  });

  it('after the end is the same deal again, outside the records, and offers no way back', async () => {
    const { store, game, shelf } = await begun();
    must(store.play(lift(game().state.pearl)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null, canUndo: false });
    expect(shelf()).toMatchObject({ free: { practice: true }, replaced: { counted: true } });
    must(store.play(lift(emptyCups(game().state)[0] ?? 0)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null, canUndo: false });
    expect(game().tally.attempts).toBe(0);
  });

  it('a first run that ends takes the way back from the practice run beside it', async () => {
    const { store, game } = await begun();
    store.startOver();
    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    store.backToFirstRun();
    must(store.play(lift(game().state.pearl)));
    expect(store.backToPractice()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null });
  });
});

describe('a first run with a practice run beside it', () => {
  it('comes back from *New game* with it, and a practice run takes nothing back', async () => {
    const { store, game } = await begun();
    const first = game().record;
    store.startOver();
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    must(await store.newGame({ cups: 6 }));
    expect(store.takeBack()).toBe(true);
    expect(game()).toMatchObject({ record: first, practice: false, otherRun: 'practice' });
  });

  it('with only marks in it is not overwritten by the game that it had put away', async () => {
    const { store, game } = await begun();
    must(await store.newGame({ cups: 6 }));
    store.play({ kind: 'mark', cup: 0 });
    const first = game().record;
    store.startOver();
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
    store.backToFirstRun();
    expect(game().record).toEqual(first);
  });

  it('is what *Continue* and its link lead to; the other slot leaves both alone', async () => {
    const { store, game, shelf } = await begun();
    const first = game().record;
    store.startOver();
    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    must(await store.openDaily(DAY, 'daily1'));
    const { free } = shelf();
    store.play({ kind: 'mark', cup: 1 });
    expect(shelf().free).toEqual(free);
    expect(store.openFree()).toBe(true);
    expect(game()).toMatchObject({ record: first, practice: false, otherRun: 'practice' });
  });

  it('left in a dead end for another game counts as lost, also from its practice run', async () => {
    const stuck: Rules<Config, CupsMove, State, View> = {
      ...rules,
      status: (state, tally) => (state.lifted.length === 1 ? { kind: 'stuck' } : rules.status(state, tally)),
    };
    const { openPage, stats } = await browser(stuck);
    const { store, game, settled } = await openPage();
    must(await store.newGame({ cups: 12 }));
    must(store.play(lift(emptyCups(game().state)[0] ?? 0)));
    store.startOver();
    await settled();
    expect(stats()?.results ?? []).toEqual([]);
    must(await store.newGame({ cups: 6 }));
    await settled();
    expect(stats()?.results).toMatchObject([{ outcome: 'lost', practice: false, attempts: 1 }]);
  });

  it('keeps its hourglass, and is paused on coming back to it', async () => {
    const sandy: Rules<Config, CupsMove, State, View> = {
      ...rules,
      hourglass: { lengthMs: () => 30_000, turnedBy: (move) => move.kind === 'lift', onEmpty: () => lift(0) },
    };
    const { openPage } = await browser(sandy);
    const { store, game, time } = await openPage();
    must(await store.newGame({ cups: 12 }));
    store.wake();
    time.pass(12_000);
    store.play({ kind: 'mark', cup: 0 });
    store.startOver();
    expect(store.leftMs()).toBe(30_000);
    expect(game().paused).toBe(false);
    store.wake();
    time.pass(7_000);
    store.backToFirstRun();
    expect(store.leftMs()).toBe(18_000);
    expect(game()).toMatchObject({ paused: true, clockRuns: false });
    time.pass(60_000);
    expect(store.elapsedMs()).toBe(12_000);
  });
});

describe('practice that is gone on with in another way', () => {
  it('stays beside its first run, on its day, and opens from its own address', async () => {
    const { openPage } = await browser(hudoku);
    const page = await openPage();
    const sand = { ...hudoku.daily, mode: 'hourglass' } as const;
    must(await page.store.openDaily(DAY, 'daily1', sand));
    must(page.store.play({ kind: 'reveal' }));
    page.store.startOver();
    must(page.store.play({ kind: 'reveal' }));
    const first = page.shelf().daily?.record;
    const { record } = page.game();
    const config = hudoku.formatConfig({ ...sand, mode: 'relaxed' });
    must(page.store.openRecord({ ...record, config, tally: { ...record.tally, clockLeftMs: null } }));
    expect(page.game()).toMatchObject({ day: DAY, practice: true, otherRun: 'first' });
    expect(page.shelf()).toMatchObject({ free: null, replaced: null });
    await page.settled();
    const next = await openPage();
    must(next.store.openCode(next.store.code() ?? ''));
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first', config: { mode: 'relaxed' } });
    next.store.backToFirstRun();
    expect(next.game().record).toEqual(first);
  });
});

describe('a daily', () => {
  it('hangs its streak on the first run alone', async () => {
    const { openPage, stats, tomorrow } = await browser(rules);
    const page = await openPage();
    must(await page.store.openDaily(DAY, 'daily1'));
    await firstMoves(page);
    page.store.startOver();
    expect(page.game()).toMatchObject({ day: DAY, practice: true, otherRun: 'first' });
    must(page.store.play(lift(page.game().state.pearl)));
    await page.settled();
    expect(stats()?.dailies).toEqual({});
    tomorrow();
    const next = await openPage();
    must(await next.store.openDaily(DAY, 'daily1'));
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first' });
    next.store.backToFirstRun();
    must(next.store.play(lift(next.game().state.pearl)));
    await next.settled();
    expect(stats()?.dailies).toEqual({ [DAY]: 'won' });
    expect(dailyStreak(stats()?.dailies ?? {}, DAY)).toBe(1);
    expect(stats()?.totals['6 cups']?.played).toBe(1);
  });
});

describe('a save with a practice run', () => {
  /** What a tab of the first edition makes of a save: it reads the fields that it knows and writes them again. */
  function asFirstEdition(body: string): string {
    const { active, free, daily, replaced, summaries } = JSON.parse(body) as Shelf;
    const known = (sitting: Shelf['free']) => {
      if (!sitting) return null;
      const { record, draft, day, begun: day0, practice, counted } = sitting;
      return { record, draft, day, begun: day0, practice, counted };
    };
    const kept = { free: known(free), daily: known(daily), replaced: known(replaced) };
    return JSON.stringify({ active, ...kept, summaries });
  }

  it('has the first run where the first edition looks for it, in the same format', async () => {
    const { store, game, settled, database, local, openPage } = await begun();
    const first = game().record;
    store.startOver();
    must(store.play(lift(emptyCups(game().state)[1] ?? 0)));
    await settled();
    const text = database.texts.get(saveKey('cups')) ?? '';
    expect(text).toMatch(/^parlour-save 1 /);
    const save = must(parseSave(text, 'cups'));
    expect(JSON.parse(save.body).free.record).toEqual(first);
    expect(asFirstEdition(save.body)).not.toContain('practiceRun');
    database.texts.set(saveKey('cups'), formatSave({ ...save, body: asFirstEdition(save.body) }));
    local.items.clear();
    const next = await openPage();
    expect(next.store.getState().notice).toBeNull();
    expect(next.game()).toMatchObject({ record: first, practice: false, otherRun: null });
  });

  it('without one is written as the first edition wrote it', async () => {
    const { store, settled, database } = await begun();
    store.startOver();
    store.backToFirstRun();
    await settled();
    const { body } = must(parseSave(database.texts.get(saveKey('cups')) ?? '', 'cups'));
    expect(asFirstEdition(body)).toBe(body);
  });

  it('keeps the first run on the table where the practice run does not replay', async () => {
    const { store, game, settled, database, local, openPage } = await begun();
    const first = game().record;
    store.startOver();
    const cup = emptyCups(game().state)[1] ?? 0;
    must(store.play(lift(cup)));
    await settled();
    const save = must(parseSave(database.texts.get(saveKey('cups')) ?? '', 'cups'));
    const body = save.body.replace(`["l${cup}"]`, '["l99"]');
    expect(body).not.toBe(save.body);
    expect(checkShelf(rules, body)).toMatchObject({ ok: false, fault: { code: 'BAD_MOVE' } });
    database.texts.set(saveKey('cups'), formatSave({ ...save, body }));
    local.items.clear();
    const next = await openPage();
    expect(next.store.getState().notice?.code).toBe('BAD_MOVE');
    expect(next.game()).toMatchObject({ record: first, practice: false, otherRun: null });
    must(next.store.play({ kind: 'mark', cup: 3 }));
    await next.settled();
    expect([...database.texts.values()].filter((text) => text.includes('l99'))).toHaveLength(1);
  });
});

type First = NonNullable<Shelf['free']>;

/** One tally is no better than another. */
function expectNoBetter(now: First, was: First, at: string): void {
  for (const figure of ['attempts', 'mistakes', 'hints', 'shuffles', 'elapsedMs'] as const) {
    expect(now.record.tally[figure], `${at}: ${figure}`).toBeGreaterThanOrEqual(was.record.tally[figure]);
  }
  expect(now.record.tally.assisted || !was.record.tally.assisted, at).toBe(true);
}

/** Whatever the player does with practice, first runs are only ever changed by being played on. */
async function wander<C, M extends Move, S, V>(played: Rules<C, M, S, V>, rng: Rng, steps: number) {
  const { openPage, finished } = await browser(played);
  let page = await openPage();
  const deal = () => page.store.newGame(pick(played.presets, rng).config);
  const moves = {
    play() {
      const move = played.sample(page.game().state, rng);
      if (move) page.store.play(move);
      page.time.pass(rng.below(5_000));
    },
    undo: () => page.store.undo('assisted'),
    redo: () => page.store.redo(),
    hint: () => page.store.askHint(),
    startOver: () => page.store.startOver(),
    backToFirstRun: () => page.store.backToFirstRun(),
    backToPractice: () => page.store.backToPractice(),
    resume: () => page.store.resume(),
    again: () => page.game().counted && page.store.again(),
    takeBack: () => page.store.takeBack(),
    openFree: () => page.store.openFree(),
    openDaily: () => page.store.openDaily(DAY, 'daily1'),
    openCode: () => page.store.openCode(page.store.code() ?? ''),
    deal,
    async reload() {
      page.store.leave();
      await page.settled();
      page = await openPage();
    },
  };
  type Name = keyof typeof moves;
  const often: Name[] = [
    'play',
    'play',
    'play',
    'play',
    'startOver',
    'startOver',
    'backToFirstRun',
    'reload',
  ];
  const names = [...often, ...often, ...(Object.keys(moves) as Name[])];
  must(await deal());
  let practised = 0;
  for (let step = 0; step < steps; step++) {
    const before = page.shelf();
    const name = pick(names, rng);
    await moves[name]();
    const after = page.shelf();
    const at = `step ${step}: ${name}`;
    for (const slot of SLOTS) {
      const [was, now] = [before[slot], after[slot]];
      // In a dead end it is lost by being left, which is the one thing told of it from afar.
      if (was && now && was.record.seed === now.record.seed && was.practice === now.practice) {
        if (!was.practice) expectNoBetter(now, was, at);
        const lay = before.practising || before.active !== slot;
        if (lay && !was.practice) expect(now.record, at).toEqual(was.record);
      }
    }
    if (!after.practising) continue;
    practised++;
    const first = after[after.active];
    expect(first?.practice, at).toBe(false);
    expect(after.summaries[after.active]?.moves, at).toBe(first?.record.cursor);
    expect(page.game(), at).toMatchObject({ practice: true, otherRun: first?.counted ? null : 'first' });
  }
  const ranked = finished.filter(({ practice }) => !practice).map(({ dealKey }) => dealKey);
  expect(new Set(ranked).size).toBe(ranked.length);
  return { ranked: ranked.length, practised };
}

describe('random sequences of playing, starting over, going back, dealing and reloading', () => {
  const games: readonly [string, number, (rng: Rng, steps: number) => ReturnType<typeof wander>][] = [
    ['Cups', count(150, 3_000), (rng, steps) => wander(rules, rng, steps)],
    ['Pikachu', count(4, 100), (rng, steps) => wander(pikachu, rng, steps)],
    ['Hudoku', count(3, 100), (rng, steps) => wander(hudoku, rng, steps)],
    ['Dokuborn', count(4, 60), (rng, steps) => wander(dokuborn, rng, steps)],
    ['Dragon Quest', count(4, 60), (rng, steps) => wander(dragonQuest, rng, steps)],
    ['Solo', count(3, 60), (rng, steps) => wander(witches, rng, steps)],
    ['Brew', count(4, 60), (rng, steps) => wander(brewRules, rng, steps)],
  ];
  it.each(games)('%s, %i times: the first run is neither bettered nor lost', async (name, runs, walk) => {
    const seen = { ranked: 0, practised: 0 };
    for (let run = 0; run < runs; run++) {
      const { ranked, practised } = await walk(rngFor(`${name}${run}`, 'wander'), 60);
      seen.ranked += ranked;
      seen.practised += practised;
    }
    // Else nothing would have been put to the test.
    expect(seen.practised).toBeGreaterThan(runs);
    if (name === 'Cups') expect(seen.ranked).toBeGreaterThan(runs / 2);
  });
});
