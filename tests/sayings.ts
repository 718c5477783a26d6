/** For `tests/games/<id>/sayings.ts`: what a game says of n things, and what it takes to have it said. */
import { chanceFrom } from '../src/core/chance';
import { freshTally } from '../src/core/record';
import { expect as must } from '../src/core/result';
import type { GameTypes, Rules, Tally } from '../src/core/rules';
import { loaded } from './store/fakes';

/** Each says something of n things. */
export type Sayings = Readonly<Record<string, (n: number) => string>>;

export const DAY = '2026-11-18';

export const tallyOf = (n: number): Tally => ({
  ...freshTally(null),
  elapsedMs: 1000 * n,
  attempts: n,
  mistakes: n,
  aids: n > 0 ? { hint: n, shuffle: n } : {},
});

export const tallied = (text: (tally: Tally) => { text: string; plain: string }) => (n: number) =>
  Object.values(text(tallyOf(n))).join('\n');

/** A step of a game in play, with nothing to it. */
export const NO_STEP = { serial: 1, move: null, before: null, events: [], fault: null };

export function begun<G extends GameTypes>(rules: Rules<G>): G['state'] {
  const { config, dealVersion } = rules.daily(DAY);
  return must(rules.start(config, rules.deal(config, chanceFrom('plurals'), dealVersion), dealVersion));
}

/** A game in play, for words that need all of it. */
export async function inPlay<G extends GameTypes>(rules: Rules<G>) {
  const { store } = await loaded(rules);
  must(await store.newGame(rules.daily(DAY).config));
  const { game } = store.getState();
  if (!game) throw new Error(`${rules.id} was not dealt`);
  return game;
}
