import { describe, expect, it } from 'vitest';
import { expect as must, ok, refuse } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import type { Run } from '../../src/store/saving/savedGames';
import { type CupsGame, type CupsMove, rules } from '../template/rules/rules';
import { loaded, stateAt } from './fakes';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });

async function played(
  of: Rules<CupsGame> = rules,
  keptRun: (id: string) => Promise<Run | null> = async () => null,
) {
  const bench = await loaded(of, { ports: { keptRun } });
  must(await bench.store.newGame({ cups: 12 }));
  const game = () => {
    const found = bench.store.getState().game;
    if (!found) throw new Error('nothing in play');
    return found;
  };
  const { pearl } = stateAt(of, game().record);
  const empty = [...Array(12).keys()].filter((cup) => cup !== pearl);
  for (const cup of empty.slice(0, 3)) {
    bench.time.pass(1_000);
    must(bench.store.play(lift(cup)));
  }
  return { ...bench, game, pearl, empty };
}

describe('a run that is looked at', () => {
  it('is shown from its first place on, and the game in play waits as it was', async () => {
    const { store, game, saves, database } = await played();
    await saves.idle();
    const before = { ...game(), last: null };
    const stored = new Map(database.texts);
    must(store.watch(null));
    expect(game().watch).toMatchObject({ at: 0, length: 3, isOwn: true, end: 'lost', film: null });
    expect(game().record.cursor).toBe(0);
    store.watchAt(2);
    expect(game().watch?.at).toBe(2);
    store.stopWatching();
    expect({ ...game(), last: null }).toEqual({ ...before, clockRuns: false });
    await saves.idle();
    const bodies = (texts: Map<string, string>) => [...texts.values()].map((text) => text.split('\n')[1]);
    const withoutTime = (text: string | undefined) => text?.replaceAll(/"elapsedMs":\d+/g, '');
    expect(bodies(database.texts).map(withoutTime)).toEqual(bodies(stored).map(withoutTime));
  });

  it('shows at each place the move that led there, from whichever side', async () => {
    const { store, game, empty } = await played();
    must(store.watch(null));
    for (const at of [1, 2, 3, 2, 1]) {
      store.watchAt(at);
      expect(game().last).toMatchObject({ kind: 'played', move: lift(empty[at - 1] ?? -1) });
      expect(game().last.events.length).toBeGreaterThan(0);
      expect(game().view).toEqual(rules.view(stateAt(rules, { ...game().record, cursor: at })));
    }
    store.watchAt(0);
    expect(game().last.kind).toBe('opened');
    const { serial } = game().last;
    store.watchAt(-5);
    expect(game().last.serial).toBe(serial);
    store.watchAt(99);
    expect(game().watch?.at).toBe(3);
  });

  it('has the time and the counts of the place', async () => {
    const { store, game, time, empty } = await played();
    store.undo('assisted');
    expect(store.askHint()).toBe(true);
    time.pass(500);
    must(store.play(lift(empty[3] ?? 0)));
    must(store.watch(null));
    expect([store.elapsedMs(), game().tally.attempts]).toEqual([0, 0]);
    store.watchAt(2);
    expect([store.elapsedMs(), game().tally.attempts, game().tally.aids]).toEqual([1_000, 2, { hint: 1 }]);
    store.watchAt(3);
    expect([store.elapsedMs(), game().tally.attempts]).toEqual([2_000, 4]);
  });

  it('cannot be played, taken back or helped', async () => {
    const { store, game, empty } = await played();
    const before = game().record;
    must(store.watch(null));
    expect(store.play(lift(empty[4] ?? 0))).toMatchObject({ fault: { code: 'WATCHING' } });
    expect([store.undo(), store.undoTo(1, 'x'), store.redo(), store.askHint()]).toEqual([
      'nothing',
      'nothing',
      false,
      false,
    ]);
    store.setDraft('half');
    store.wake();
    store.resume();
    store.stopWatching();
    expect(game().record.moves).toEqual(before.moves);
    expect([game().draft, game().clockRuns]).toEqual(['', false]);
  });

  it('shows nothing of moves that were taken back', async () => {
    const { store, game } = await played();
    store.undo('assisted');
    must(store.watch(null));
    expect(game().watch?.length).toBe(2);
    expect(game().record.moves).toHaveLength(2);
  });

  it('is left for a new game, a code or the practice that begins from it', async () => {
    const { store, game } = await played();
    must(store.watch(null));
    must(await store.newGame({ cups: 6 }));
    expect(game().watch).toBeNull();
    const other = await played();
    must(other.store.watch(null));
    other.store.watchAt(2);
    must(other.store.playOnFromHere());
    expect(other.game()).toMatchObject({ watch: null, practice: true });
    expect(other.game().record).toMatchObject({ cursor: 2 });
    expect(other.game().record.moves).toHaveLength(2);
    other.store.takeBack();
  });

  it('may be one that is kept, with nothing else in play', async () => {
    const { game: first } = await played();
    const { record } = first();
    const run: Run = { record, day: null, begun: '2026-11-18', practice: false, counted: true, draft: '' };
    const kept = await loaded(rules, { ports: { keptRun: async (id) => (id === 'one' ? run : null) } });
    expect(await kept.store.watchKept('other')).toMatchObject({ fault: { code: 'RUN_GONE' } });
    expect(kept.store.getState()).toMatchObject({ game: null, notice: { code: 'RUN_GONE' } });
    must(await kept.store.watchKept('one'));
    expect(kept.store.getState().game?.watch).toMatchObject({ isOwn: false, length: 3 });
    kept.store.stopWatching();
    expect(kept.store.getState()).toMatchObject({ game: null, phase: 'empty' });
  });
});

describe('how it could have gone', () => {
  const filmed: Rules<CupsGame> = {
    ...rules,
    films: ['found'],
    film: (code, { states, at }) =>
      code === 'found'
        ? ok({ from: at, moves: [lift(states[at]?.pearl ?? 0)], said: {} })
        : refuse('UNKNOWN_TASK'),
    lostSince: () => 2,
  };

  it('is shown in the place of the run, from where that was looked at, and goes back to it', async () => {
    const { store, game, pearl } = await played(filmed);
    must(store.watch(null));
    store.watchAt(2);
    must(await store.watchFilm('found'));
    expect(game().watch).toMatchObject({
      at: 2,
      length: 3,
      end: 'won',
      film: { name: 'found' },
      timeline: null,
    });
    store.watchAt(3);
    expect(game().last.move).toEqual(lift(pearl));
    store.stopWatching();
    expect(game().watch).toMatchObject({ at: 2, length: 3, film: null, isOwn: true });
    store.stopWatching();
    expect(game().watch).toBeNull();
  });

  it('is refused where there is no such film', async () => {
    const { store, game } = await played(filmed);
    must(store.watch(null));
    expect(await store.watchFilm('other')).toMatchObject({ fault: { code: 'UNKNOWN_TASK' } });
    expect(game().watch?.film).toBeNull();
    expect(store.getState().notice).toMatchObject({ code: 'UNKNOWN_TASK' });
    store.watchAt(1);
    expect(store.getState().notice).toBeNull();
    expect(await (await played()).store.watchFilm('found')).toMatchObject({ fault: { code: 'NO_GAME' } });
  });

  it('tells since when it was lost, where the rules know it', async () => {
    const { store } = await played(filmed);
    const { signal } = new AbortController();
    expect(await store.lostSince(signal)).toBeNull();
    must(store.watch(null));
    expect(await store.lostSince(signal)).toBe(2);
    const plain = await played();
    must(plain.store.watch(null));
    expect(await plain.store.lostSince(signal)).toBeNull();
  });
});
