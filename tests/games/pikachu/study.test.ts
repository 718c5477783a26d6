/** The study of the last tiles, each position proven once more by a search that shares nothing with the game. */
import { describe, expect, it } from 'vitest';
import { type Rng, rngFor } from '../../../src/core/chance';
import { hashText } from '../../../src/core/hash';
import { POSITIONS } from '../../../src/core/study';
import type { Pair } from '../../../src/games/pikachu/rules/types';
import { study } from '../../../src/games/pikachu/study/dealing';
import type { TailPosition, TailSaid } from '../../../src/games/pikachu/study/types';
import { lessonInWords, saidInWords } from '../../../src/games/pikachu/study/words/words';
import { count, series } from '../../counts';
import { allPairs, draw, drawn } from './oracle';
import { type Futures, futureOf, onceTaken, type TailGrid, tilesOn } from './studyOracle';

/** From the page: how many tiles are left, what they do, and how many of a hundred careless games go wrong at least. */
const LESSONS = [
  ['still-12', 12, 'still', 15],
  ['still-16', 16, 'still', 20],
  ['down-16', 16, 'gravity-down', 30],
  ['still-20', 20, 'still', 25],
  ['left-20', 20, 'gravity-left', 40],
  ['gather-20', 20, 'gather', 40],
] as const;

const LOOKED_AT = count(2, POSITIONS);
/** All of them, from the gentlest to the hardest, or some on the way. */
const numbers = Array.from({ length: LOOKED_AT }, (_, at) => Math.floor((at * POSITIONS) / LOOKED_AT));
const WALKS = 5;
const PINNED = 6;

/** Takes pairs at random until none is left; where it was lost, by the oracle, counted from 1. */
function carelessOrder(position: TailGrid, futures: Futures, rng: Rng) {
  const order: Pair[] = [];
  let lostAt: number | null = null;
  let board = position;
  for (let pairs = allPairs(board); pairs.length > 0; pairs = allPairs(board)) {
    const pair = pairs[rng.below(pairs.length)]!;
    order.push(rng.below(2) === 0 ? pair : [pair[1], pair[0]]);
    board = onceTaken(board, ...pair);
    if (futureOf(board, futures).clears === 0) lostAt ??= order.length;
  }
  return { order, lostAt, left: tilesOn(board) };
}

function expectRight({ isRight, said }: { isRight: boolean; said: readonly TailSaid[] }) {
  expect(isRight).toBe(true);
  return said;
}

/** Pairs that lose it can be taken beside those of an order from some pair on, and the first such moment is told. */
function expectTrap(
  position: TailGrid,
  order: readonly Pair[],
  trap: TailSaid | undefined,
  futures: Futures,
): void {
  let board = position;
  for (const [at, pair] of order.entries()) {
    const losing = allPairs(board).filter(([a, b]) => futureOf(onceTaken(board, a, b), futures).clears === 0);
    if (losing.length > 0) {
      if (trap?.code !== 'trap') throw new Error('No pair is told that would have lost it');
      const [a, b] = trap.cells;
      const after = onceTaken(board, a, b);
      expect(trap.number).toBe(at + 1);
      expect(losing).toContainEqual(trap.cells.toSorted((a, b) => a - b));
      expect(trap.tiles).toBe(futureOf(after, futures).least);
      return;
    }
    board = onceTaken(board, ...pair);
  }
  expect(trap).toBeUndefined();
}

describe.each(LESSONS)('%s', (lesson, tiles, variant, leastStuck) => {
  it.each(numbers)('position %i is what the lesson says', (n) => {
    const position = study.position(lesson, n);
    const futures: Futures = new Map();
    const { clears, least } = futureOf(position, futures);
    expect(position.variant).toBe(variant);
    expect(tilesOn(position)).toBe(tiles);
    expect(least).toBe(0);
    // Two ways to sum up the same share may come down on two sides of a half.
    expect(Math.abs(position.carelessStuck - 100 * (1 - clears))).toBeLessThan(0.501);
    expect(position.carelessStuck).toBeGreaterThanOrEqual(leastStuck);
    expect(clears).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(position))).toEqual(position);

    const careful = study.solution(position);
    let board: TailGrid = position;
    for (const [a, b] of careful) {
      expect(allPairs(board).some(([one, other]) => Math.min(a, b) === one && Math.max(a, b) === other)).toBe(
        true,
      );
      board = onceTaken(board, a, b);
    }
    expect(tilesOn(board)).toBe(0);
    const [clearing, trap, ...more] = expectRight(study.judge(position, careful));
    expect([clearing, more]).toEqual([{ code: 'cleared', pairs: tiles / 2 }, []]);
    expectTrap(position, careful, trap, futures);

    const rng = rngFor(`study${series}`, lesson, n);
    for (let walk = 0; walk < WALKS; walk++) {
      const { order, lostAt, left } = carelessOrder(position, futures, rng);
      const { isRight, said } = study.judge(position, order);
      expect(isRight, JSON.stringify(order)).toBe(left === 0);
      if (lostAt === null) continue;
      const [lost, stays, instead] = said;
      const before = order
        .slice(0, lostAt - 1)
        .reduce((at: TailGrid, [a, b]) => onceTaken(at, a, b), position);
      const dead = onceTaken(before, ...order[lostAt - 1]!);
      expect(lost).toMatchObject({ code: 'lost', number: lostAt, cells: order[lostAt - 1] });
      expect(stays).toEqual({ code: 'stays', tiles: futureOf(dead, futures).least });
      if (instead?.code !== 'instead') throw new Error('No better pair is told');
      const [a, b] = instead.cells;
      expect(futureOf(onceTaken(before, a, b), futures).clears).toBeGreaterThan(0);
    }
  });
});

describe('an order', () => {
  const { rows, columns, tiles } = draw('aba', '.b.', 'a.a');
  /** Any two of the four may go, but the upper two have the others apart. */
  const four: TailPosition = { rows, columns, tiles, variant: 'still', carelessStuck: 0 };
  const cleared: readonly Pair[] = [
    [1, 4],
    [0, 2],
    [6, 8],
  ];

  it('that clears the board is right, whatever is said after it and however pairs are turned', () => {
    expect(study.judge(four, cleared).isRight).toBe(true);
    expect(
      study.judge(
        four,
        cleared.map(([a, b]): Pair => [b, a]),
      ).isRight,
    ).toBe(true);
    expect(study.judge(four, [...cleared, [0, 1]]).isRight).toBe(true);
  });

  it('that ends too soon is not finished, and one that joins what no line joins says where', () => {
    expect(study.judge(four, cleared.slice(0, 2))).toEqual({
      isRight: false,
      said: [{ code: 'unfinished', pairs: 1 }],
    });
    expect(study.judge(four, [])).toMatchObject({ said: [{ code: 'unfinished', pairs: 3 }] });
    for (const pair of [
      [0, 1],
      [3, 3],
      [0, 99],
      [0, 0],
    ] as const) {
      expect(study.judge(four, [[1, 4], pair])).toMatchObject({ said: [{ code: 'notJoined', number: 2 }] });
    }
  });
});

it('every lesson has its hundred, no two alike, and they are what they were', () => {
  expect(study.lessons.map(({ code, level }) => `${code} ${level}`)).toEqual([
    'still-12 1',
    'still-16 2',
    'down-16 2',
    'still-20 3',
    'left-20 3',
    'gather-20 3',
  ]);
  const pinned = LESSONS.map(([lesson]) => {
    const boards = Array.from({ length: count(PINNED, POSITIONS) }, (_, n) =>
      drawn(study.position(lesson, n)).join('/'),
    );
    expect(new Set(boards).size).toBe(boards.length);
    return [lesson, hashText(boards.slice(0, PINNED).join())];
  });
  expect(Object.fromEntries(pinned)).toMatchInlineSnapshot(`
    {
      "down-16": 2884596031,
      "gather-20": 2295600175,
      "left-20": 3431180483,
      "still-12": 3496979199,
      "still-16": 3311491450,
      "still-20": 101280427,
    }
  `);
  expect(() => study.position('still-12', POSITIONS)).toThrow('No position');
});

describe('in words', () => {
  it.each(LESSONS)('%s has a name, an idea and a task that fit beside the board', (lesson) => {
    const { name, idea, task } = lessonInWords(lesson);
    expect(name).not.toBe(lesson);
    expect(idea).toMatch(/^[A-Z].{20,120}\.$/);
    expect(task.length).toBeLessThanOrEqual(80);
  });

  const { rows, columns, tiles } = draw('ab', 'ba');
  const tail = { rows, columns, tiles, variant: 'still' } as const;

  it.each([
    [{ code: 'cleared', pairs: 6 }, '6 pairs, and not a tile left.'],
    [
      { code: 'trap', cells: [0, 3], number: 2, symbol: 11, tiles: 4 },
      'In place of pair 2, this one would have lost it: frog, row 1, column 1 and row 2, column 2. At least 4 tiles would stay.',
    ],
    [
      { code: 'lost', cells: [0, 3], number: 3, symbol: 11 },
      'It was lost with pair 3: frog, row 1, column 1 and row 2, column 2.',
    ],
    [
      { code: 'stays', tiles: 4 },
      'After that pair, at least 4 tiles stay, whatever the order: every one was tried.',
    ],
    [
      { code: 'instead', cells: [1, 2], symbol: 9 },
      'This pair still led to the end: dog, row 1, column 2 and row 2, column 1. The whole way can be stepped through.',
    ],
    [{ code: 'notJoined', number: 2 }, 'Pair 2 cannot be joined.'],
    [{ code: 'unfinished', pairs: 1 }, '1 pair left.'],
  ] as const)('%j', (said: TailSaid, sentence) => {
    expect(saidInWords(said, tail)).toBe(sentence);
  });
});
