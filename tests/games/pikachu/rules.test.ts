import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must, ok, type Result } from '../../../src/core/result';
import type { Hint } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { indexBoard } from '../../../src/games/pikachu/rules/boardIndex';
import { playout } from '../../../src/games/pikachu/rules/playout';
import { rules } from '../../../src/games/pikachu/rules/rules';
import {
  type Pikachu,
  type PikachuMove,
  SIZE_NAMES,
  type State,
  VARIANTS,
} from '../../../src/games/pikachu/rules/types';
import { names } from '../../../src/games/pikachu/words/names';
import { SYMBOLS, symbolName } from '../../../src/games/pikachu/words/symbols';
import { wordsFor } from '../../../src/games/pikachu/words/words';
import { describeRules } from '../../contract/describeRules';
import { count } from '../../counts';
import { smallPairs, stateOf } from './boards';
import { allPairs, canBeCleared, countSequences, draw, drawn, without } from './oracle';

const chance = chanceFrom('rules');
const tally = freshTally(null);
const NINE_WIDE = stateOf(draw('.........', '.........', '.........', '.........'));
const kindOf = (state: State) => rules.status(state, tally).kind;
const play = (state: State, move: PikachuMove): Result<State> => {
  const played = rules.apply(state, move, chance);
  return played.ok ? ok(played.value.state) : played;
};
const match = (state: State, a: number, b: number) => play(state, { kind: 'match', a, b });

function shuffleOf(state: State, seed = 'shuffle'): State {
  return must(play(state, must(rules.tasks.shuffle(state, chanceFrom(seed)))));
}

function faultOf(result: Result<unknown>) {
  return result.ok ? null : { code: result.fault.code, counts: result.fault.counts ?? false };
}

describeRules(rules, {
  configs: [
    { size: 'quick', variant: 'gravity-down' },
    { size: 'classic', variant: 'gravity-left' },
    { size: 'quick', variant: 'gather' },
  ],
  seeds: 2,
  soakSeeds: 12,
  walk: 45,
  winning: 'hints',
  badConfigs: ['', 'c', 'cx', 'xs', 'css', 'CS', 'c-', 'sc'],
  badMoves: [
    '',
    '1',
    '1-',
    '-1',
    '1--2',
    '01-2',
    '1-336',
    '1000-1',
    's',
    'S',
    'sA',
    'sabcy',
    '1-2 ',
    ' 1-2',
    '1.0-2',
  ],
  badDeals: [
    '',
    'a',
    'aabb',
    'a'.repeat(60),
    'a'.repeat(160),
    'a'.repeat(336),
    '-'.repeat(160),
    'ab'.repeat(80),
  ],
  enumerate: (state) =>
    state.tiles.length > 60 ? null : allPairs(state).map(([a, b]) => ({ kind: 'match', a, b })),
  // A shuffle takes longer than all else here, so that only some states are shuffled.
  sideMoves: (state) => {
    if (state.tiles.filter((tile) => tile !== 0).length % 12 !== 0) return [];
    const move = rules.tasks.shuffle(state, chanceFrom('side'));
    return move.ok ? [move.value] : [];
  },
});

describe('Pikachu: matching', () => {
  const board = stateOf(draw('abca', 'cdb.', 'dddd'));

  it('names what is wrong with a pair, and counts it as an attempt', () => {
    expect(faultOf(match(board, 0, 1))).toEqual({ code: 'DIFFERENT_SYMBOLS', counts: true });
    expect(faultOf(match(board, 1, 6))).toEqual({ code: 'NO_PATH', counts: true });
    expect(faultOf(match(board, 3, 3))).toEqual({ code: 'SAME_CELL', counts: true });
    expect(faultOf(match(board, 3, 7))).toEqual({ code: 'EMPTY_CELL', counts: true });
    expect(faultOf(match(board, 7, 3))).toEqual({ code: 'EMPTY_CELL', counts: true });
  });

  it('refuses cells that are not on the board, which is no attempt', () => {
    for (const cell of [12, 335, -1, 0.5, Number.NaN]) {
      expect(faultOf(match(board, 0, cell))).toEqual({ code: 'NO_SUCH_CELL', counts: false });
    }
  });

  it('removes a pair that connects, in either order', () => {
    for (const [a, b] of [
      [0, 3],
      [3, 0],
    ] as const) {
      expect(drawn({ columns: 4, tiles: must(match(board, a, b)).tiles })).toEqual(['.bc.', 'cdb.', 'dddd']);
    }
  });

  it('is won when empty, stuck when nothing connects, else playing', () => {
    expect(kindOf(stateOf(draw('..', '..')))).toBe('won');
    expect(kindOf(stateOf(draw('ab', 'ba')))).toBe('stuck');
    expect(kindOf(stateOf(draw('aa', 'bb')))).toBe('playing');
  });

  it('counts pairs', () => {
    const progress = rules.progress(stateOf(draw('ab..', 'ba..')));
    expect(progress).toEqual({ done: 2, total: 4 });
    expect(names.progress(progress)).toBe('2 of 4 pairs');
  });

  it('has attempts and shuffles, and undo is always free', () => {
    const move: PikachuMove = { kind: 'match', a: 0, b: 3 };
    expect(rules.role(move)).toBe('attempt');
    expect(rules.role({ kind: 'shuffle', tiles: [] })).toEqual({ aid: 'shuffle' });
    expect(rules.undoCost(board, move, must(play(board, move)))).toBe('free');
  });
});

describe('Pikachu: the line', () => {
  const first = must(
    rules.start(
      { size: 'quick', variant: 'gather' },
      rules.deal({ size: 'quick', variant: 'gather' }, chance, 1),
      1,
    ),
  );

  it('is kept while play follows it, and dropped by a detour', () => {
    const [next] = first.line!;
    expect(must(match(first, next![0], next![1])).line).toEqual(first.line!.slice(1));
    expect(must(match(first, next![1], next![0])).line).toEqual(first.line!.slice(1));
    const detours = [...rules.moves(first)].filter(
      (move) => move.kind === 'match' && (move.a !== next![0] || move.b !== next![1]),
    );
    const other = detours.filter(
      (move) => move.kind === 'match' && (move.a !== next![1] || move.b !== next![0]),
    );
    expect(other.length).toBeGreaterThan(0);
    for (const move of other) expect(must(play(first, move)).line).toBeNull();
  });

  it('clears the board when played to its end', () => {
    const last = first.line!.reduce((state, [a, b]) => must(match(state, a, b)), first);
    expect(kindOf(last)).toBe('won');
    expect(last.line).toEqual([]);
  });
});

describe('Pikachu: shuffling', () => {
  it('keeps cells and symbols, counts up, and can be cleared by hints', () => {
    for (const variant of VARIANTS) {
      for (let n = 0; n < count(6, 60); n++) {
        const grid = smallPairs(rngFor('shuffles', variant, n), 6, 8, 1 + (n % 20), 5);
        const before = stateOf({ ...grid, tiles: without(grid, variant, -1, -1) }, variant);
        const after = shuffleOf(before, `shuffle${n}`);
        expect(after.tiles.map((tile) => tile === 0)).toEqual(before.tiles.map((tile) => tile === 0));
        expect(after.tiles.toSorted()).toEqual(before.tiles.toSorted());
        expect(after.shuffles).toBe(1);
        expect(kindOf(followHints(after)), `${variant} ${n}`).toBe('won');
      }
    }
  });

  it('is a way out of every stuck board', () => {
    const locked = stateOf(draw('ab', 'ba'));
    expect(kindOf(followHints(shuffleOf(locked)))).toBe('won');
  });

  it('gives the same result again after undo, and another next time', () => {
    const config = { size: 'classic', variant: 'still' } as const;
    const first = must(rules.start(config, rules.deal(config, chance, 1), 1));
    const once = shuffleOf(first);
    expect(shuffleOf(first)).toEqual(once);
    expect(shuffleOf({ ...first, shuffles: 1 }).tiles).not.toEqual(once.tiles);
    expect(shuffleOf(once).shuffles).toBe(2);
  });

  it('is refused where it would add, lose or move tiles', () => {
    const board = stateOf(draw('aab.', 'b...'));
    const to = (...lines: string[]) => faultOf(play(board, { kind: 'shuffle', tiles: draw(...lines).tiles }));
    expect(to('bab.', 'a...')).toBeNull();
    expect(to('aabb', '....')?.code).toBe('UNFAIR_SHUFFLE');
    expect(to('aaa.', 'a...')?.code).toBe('UNFAIR_SHUFFLE');
    expect(to('aab.', 'c...')?.code).toBe('UNFAIR_SHUFFLE');
    expect(to('aab')?.code).toBe('UNFAIR_SHUFFLE');
    expect(to('aab.', 'b...', '....')?.code).toBe('UNFAIR_SHUFFLE');
    expect(faultOf(play(stateOf(draw('..')), { kind: 'shuffle', tiles: [0, 0] }))?.code).toBe(
      'NOTHING_TO_SHUFFLE',
    );
  });

  it('can be computed only while tiles are left', () => {
    expect(faultOf(rules.tasks.shuffle(stateOf(draw('..')), chance))?.code).toBe('NOTHING_TO_SHUFFLE');
  });
});

describe('Pikachu: hints', () => {
  it('go from region to symbol to pair and path, in the players’ coordinates', () => {
    const hint = rules.hint(stateOf(draw('i........', '.........', '........i', 'jj.......')))!;
    expect(hint.stages).toHaveLength(3);
    expect(told(hint, 0)).toMatch(/^(One tile is|Both tiles are) in rows? \d+( to \d+)?, columns \d+ to \d+/);
    expect(told(hint, 1)).toMatch(/^Both tiles show: (dog|cat)\.$/);
    expect(hint.stages[1]!.cells).toEqual(told(hint, 1).includes('dog') ? [0, 26] : [27, 28]);
    expect(hint.stages[2]!.cells).toEqual(hint.move.kind === 'match' ? [hint.move.a, hint.move.b] : []);
  });

  it('light up the tiles of the regions they name, and no others', () => {
    const far = rules.hint(stateOf(draw('a.......b', '.........', 'c........', 'd.......a')))!;
    expect(told(far, 0)).toMatch(
      /^One tile is in rows 1 to 2, columns 1 to 3; the other is in row 4, columns 7 to 9\./,
    );
    expect(far.stages[0]!.cells).toEqual([0, 35]);
    const near = rules.hint(stateOf(draw('.......aa', 'b........', '.........')))!;
    expect(told(near, 0)).toMatch(/^Both tiles are in row 1, columns 7 to 9\./);
    expect(near.stages[0]!.cells).toEqual([7, 8]);
  });

  it.each([
    [
      ['a..a'],
      'Row 1, column 1 and row 1, column 4: joined by a straight line. The rest can be cleared after it.',
    ],
    [
      ['a.', '.a'],
      'Row 1, column 1 and row 2, column 2: joined by a line that turns at row 1, column 2. The rest',
    ],
    [['...', 'aba'], 'a line that turns at column 1 beyond row 2 and at column 3 beyond row 2'],
    [['.a', '.b', '.a'], 'a line that turns at row 1 beyond column 2 and at row 3 beyond column 2'],
    [['ac', 'be', 'ad'], 'a line that turns at row 1 beyond column 1 and at row 3 beyond column 1'],
    [['aba', 'cde'], 'a line that turns at column 1 beyond row 1 and at column 3 beyond row 1'],
  ])('describe the path on %j', (lines, words) => {
    const state = stateOf(draw(...lines));
    expect(told(rules.hint(state)!, 2, state)).toContain(words);
  });

  it('say when the board can no longer be cleared, and when no way is known', () => {
    const lost = rules.hint(stateOf(draw('ab.cc', 'ba...')))!;
    expect(told(lost, 0)).toContain('can no longer be cleared');
    expect(lost.move).toEqual({ kind: 'match', a: 3, b: 4 });
    const doubtful = rules.hint(stateOf(draw('ab.cc.ee', 'ba.dd.ff', '........', 'gg.hh.ii', 'jj.kk.ll')))!;
    expect(told(doubtful, 0)).toContain('it may not be possible to clear the board from here');
    expect(told(doubtful, 2)).toContain('the rest may not be clearable');
  });

  it('are absent where no pair connects', () => {
    expect(rules.hint(stateOf(draw('ab', 'ba')))).toBeNull();
    expect(rules.hint(stateOf(draw('..', '..')))).toBeNull();
  });

  it('come from playouts that take no notice of how a board came about', () => {
    for (let n = 0; n < count(24, 400); n++) {
      const config = { size: SIZE_NAMES[n % 3]!, variant: VARIANTS[n % 4]! };
      const state = must(rules.start(config, rules.deal(config, chanceFrom(`playout${n}`), 1), 1));
      const numbers = Array.from({ length: 40 }, (_, k) => k);
      const whole = (at: State, k: number) => playout(indexBoard(at, at.tiles), at.variant, k);
      const k = numbers.find((number) => whole(state, number) !== null)!;
      const line = whole(state, k)!;
      const middle = line.slice(0, 7).reduce((at, [a, b]) => must(match(at, a, b)), state);
      expect(whole(middle, k), `playout ${n}`).toEqual(line.slice(7));
    }
  });

  it('never leave a proven board once detours are over', () => {
    for (let n = 0; n < count(24, 400); n++) {
      const config = { size: SIZE_NAMES[n % 2]!, variant: VARIANTS[n % 4]! };
      const rng = rngFor('detours', 'walk', n);
      let state = must(rules.start(config, rules.deal(config, chanceFrom(`detours${n}`), 1), 1));
      for (let step = 0; step < 5 + rng.below(20); step++) {
        const move = sampleMove(rules, state, rng);
        if (move) state = must(play(state, move));
      }
      const proven = isProven(rules.hint(state));
      if (proven) expect(kindOf(followHints(state)), `detour ${n}`).toBe('won');
    }
  });
});

describe('Pikachu: against brute force on small boards', () => {
  const SMALL = count(300, 4000);

  it(`lists every match and is stuck exactly when there is none (${SMALL} boards, seed small)`, () => {
    const kinds = { won: 0, stuck: 0, playing: 0, lost: 0 };
    for (let n = 0; n < SMALL; n++) {
      const rng = rngFor('small', 'board', n);
      const kindsOfBoard = [
        () => smallPairs(rng, 2, 2, 2, 3),
        () => smallPairs(rng, 4, 4, 8, 6),
        () => smallPairs(rng, 2 + rng.below(4), 2 + 2 * rng.below(3), rng.below(3), 6),
      ];
      const grid = kindsOfBoard[n % 3]!();
      const state = stateOf(grid);
      const wanted = allPairs(grid);
      const listed = [...rules.moves(state)].map((move) => (move.kind === 'match' ? [move.a, move.b] : []));
      expect(listed.sort(), `board ${n}`).toEqual(wanted.sort());
      const empty = grid.tiles.every((tile) => tile === 0);
      const kind = kindOf(state);
      kinds[kind]++;
      expect(kind, `board ${n}`).toBe(empty ? 'won' : wanted.length > 0 ? 'playing' : 'stuck');
    }
    expect(Math.min(kinds.won, kinds.stuck, kinds.playing)).toBeGreaterThan(3);
  });

  it('hints know exactly whether few tiles can be cleared (seed few)', () => {
    const outcomes = { proven: 0, lost: 0 };
    for (let n = 0; n < count(120, 2000); n++) {
      const rng = rngFor('few', 'board', n);
      const variant = VARIANTS[n % 4]!;
      const loose = smallPairs(rng, 3, 4, 6, 6);
      const grid = { ...loose, tiles: without(loose, variant, -1, -1) };
      const hint = rules.hint(stateOf(grid, variant));
      if (!hint) continue;
      const proven = isProven(hint);
      expect(proven, `${variant} ${n}`).toBe(canBeCleared(grid, variant));
      outcomes[proven ? 'proven' : 'lost']++;
    }
    expect(Math.min(outcomes.proven, outcomes.lost)).toBeGreaterThan(2);
  });

  it('counts as many sequences of matches', () => {
    const counted: Record<string, number[]> = {};
    for (const variant of VARIANTS) {
      const grid = draw('abcd', 'dcba', 'acbd', 'bdca');
      counted[variant] = [1, 2, 3, 4].map((depth) => sequences(stateOf(grid, variant), depth));
      expect(counted[variant], variant).toEqual(
        [1, 2, 3, 4].map((depth) => countSequences(grid, variant, depth)),
      );
    }
    expect(counted).toMatchInlineSnapshot(`
      {
        "gather": [
          5,
          24,
          116,
          628,
        ],
        "gravity-down": [
          5,
          29,
          170,
          922,
        ],
        "gravity-left": [
          5,
          23,
          111,
          565,
        ],
        "still": [
          5,
          32,
          220,
          1484,
        ],
      }
    `);
  });
});

describe('Pikachu: names', () => {
  it('has 24 different symbols', () => {
    expect(SYMBOLS).toHaveLength(24);
    expect(new Set(SYMBOLS.map(({ name }) => name)).size).toBe(24);
    expect(SYMBOLS.map(({ emoji }) => emoji).join('')).toBe(
      '😀😂🥰😎🤩😴🤔😱🐶🐱🐸🦊🐻🐼🐨🦁🍎🍕🚀💎⭐🔥🦄🌈',
    );
    expect([symbolName(1), symbolName(24), symbolName(0), symbolName(25)]).toEqual([
      'grinning face',
      'rainbow',
      null,
      null,
    ]);
  });

  it('names and writes every board differently', () => {
    const configs = SIZE_NAMES.flatMap((size) => VARIANTS.map((variant) => ({ size, variant })));
    expect(new Set(configs.map((config) => names.config(rules.formatConfig(config)))).size).toBe(12);
    expect(configs.map(rules.formatConfig)).toEqual([
      'qs',
      'qd',
      'ql',
      'qg',
      'cs',
      'cd',
      'cl',
      'cg',
      'gs',
      'gd',
      'gl',
      'gg',
    ]);
    for (const config of configs) expect(must(rules.parseConfig(rules.formatConfig(config)))).toEqual(config);
    expect(names.config('cd')).toBe('Classic, gravity down');
    expect(names.config(rules.formatConfig(rules.daily('2026-11-18').config))).toBe('Classic');
  });
});

/** The stage as the player reads it on a board that is not turned. */
function told(hint: Hint<Pikachu>, stage: number, board = NINE_WIDE): string {
  const shown = hint.stages[stage];
  if (!shown) throw new Error(`no stage ${stage}`);
  return wordsFor('flat').stage(shown, board);
}

function isProven(hint: Hint<Pikachu> | null): boolean {
  const last = hint?.stages.at(-1);
  return last?.code === 'pair' && last.prospect === 'clearable';
}

function followHints(state: State): State {
  let at = state;
  for (let hint = rules.hint(at); hint; hint = rules.hint(at)) at = must(play(at, hint.move));
  return at;
}

function sequences(state: State, depth: number): number {
  if (depth === 0) return 1;
  return [...rules.moves(state)].reduce(
    (sum, move) => sum + sequences(must(play(state, move)), depth - 1),
    0,
  );
}
