/** A browser that is killed while an end is being stored: only what had been committed by then is left of it. */
import { expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import type { Database } from '../../src/store/saving/database';
import { addFinished } from '../../src/store/stats/adding';
import { createStatsStore } from '../../src/store/stats/statsStore';
import { type CupsMove, rules } from '../template/rules/rules';
import { fakeDatabase, fakeLocal, loaded, stateAt } from './fakes';

const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
type Texts = ReadonlyMap<string, string>;

/** A browser with nothing but these texts, and what they were after each commit. */
async function openWith(texts: Texts, writer: string, local = fakeLocal()) {
  const database = fakeDatabase(new Map(texts));
  const commits: Texts[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const storage: Database = {
    ...database,
    update(key, decide) {
      const answer = queue.then(async () => {
        const text = await database.update(key, decide);
        commits.push(new Map(database.texts));
        return text;
      });
      queue = answer;
      return answer;
    },
  };
  const stats = createStatsStore(storage);
  await stats.load();
  const counting: Promise<void>[] = [];
  const { store, saves } = await loaded(rules, {
    storage,
    local,
    writer,
    ports: {
      onFinished: (game) => void counting.push(addFinished(stats, game)),
      playedBefore: (key) => stats.playedBefore(rules.id, key),
    },
  });
  const game = () => {
    const { game: playing } = store.getState();
    if (!playing) throw new Error('nothing in play');
    return playing;
  };
  const settled = async () => {
    await saves.idle();
    await Promise.all(counting);
  };
  return { store, game, settled, commits, counted: () => stats.getState().games[rules.id] };
}

/** Whatever was committed last: the end is counted once, and its deal is not for practice. */
async function expectCountedOnce(commits: readonly Texts[], code: string, pearl: number): Promise<void> {
  for (const texts of commits) {
    const next = await openWith(texts, 'next');
    must(next.store.openCode(code));
    expect(next.game().practice).toBe(false);
    if (next.game().status.kind === 'playing') must(next.store.play(lift(pearl)));
    await next.settled();
    expect(next.counted()).toMatchObject({
      totals: { c12: { played: 1, won: 1 } },
      results: [{ practice: false }],
    });
  }
}

it.each([
  ['after a pause', true],
  ['right after another move', false],
])(
  'an end %s is counted once whenever the browser dies, and its deal is never for practice',
  async (_, isCalm) => {
    const { store, game, settled, commits } = await openWith(new Map(), 'killed');
    must(await store.newGame({ cups: 12 }));
    await settled();
    const { pearl } = stateAt(rules, game().record);
    const code = store.code() ?? '';
    must(store.play(lift(pearl === 0 ? 1 : 0)));
    if (isCalm) await settled();
    must(store.play(lift(pearl)));
    await settled();

    await expectCountedOnce(commits, code, pearl);
  },
);

it('an end of which only the copy beside the database knows is stored before it is counted', async () => {
  const local = fakeLocal();
  const { store, game, settled } = await openWith(new Map(), 'killed', local);
  must(await store.newGame({ cups: 12 }));
  const { pearl } = stateAt(rules, game().record);
  const code = store.code() ?? '';
  must(store.play(lift(pearl)));
  await settled();

  const after = await openWith(new Map(), 'after', local);
  await after.settled();
  expect(after.commits).toHaveLength(2);
  await expectCountedOnce(after.commits, code, pearl);
});
