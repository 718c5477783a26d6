/** *Start over*: a practice run beside the first run, which nothing but playing it on may change. */
import { describe, expect, it } from 'vitest';
import { pick, type Rng, rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { sampleMove } from '../../src/core/sample';
import { begunSlot, type SavedGame, SLOTS } from '../../src/store/saving/savedGames';
import { checkSavedGames } from '../../src/store/saving/savedGamesCheck';
import { formatSave, parseSave, saveKey } from '../../src/store/saving/saveText';
import { dailyStreak } from '../../src/store/stats/stats';
import { count } from '../counts';
import { playedRooms } from '../everyGame';
import { type CupsMove, rules, type State } from '../template/rules/rules';
import { stateAt } from './fakes';
import { browser, DAY } from './onePlayer';

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

async function firstMoves(page: Pick<Awaited<ReturnType<typeof begun>>, 'store' | 'state' | 'time'>) {
  const [cup = 0] = emptyCups(page.state());
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
    const { store, game, state, saved, time } = await begun();
    const first = game();
    time.pass(2_000);
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: false, canRedo: false });
    expect(state()).toMatchObject({ pearl: stateAt(rules, first.record).pearl, lifted: [] });
    expect(game().tally).toMatchObject({ elapsedMs: 0, attempts: 0, mistakes: 0, aids: {}, assisted: false });
    const kept = { ...first.record, tally: { ...first.record.tally, elapsedMs: 6_000 } };
    expect(saved().free?.record).toEqual(kept);
    expect(saved().summaries.free).toMatchObject({ kind: 'playing', moves: 1 });
    expect(begunSlot(saved())).toBe('free');

    must(store.play(lift(emptyCups(state())[1] ?? 0)));
    time.pass(9_000);
    store.undo('assisted');
    store.redo();
    expect(saved().free?.record).toEqual(kept);
    expect(store.backToFirstRun()).toBe(true);
    expect(game()).toMatchObject({ record: kept, practice: false, otherRun: 'practice' });
    expect(store.elapsedMs()).toBe(6_000);
  });

  it('again, while practising, begins the practice run anew and leaves the first run alone', async () => {
    const { store, game, state, saved } = await begun();
    store.startOver();
    const { free } = saved();
    must(store.play(lift(emptyCups(state())[1] ?? 0)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: false, canRedo: false });
    expect(game().tally.attempts).toBe(0);
    expect(saved().free?.record).toEqual(free?.record);
  });

  it('gives the practice run back too, unless nothing was played in it', async () => {
    const { store, game, state, time } = await begun();
    store.startOver();
    const cup = emptyCups(state())[2] ?? 0;
    must(store.play(lift(cup)));
    time.pass(3_000);
    store.backToFirstRun();
    time.pass(60_000);
    expect(store.backToPractice()).toBe(true);
    expect(store.elapsedMs()).toBe(3_000);
    expect(game()).toMatchObject({ practice: true, otherRun: 'first', view: { lifted: [cup] } });
    store.startOver();
    store.backToFirstRun();
    expect(game().otherRun).toBeNull();
    expect(store.backToPractice()).toBe(false);
  });

  it('keeps the way back however much was practised, after a reload and on the next day', async () => {
    const { store, game, state, openPage, settled, tomorrow } = await begun();
    const first = game();
    store.startOver();
    for (const outcome of ['won', 'lost'] as const) {
      const { pearl } = state();
      const cups = outcome === 'won' ? [pearl] : emptyCups(state()).slice(0, 3);
      for (const cup of cups) must(store.play(lift(cup)));
      expect(game()).toMatchObject({ status: { kind: outcome }, otherRun: 'first' });
      store.again();
      expect(game()).toMatchObject({ status: { kind: 'playing' }, otherRun: 'first', canUndo: false });
    }
    must(store.play(lift(emptyCups(state())[0] ?? 0)));
    await settled();
    tomorrow();
    const next = await openPage();
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first', canUndo: true });
    expect(next.store.backToFirstRun()).toBe(true);
    expect(next.game().record).toEqual(first.record);
    must(next.store.play(lift(next.state().pearl)));
    expect(next.game()).toMatchObject({ status: { kind: 'won' }, counted: true });
  });

  it('lets only the first run into the records, whichever ends first', async () => {
    const { store, state, settled, stats } = await begun();
    store.startOver();
    must(store.play(lift(state().pearl)));
    await settled();
    expect(stats()).toMatchObject({ totals: {}, results: [{ practice: true }] });
    store.backToFirstRun();
    must(store.play(lift(state().pearl)));
    await settled();
    expect(stats()?.totals.c12).toMatchObject({ played: 1, won: 1, fewestAttempts: 3 });
    expect(stats()?.results.map(({ practice }) => practice)).toEqual([false, true]);
  });

  it('makes every later deal of the same practice, even where no run was ended', async () => {
    const { store, game, state, settled } = await begun();
    const code = store.code() ?? '';
    store.startOver();
    await settled();
    must(await store.newGame({ cups: 6 }));
    store.play({ kind: 'mark', cup: 0 });
    must(store.play(lift(emptyCups(state())[0] ?? 0)));
    must(store.openCode(code));
    expect(game()).toMatchObject({ practice: true, canUndo: false, otherRun: null });
  });

  it('after the end is the same deal again, outside the records, and offers no way back', async () => {
    const { store, game, state, saved } = await begun();
    must(store.play(lift(state().pearl)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null, canUndo: false });
    expect(saved()).toMatchObject({ free: { practice: true }, replaced: { counted: true } });
    must(store.play(lift(emptyCups(state())[0] ?? 0)));
    expect(store.startOver()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null, canUndo: false });
    expect(game().tally.attempts).toBe(0);
  });

  it('a first run that ends takes the way back from the practice run beside it', async () => {
    const { store, game, state } = await begun();
    store.startOver();
    must(store.play(lift(emptyCups(state())[1] ?? 0)));
    store.backToFirstRun();
    must(store.play(lift(state().pearl)));
    expect(store.backToPractice()).toBe(true);
    expect(game()).toMatchObject({ practice: true, otherRun: null });
  });
});

describe('a first run with a practice run beside it', () => {
  it('comes back from *New game* with it, and a practice run takes nothing back', async () => {
    const { store, game, state } = await begun();
    const first = game().record;
    store.startOver();
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
    must(store.play(lift(emptyCups(state())[1] ?? 0)));
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
    const { store, game, state, saved } = await begun();
    const first = game().record;
    store.startOver();
    must(store.play(lift(emptyCups(state())[1] ?? 0)));
    must(await store.openDaily(DAY));
    const { free } = saved();
    store.play({ kind: 'mark', cup: 1 });
    expect(saved().free).toEqual(free);
    expect(store.openFree()).toBe(true);
    expect(game()).toMatchObject({ record: first, practice: false, otherRun: 'practice' });
  });

  it('left in a dead end for another game counts as lost, also from its practice run', async () => {
    const stuck: typeof rules = {
      ...rules,
      status: (state, tally) => (state.lifted.length === 1 ? { kind: 'stuck' } : rules.status(state, tally)),
    };
    const { openPage, stats } = await browser(stuck);
    const { store, state, settled } = await openPage();
    must(await store.newGame({ cups: 12 }));
    must(store.play(lift(emptyCups(state())[0] ?? 0)));
    store.startOver();
    await settled();
    expect(stats()?.results ?? []).toEqual([]);
    must(await store.newGame({ cups: 6 }));
    await settled();
    expect(stats()?.results).toMatchObject([{ outcome: 'lost', practice: false, attempts: 1 }]);
  });

  it('keeps its hourglass, and is paused on coming back to it', async () => {
    const sandy: typeof rules = {
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

describe('a daily', () => {
  it('hangs its streak on the first run alone', async () => {
    const { openPage, stats, tomorrow } = await browser(rules);
    const page = await openPage();
    must(await page.store.openDaily(DAY));
    await firstMoves(page);
    page.store.startOver();
    expect(page.game()).toMatchObject({ day: DAY, practice: true, otherRun: 'first' });
    must(page.store.play(lift(page.state().pearl)));
    await page.settled();
    expect(stats()?.dailies).toEqual({});
    tomorrow();
    const next = await openPage();
    must(await next.store.openDaily(DAY));
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first' });
    next.store.backToFirstRun();
    must(next.store.play(lift(next.state().pearl)));
    await next.settled();
    expect(stats()?.dailies).toEqual({ [DAY]: 'won' });
    expect(dailyStreak(stats()?.dailies ?? {}, DAY)).toBe(1);
    expect(stats()?.totals.c6?.played).toBe(1);
  });
});

describe('a save with a practice run', () => {
  /** What a tab of the first edition makes of a save: it reads the fields that it knows and writes them again. */
  function asFirstEdition(body: string): string {
    const { active, free, daily, replaced, summaries } = JSON.parse(body);
    const kept = { free: asItKnows(free), daily: asItKnows(daily), replaced: asItKnows(replaced) };
    return JSON.stringify({ active, ...kept, summaries });
  }
  function asItKnows(saved: SavedGame | null): object | null {
    if (!saved) return null;
    const { record, draft, day, begun: day0, practice, counted } = saved;
    const { journal: _, ...known } = record;
    const { aids: __, ...figures } = record.tally;
    return { record: { ...known, tally: figures }, draft, day, begun: day0, practice, counted };
  }
  const withoutNews = (body: string) =>
    body.replaceAll(/"aids":\{[^}]*\},/g, '').replaceAll(/,"journal":"[^"]*"/g, '');

  it('has the first run where the first edition looks for it, in the same format', async () => {
    const { store, game, state, settled, database, local, openPage } = await begun();
    const first = game().record;
    store.startOver();
    must(store.play(lift(emptyCups(state())[1] ?? 0)));
    await settled();
    const text = database.texts.get(saveKey('cups')) ?? '';
    expect(text).toMatch(/^parlour-save 1 /);
    const save = must(parseSave(text, 'cups'));
    const sums = { hints: 0, shuffles: 0 };
    expect(JSON.parse(save.body).free.record).toEqual({ ...first, tally: { ...first.tally, ...sums } });
    expect(asFirstEdition(save.body)).not.toContain('practiceRun');
    database.texts.set(saveKey('cups'), formatSave({ ...save, body: asFirstEdition(save.body) }));
    local.items.clear();
    const next = await openPage();
    expect(next.store.getState().notice).toBeNull();
    const { journal: _, ...known } = first;
    expect(next.game()).toMatchObject({ practice: false, otherRun: null });
    expect(next.game().record).toEqual(known);
  });

  it('without one is written as the first edition wrote it, but for aids and journal', async () => {
    const { store, settled, database } = await begun();
    store.startOver();
    store.backToFirstRun();
    await settled();
    const { body } = must(parseSave(database.texts.get(saveKey('cups')) ?? '', 'cups'));
    expect(asFirstEdition(body)).toBe(withoutNews(body));
  });

  it('keeps the first run in play where the practice run does not replay', async () => {
    const { store, game, state, settled, database, local, openPage } = await begun();
    const first = game().record;
    store.startOver();
    const cup = emptyCups(state())[1] ?? 0;
    must(store.play(lift(cup)));
    await settled();
    const save = must(parseSave(database.texts.get(saveKey('cups')) ?? '', 'cups'));
    const body = save.body.replace(`["l${cup}"]`, '["l99"]');
    expect(body).not.toBe(save.body);
    expect(checkSavedGames(rules, body)).toMatchObject({ ok: false, fault: { code: 'BAD_MOVE' } });
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

type First = SavedGame;

/** One tally is no better than another. */
function expectNoBetter(now: First, was: First, at: string): void {
  for (const figure of ['attempts', 'mistakes', 'elapsedMs'] as const) {
    expect(now.record.tally[figure], `${at}: ${figure}`).toBeGreaterThanOrEqual(was.record.tally[figure]);
  }
  for (const [aid, times] of Object.entries(was.record.tally.aids)) {
    expect(now.record.tally.aids[aid], `${at}: ${aid}`).toBeGreaterThanOrEqual(times);
  }
  expect(now.record.tally.assisted || !was.record.tally.assisted, at).toBe(true);
}

/** Whatever the player does with practice, first runs are only ever changed by being played on. */
async function wander<G extends GameTypes>(played: Rules<G>, rng: Rng, steps: number) {
  const { openPage, finished } = await browser(played);
  let page = await openPage();
  const deal = () => page.store.newGame(pick(played.presets, rng).config);
  const moves = {
    play() {
      const move = sampleMove(played, page.state(), rng);
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
    openDaily: () => page.store.openDaily(DAY),
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
    const before = page.saved();
    const name = pick(names, rng);
    await moves[name]();
    const after = page.saved();
    const at = `step ${step}: ${name}`;
    for (const slot of SLOTS) {
      const [was, now] = [before[slot], after[slot]];
      // In a dead end it is lost by being left, which is the one thing told of it from afar.
      if (was && now && was.record.seed === now.record.seed && was.practice === now.practice) {
        if (!was.practice) expectNoBetter(now, was, at);
        const waited = before.practising || before.active !== slot;
        if (waited && !was.practice) expect(now.record, at).toEqual(was.record);
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
  type Walk = (rng: Rng, steps: number) => ReturnType<typeof wander>;
  const games: readonly [string, number, Walk][] = [
    ['Cups', count(30, 3_000), (rng, steps) => wander(rules, rng, steps)],
    ...playedRooms.map(({ title, rules: played }): [string, number, Walk] => [
      title,
      count(1, 60),
      (rng, steps) => wander(played, rng, steps),
    ]),
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
