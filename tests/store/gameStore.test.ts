import { describe, expect, it, vi } from 'vitest';
import { expect as must, ok, refuse } from '../../src/core/result';
import type { Hint, Rules } from '../../src/core/rules';
import { formatSave, parseSave, saveKey } from '../../src/store/saving/saveText';
import { inlineDealer } from '../../src/store/session/dealer';
import { type Config, type CupsGame, type CupsMove, rules } from '../template/rules/rules';
import { loaded, stateAt } from './fakes';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const mark = (cup: number): CupsMove => ({ kind: 'mark', cup });

async function dealt(
  options: Parameters<typeof loaded<CupsGame>>[1] = {},
  config: Config = { cups: 12 },
  of = rules,
) {
  const bench = await loaded(of, options);
  must(await bench.store.newGame(config));
  const game = () => {
    const { game } = bench.store.getState();
    if (!game) throw new Error('nothing in play');
    return game;
  };
  const state = () => stateAt(of, game().record);
  const { pearl } = state();
  const empty = [...Array(config.cups).keys()].filter((cup) => cup !== pearl);
  return { ...bench, game, state, pearl, empty };
}

/** As a page has them whose hints take longer than a gesture. */
const slow = { ...rules, hint: undefined } as unknown as typeof rules;

/** Since version 2 nobody whispers. */
const silent: typeof rules = {
  ...rules,
  version: 2,
  apply: (state, move, chance) => {
    const after = rules.apply(state, move, chance);
    return after.ok ? ok({ ...after.value, state: { ...after.value.state, whispers: [] } }) : after;
  },
  earlierJudges: { 1: rules },
};

describe('a game under later rules, as a tab meets it that knows only the first', () => {
  const textOf = async (bench: Awaited<ReturnType<typeof dealt>>) => {
    await bench.saves.idle();
    const text = bench.database.texts.get(saveKey('cups')) ?? '';
    const written = JSON.parse(text.slice(text.indexOf('\n'))).free.record;
    return { format: text.slice(0, 14), version: written.version, judgedBy: written.judgedBy };
  };

  it('is written under the version that it knows, for as long as both fold its moves alike', async () => {
    const bench = await dealt({}, { cups: 12 }, silent);
    expect(await textOf(bench)).toEqual({ format: 'parlour-save 1', version: 1, judgedBy: 2 });
    must(bench.store.play({ kind: 'mark', cup: 3 }));
    expect(await textOf(bench)).toEqual({ format: 'parlour-save 1', version: 1, judgedBy: 2 });
    const again = await loaded(silent, { database: bench.database, writer: 'tab2' });
    expect(again.store.getState().game?.record).toMatchObject({ version: 2, foldsAs: 1 });
    must(bench.store.play(lift(bench.empty[0]!)));
    expect(await textOf(bench)).toEqual({ format: 'parlour-save 2', version: 2, judgedBy: undefined });
    const last = await loaded(silent, { database: bench.database, writer: 'tab3' });
    expect(last.store.getState().game?.view.whispers).toHaveLength(0);
    expect(last.store.getState().game?.record.foldsAs).toBeUndefined();
    // The same deal once more has no such move in it.
    expect(bench.store.startOver()).toBe(true);
    expect(bench.store.getState().game?.record).toMatchObject({ version: 2, foldsAs: 1 });
  });

  it('is written under its own version from the start, where its config is none that the first could read', async () => {
    const earlierJudges = { 1: { ...rules, knows: ({ cups }: { cups: number }) => cups < 12 } };
    const known = await dealt({}, { cups: 6 }, { ...silent, earlierJudges });
    expect(await textOf(known)).toMatchObject({ version: 1, judgedBy: 2 });
    const unknown = await dealt({}, { cups: 12 }, { ...silent, earlierJudges });
    expect(await textOf(unknown)).toEqual({ format: 'parlour-save 2', version: 2, judgedBy: undefined });
    must(unknown.store.play(lift(unknown.empty[0]!)));
    expect(unknown.store.startOver()).toBe(true);
    expect(unknown.store.getState().game?.record.foldsAs).toBeUndefined();
  });

  it('is judged by the first version once such a tab has written it', async () => {
    const bench = await dealt({}, { cups: 12 }, silent);
    await bench.saves.idle();
    const text = bench.database.texts.get(saveKey('cups')) ?? '';
    const save = must(parseSave(text, 'cups'));
    const body = JSON.stringify(JSON.parse(save.body), (key, value) =>
      key === 'judgedBy' ? undefined : value,
    );
    bench.database.texts.set(saveKey('cups'), formatSave({ ...save, body, revision: save.revision + 1 }));
    const { store } = await loaded(silent, { database: bench.database, writer: 'tab2' });
    must(store.play(lift(bench.empty[0]!)));
    expect(store.getState().game?.view.whispers).toHaveLength(1);
    expect(store.getState().game?.record.version).toBe(1);
  });
});

describe('a game that was begun under earlier rules', () => {
  it('is played on under them, also once it is begun again; the next one is under the current ones', async () => {
    const { store: earlier, game: begun, empty } = await dealt();
    must(earlier.play(lift(empty[0]!)));
    const { store } = await loaded(silent);
    must(store.openRecord(begun().record));
    const now = () => {
      const { game } = store.getState();
      return { version: game?.record.version, whispers: game?.view.whispers.length };
    };
    must(store.play(lift(empty[1]!)));
    expect(now()).toEqual({ version: 1, whispers: 2 });
    while (store.undo('assisted') === 'done');
    expect(now()).toEqual({ version: 1, whispers: 0 });
    must(store.play(lift(empty[1]!)));
    expect(now()).toEqual({ version: 1, whispers: 1 });
    expect(store.startOver()).toBe(true);
    must(store.play(lift(empty[1]!)));
    expect(now()).toEqual({ version: 1, whispers: 1 });
    must(await store.newGame({ cups: 12 }));
    must(store.play(lift(stateAt(silent, store.getState().game!.record).pearl === 0 ? 1 : 0)));
    expect(now()).toEqual({ version: 2, whispers: 0 });
  });
});

describe('playing', () => {
  it('begins with nothing in play', async () => {
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
    const told = must(store.play(lift(empty[0]!)));
    expect(told).toMatchObject([{ kind: 'lifted', cup: empty[0], liftsLeft: 2 }]);
    expect(game().last).toMatchObject({ kind: 'played', move: lift(empty[0]!), events: told, fault: null });
    expect(game().last.before?.lifted).toEqual([]);
    serials.push(game().last.serial);
    store.play(lift(empty[0]!));
    expect(game().last).toMatchObject({ kind: 'refused', events: [], fault: { code: 'EMPTY_CUP' } });
    serials.push(game().last.serial);
    store.undo('assisted');
    expect(game().last).toMatchObject({ kind: 'undone', move: lift(empty[0]!), events: told });
    serials.push(game().last.serial);
    store.redo();
    expect(game().last).toMatchObject({ kind: 'redone', move: lift(empty[0]!), events: told });
    serials.push(game().last.serial);
    expect(new Set(serials).size).toBe(5);
  });

  it('shows what the player may know and nothing else', async () => {
    const { game, pearl } = await dealt();
    expect(game().view.pearl).toBeNull();
    expect(game()).not.toHaveProperty('state');
    expect(JSON.stringify(game().view)).not.toContain(`"pearl":${pearl}`);
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
    expect(finished).toMatchObject([{ outcome: 'lost', cause: 'lifts', score: null, config: 'c12' }]);
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
    expect(game().view.lifted).toEqual([]);
  });

  it('are free for marks', async () => {
    const { store, game } = await dealt();
    store.play(mark(1));
    expect(store.undo()).toBe('done');
    expect(game().tally.assisted).toBe(false);
  });

  it('never make the tally better, nor fate different', async () => {
    const { store, game, state, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const [before, tally] = [state(), game().tally];
    store.undo('assisted');
    expect(game().tally).toMatchObject({ attempts: 1 });
    store.play(mark(2));
    store.undo();
    must(store.play(lift(empty[0]!)));
    expect(state()).toEqual(before);
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
    expect(game().view.lifted).toEqual(empty.slice(0, 2));
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
    expect(game().view.cups).toBe(6);
    expect(store.getState().canTakeBack).toBe(true);
    must(await store.newGame({ cups: 6 }));
    expect(store.takeBack()).toBe(true);
    expect(game()).toMatchObject({ record: before.record, view: before.view });
    must(await store.newGame({ cups: 6 }));
    store.play(lift(0));
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
  });

  it('offers no way back to a game that has ended', async () => {
    const { store, state } = await dealt();
    must(store.play(lift(state().pearl)));
    must(await store.newGame({ cups: 6 }));
    expect(store.getState().canTakeBack).toBe(false);
    expect(store.takeBack()).toBe(false);
  });

  it('keeps the newest of two requests', async () => {
    const waiting: (() => void)[] = [];
    const inline = inlineDealer(rules);
    const dealer = {
      ...inline,
      deal: (...asked: Parameters<typeof inline.deal>) =>
        new Promise<Awaited<ReturnType<typeof inline.deal>>>((resolve) => {
          waiting.push(() => resolve(inline.deal(...asked)));
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

  it('keeps the game in play when dealing fails', async () => {
    const broken: typeof rules = {
      ...rules,
      deal: (config, ...rest) => {
        if (config.cups === 12) throw new Error('out of cups');
        return rules.deal(config, ...rest);
      },
    };
    const { store } = await loaded(broken);
    must(await store.newGame({ cups: 6 }));
    const before = store.getState().game?.record;
    expect(await store.newGame({ cups: 12 })).toMatchObject({ ok: false, fault: { code: 'DEAL_FAILED' } });
    expect(store.getState()).toMatchObject({ dealing: false, notice: { code: 'DEAL_FAILED' } });
    expect(store.getState().game?.record).toEqual(before);
  });

  it('opens a shared game, and never touches the game in play for a bad code', async () => {
    const { store, game, state, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const before = game().record;
    expect(store.openCode('nonsense').ok).toBe(false);
    expect(game().record).toEqual(before);
    expect(store.getState().notice?.code).toBe('NOT_A_CODE');

    const other = await dealt({ seeds: ['elsewhere'] });
    must(store.openCode(other.store.code() ?? ''));
    expect(state()).toEqual(other.state());
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
    must(await store.openDaily('2026-11-18'));
    expect(game()).toMatchObject({ day: '2026-11-18', view: { cups: 6, lifted: [] } });
    store.play(mark(1));
    expect(store.openFree()).toBe(true);
    expect(game().view.lifted).toEqual([empty[0]]);
    must(await store.openDaily('2026-11-18'));
    expect(game().view.crossed).toEqual([1]);
  });

  it('goes on with whichever of the two games is not finished', async () => {
    const { store, game, state, pearl } = await dealt();
    must(await store.openDaily('2026-11-18'));
    store.play(mark(0));
    expect(store.openFree()).toBe(true);
    must(store.play(lift(pearl)));
    expect(store.openUnfinished()).toBe(true);
    expect(game().day).toBe('2026-11-18');
    must(store.play(lift(state().pearl)));
    expect(store.openUnfinished()).toBe(false);
  });

  it('goes on with the one that was begun rather than with one that was only dealt', async () => {
    const { store, game, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    must(await store.openDaily('2026-11-18'));
    expect(store.openUnfinished()).toBe(true);
    expect(game()).toMatchObject({ day: null, view: { lifted: [empty[0]] } });
  });

  it('deals the same again for practice', async () => {
    const { store, game, state, pearl, finished } = await dealt();
    must(store.play(lift(pearl)));
    store.again();
    expect(game().practice).toBe(true);
    expect(state()).toMatchObject({ pearl, lifted: [] });
    must(store.play(lift(pearl)));
    expect(finished.map(({ practice }) => practice)).toEqual([false, true]);
  });

  it('opens a record from a problem report for practice, or refuses it whole', async () => {
    const { store, game, state, empty } = await dealt();
    must(store.play(lift(empty[0]!)));
    const { record } = game();
    const other = await loaded(rules);
    must(other.store.openRecord(record));
    expect(stateAt(rules, other.store.getState().game!.record)).toEqual(state());
    expect(other.store.openRecord({ ...record, moves: ['l99'] }).ok).toBe(false);
    expect(stateAt(rules, other.store.getState().game!.record)).toEqual(state());
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
    expect(game().tally.aids).toEqual({ hint: 1 });
    must(store.play(game().hint!.move));
    expect(game().hint).toBeNull();
  });

  it('may be a screen’s own about one place, and going back to an earlier one costs nothing', async () => {
    const { store, game, empty } = await dealt();
    const own: Hint<CupsGame> = {
      stages: [
        { code: 'possible', count: 1 },
        { code: 'lift', cup: empty[0]! },
      ],
      move: lift(empty[0]!),
    };
    store.askHint();
    store.askHint(own);
    expect(game().hint?.stages).toEqual([{ code: 'possible', count: 1 }]);
    expect(game().tally.aids).toEqual({ hint: 2 });
    store.askHint();
    expect(game().hint).toEqual({ ...own, more: false, of: 2 });
    const general = rules.hint(game().view)!;
    store.askHint(general);
    expect(game().hint?.stages).toEqual(general.stages.slice(0, 1));
    store.askHint({ ...own });
    expect(game().hint?.stages).toEqual(own.stages);
    expect(game().tally.aids).toEqual({ hint: 2 });
    must(store.play(own.move));
    store.askHint({ ...own });
    expect(game().tally.aids).toEqual({ hint: 3 });
  });

  it('that take long can be cancelled, are not counted then, and are not told for a state that is gone', async () => {
    const inline = inlineDealer(rules);
    const signals: AbortSignal[] = [];
    let answer = () => {};
    const hint: typeof inline.hint = (record, signal) => {
      if (signal) signals.push(signal);
      return new Promise((resolve) => {
        answer = () => void inline.hint(record).then(resolve);
      });
    };
    const { store, game, empty } = await dealt({ dealer: { ...inline, hint } }, { cups: 12 }, slow);
    const ends: (() => void)[] = [store.cancelWork, () => must(store.play(lift(empty[0]!)))];
    for (const end of ends) {
      store.askHint();
      expect(game().coming).toBe('hint');
      end();
      answer();
      await new Promise((resolve) => setTimeout(resolve));
      expect(game()).toMatchObject({ coming: null, hint: null });
      expect(game().tally.aids).toEqual({});
      expect(signals.at(-1)?.aborted).toBe(true);
    }
    store.askHint();
    answer();
    await vi.waitFor(() => expect(game().hint?.stages).toHaveLength(1));
    expect(game()).toMatchObject({ coming: null, tally: { aids: { hint: 1 } } });
  });

  it('are asked of the dealer where they may be slow, and only there', async () => {
    const byView = { ...rules, hintIsSlow: ({ lifted }: { lifted: readonly number[] }) => lifted.length > 0 };
    const { store, game, empty } = await dealt({}, { cups: 12 }, byView);
    store.askHint();
    expect(game()).toMatchObject({ coming: null, hint: { more: true } });
    must(store.play(lift(empty[0]!)));
    store.askHint();
    expect(game()).toMatchObject({ coming: 'hint', hint: null });
    await vi.waitFor(() => expect(game()).toMatchObject({ coming: null, hint: { more: true } }));
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

  it('is held with the board in sight, until a move is made or it is let go', async () => {
    const { store, game, time, empty } = await dealt();
    store.hold();
    store.wake();
    time.pass(5_000);
    expect(game()).toMatchObject({ paused: false, clockRuns: false });
    store.letGo();
    expect(game().clockRuns).toBe(false);
    store.wake();
    time.pass(2_000);
    store.hold();
    time.pass(5_000);
    expect(store.elapsedMs()).toBe(2_000);
    store.letGo();
    time.pass(1_000);
    store.hold();
    must(store.play(lift(empty[0]!)));
    time.pass(1_000);
    expect(store.elapsedMs()).toBe(4_000);
    must(await store.newGame({ cups: 12 }));
    store.wake();
    expect(store.getState().game?.clockRuns).toBe(true);
  });

  const sandy: typeof rules = {
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
    expect(game().view.lifted).toHaveLength(1);
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
    expect(later.store.getState().game?.view.lifted).toHaveLength(1);
  });
});

describe('computed moves', () => {
  interface ComputedCups extends CupsGame {
    readonly tasks: { readonly lift: CupsMove; readonly misjudge: CupsMove; readonly fail: CupsMove };
  }
  const computing: Rules<ComputedCups> = {
    ...(rules as Rules<ComputedCups>),
    tasks: {
      lift: (state) => ok(lift(state.lifted.length)),
      misjudge: () => ok(lift(99)),
      fail: () => refuse('UNKNOWN_TASK'),
    },
  };

  it('are played when they come back in time', async () => {
    const { store } = await loaded(computing);
    must(await store.newGame({ cups: 6 }));
    const told = must(await store.playComputed('lift'));
    expect(store.getState().game).toMatchObject({ record: { moves: ['l0'] }, last: { events: told } });
  });

  it('are judged like all others, and refused aloud where nothing came of them', async () => {
    const { store } = await loaded(computing);
    must(await store.newGame({ cups: 6 }));
    for (const [task, code] of [
      ['misjudge', 'BAD_MOVE'],
      ['fail', 'UNKNOWN_TASK'],
    ] as const) {
      const answer = await store.playComputed(task);
      expect(answer).toMatchObject({ ok: false, fault: { code } });
      expect(store.getState()).toMatchObject({ notice: { code }, game: { record: { moves: [] } } });
    }
  });

  it('take a while: they can be cancelled or overtaken, and what comes of them then does nothing', async () => {
    const inline = inlineDealer(computing);
    const signals: (AbortSignal | undefined)[] = [];
    let answer = () => {};
    const compute: typeof inline.compute = (record, task, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        answer = () => void inline.compute(record, task).then(resolve);
      });
    };
    const { store } = await loaded(computing, { dealer: { ...inline, compute } });
    must(await store.newGame({ cups: 6 }));
    const coming = () => store.getState().game?.coming;
    const ends: (() => void)[] = [store.cancelWork, () => must(store.play(mark(5))), () => store.undo()];
    for (const end of ends) {
      const lifted = store.playComputed('lift');
      expect(coming()).toBe('move');
      // Neither a second one nor a hint is begun beside it.
      expect(await store.playComputed('lift')).toMatchObject({ fault: { code: 'OVERTAKEN' } });
      expect(store.askHint()).toBe(false);
      end();
      expect(coming()).toBe(null);
      const now = store.getState();
      answer();
      expect(await lifted).toMatchObject({ ok: false, fault: { code: 'OVERTAKEN' } });
      expect(store.getState()).toBe(now);
      expect(signals.at(-1)?.aborted).toBe(true);
    }
    expect(signals).toHaveLength(ends.length);
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
