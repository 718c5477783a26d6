/** What the store notes beside the moves, and that it changes nothing else. */
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/core/replay';
import { expect as must } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import { formatSave, parseSave, saveKey } from '../../src/store/saving/saveText';
import { type CupsGame, type CupsMove, rules } from '../template/rules/rules';
import { type Bench, fakeDatabase, loaded, type PageOptions, stateAt } from './fakes';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const mark = (cup: number): CupsMove => ({ kind: 'mark', cup });
const KEY = saveKey('cups');

function pageOf(bench: Bench<CupsGame>) {
  const record = () => {
    const { game } = bench.store.getState();
    if (!game) throw new Error('nothing in play');
    return game.record;
  };
  const emptyCups = () => {
    const { pearl, cups } = stateAt(rules, record());
    return [...Array(cups).keys()].filter((cup) => cup !== pearl);
  };
  return { ...bench, record, emptyCups, journal: () => record().journal };
}

const open = async (options: PageOptions, played: Rules<CupsGame> = rules) =>
  pageOf(await loaded(played, options));

async function dealt(played: Rules<CupsGame> = rules) {
  const page = await open({}, played);
  must(await page.store.newGame({ cups: 12 }));
  return page;
}

/** A move, a mistake, a hint, a stretch undone, a move redone and another. */
async function played() {
  const page = await dealt();
  const { store, time } = page;
  const [one = 0, two = 0] = page.emptyCups();
  must(store.play(lift(one)));
  time.pass(1_500);
  store.play(lift(one));
  time.pass(500);
  store.askHint();
  store.askHint();
  time.pass(1_000);
  must(store.play(mark(3)));
  time.pass(1_000);
  store.undo('assisted');
  time.pass(100);
  store.undo('assisted');
  time.pass(900);
  store.redo();
  time.pass(1_000);
  must(store.play(lift(two)));
  return page;
}
const JOURNAL = '1.0 1.1500.mistake 1.2000.hint 2.3000 2.4000.undo 1.5000 2.6000';

/** What lies in the database, rewritten as another would have left it. */
function rewritten(page: Awaited<ReturnType<typeof dealt>>, change: (body: string) => string) {
  const save = must(parseSave(page.database.texts.get(KEY) ?? '', 'cups'));
  const body = change(save.body);
  if (body === save.body) throw new Error('nothing to rewrite');
  return fakeDatabase(new Map([[KEY, formatSave({ ...save, body })]]));
}

const withoutJournal = (body: string) => body.replaceAll(/,"journal":"[^"]*"/g, '');

describe('the journal', () => {
  it('tells when a run was played, its mistakes, aids and undone stretches, on the game’s own clock', async () => {
    const page = await dealt();
    expect(page.journal()).toBe('');
    expect((await played()).journal()).toBe(JOURNAL);
  });

  it('stands still where the clock does', async () => {
    const { store, time, journal, emptyCups } = await dealt();
    must(store.play(lift(emptyCups()[0] ?? 0)));
    time.pass(2_000);
    store.leave();
    time.pass(60_000);
    must(store.play(mark(1)));
    expect(journal()).toBe('1.0 2.2000');
  });

  it('notes an aid under its own code, as the tally counts it, whether asked for or played', async () => {
    const helpful: typeof rules = {
      ...rules,
      hintAid: 'explain',
      role: (move) => (move.kind === 'mark' ? { aid: 'shuffle' } : 'attempt'),
    };
    const page = await dealt(helpful);
    page.store.askHint();
    must(page.store.play(mark(2)));
    must(page.store.play(mark(2)));
    expect(page.record().tally.aids).toEqual({ explain: 1, shuffle: 2 });
    expect(page.journal()).toBe('0.0.explain 1.0.shuffle 2.0.shuffle');
  });

  it('notes nothing that a refusal does not count, nor what asks first', async () => {
    const { store, journal, emptyCups } = await dealt();
    must(store.play(lift(emptyCups()[0] ?? 0)));
    store.play(lift(99));
    expect(store.undo()).toBe('asks');
    store.setDraft('a thought');
    store.redo();
    store.closeHint();
    expect(journal()).toBe('1.0');
  });

  it('is there after a reload, with the aids, and goes on', async () => {
    const page = await played();
    await page.saves.idle();
    const again = await open({ database: page.database, writer: 'tab2' });
    expect(again.record()).toEqual(page.record());
    expect(again.record().tally.aids).toEqual({ hint: 1 });
    again.time.pass(50_000);
    must(again.store.play(mark(5)));
    again.time.pass(250);
    again.store.askHint();
    expect(again.journal()).toBe(`${JOURNAL} 3.6000 3.6250.hint`);
    expect(again.record().tally.aids).toEqual({ hint: 2 });
  });

  it('of a practice run is its own; the first run keeps what it had', async () => {
    const page = await played();
    expect(page.store.startOver()).toBe(true);
    expect(page.journal()).toBe('');
    must(page.store.play(mark(4)));
    expect(page.journal()).toBe('1.0');
    await page.saves.idle();
    const again = await open({ database: page.database, writer: 'tab2' });
    expect(again.journal()).toBe('1.0');
    expect(again.store.backToFirstRun()).toBe(true);
    expect(again.journal()).toBe(JOURNAL);
  });

  it('decides nothing and is in no code', async () => {
    const page = await played();
    const { journal: _, ...bare } = page.record();
    const [told, untold] = [must(replay(rules, page.record())), must(replay(rules, bare))];
    expect(untold.states).toEqual(told.states);
    const fresh = await open({});
    must(fresh.store.openCode(page.store.code() ?? ''));
    expect(fresh.store.code()).toBe(page.store.code());
    expect(fresh.journal()).toBe('');
  });
});

describe('a record that was begun before there were journals', () => {
  async function older() {
    const page = await played();
    await page.saves.idle();
    return open({ database: rewritten(page, withoutJournal), writer: 'tab2' });
  }

  it('opens as it was, and never gets one', async () => {
    const { store, record, saves, database, emptyCups, time } = await older();
    expect(store.getState().notice).toBeNull();
    expect(record().moves).toHaveLength(2);
    time.pass(3_000);
    must(store.play(mark(6)));
    store.play(lift(emptyCups()[0] ?? 0));
    store.askHint();
    store.undo();
    store.redo();
    store.leave();
    expect(record().tally).toMatchObject({ aids: { hint: 2 }, mistakes: 2 });
    expect(record()).not.toHaveProperty('journal');
    await saves.idle();
    expect(database.texts.get(KEY)).not.toContain('journal');
    const again = await open({ database, writer: 'tab3' });
    must(again.store.play(mark(7)));
    expect(again.record()).not.toHaveProperty('journal');
    expect(again.record().moves).toEqual([...record().moves, 'm7']);
  });

  it('leaves the next game one of its own', async () => {
    const { store, journal } = await older();
    must(await store.newGame({ cups: 6 }));
    store.play(mark(1));
    expect(journal()).toBe('1.0');
  });
});

it('a damaged journal is dropped: the game opens without a word, and without one', async () => {
  const page = await played();
  await page.saves.idle();
  const database = rewritten(page, (body) => body.replaceAll('1.1500.mistake', '1.1500,mistake'));
  const again = await open({ database, writer: 'tab2' });
  const { journal: _, ...bare } = page.record();
  expect(again.store.getState().notice).toBeNull();
  expect(again.record()).toStrictEqual(bare);
  must(again.store.play(mark(8)));
  expect(again.record()).not.toHaveProperty('journal');
});
