/** Looking back on a run: how its boards could have been cleared, and since when none could. */
import { describe, expect, it } from 'vitest';
import { type Rng, rngFor, shuffled } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { searchOf } from '../../../src/games/pikachu/rules/clearing';
import { film, lostSince, MOST_ASKED, MOST_NODES } from '../../../src/games/pikachu/rules/film';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { SIZE_NAMES, type State, VARIANTS } from '../../../src/games/pikachu/rules/types';
import { words } from '../../../src/games/pikachu/words/words';
import { count } from '../../counts';
import { smallPairs, stateOf } from './boards';
import { allPairs, canBeCleared, draw, type Grid, type OracleVariant, without } from './oracle';
import { PLAYERS, type Run, runOf } from './runs';

type Told = 'shown' | 'impossible' | 'unsettled' | 'cleared';
const TOLD: Readonly<Record<string, Told>> = {
  CANNOT_BE_CLEARED: 'impossible',
  CLEARING_UNSETTLED: 'unsettled',
  CLEARED_HERE: 'cleared',
};

const MOST = count(10_000, MOST_NODES);

/** What the film of a place tells; one that is shown is played to its end, which clears the board. */
function toldAt(run: Run, at: number, search = searchOf(MOST)): Told {
  const made = film('clearing', { ...run, at }, search);
  if (!made.ok) return TOLD[made.fault.code]!;
  const { from, moves, said } = made.value;
  expect(from).toBe(at);
  let state = run.states[from]!;
  const shuffles = state.shuffles;
  expect(Object.keys(said)).toEqual([String(from)]);
  expect(words.stage(said[from]!, state)).toContain(String(moves.length));
  for (const move of moves) {
    const read = must(rules.parseMove(rules.formatMove(move)));
    state = must(rules.apply(state, read, run.chance)).state;
  }
  expect(rules.status(state, freshTally(null)).kind).toBe('won');
  expect(state.shuffles).toBe(shuffles);
  return 'shown';
}

const GAMES = count(1, 12);
const PLACES = 3;

describe('Pikachu: how a board could have been cleared', () => {
  const runs = VARIANTS.flatMap((variant) =>
    SIZE_NAMES.flatMap((size) =>
      Object.entries(PLAYERS).flatMap(([name, player]) =>
        Array.from({ length: 2 * GAMES }, (_, n) => {
          const seed = `${name}${n}`;
          return { seed, run: runOf({ size, variant }, seed, player, 1 + (n % 2)), variant };
        }),
      ),
    ),
  );

  it(`is shown from ${PLACES * runs.length} states of random, careless and hinted runs, and clears them`, () => {
    const told = { shown: 0, impossible: 0, unsettled: 0, cleared: 0 };
    let most = 0;
    for (const { seed, run } of runs) {
      expect(toldAt(run, 0)).toBe('shown');
      const rng = rngFor(seed, 'places');
      for (let place = 0; place < PLACES; place++) {
        const search = searchOf(MOST);
        told[toldAt(run, rng.below(run.states.length), search)]++;
        expect(search.nodesLeft).toBeGreaterThanOrEqual(0);
        most = Math.max(most, MOST - search.nodesLeft);
      }
    }
    expect(told.shown).toBeGreaterThanOrEqual(150);
    expect(told.impossible).toBeGreaterThan(0);
    console.log(`films from ${PLACES * runs.length} states: ${JSON.stringify(told)}, most boards ${most}`);
  });

  it(`goes back to the last of them in runs that end stuck, never beyond ${MOST} boards`, () => {
    const found = { marked: 0, unsettled: 0, shuffled: 0 };
    let most = 0;
    for (const { run } of runs) {
      if (run.states.at(-1)!.tiles.every((tile) => tile === 0)) {
        expect(lostSince(run)).toBeNull();
        continue;
      }
      const search = searchOf(MOST);
      const since = lostSince(run, search);
      most = Math.max(most, MOST - search.nodesLeft);
      if (since === null) {
        found.unsettled++;
        continue;
      }
      found.marked++;
      if (run.states[since]!.shuffles > 0) found.shuffled++;
      expect(toldAt(run, since)).toBe('shown');
      expect(['impossible', 'unsettled']).toContain(toldAt(run, since + 1));
    }
    expect(found.marked).toBeGreaterThan(found.unsettled);
    console.log(`runs that end stuck: ${JSON.stringify(found)}, most boards ${most}`);
  });
});

/** A run on a small board, most of them with hardly a symbol more than twice, played and shuffled by the oracle alone. */
function smallRun(rng: Rng, variant: OracleVariant, shuffles: number): { grids: Grid[]; run: Run } {
  const loose = rng.below(4) > 0 ? smallPairs(rng, 4, 4, 8, 24) : smallPairs(rng, 3, 4, 6, 6);
  let grid: Grid = { ...loose, tiles: without(loose, variant, -1, -1) };
  const grids = [grid];
  for (let left = shuffles; ; ) {
    const pairs = allPairs(grid);
    const isDue = left > 0 && rng.below(4) === 0;
    if (pairs.length === 0 && (left === 0 || isEmpty(grid))) break;
    if (isDue || pairs.length === 0) {
      grid = { ...grid, tiles: shuffledTiles(grid.tiles, rng) };
      left--;
    } else {
      const [a, b] = pairs[rng.below(pairs.length)]!;
      grid = { ...grid, tiles: without(grid, variant, a, b) };
    }
    grids.push(grid);
  }
  return { grids, run: runThrough(grids.map((each) => stateOf(each, variant))) };
}

function isEmpty({ tiles }: Grid): boolean {
  return tiles.every((tile) => tile === 0);
}

function shuffledTiles(tiles: readonly number[], rng: Rng): number[] {
  const order = shuffled(
    tiles.filter((tile) => tile !== 0),
    rng,
  );
  return tiles.map((tile) => (tile === 0 ? 0 : order.pop()!));
}

const runThrough = (states: readonly State[]): Run => ({
  states,
  moves: [],
  chance: (purpose, n) => rngFor('small', purpose, n),
});

describe('Pikachu: against brute force on small boards', () => {
  const runs = Array.from({ length: count(300, 4_000) }, (_, n) => {
    const variant = VARIANTS[n % 4]!;
    return { ...smallRun(rngFor('looking back', 'run', n), variant, n % 3), variant, n };
  });
  const positions = runs.reduce((sum, { grids }) => sum + grids.length, 0);

  it(`tells of ${positions} positions exactly whether they can be cleared`, () => {
    const told = { shown: 0, impossible: 0, unsettled: 0, cleared: 0 };
    for (const { grids, run, variant, n } of runs) {
      for (const [at, grid] of grids.entries()) {
        const wanted = canBeCleared(grid, variant) ? 'shown' : 'impossible';
        const answer = toldAt(run, at);
        told[answer]++;
        expect(answer, `${variant} ${n}, ${at}`).toBe(isEmpty(grid) ? 'cleared' : wanted);
      }
    }
    expect(positions).toBeGreaterThan(count(2_000, 25_000));
    expect(Math.min(told.shown, told.impossible, told.cleared)).toBeGreaterThan(20);
    console.log(`small positions: ${JSON.stringify(told)}`);
  });

  it(`tells of ${runs.length} runs exactly since when they were lost`, () => {
    const told = { lost: 0, never: 0, still: 0 };
    for (const { grids, run, variant, n } of runs) {
      const can = grids.map((grid) => canBeCleared(grid, variant));
      const last = can.lastIndexOf(true);
      const isStill = last === can.length - 1;
      told[last === -1 ? 'never' : isStill ? 'still' : 'lost']++;
      expect(lostSince(run), `${variant} ${n}`).toBe(last === -1 || isStill ? null : last);
    }
    console.log(`small runs: ${JSON.stringify(told)}`);
    expect(Math.min(told.lost, told.never, told.still)).toBeGreaterThan(3);
  });
});

describe('Pikachu: where a search has to give up', () => {
  // Two tiles that never meet in the middle of a board of pairs that go in any order.
  const ring = draw('aabbccddee', 'ffgghhiijj', 'kkllxyllkk', 'jjiiyxhhgg', 'ffeeddccbb', 'aammnnoopp');
  const FEW = 3_000;
  const fine = stateOf(draw('aa', 'bb'));
  const dead = stateOf(draw('ab', 'ba'));

  it('claims neither that the board can be cleared nor that it cannot', () => {
    const run = runThrough([fine, stateOf(ring)]);
    const search = searchOf(FEW);
    expect(toldAt(run, 1, search)).toBe('unsettled');
    expect(search.nodesLeft).toBe(0);
    expect(lostSince(run, searchOf(FEW))).toBeNull();
  });

  it('claims nothing of boards before one that is not settled', () => {
    expect(lostSince(runThrough([fine, dead]))).toBe(0);
    expect(lostSince(runThrough([fine, dead, stateOf(ring), dead]), searchOf(FEW))).toBeNull();
    expect(lostSince(runThrough([fine, dead]), searchOf(0))).toBeNull();
  });

  it('asks of so many boards and no more', () => {
    const deadFor = (length: number) => runThrough([fine, ...Array.from({ length }, () => dead)]);
    expect(lostSince(deadFor(MOST_ASKED - 1))).toBe(0);
    expect(lostSince(deadFor(MOST_ASKED))).toBeNull();
  });

  it('says so in words', () => {
    const codes = ['CANNOT_BE_CLEARED', 'CLEARING_UNSETTLED', 'CLEARED_HERE'];
    expect(codes.map((code) => words.fault({ code }))).toEqual([
      'From here no order of pairs clears the board without a shuffle: all were tried. Look at an earlier move.',
      'No way to clear the board from here was found, nor any proof that there is none. Look at an earlier move.',
      'The board is cleared here. Look at an earlier move.',
    ]);
    expect(rules.films?.map((code) => words.film?.(code))).toEqual(['How it could be cleared']);
    expect(words.lostSince).toBe('From here it could no longer be cleared without a shuffle');
    expect(words.aids).toEqual({ 'safe-undo': 'Undo to last safe move' });
    expect(rules.film?.('another', { ...runThrough([fine]), at: 0 })).toMatchObject({
      fault: { code: 'UNKNOWN_TASK' },
    });
  });
});
