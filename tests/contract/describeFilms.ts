/** What every game promises whoever looks back on a run: films that can be watched, and no claim beyond the run. */
import { expect, it } from 'vitest';
import type { Chance } from '../../src/core/chance';
import { freshTally } from '../../src/core/record';
import { expect as must } from '../../src/core/result';
import { type Film, type GameTypes, MAX_MOVES, type Played, type Rules } from '../../src/core/rules';
import { soaking } from '../counts';
import { deepFreeze } from './deepFreeze';

/** Those of the first presets, which are the quickest: films of a whole game of the hardest take seconds each. */
const RUNS_ON_PUSH = 3;

export type Run<G extends GameTypes> = Omit<Played<G>, 'at'>;

export function describeFilms<G extends GameTypes>(rules: Rules<G>, runsOf: () => readonly Run<G>[]): void {
  const { films = [] } = rules;

  it('names its films by codes of their own, and makes no others', () => {
    expect(new Set(films).size).toBe(films.length);
    for (const code of films) expect(code).toMatch(/^[a-zA-Z][\w-]*$/);
    expect(rules.film !== undefined).toBe(films.length > 0);
  });

  it.each(films)('shows the film %s by moves that can be played, the same each time', (code) => {
    let shown = 0;
    const runs = soaking ? runsOf() : runsOf().slice(0, RUNS_ON_PUSH);
    for (const [index, run] of runs.entries()) {
      const last = run.states.length - 1;
      const places = [0, Math.floor(last / 2), last];
      // Films are slow: a push looks at each run from one place, in turn, and asks for one twice.
      for (const at of new Set(soaking ? places : places.slice(index % 3, (index % 3) + 1))) {
        const played = deepFreeze({ ...run, at });
        const made = rules.film?.(code, played);
        if (soaking || index === 0) expect(rules.film?.(code, played)).toEqual(made);
        if (!made?.ok) {
          expect(made?.fault.code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
          continue;
        }
        shown++;
        expectWatchable(rules, played, deepFreeze(made.value));
      }
    }
    expect(shown).toBeGreaterThan(0);
  });

  if (rules.lostSince) {
    it('claims that a run was lost only after a place in it where it was being played', () => {
      for (const run of runsOf()) {
        const played = deepFreeze({ ...run, at: run.states.length - 1 });
        const since = rules.lostSince?.(played) ?? null;
        expect(rules.lostSince?.(played) ?? null).toBe(since);
        if (since === null) continue;
        expect(since).toBeLessThan(run.states.length - 1);
        expect(rules.status(run.states[since], freshTally(null)).kind).toBe('playing');
      }
    });
  }
}

function expectWatchable<G extends GameTypes>(
  rules: Rules<G>,
  { states, chance }: { readonly states: readonly G['state'][]; readonly chance: Chance },
  { from, moves, said }: Film<G>,
): void {
  expect(from).toBeGreaterThanOrEqual(0);
  expect(from).toBeLessThan(states.length);
  const length = from + moves.length;
  expect(length).toBeLessThanOrEqual(MAX_MOVES);
  let state = states[from];
  for (const move of moves) {
    const read = must(rules.parseMove(rules.formatMove(move)));
    state = deepFreeze(must(rules.apply(state, read, chance)).state);
  }
  for (const [at, stage] of Object.entries(said)) {
    expect(Number(at)).toBeGreaterThanOrEqual(0);
    expect(Number(at)).toBeLessThanOrEqual(length);
    expect(stage.code).toMatch(/^[a-zA-Z][\w-]*$/);
  }
  expect(Object.keys(said).length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify({ moves, said }))).toEqual({ moves, said });
  // As a worker's answer arrives: nothing of it may hang on a class.
  expect(structuredClone({ moves, said })).toStrictEqual({ moves, said });
}
