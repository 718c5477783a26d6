/** A room that broke: emptied, it opens whatever is asked for next, and nothing that was saved is lost. */
import { describe, expect, it } from 'vitest';
import { emptyRoom, offerEmptying } from '../../src/store/session/afterError';
import { rules as cups } from '../template/rules/rules';
import { loaded, setUp } from './fakes';

const CONFIG = { cups: 6 };

async function begun() {
  const bench = await loaded(cups, { seeds: ['abc', 'def'] });
  await bench.store.newGame(CONFIG);
  bench.store.play({ kind: 'mark', cup: 2 });
  return bench;
}

describe('an emptied room', () => {
  it('holds no game, so that no screen can draw what broke', async () => {
    const { store } = await begun();
    store.askHint();
    store.takeOutOfPlay();
    expect(store.getState()).toMatchObject({ phase: 'empty', game: null, dealing: false, notice: null });
    expect(store.play({ kind: 'mark', cup: 3 }).ok).toBe(false);
  });

  it('gets its game back from the record, with every move and figure', async () => {
    const { store } = await begun();
    const before = store.getState().game?.record;
    store.takeOutOfPlay();
    expect(store.bringBack()).toBe(true);
    expect(store.getState().game?.record).toEqual(before);
    expect(store.getState().game?.view.crossed).toEqual([2]);
  });

  it('takes a new game, and the one before can be taken back', async () => {
    const { store } = await begun();
    store.takeOutOfPlay();
    await store.newGame(CONFIG);
    expect(store.getState()).toMatchObject({ canTakeBack: true, game: { view: { crossed: [] } } });
    store.takeBack();
    expect(store.getState().game?.view.crossed).toEqual([2]);
  });

  it('takes another link, and its own', async () => {
    const other = await loaded(cups, { seeds: ['xyz'] });
    await other.store.newGame(CONFIG);
    const { store } = await begun();
    const own = store.code() ?? '';
    store.takeOutOfPlay();
    expect(store.openCode(other.store.code() ?? '').ok).toBe(true);
    expect(store.getState().game?.record.seed).toBe('xyz');
    store.takeOutOfPlay();
    expect(store.openCode('nonsense').ok).toBe(false);
    expect(store.bringBack()).toBe(true);
    store.takeBack();
    expect(store.code()).toBe(own);
    expect(store.getState().game?.view.crossed).toEqual([2]);
  });

  it('forgets the deal that was under way', async () => {
    const { store } = await begun();
    const dealing = store.newGame(CONFIG);
    store.takeOutOfPlay();
    expect(await dealing).toMatchObject({ ok: false, fault: { code: 'OVERTAKEN' } });
    expect(store.getState().game).toBeNull();
  });

  it('has nothing to bring back where nothing was ever played', async () => {
    const { store } = await loaded(cups);
    store.takeOutOfPlay();
    expect(store.bringBack()).toBe(false);
  });
});

describe('a save that is still to be read', () => {
  it('is waited for: a new game would be dealt over it', async () => {
    const { database, saves } = await begun();
    await saves.idle();
    const { store } = setUp(cups, { database });
    const loading = store.load();
    store.takeOutOfPlay();
    expect(store.getState().phase).toBe('loading');
    await loading;
    expect(store.getState().game?.view.crossed).toEqual([2]);
  });

  it('is read again where reading it failed', async () => {
    const { database, saves } = await begun();
    await saves.idle();
    let broken = true;
    const { store } = setUp(cups, {
      database,
      ports: {
        get saves() {
          const own = setUp(cups, { database }).saves;
          return { ...own, load: () => (broken ? Promise.reject(new Error('planted')) : own.load()) };
        },
      },
    });
    await expect(store.load()).rejects.toThrow('planted');
    broken = false;
    store.takeOutOfPlay();
    await expect.poll(() => store.getState().game?.view.crossed).toEqual([2]);
  });

  it('gives way to a new game where the rules break over it', async () => {
    const { database, saves } = await begun();
    await saves.idle();
    let broken = true;
    const rules = {
      ...cups,
      view: (...args: Parameters<typeof cups.view>) => {
        if (broken) throw new Error('planted');
        return cups.view(...args);
      },
    };
    const { store } = setUp(rules, { database });
    await expect(store.load()).rejects.toThrow('planted');
    store.takeOutOfPlay();
    broken = false;
    await store.newGame(CONFIG);
    expect(store.getState()).toMatchObject({ canTakeBack: true, game: { view: { crossed: [] } } });
  });

  it('is kept aside where replaying it throws, and the room opens', async () => {
    const { database, saves } = await begun();
    await saves.idle();
    const rules = {
      ...cups,
      apply: (): never => {
        throw new Error('planted');
      },
    };
    const { store } = await loaded(rules, { database });
    expect(store.getState()).toMatchObject({ phase: 'empty', notice: { code: 'SAVE_BROKEN' } });
    await expect
      .poll(() => [...database.texts.keys()].filter((key) => key.startsWith('aside:')))
      .toHaveLength(1);
  });
});

describe('emptying by name', () => {
  it('reaches the room that offers it, and does nothing for others', () => {
    let emptied = 0;
    offerEmptying('some-room', () => emptied++);
    emptyRoom('some-room');
    emptyRoom('no-room');
    expect(emptied).toBe(1);
  });
});
