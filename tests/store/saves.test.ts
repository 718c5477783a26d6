import { describe, expect, it } from 'vitest';
import { pick, rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import { faultSentence } from '../../src/frame/words/faults';
import type { SaveMessage } from '../../src/store/saving/saveBase';
import { asideKey, formatSave, localKey, parseSave, saveKey } from '../../src/store/saving/saveText';
import type { SessionState } from '../../src/store/session/sessionState';
import { mangled } from '../contract/nastyTexts';
import { count, series } from '../counts';
import { type CupsGame, rules } from '../template/rules/rules';
import { words } from '../template/words/words';
import { fakeChannel, fakeDatabase, fakeLocal, loaded } from './fakes';

const mark = (cup: number) => ({ kind: 'mark' as const, cup });
const sentenceFor = ({ notice }: Pick<SessionState<CupsGame>, 'notice'>) =>
  notice && faultSentence(notice, words);
const KEY = saveKey('cups');
const LOCAL = localKey('cups');

async function played(moves = 3) {
  const bench = await loaded(rules);
  must(await bench.store.newGame({ cups: 12 }));
  for (let cup = 0; cup < moves; cup++) must(bench.store.play(mark(cup)));
  await bench.saves.idle();
  return bench;
}

describe('a save', () => {
  it('brings back the game with its undo history, draft and tally', async () => {
    const { store, saves, database, local } = await played();
    store.undo();
    store.setDraft('half a thought');
    store.askHint();
    await saves.idle();
    const again = await loaded(rules, { database, local, writer: 'tab2' });
    const [before, after] = [store.getState().game!, again.store.getState().game!];
    expect(after).toMatchObject({
      record: before.record,
      view: before.view,
      draft: 'half a thought',
      canRedo: true,
    });
    expect(after.tally.aids).toEqual({ hint: 1 });
  });

  it('is in localStorage before the move returns', async () => {
    const { store, local } = await played();
    store.play(mark(9));
    expect(local.items.get(LOCAL)).toContain('m9');
  });

  it('survives a page that dies before the database answers', async () => {
    const { store, database, local } = await played();
    database.gate = new Promise(() => {});
    store.play(mark(9));
    const after = fakeDatabase(new Map(database.texts));
    const again = await loaded(rules, { database: after, local, writer: 'tab2' });
    expect(again.store.getState().game?.view.crossed).toEqual([0, 1, 2, 9]);
  });

  it('survives a browser that dies and forgets localStorage', async () => {
    const { database } = await played();
    const again = await loaded(rules, { database, local: fakeLocal(), writer: 'tab2' });
    expect(again.store.getState().game?.view.crossed).toEqual([0, 1, 2]);
  });

  it('of a burst of moves writes the last', async () => {
    const { store, saves, database } = await played();
    for (let cup = 4; cup < 12; cup++) store.play(mark(cup));
    await saves.idle();
    expect(database.texts.get(KEY)).toContain('"m11"');
    expect(saves.state()).toBe('saved');
  });
});

describe('bad saves', () => {
  const good = async () => (await played()).database.texts.get(KEY)!;

  it('are told in words where whole text holds no game', async () => {
    const text = formatSave({ game: 'cups', revision: 1, writer: 'w', base: '-', body: '{"active":"free"}' });
    const { store } = await loaded(rules, { database: fakeDatabase(new Map([[KEY, text]])) });
    expect(store.getState().notice?.code).toBe('SAVE_KEPT_ASIDE');
    expect(sentenceFor(store.getState())).toBe('The saved game is damaged. It is kept aside: see Settings.');
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['with a flipped letter', (text: string) => text.replace('"m1"', '"m7"')],
    ['of another game', (text: string) => text.replace(' cups ', ' mole2 ')],
    ['no save at all', () => '<html>404</html>'],
    ['empty', () => ''],
  ])('are kept aside and said aloud: %s', async (_name, spoil) => {
    const text = spoil(await good());
    const database = fakeDatabase(new Map([[KEY, text]]));
    const { store, saves } = await loaded(rules, { database });
    expect(store.getState()).toMatchObject({ phase: 'empty' });
    expect(sentenceFor(store.getState())).toMatch(/save/i);
    must(await store.newGame({ cups: 6 }));
    await saves.idle();
    expect(database.texts.get(asideKey('cups', text))).toBe(text);
    expect(saves.state()).toBe('saved');
  });

  it('with a whole header but a body that does not replay are kept aside too', async () => {
    const { database } = await played();
    const save = must(parseSave(database.texts.get(KEY)!, 'cups'));
    const body = save.body.replace('"m1"', '"l99"');
    database.texts.set(KEY, formatSave({ ...save, body }));
    const { store, saves } = await loaded(rules, { database, writer: 'tab2' });
    expect(store.getState()).toMatchObject({ phase: 'empty', notice: { code: 'BAD_MOVE' } });
    must(await store.newGame({ cups: 6 }));
    await saves.idle();
    expect([...database.texts.values()].filter((text) => text.includes('l99'))).toHaveLength(1);
  });

  it('of which another slot does not replay keep that slot aside as the first edition would read it', async () => {
    const { store: playing, saves: first, database } = await played();
    playing.askHint();
    must(await playing.openDaily('2026-10-05'));
    await first.idle();
    const save = must(parseSave(database.texts.get(KEY)!, 'cups'));
    const body = save.body.replace('"m1"', '"l99"');
    database.texts.set(KEY, formatSave({ ...save, body }));
    const { store, saves } = await loaded(rules, { database, writer: 'tab2' });
    expect(store.openFree()).toBe(false);
    await saves.idle();
    await expect
      .poll(() => [...database.texts.keys()].filter((key) => key.startsWith('aside:')))
      .toHaveLength(1);
    const [key] = [...database.texts.keys()].filter((kept) => kept.startsWith('aside:'));
    const kept: unknown = JSON.parse(must(parseSave(database.texts.get(key!)!, 'cups')).body);
    expect(kept).toMatchObject({ record: { tally: { aids: { hint: 1 }, hints: 1, shuffles: 0 } } });
  });

  it.each([
    ['format', (text: string) => text.replace('parlour-save 1', 'parlour-save 3')],
    [
      'rules',
      (text: string) => {
        const save = must(parseSave(text, 'cups'));
        return formatSave({ ...save, body: save.body.replaceAll('"version":1', '"version":2') });
      },
    ],
  ])(
    'from a newer version (%s) stay byte for byte where they are, while play goes on',
    async (_name, lift) => {
      const text = lift(await good());
      const database = fakeDatabase(new Map([[KEY, text]]));
      const { store, saves } = await loaded(rules, { database });
      expect(store.getState()).toMatchObject({ phase: 'empty', saving: 'newer' });
      must(await store.newGame({ cups: 6 }));
      must(store.play(mark(1)));
      await saves.idle();
      expect(database.texts.get(KEY)).toBe(text);
    },
  );

  it(`never stop the game nor get lost, ${count(500, 10_000)} times over`, async () => {
    const text = await good();
    for (const bad of mangled(text, rngFor('saves', 'fuzz'), count(500, 10_000))) {
      const database = fakeDatabase(new Map([[KEY, bad]]));
      const { store, saves } = await loaded(rules, { database });
      const { game } = store.getState();
      if (game === null) {
        must(await store.newGame({ cups: 6 }));
        await saves.idle();
        const newer = saves.state() === 'newer';
        expect(newer ? database.texts.get(KEY) : [...database.texts.values()]).toEqual(
          newer ? bad : expect.arrayContaining([bad]),
        );
      } else {
        expect(game.view.crossed).toEqual([0, 1, 2]);
      }
    }
  });
});

describe('storage that fails', () => {
  const errors = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'SecurityError'].map((name) =>
    Object.assign(new Error(name), { name }),
  );

  it.each(errors)('with $name on every write leaves play alone and says so', async (error) => {
    const { store, saves, database, local } = await played();
    database.failing = error;
    local.failing = error;
    must(store.play(mark(9)));
    await saves.idle();
    expect(store.getState().saving).toBe('unsaved');
    database.failing = null;
    must(store.play(mark(10)));
    await saves.idle();
    expect(store.getState().saving).toBe('saved');
    expect(database.texts.get(KEY)).toContain('"m9","m10"');
  });

  it('and comes round is written to again without a move', async () => {
    const { store, saves, database, local, time } = await played();
    [database.failing, local.failing] = [errors[0]!, errors[0]!];
    must(store.play(mark(9)));
    await saves.idle();
    [database.failing, local.failing] = [null, null];
    time.pass(30_000);
    await saves.idle();
    expect(saves.state()).toBe('saved');
    expect(database.texts.get(KEY)).toContain('"m9"');
  });

  it('and is damaged while a game is being played keeps the damaged text aside and the game in its place', async () => {
    const { store, saves, database } = await played();
    database.texts.set(KEY, 'rot');
    must(store.play(mark(9)));
    await saves.idle();
    expect(saves.state()).toBe('saved');
    expect(database.texts.get(KEY)).toContain('"m9"');
    expect(database.texts.get(asideKey('cups', 'rot'))).toBe('rot');
  });

  it('at load still gives a game, from whichever half remembers', async () => {
    const { local } = await played();
    const database = fakeDatabase();
    database.failing = new Error('no database');
    const { store } = await loaded(rules, { database, local, writer: 'tab2' });
    expect(store.getState().game?.view.crossed).toEqual([0, 1, 2]);
    const nothing = await loaded(rules, { database, local: fakeLocal(), writer: 'tab3' });
    expect(nothing.store.getState().phase).toBe('empty');
    must(await nothing.store.newGame({ cups: 6 }));
  });
});

describe('two tabs', () => {
  it('the older one says that the game moved on, and writes no more', async () => {
    const [database, local, channel] = [fakeDatabase(), fakeLocal(), fakeChannel()];
    const one = await loaded(rules, { database, local, channel, writer: 'one' });
    must(await one.store.newGame({ cups: 12 }));
    await one.saves.idle();
    const two = await loaded(rules, { database, local, channel, writer: 'two' });
    must(two.store.play(mark(1)));
    await two.saves.idle();
    expect(one.store.getState().saving).toBe('superseded');
    must(one.store.play(mark(5)));
    await one.saves.idle();
    expect(database.texts.get(KEY)).toContain('"m1"');
    expect(database.texts.get(KEY)).not.toContain('"m5"');
    await one.store.load();
    expect(one.store.getState()).toMatchObject({ saving: 'saved', game: { view: { crossed: [1] } } });
  });

  it('write a move that is made in the very moment in which a write has ended', async () => {
    for (let steps = 0; steps < 40; steps++) {
      const { store, saves, database } = await played();
      must(store.play(mark(4)));
      for (let step = 0; step < steps; step++) await null;
      must(store.play(mark(5)));
      await new Promise((resolve) => setTimeout(resolve));
      expect(saves.state()).toBe('saved');
      expect(database.texts.get(KEY), `after ${steps} steps`).toContain('"m4","m5"');
    }
  });

  it('are not told apart by old news: what a slow message tells of has been loaded since', async () => {
    const [database, local] = [fakeDatabase(), fakeLocal()];
    const ears: ((message: SaveMessage) => void)[] = [];
    const slow = {
      announce: () => {},
      listen(hear: (message: SaveMessage) => void) {
        ears.push(hear);
        return () => true;
      },
    };
    const one = await loaded(rules, { database, local, channel: slow, writer: 'one' });
    must(await one.store.newGame({ cups: 12 }));
    await one.saves.idle();
    const two = await loaded(rules, { database, local, writer: 'two' });
    must(two.store.play(mark(1)));
    await two.saves.idle();
    const news = { game: 'cups', writer: 'two', revision: 2, anew: false };
    const loading = one.store.load();
    ears[0]?.(news);
    await loading;
    expect(one.store.getState().saving).toBe('saved');
    ears[0]?.(news);
    expect(one.saves.state()).toBe('saved');
    must(one.store.play(mark(2)));
    await one.saves.idle();
    ears[0]?.(news);
    expect(one.saves.state()).toBe('saved');
    ears[0]?.({ ...news, revision: 4 });
    expect(one.saves.state()).toBe('superseded');
  });

  it('of the first edition say of no revision that they saved: the database tells whether that is news', async () => {
    const [database, local] = [fakeDatabase(), fakeLocal()];
    const ears: ((message: SaveMessage) => void)[] = [];
    const slow = {
      announce: () => {},
      listen(hear: (message: SaveMessage) => void) {
        ears.push(hear);
        return () => true;
      },
    };
    const first = await loaded(rules, { database, local, writer: 'first' });
    must(await first.store.newGame({ cups: 12 }));
    await first.saves.idle();
    const two = await loaded(rules, { database, local, channel: slow, writer: 'two' });
    const tell = async (writer = 'first') => {
      ears[0]?.({ game: 'cups', writer });
      await new Promise((resolve) => setImmediate(resolve));
      return two.saves.state();
    };
    const loading = two.store.load();
    ears[0]?.({ game: 'cups', writer: 'first' });
    await loading;
    expect(await tell()).toBe('saved');
    must(two.store.play(mark(1)));
    await two.saves.idle();
    expect(await tell()).toBe('saved');
    await first.store.load();
    must(first.store.play(mark(2)));
    await first.saves.idle();
    expect(await tell()).toBe('superseded');
    // Taken away over there, it must not be written anew from here.
    await two.store.load();
    database.texts.delete(KEY);
    expect(await tell('replaced')).toBe('superseded');
  });

  const moves = count(60, 475);
  it.each([['messages'], ['nothing']])(
    `that play in turn notice each other by %s, ${moves} times, and lose no move`,
    async (how) => {
      const [database, local, channel] = [fakeDatabase(), fakeLocal(), fakeChannel()];
      const open = (writer: string) =>
        loaded(rules, { database, local, writer, ...(how === 'messages' && { channel }) });
      const tabs = [await open('one'), await open('two')] as const;
      must(await tabs[0].store.newGame({ cups: 12 }));
      await tabs[0].saves.idle();
      await tabs[1].store.load();
      let last = 0;
      for (let move = 1; move <= moves; move++) {
        const rng = rngFor(`turns${series}`, how, move);
        const mine = move === 1 ? 0 : rng.below(2);
        const tab = tabs[mine] ?? tabs[0];
        if (mine !== last) {
          // Without messages it is told by its own first move, which then counts for nothing.
          if (how === 'nothing') tab.store.play(mark(0));
          await tab.saves.idle();
          expect(tab.saves.state(), `move ${move}`).toBe('superseded');
          await tab.store.load();
        }
        must(tab.store.play(mark(rng.below(12))));
        if (rng.below(3) > 0) await tab.saves.idle();
        expect(tab.saves.state(), `move ${move}`).toBe('saved');
        await tab.saves.idle();
        last = mine;
      }
      const after = await open('after');
      expect(after.store.getState().game?.record.moves).toHaveLength(moves);
    },
  );

  const runs = count(1_000, 10_000);
  it(`never overwrite a newer save, in ${runs} interleavings of two to four tabs without messages (seed tabs${series})`, async () => {
    // 5439 once ended with a move that nobody wrote.
    for (const run of [5439, ...Array(runs).keys()]) {
      const rng = rngFor(`tabs${series}${series && '.'}${run}`, 'interleave');
      const [database, local] = [fakeDatabase(), fakeLocal()];
      const open = (writer: string) => loaded(rules, { database, local, writer });
      const tabs = [await open('t0')];
      must(await tabs[0]!.store.newGame({ cups: 12 }));
      await tabs[0]!.saves.idle();
      let newest = 0;
      for (let step = 0; step < 14; step++) {
        const action = rng.below(5);
        const tab = pick(tabs, rng);
        if (action === 0 && tabs.length < 4) tabs.push(await open(`t${step + 1}`));
        else if (action === 1) await tab.store.load();
        else tab.store.play(mark(rng.below(12)));
        if (rng.below(2) === 0) await Promise.all(tabs.map(({ saves }) => saves.idle()));
        const text = database.texts.get(KEY)!;
        const { revision } = must(parseSave(text, 'cups'));
        expect(revision, `run ${run} step ${step}`).toBeGreaterThanOrEqual(newest);
        newest = revision;
      }
      await Promise.all(tabs.map(({ saves }) => saves.idle()));
      const last = must(parseSave(database.texts.get(KEY)!, 'cups'));
      const owner = tabs.find(
        ({ store, saves }) =>
          saves.state() === 'saved' &&
          last.body.includes(JSON.stringify(store.getState().game?.record.moves)),
      );
      expect(owner, `run ${run}`).toBeDefined();
    }
  });
});
