import { describe, expect, it, vi } from 'vitest';
import { expect as must, ok } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import { inlineDealer } from '../../src/store/dealer';
import { type Config, type CupsMove, rules, type State, type View } from '../template/rules';
import { loaded } from './fakes';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const mark = (cup: number): CupsMove => ({ kind: 'mark', cup });

async function dealt(options: Parameters<typeof loaded>[1] = {}, config: Config = { cups: 12 }) {
  const bench = await loaded(rules, options);
  must(await bench.store.newGame(config));
  const game = () => {
    const { game } = bench.store.getState();
    if (!game) throw new Error('nothing on the table');
    return game;
  };
  const pearl = game().state.pearl;
  const empty = [...Array(config.cups).keys()].filter((cup) => cup !== pearl);
  return { ...bench, game, pearl, empty };
}

describe('a game that was begun under earlier rules', () => {
  /** Since version 2 nobody whispers. */
  const silent: typeof rules = {
    ...rules,
    version: 2,
    apply: (state, move, chance) => {
      const after = rules.apply(state, move, chance);
      return after.ok ? ok({ ...after.value, whispers: [] }) : after;
    },
    earlierJudges: { 1: rules },
  };

  it('is played on under them, and under the current ones once it is begun again', async () => {
    const { store: earlier, game: begun, empty } = await dealt();
    must(earlier.play(lift(empty[0]!)));
    const { store } = await loaded(silent);
    must(store.openRecord(begun().record));
    const now = () => store.getState().game;
    must(store.play(lift(empty[1]!)));
    expect(now()?.record.version).toBe(1);
    expect(now()?.state.whispers).toHaveLength(2);
    while (store.undo('assisted') === 'done');
    expect(now()?.record.version).toBe(1);
    must(store.play(lift(empty[1]!)));
    expect(now()?.record.version).toBe(2);
    expect(now()?.state.whispers).toHaveLength(0);
  });
});

describe('playing', () => {
  it('begins with nothing on the table', async () => {
    const { store } = await loaded(rules);
    expect(store.getState()).toMatchObject({ phase: 'empty', game: null, canTakeBack: false });
    expect(store.play(lift(0)).ok).toBe(false);
    expect(store.undo()).toBe('nothing');
    expect(store.code()).toBeNull();
  });

  it('counts attempts, mistakes and marks each in their own way', async () => {
    const { store, game, empty } = await dealt();
    store.play(mark(3));
    expect(game().tally).toMatchObject({ attempts: 0, mistakes: 0 });
    must(store.play(lift(empty[0]!)));
    expect(game().tally).toMatchObject({ attempts: 1, mistakes: 0 });
    expect(store.play(lift(empty[0]!))).toMatchObject({ ok: false, fault: { code: 'EMPTY_CUP' } });
    expect(game().tally).toMatchObject({ attempts: 2, mistakes: 1 });
    expect(store.getState().notice?.code).toBe('EMPTY_CUP');
    expect(game().record.moves).toHaveLength(2);
    expect(store.play(lift(12)).ok).toBe(false);
    expect(game().tally).toMatchObject({ attempts: 2, mistakes: 1 });
  });

  it('tells what happened, each time with another number', async () => {
    const { store, game, empty } = await dealt();
    const serials = [game().last.serial];
    must(store.play(lift(empty[0]!)));
    expect(game().last).toMatchObject({ kind: 'played', move: lift(empty[0]!), fault: null });
    expect(game().last.before?.lifted).toEqual([]);
    serials.push(game().last.serial);
    store.play(lift(empty[0]!));
    expect(game().last).toMatchObject({ kind: 'refused', fault: { code: 'EMPTY_CUP' } });
    serials.push(game().last.serial);
    store.undo('assisted');
    expect(game().last).toMatchObject({ kind: 'undone', move: lift(empty[0]!) });
    serials.push(game().last.serial);
    expect(new Set(serials).size).toBe(4);
  });

  it('reports the first result of a game and no later one', async () => {
    const { store, game, pearl, finished } = await dealt();
    must(store.play(lift(pearl)));
    expect(game().status).toEqual({ kind: 'won', score: 90 });
    expect(finished).toMatchObject([{ outcome: 'won', score: 90, practice: false, begun: '2026-11-18' }]);
    store.undo('assisted');
    must(store.play(lift(pearl)));
    store.redo();
    expect(finished).toHaveLength(1);
  });

  it('reports a lost game with its cause', async () => {
    const { store, empty, finished } = await dealt();
    for (const cup of empty.slice(0, 3)) must(store.play(lift(cup)));
    expect(finished).toMatchObject([{ outcome: 'lost', cause: 'three empty cups', score: null }]);
  });
});

describe('undo and redo', () => {
  it('ask once before taking back what was hidden, and mark the run', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(store.play(lift(empty[1]!)));
    expect(store.undo()).toBe('asks');
    expect(game().record.cursor).toBe(2);
    expect(store.undo('assisted')).toBe('done');
    expect(game().tally.assisted).toBe(true);
    expect(store.undo()).toBe('done');
    expect(game().state.lifted).toEqual([]);
  });

  it('are free for marks', async () => {
    const { store, game } = await dealt();
    store.play(mark(1));
    expect(store.undo()).toBe('done');
    expect(game().tally.assisted).toBe(false);
  });

  it('never make the tally better, nor fate different', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const [state, tally] = [game().state, game().tally];
    store.undo('assisted');
    expect(game().tally).toMatchObject({ attempts: 1 });
    store.play(mark(2));
    store.undo();
    must(store.play(lift(empty[0]!)));
    expect(game().state).toEqual(state);
    expect(game().tally).toEqual({ ...tally, attempts: 2, assisted: true });
  });

  it('keep the redo tail until something else is played', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(store.play(lift(empty[1]!)));
    store.undo('assisted');
    store.undo();
    expect(game()).toMatchObject({ canUndo: false, canRedo: true });
    expect(store.redo()).toBe(true);
    expect(store.redo()).toBe(true);
    expect(store.redo()).toBe(false);
    expect(game().state.lifted).toEqual(empty.slice(0, 2));
    store.undo();
    must(store.play(lift(empty[2]!)));
    expect(game().canRedo).toBe(false);
  });
});

describe('coming and going', () => {
  it('lets a new game be taken back until something is played in it', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const before = game();
    must(await store.newGame({ cups: 6 }));
    expect(game().state.cups).toBe(6);
    expect(store.getState().canTakeBack).toBe(true);
    must(await store.newGame({ cups: 6 }));
    expect(store.takeBack()).toBe(true);
    expect(game()).toMatchObject({ record: before.record, state: before.state });
    must(await store.newGame({ cups: 6 }));
    store.play(lift(0));
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
  });

  it('keeps the newest of two requests', async () => {
    const waiting: (() => void)[] = [];
    const inline = inlineDealer(rules);
    const dealer = {
      ...inline,
      deal: (config: string, seed: string) =>
        new Promise<Awaited<ReturnType<typeof inline.deal>>>((resolve) => {
          waiting.push(() => resolve(inline.deal(config, seed)));
        }),
    };
    const { store } = await loaded(rules, { dealer });
    const first = store.newGame({ cups: 6 });
    const second = store.newGame({ cups: 12 });
    waiting[1]?.();
    waiting[0]?.();
    expect(await second).toEqual(ok(null));
    expect(await first).toMatchObject({ ok: false, fault: { code: 'OVERTAKEN' } });
    expect(store.getState()).toMatchObject({ dealing: false, game: { config: { cups: 12 } } });
  });

  it('keeps the game on the table when dealing fails', async () => {
    const broken: Rules<Config, CupsMove, State, View> = {
      ...rules,
      deal: (config, chance) => {
        if (config.cups === 12) throw new Error('out of cups');
        return rules.deal(config, chance);
      },
    };
    const { store } = await loaded(broken);
    must(await store.newGame({ cups: 6 }));
    const before = store.getState().game?.record;
    expect(await store.newGame({ cups: 12 })).toMatchObject({ ok: false, fault: { code: 'DEAL_FAILED' } });
    expect(store.getState()).toMatchObject({ dealing: false, notice: { code: 'DEAL_FAILED' } });
    expect(store.getState().game?.record).toEqual(before);
  });

  it('opens a shared game, and never touches the table for a bad code', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const before = game().record;
    expect(store.openCode('nonsense').ok).toBe(false);
    expect(game().record).toEqual(before);
    expect(store.getState().notice?.code).toBe('NOT_A_CODE');

    const other = await dealt({ seeds: ['elsewhere'] });
    must(store.openCode(other.store.code() ?? ''));
    expect(game().state).toEqual(other.game().state);
    expect(store.getState().canTakeBack).toBe(true);
  });

  it('goes on with a game whose code is opened again', async () => {
    const { store, game, empty } = await dealt();
    const code = store.code() ?? '';
    must(store.play(lift(empty[0]!)));
    must(store.openCode(code));
    expect(game().record.moves).toHaveLength(1);
  });

  it('keeps the daily beside the other game', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(await store.openDaily('2026-11-18', 'daily1'));
    expect(game()).toMatchObject({ day: '2026-11-18', state: { cups: 6, lifted: [] } });
    store.play(mark(1));
    expect(store.openFree()).toBe(true);
    expect(game().state.lifted).toEqual([empty[0]]);
    must(await store.openDaily('2026-11-18', 'daily1'));
    expect(game().state.crossed).toEqual([1]);
  });

  it('goes on with whichever of the two games is not finished', async () => {
    const { store, game, pearl } = await dealt();
    must(await store.openDaily('2026-11-18', 'daily1'));
    store.play(mark(0));
    expect(store.openFree()).toBe(true);
    must(store.play(lift(pearl)));
    expect(store.openUnfinished()).toBe(true);
    expect(game().day).toBe('2026-11-18');
    must(store.play(lift(game().state.pearl)));
    expect(store.openUnfinished()).toBe(false);
  });

  it('goes on with the one that was begun rather than with one that was only dealt', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(await store.openDaily('2026-11-18', 'daily1'));
    expect(store.openUnfinished()).toBe(true);
    expect(game()).toMatchObject({ day: null, state: { lifted: [empty[0]] } });
  });

  it('deals the same again for practice', async () => {
    const { store, game, pearl, finished } = await dealt();
    must(store.play(lift(pearl)));
    store.again();
    expect(game()).toMatchObject({ practice: true, state: { pearl, lifted: [] } });
    must(store.play(lift(pearl)));
    expect(finished.map(({ practice }) => practice)).toEqual([false, true]);
  });

  it('opens a record from a problem report for practice, or refuses it whole', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const { record } = game();
    const other = await loaded(rules);
    must(other.store.openRecord(record));
    expect(other.store.getState().game?.state).toEqual(game().state);
    expect(other.store.openRecord({ ...record, moves: ['l99'] }).ok).toBe(false);
    expect(other.store.getState().game?.state).toEqual(game().state);
  });
});

describe('hints', () => {
  it('come in stages, are counted once, and end with the state they were for', async () => {
    const { store, game } = await dealt();
    expect(store.askHint()).toBe(true);
    expect(game().hint?.stages).toHaveLength(1);
    expect(game().hint?.more).toBe(true);
    store.askHint();
    expect(game().hint?.stages).toHaveLength(2);
    expect(game().hint?.more).toBe(false);
    store.closeHint();
    expect(game().hint).toBeNull();
    store.askHint();
    expect(game().hint?.stages).toHaveLength(2);
    expect(game().tally.hints).toBe(1);
    must(store.play(game().hint!.move));
    expect(game().hint).toBeNull();
  });

  it('may be a screen’s own about one place, and going back to an earlier one costs nothing', async () => {
    const { store, game, empty } = await dealt();
    const own = { stages: [{ text: 'Here.' }, { text: 'Empty.' }], move: lift(empty[0]!) };
    store.askHint();
    store.askHint(own);
    expect(game().hint?.stages).toEqual([{ text: 'Here.' }]);
    expect(game().tally.hints).toBe(2);
    store.askHint();
    expect(game().hint).toEqual({ ...own, more: false, of: 2 });
    const general = rules.hint(game().view)!;
    store.askHint(general);
    expect(game().hint?.stages).toEqual(general.stages.slice(0, 1));
    store.askHint({ ...own });
    expect(game().hint?.stages).toEqual(own.stages);
    expect(game().tally.hints).toBe(2);
    must(store.play(own.move));
    store.askHint({ ...own });
    expect(game().tally.hints).toBe(3);
  });

  it('say so when there is nothing to say', async () => {
    const { store, pearl } = await dealt();
    must(store.play(lift(pearl)));
    expect(store.askHint()).toBe(false);
    expect(store.getState().notice?.code).toBe('NO_HINT');
  });
});

describe('time', () => {
  it('runs from the first touch to the end, and not while hidden', async () => {
    const { store, game, time, pearl, empty } = await dealt();
    time.pass(10_000);
    expect(store.elapsedMs()).toBe(0);
    must(store.play(lift(empty[0]!)));
    time.pass(4_000);
    store.leave();
    expect(game().tally.elapsedMs).toBe(4_000);
    time.pass(60_000);
    store.wake();
    time.pass(1_000);
    must(store.play(lift(pearl)));
    time.pass(60_000);
    expect(game().tally.elapsedMs).toBe(5_000);
    expect(store.elapsedMs()).toBe(5_000);
  });

  it('stands still in a pause until it is resumed', async () => {
    const { store, game, time } = await dealt();
    store.wake();
    time.pass(2_000);
    store.pause();
    store.wake();
    time.pass(5_000);
    expect(game()).toMatchObject({ paused: true, clockRuns: false });
    store.resume();
    time.pass(1_000);
    expect(store.elapsedMs()).toBe(3_000);
  });

  const sandy: Rules<Config, CupsMove, State, View> = {
    ...rules,
    hourglass: {
      lengthMs: () => 30_000,
      turnedBy: (move) => move.kind === 'lift',
      onEmpty: (state) =>
        lift(
          [...Array(state.cups).keys()].find((cup) => !state.lifted.includes(cup) && cup !== state.pearl) ??
            0,
        ),
    },
  };

  it('turns the hourglass for moves, plays for the player when it is empty, and not for undo', async () => {
    const { store, time } = await loaded(sandy);
    must(await store.newGame({ cups: 12 }));
    const game = () => store.getState().game!;
    expect(store.leftMs()).toBe(30_000);
    store.wake();
    time.pass(20_000);
    store.play(mark(0));
    expect(store.leftMs()).toBe(10_000);
    time.pass(10_000);
    expect(game().state.lifted).toHaveLength(1);
    expect(store.leftMs()).toBe(30_000);
    time.pass(5_000);
    store.undo('assisted');
    expect(store.leftMs()).toBe(25_000);
    expect(game().tally.clockLeftMs).toBe(25_000);
  });

  it('takes no move, undo or hint while paused, and all of them afterwards', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(store.play(mark(3)));
    store.undo();
    store.pause();
    const { record, last, tally } = game();
    expect(store.play(lift(empty[1]!))).toMatchObject({ ok: false, fault: { code: 'PAUSED' } });
    expect(store.play(lift(empty[0]!)).ok).toBe(false);
    expect(store.undo('assisted')).toBe('nothing');
    expect(store.redo()).toBe(false);
    expect(store.askHint()).toBe(false);
    expect(game()).toMatchObject({ record, last, tally, paused: true });
    store.resume();
    expect(store.redo()).toBe(true);
    expect(store.askHint()).toBe(true);
    must(store.play(lift(empty[1]!)));
  });

  it('keeps an hourglass paused after hiding the page or coming back', async () => {
    const { store, time, database, local } = await loaded(sandy);
    must(await store.newGame({ cups: 12 }));
    store.wake();
    time.pass(12_000);
    store.leave();
    store.wake();
    expect(store.getState().game?.paused).toBe(true);
    const later = await loaded(sandy, { database, local, writer: 'tab2' });
    expect(later.store.getState().game).toMatchObject({ paused: true, clockRuns: false });
    expect(later.store.leftMs()).toBe(18_000);
    later.store.resume();
    later.time.pass(18_000);
    expect(later.store.getState().game?.state.lifted).toHaveLength(1);
  });
});

describe('computed moves', () => {
  const computing: Rules<Config, CupsMove, State, View> = {
    ...rules,
    compute: (state, task) => ok(`${task === 'lift' ? 'l' : '?'}${state.lifted.length}`),
  };

  it('are played when they come back in time', async () => {
    const { store } = await loaded(computing);
    must(await store.newGame({ cups: 6 }));
    must(await store.playComputed('lift'));
    expect(store.getState().game?.record.moves).toEqual(['l0']);
    expect(await store.playComputed('nonsense')).toMatchObject({ ok: false });
  });

  it('are dropped when the game has gone on', async () => {
    const { store } = await loaded(computing);
    must(await store.newGame({ cups: 6 }));
    const answer = store.playComputed('lift');
    store.play(mark(5));
    expect(await answer).toMatchObject({ ok: false, fault: { code: 'OVERTAKEN' } });
    expect(store.getState().game?.record.moves).toEqual(['m5']);
  });
});

it('tells subscribers of one move at most twice', async () => {
  const { store, empty } = await dealt();
  const seen = vi.fn();
  store.subscribe(seen);
  must(store.play(lift(empty[0]!)));
  expect(seen.mock.calls.length).toBeLessThanOrEqual(2);
});
