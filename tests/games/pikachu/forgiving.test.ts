/** Deals of the second generator, how demanding they are, and what is proven of boards that play has left. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Rng, rngFor, shuffled } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { indexBoard } from '../../../src/games/pikachu/rules/boardIndex';
import { countStuck } from '../../../src/games/pikachu/rules/careless';
import { prospectOf } from '../../../src/games/pikachu/rules/clearing';
import { isNearlyStuck } from '../../../src/games/pikachu/rules/deal';
import { mostForgiving } from '../../../src/games/pikachu/rules/forgiving';
import { gradeOf } from '../../../src/games/pikachu/rules/grade';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { type Config, VARIANTS } from '../../../src/games/pikachu/rules/types';
import { count } from '../../counts';
import { smallPairs, stateOf } from './boards';
import { allPairs, canBeCleared, draw, type Grid, without } from './oracle';

const QUICK_LEFT: Config = { size: 'quick', variant: 'gravity-left' };
const chanceOf = (candidate: number) => rngFor('forgiving', 'careless', candidate);

/** By the oracle alone: any of all pairs, until none is left. */
function endsStuck(grid: Grid, variant: Config['variant'], rng: Rng): boolean {
  for (let board = grid; board.tiles.some((tile) => tile !== 0); ) {
    const pairs = allPairs(board);
    if (pairs.length === 0) return true;
    const [a, b] = pairs[rng.below(pairs.length)]!;
    board = { ...board, tiles: without(board, variant, a, b) };
  }
  return false;
}

/** A full board on which every symbol has one pair only, which is what strands. */
function eachTwice(rng: Rng, rows: number, columns: number): Grid {
  const inOrder = Array.from({ length: rows * columns }, (_, n) => 1 + (n >> 1));
  return { rows, columns, tiles: shuffled(inOrder, rng) };
}

const symbolsIn = (deal: string) => new Set(deal).size;

describe('Pikachu: a careless player', () => {
  it.each(VARIANTS)('%s: ends stuck as often as the slow one of the oracle', (variant) => {
    const games = count(150, 2_000);
    for (let n = 0; n < 3; n++) {
      const grid = smallPairs(rngFor('careless', variant, n), 4, 6, 9, 4);
      const slow = rngFor('careless', `${variant} slow`, n);
      const expected = Array.from({ length: games }).filter(() => endsStuck(grid, variant, slow)).length;
      const board = indexBoard(grid, grid.tiles);
      const found = countStuck(board, variant, rngFor('careless', `${variant} quick`, n), games);
      // Four standard deviations of the difference.
      expect(Math.abs(found - expected), `board ${n}`).toBeLessThanOrEqual(4 * Math.sqrt(games / 2));
    }
  });

  it('plays no further once it was stuck often enough', () => {
    const grid = eachTwice(rngFor('enough', 'x'), 4, 6);
    const board = indexBoard(grid, grid.tiles);
    const stuck = (enough?: number) => countStuck(board, 'still', rngFor('enough', 'play'), 40, enough);
    expect(stuck()).toBeGreaterThan(10);
    expect([stuck(0), stuck(1), stuck(10), stuck(41)]).toEqual([0, 1, 10, stuck()]);
  });

  it('takes each pair as often as any other', () => {
    // One of the three pairs locks the other two for good.
    const grid = draw('abba', 'cddc');
    const games = 6_000;
    const stuck = countStuck(indexBoard(grid, grid.tiles), 'still', rngFor('even', 'x'), games) / games;
    let slow = 0;
    const rng = rngFor('even', 'slow');
    for (let game = 0; game < 1_500; game++) if (endsStuck(grid, 'still', rng)) slow++;
    expect(Math.abs(stuck - slow / 1_500)).toBeLessThan(0.05);
  });
});

describe('Pikachu: deals of the second generator', () => {
  it('have fewer symbols where rows close up, and as many as before elsewhere', () => {
    const symbols = VARIANTS.map((variant) => {
      const config: Config = { size: 'quick', variant };
      return symbolsIn(rules.deal(config, chanceFrom('symbols'), 2));
    });
    expect(symbols).toEqual([15, 15, 10, 10]);
  });

  it('are read by the counts of their own generator and by no other', () => {
    const [first, second] = [1, 2].map((version) => rules.deal(QUICK_LEFT, chanceFrom('read'), version));
    expect(rules.start(QUICK_LEFT, first!, 1).ok).toBe(true);
    expect(rules.start(QUICK_LEFT, second!, 2).ok).toBe(true);
    expect(rules.start(QUICK_LEFT, first!, 2)).toMatchObject({ ok: false });
    expect(rules.start(QUICK_LEFT, second!, 1)).toMatchObject({ ok: false });
  });

  it('leave a careless player stuck far less often', () => {
    const shareOf = (dealVersion: number) => {
      const stuck = Array.from({ length: count(6, 60) }, (_, n) => {
        const state = must(
          rules.start(QUICK_LEFT, rules.deal(QUICK_LEFT, chanceFrom(`kind${n}`), dealVersion), dealVersion),
        );
        return must(rules.tasks.grade(state, chanceFrom(`kind${n}`))).stuck / 64;
      });
      return stuck.reduce((sum, share) => sum + share, 0) / stuck.length;
    };
    expect(shareOf(1)).toBeGreaterThan(0.6);
    expect(shareOf(2)).toBeLessThan(0.4);
  });

  it('never change: seed “pinned”', () => {
    const quick = VARIANTS.map((variant) => rules.deal({ size: 'quick', variant }, chanceFrom('pinned'), 2));
    const large = rules.deal({ size: 'classic', variant: 'still' }, chanceFrom('pinned'), 2);
    expect([...quick, large]).toMatchInlineSnapshot(`
      [
        "eloifioinknikcljacfhenegkahdomjnabfjblcgmedkdmmbfdhhgjaocbgl",
        "gjklhcfhohemooenbaeacidbnngkcjblllmdbceihfdjdmfknajggifiakom",
        "hdijbjechgdjajiigfbidhbbhbfajecfaegdcahefiejaadfgedhcficcgbg",
        "abcbcjjiicededagebeijejhigchfefghadbgagihhfajjbihaddcfcfgdbf",
        "uthpxffabgeehqprsdpplxsrckafranhgfplqqrubabhxgblhxhoonwfujguxfvuhbclejdcikaatndjswridqqadsjtvqemmuimxhbcomrjkciswllnankvoddtnokogetfjgmwkvgdecwsfvtbeimcgewicbvp",
      ]
    `);
  });

  it('choose the candidate that the fewest careless games end stuck on', () => {
    const kind = draw('aa', 'bb').tiles;
    const cruel = draw('ab', 'ba').tiles;
    const size = { rows: 2, columns: 2 };
    expect(mostForgiving(size, 'still', [cruel, kind, cruel], chanceOf)).toBe(kind);
    expect(mostForgiving(size, 'still', [kind, cruel], chanceOf)).toBe(kind);
  });

  it('bar a planted board on which more than 95 of 100 careless games end stuck', () => {
    const planted = draw('abcc', 'badd', 'eeff');
    expect(endsStuck(planted, 'still', rngFor('planted', 'x'))).toBe(true);
    expect(mostForgiving(planted, 'still', [planted.tiles], chanceOf)).toBeNull();
  });

  it('bar a planted board with fewer than three pairs open at the start', () => {
    const two = draw('abcd', 'efgh', 'aicj', 'bdef');
    expect(allPairs(two).length).toBeLessThan(3);
    expect(isNearlyStuck(two, two.tiles)).toBe(true);
    const three = draw('aabb', 'ccdd');
    expect(isNearlyStuck(three, three.tiles)).toBe(false);
  });
});

describe('Pikachu: how demanding a deal is', () => {
  it('is told by the share of fresh careless games that end stuck', () => {
    const grades = [0, 9, 10, 31, 32, 64].map((stuck) => gradeOf({ stuck, playouts: 64 }));
    expect(grades).toEqual(['calm', 'calm', 'tricky', 'tricky', 'treacherous', 'treacherous']);
  });

  it('draws from no chance that chose the deal', () => {
    const asked: string[] = [];
    const spy = (purpose: string, n: number) => {
      asked.push(purpose);
      return rngFor('spied', purpose, n);
    };
    const deal = rules.deal(QUICK_LEFT, spy, 2);
    const before = new Set(asked.splice(0));
    must(rules.tasks.grade(must(rules.start(QUICK_LEFT, deal, 2)), spy));
    expect(asked).toEqual(['grade']);
    expect(before.has('grade')).toBe(false);
  });
});

describe('Pikachu: a board that can no longer be cleared', () => {
  const boards = count(60, 4_000);
  it.each(VARIANTS)(`%s: is told of, and never falsely, on ${boards} small boards`, (variant) => {
    const told = { lost: 0, clearable: 0, unknown: 0 };
    for (let n = 0; n < boards; n++) {
      const grid = eachTwice(rngFor('prospect', variant, n), 2 + (n % 2), 4);
      const prospect = prospectOf(stateOf(grid, variant));
      told[prospect]++;
      expect(prospect, `${variant} ${n}`).toBe(canBeCleared(grid, variant) ? 'clearable' : 'lost');
    }
    expect(told.lost).toBeGreaterThan(0);
    expect(told.clearable).toBeGreaterThan(0);
  });

  it('says nothing where the search is cut short', () => {
    // Two tiles that never meet in the middle of a board of pairs that go in any order.
    const ring = draw('aabbccddee', 'ffgghhiijj', 'kkllxyllkk', 'jjiiyxhhgg', 'ffeeddccbb', 'aammnnoopp');
    expect(prospectOf(stateOf(ring, 'still'))).toBe('unknown');
  });

  it('is asked of the line first', () => {
    const state = must(rules.start(QUICK_LEFT, rules.deal(QUICK_LEFT, chanceFrom('line'), 2), 2));
    expect(must(rules.tasks.prospect(state, chanceFrom('line')))).toBe('clearable');
  });
});
