/** A room of cups and the desk of its challenges, for the tests of what that desk keeps and shows. */
import { vi } from 'vitest';
import { expect as must } from '../../src/core/result';
import type { GameTypes } from '../../src/core/rules';
import { runToSend } from '../../src/core/runs/runMake';
import { type ChallengeParts, deskOf } from '../../src/frame/challenge/challengeDesk';
import { runLink } from '../../src/frame/challenge/runLink';
import type { DefinedGame } from '../../src/frame/defineGame';
import { database, settings, stats } from '../../src/store/browser';
import { DEFAULT_SETTINGS } from '../../src/store/settings';
import { parseChallenges } from '../../src/store/stats/challenges';
import { type Bench, loaded } from '../store/fakes';
import { type CupsGame, type CupsMove, rules } from '../template/rules/rules';
import { words } from '../template/words/words';

export const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
/** What the desk would have looked at. */
export const watched = vi.fn();
/** What it shows just now. */
export let parts: ChallengeParts | null = null;

/** What is on the page is in sight. */
class AllInSight {
  readonly observe: () => void;
  constructor(tell: (entries: readonly object[]) => void) {
    this.observe = () => tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** A room of cups, the pearl of which is known to the test. */
export async function room(seed = 'one') {
  const bench = await loaded(rules, { seeds: [seed, `${seed}-more`] });
  must(await bench.store.newGame({ cups: 12 }));
  const code = bench.store.code() ?? '';
  const record = bench.store.getState().game?.record;
  if (!record) throw new Error('nothing in play');
  const { pearl } = must(rules.start({ cups: 12 }, record.deal, rules.dealVersion));
  return { ...bench, code, pearl, empty: pearl === 0 ? 1 : 0 };
}

/** As somebody else played it, in the fragment of a link. */
export async function sentBy(name: string, more = 0, seed = 'one'): Promise<string> {
  const { store, time, pearl, empty } = await room(seed);
  time.pass(2_000 + more);
  store.play(lift(empty));
  time.pass(1_000);
  store.play(lift(pearl));
  const record = store.getState().game?.record;
  if (!record) throw new Error('nothing in play');
  return (await runLink(must(runToSend(rules, record, name)))).fragment;
}

export const urlOf = (code: string) => `https://x.example/cups/${code}`;

export function definitionOf(store: Bench<CupsGame>['store']): DefinedGame<GameTypes> {
  return {
    rules: store.rules,
    words,
    store,
    title: 'Cups',
    mood: 'cups',
  } as unknown as DefinedGame<GameTypes>;
}

/** A page of its own: another one is another desk. */
export async function desk(bench: Pick<Bench<CupsGame>, 'store'>) {
  parts = null;
  return deskOf(definitionOf({ ...bench.store, watch: watched }), urlOf, (now) => {
    parts = now;
  });
}

export const kept = async () => parseChallenges(await database.get('challenges:cups'));

/** Before each test. Asked for by every file: what stands here is read once for all of them. */
export async function clear(): Promise<void> {
  for (const key of await database.keys()) await database.remove(key);
  settings.setState(DEFAULT_SETTINGS, true);
  await stats.load();
  watched.mockClear();
  // Other files take back what they have put in its place, and this with it.
  vi.stubGlobal('IntersectionObserver', AllInSight);
}
