/** Looking back on a run: how it could have been won, and since when it could not. */
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import type { Effort } from '../../../src/games/dragon-quest/rules/deal/solve';
import { EFFORT, film, lostSince } from '../../../src/games/dragon-quest/rules/hindsight/film';
import { type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { words } from '../../../src/games/dragon-quest/words/words';
import { count } from '../../counts';
import { canBeWon, copyOf } from './plainSearch';
import type { PlainDragonQuest } from './plainVersion';
import { CONFIGS, PLAYERS, type Run, runFrom, runOf } from './runs';
import { around, CHANCE, DUNGEON_NAMES, must, NARROW, play, WIDE } from './scenarios';
import { oursText, plainText, twins } from './twins';

/** What the game itself spends; less for every push. */
const FULL: Effort = { ...EFFORT, exhaustiveNodes: count(20_000, EFFORT.exhaustiveNodes) };

type Told = 'shown' | 'impossible' | 'unsettled' | 'ended';
const TOLD: Readonly<Record<string, Told>> = {
  CANNOT_BE_WON: 'impossible',
  WIN_UNSETTLED: 'unsettled',
  ENDED_HERE: 'ended',
};
const NEEDS: Readonly<Record<string, number>> = {
  '10S': 7,
  '10C': 7,
  JS: 8,
  JC: 8,
  QS: 9,
  KS: 9,
  KC: 9,
  QC: 10,
};

/** The odds of a fate that is drawn here: the cards in stock, or all five once it is empty. */
function oddsAt({ fate, fateDrawn }: State, name: string): { beats: number; of: number } {
  const left = fateDrawn < 5 ? fate.slice(fateDrawn) : fate;
  return { beats: left.filter((each) => each >= NEEDS[name]!).length, of: left.length };
}

/** What the film of a place tells; one that is shown is played to its end, which wins, and tells the odds of each fate. */
function toldAt({ states, chance }: Run, at: number, effort: Effort = FULL): Told {
  const made = film('winning', { states, at, chance }, effort);
  if (!made.ok) return TOLD[made.fault.code]!;
  const { from, said, moves: line } = made.value;
  expect(from).toBe(at);
  expect(said[from]).toEqual({ code: 'winning', moves: line.length });
  let state = states[from]!;
  for (const [index, move] of line.entries()) {
    const before = state;
    const read = must(rules.parseMove(rules.formatMove(move)));
    const { state: after, events } = must(rules.apply(before, read, chance));
    const drawn = events.find(({ kind }) => kind === 'fate');
    const stage = said[from + index + 1];
    expect(stage?.code).toBe(drawn && 'oddsTaken');
    if (drawn?.kind === 'fate') expect(stage).toMatchObject(oddsAt(before, DUNGEON_NAMES[drawn.card]!));
    if (stage) expect(words.stage(stage, rules.view(after))).toMatch(/fate card/);
    state = after;
  }
  expect(rules.status(state, freshTally(null)).kind).toBe('won');
  return 'shown';
}

describe('Dragon Quest: how a run could have been won', () => {
  const PLACES = 3;
  const runs = CONFIGS.flatMap((config) =>
    Object.entries(PLAYERS).flatMap(([name, player]) =>
      Array.from({ length: count(6, 40) }, (_, n) => ({
        seed: `${name}${n}`,
        run: runOf(config, `${name}${n}`, player),
      })),
    ),
  );

  it(`is shown from ${PLACES * runs.length} states of random, careless and hinted runs, and wins them`, () => {
    const told = { shown: 0, impossible: 0, unsettled: 0, ended: 0 };
    for (const { seed, run } of runs) {
      const rng = rngFor(seed, 'places');
      for (let place = 0; place < PLACES; place++) told[toldAt(run, rng.below(run.states.length))]++;
    }
    expect(told.shown).toBeGreaterThanOrEqual(200);
    expect(Math.min(told.impossible, told.ended)).toBeGreaterThan(0);
    console.log(`films from ${PLACES * runs.length} states: ${JSON.stringify(told)}`);
  });

  it('goes back to the last of them in runs that were lost, within its bound', () => {
    const found = { marked: 0, unmarked: 0 };
    const bound = FULL.exhaustiveNodes;
    let most = 0;
    for (const { run } of runs) {
      const budget = { nodes: bound };
      const since = lostSince(run, budget);
      most = Math.max(most, bound - budget.nodes);
      if (run.states.at(-1)!.moment.kind === 'won') {
        expect(since).toBeNull();
        continue;
      }
      found[since === null ? 'unmarked' : 'marked']++;
      if (since !== null) expect(toldAt(run, since)).toBe('shown');
    }
    // A game begun within the bound may still be played out.
    expect(most).toBeLessThanOrEqual(bound + 4_400);
    expect(found.marked).toBeGreaterThan(3 * found.unmarked);
    console.log(`lost runs: ${JSON.stringify(found)}, most moves tried ${most} of ${bound}`);
  });
});

/** The same run in the plain game, a copy of it at each state. */
function inPlainWords(game: PlainDragonQuest, { moves }: Run): PlainDragonQuest[] {
  const copies = [game];
  for (const move of moves) copies.push(playedPlainly(copies.at(-1)!, move));
  return copies;
}

function playedPlainly(game: PlainDragonQuest, move: DragonMove): PlainDragonQuest {
  const after = copyOf(game);
  after.play(after.options().find((option) => plainText(option) === oursText(move))!);
  return after;
}

/** What the plain game makes of an answer: it is won by the film's moves, or everything is tried in it. */
function expectTrue(run: Run, at: number, game: PlainDragonQuest, told: Told): boolean {
  if (told === 'ended') expect(game.result).not.toBeNull();
  if (told === 'shown') {
    const { moves } = must(film('winning', { ...run, at }));
    expect(moves.reduce(playedPlainly, game).result).toBe('won');
  }
  if (told !== 'impossible') return true;
  const can = canBeWon(game, MOST_TRIED);
  expect(can).not.toBe(true);
  return can !== null;
}

const MOST_TRIED = count(600, 8_000);
/** So many of the last states of a run are asked about. */
const LAST = 8;

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('Dragon Quest against the plain game, %s halls', (halls, config) => {
  it('claims of no state what is not so, and marks the last that could be won', () => {
    const told = { shown: 0, impossible: 0, unsettled: 0, ended: 0, unchecked: 0 };
    let marked = 0;
    for (let n = 0; n < count(40, 300); n++) {
      const seed = `${halls}${n}`;
      const { state, twin } = twins(config, seed);
      const run = runFrom(state, seed, Object.values(PLAYERS)[n % 3]!);
      if (run.states.at(-1)!.moment.kind === 'won') continue;
      const games = inPlainWords(twin, run);
      const since = lostSince(run, { nodes: FULL.exhaustiveNodes });
      if (since !== null) marked++;
      const last = run.states.length - 1;
      for (let at = last; at >= Math.max(0, last - LAST); at--) {
        const answer = toldAt(run, at);
        told[answer]++;
        if (!expectTrue(run, at, games[at]!, answer)) told.unchecked++;
        if (answer === 'impossible' || answer === 'ended') continue;
        // Asked about on its own, a state may be settled that was one too many for the search from the end.
        if (answer === 'shown') expect([at, null], seed).toContain(since);
        break;
      }
    }
    console.log(`${halls} halls: ${JSON.stringify(told)}, ${marked} runs marked`);
    expect(Math.min(told.shown, told.impossible)).toBeGreaterThan(5);
    expect(told.unchecked).toBeLessThan(told.impossible / 2);
  });
});

describe('Dragon Quest: where a search has to give up', () => {
  // Merchant and three passages around an entrance that is no pair of theirs: no gem, no way on.
  const walled = must(rules.start(NARROW, 'KDEFaIgLXjABCGHJMbcdefhiklm-abcdefg-67890', 1));
  const giveUp = must(rules.apply(walled, { kind: 'giveUp' }, CHANCE)).state;
  const fine = around('QS 4S 5S AS', { fate: '10' });
  const runThrough = (...states: State[]): Run => ({ states, moves: [], chance: CHANCE });

  it('claims neither that the game can be won nor that it cannot', () => {
    const few = { ...EFFORT, exhaustiveNodes: 10 };
    expect(toldAt(runThrough(walled), 0, few)).toBe('unsettled');
    expect(toldAt(runThrough(walled), 0)).toBe('impossible');
    expect(toldAt(runThrough(walled, giveUp), 1)).toBe('ended');
  });

  it('marks the last state that can be won, and none where one after it is not settled', () => {
    expect(lostSince(runThrough(fine, walled, giveUp))).toBe(0);
    expect(lostSince(runThrough(fine, walled, giveUp), { nodes: 10 })).toBeNull();
  });

  it('marks nothing where nothing was lost', () => {
    const won = play(fine, 'r45');
    expect(won.moment.kind).toBe('won');
    expect(lostSince(runThrough(fine, won))).toBeNull();
    expect(lostSince(runThrough(walled, fine))).toBeNull();
    expect(lostSince(runThrough(walled, giveUp))).toBeNull();
  });

  it('says so in words', () => {
    const codes = ['CANNOT_BE_WON', 'WIN_UNSETTLED', 'ENDED_HERE'];
    expect(codes.map((code) => words.fault({ code }))).toEqual([
      'From here the game could not be won, as the cards and fates lay: all ways were tried. Look at an earlier move.',
      'No way to win from here was found, nor any proof that there is none. Look at an earlier move.',
      'The game has ended here. Look at an earlier move.',
    ]);
    expect(rules.films?.map((code) => words.film?.(code))).toEqual(['How it could be won']);
    expect(words.lostSince).toBe('From here it could no longer be won, as the cards and fates lay');
    expect(film('another', { ...runThrough(fine), at: 0 })).toMatchObject({
      fault: { code: 'UNKNOWN_TASK' },
    });
  });

  it.each([
    [1, 3, '1 of the 3 fate cards left would have defeated the Troll.'],
    [0, 2, 'None of the 2 fate cards left would have defeated the Troll.'],
    [5, 5, 'Every fate card left would have defeated the Troll.'],
    [1, 1, 'It was the only fate card left, and sure to defeat the Troll.'],
    [0, 1, 'It was the only fate card left, and sure to fail against the Troll.'],
  ])('tells the odds of %i in %i', (beats, of, text) => {
    const card = DUNGEON_NAMES.indexOf('KS');
    expect(words.stage({ code: 'oddsTaken', card, beats, of }, rules.view(fine))).toBe(text);
  });
});
