import { describe, expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import { pick, rngFor } from '../../src/core/rng';
import { asideKey, formatSave, localKey, parseSave, saveKey } from '../../src/store/saveText';
import { mangled } from '../contract/nastyTexts';
import { count } from '../counts';
import { rules } from '../template/rules';
import { fakeChannel, fakeDatabase, fakeLocal, loaded } from './fakes';

const mark = (cup: number) => ({ kind: 'mark' as const, cup });
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
      state: before.state,
      draft: 'half a thought',
      canRedo: true,
    });
    expect(after.tally.hints).toBe(1);
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
    expect(again.store.getState().game?.state.crossed).toEqual([0, 1, 2, 9]);
  });

  it('survives a browser that dies and forgets localStorage', async () => {
    const { database } = await played();
    const again = await loaded(rules, { database, local: fakeLocal(), writer: 'tab2' });
    expect(again.store.getState().game?.state.crossed).toEqual([0, 1, 2]);
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
    expect(store.getState().notice).toMatchObject({
      code: 'MALFORMED',
      detail: 'The saved game is damaged. It is kept aside: see Settings.',
    });
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -10)],
    ['with a flipped letter', (text: string) => text.replace('"m1"', '"m7"')],
    ['of another game', (text: string) => text.replace(' cups ', ' pikachu ')],
    ['no save at all', () => '<html>404</html>'],
    ['empty', () => ''],
  ])('are kept aside and said aloud: %s', async (_name, spoil) => {
    const text = spoil(await good());
    const database = fakeDatabase(new Map([[KEY, text]]));
    const { store, saves } = await loaded(rules, { database });
    expect(store.getState()).toMatchObject({ phase: 'empty' });
    expect(store.getState().notice?.detail).toMatch(/save/i);
    must(await store.newGame({ cups: 6 }));
    await saves.idle();
    expect(database.texts.get(asideKey('cups', 'tab10'))).toBe(text);
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

  it.each([
    ['format', (text: string) => text.replace('parlour-save 1', 'parlour-save 2')],
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
        expect(game.state.crossed).toEqual([0, 1, 2]);
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

  it('at load still gives a game, from whichever half remembers', async () => {
    const { local } = await played();
    const database = fakeDatabase();
    database.failing = new Error('no database');
    const { store } = await loaded(rules, { database, local, writer: 'tab2' });
    expect(store.getState().game?.state.crossed).toEqual([0, 1, 2]);
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
    expect(one.store.getState()).toMatchObject({ saving: 'saved', game: { state: { crossed: [1] } } });
  });

  const runs = count(1_000, 10_000);
  it(`never overwrite a newer save, in ${runs} interleavings of two to four tabs without messages`, async () => {
    for (let run = 0; run < runs; run++) {
      const rng = rngFor(`tabs${run}`, 'interleave');
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
