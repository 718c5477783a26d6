import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must, type Result } from '../../../src/core/result';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { parseDeal } from '../../../src/games/dokuborn/rules/deals';
import { calculatePuzzleDifficulty } from '../../../src/games/dokuborn/rules/difficulty';
import { findPuzzle, generateNewPuzzle, MAX_ATTEMPTS } from '../../../src/games/dokuborn/rules/generate';
import { isPuzzleSolvable } from '../../../src/games/dokuborn/rules/matching';
import { indexPool, pairsOf } from '../../../src/games/dokuborn/rules/pool';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import { createSampler } from '../../../src/games/dokuborn/rules/sampler';
import { type Condition, LEVELS, type Puzzle, SIZES } from '../../../src/games/dokuborn/rules/types';
import { count } from '../../counts';
import { plainAttempt, plainScore, plainSolvable } from './plainVersion';
import { listOf, tinyCards } from './tiny';

const pool = indexPool(embeddedCards);
const { cards, thresholds } = embeddedCards;
const pairs = SIZES.flatMap((size) => LEVELS.map((level) => ({ size, level })));

/** Written from the spec: which two conditions must not meet in a generated cell. */
function mayCross(a: Condition, b: Condition): boolean {
  if (a.id[0] === b.id[0] && 'opswlre'.includes(a.id[0]!)) return false;
  const ofA = cards.filter(a.filter);
  const ofB = cards.filter(b.filter);
  return ofA.some((card) => !b.filter(card)) && ofB.some((card) => !a.filter(card));
}

const crossable = new Map<string, boolean>();
function checkedCross(a: Condition, b: Condition): boolean {
  const key = `${a.id} ${b.id}`;
  const known = crossable.get(key) ?? mayCross(a, b);
  crossable.set(key, known);
  return known;
}

/** Four more, since the sampler wants eight of them. */
function others(among: readonly Condition[]): Condition[] {
  return allConditions.filter((condition) => !among.includes(condition)).slice(0, 4);
}

/** From the spec: by the answers of each cell, which are all the cards that pass both tests. */
function plainStars(answers: readonly (readonly number[])[]): number {
  const scarce = answers.filter(({ length }) => length === 1 || length === 2).length;
  if (scarce > 0) return scarce > 1 ? 5 : 4;
  const noneUnder = (least: number) => answers.every(({ length }) => length >= least);
  return noneUnder(8) ? 1 : noneUnder(5) ? 2 : 3;
}

function plainAnswers({ rows, columns }: Pick<Puzzle, 'rows' | 'columns'>): number[][] {
  return rows.flatMap((row) =>
    columns.map((column) =>
      cards.filter((card) => row.filter(card) && column.filter(card)).map(({ id }) => id),
    ),
  );
}

function plainDull(answers: readonly (readonly number[])[]): boolean {
  const lists = answers.map((list) => [...list].sort((a, b) => a - b).join());
  return answers.every(({ length }) => length > 100) || new Set(lists).size < lists.length;
}

function expectSound(found: Result<Puzzle>, size: number, level: number, name: string): void {
  const { rows, columns } = must(found);
  expect([rows.length, columns.length]).toEqual([size, size]);
  expect(new Set([...rows, ...columns]).size).toBe(2 * size);
  expect(plainSolvable(cards, rows, columns), name).toBe(true);
  const answers = plainAnswers({ rows, columns });
  expect(plainStars(answers), name).toBe(level);
  expect(plainDull(answers), name).toBe(false);
  for (const row of rows) for (const column of columns) expect(checkedCross(row, column)).toBe(true);
}

describe('generateNewPuzzle', () => {
  it.each(pairs)(
    `makes solvable ${count(15, 1000)} puzzles of size $size with exactly $level stars, none dull (seeds p0…)`,
    ({ size, level }) => {
      for (let seed = 0; seed < count(15, 1000); seed++) {
        const found = generateNewPuzzle(pool, size, level, `p${seed}`);
        expectSound(found, size, level, `p${seed}`);
        if (seed < 3) expect(generateNewPuzzle(pool, size, level, `p${seed}`)).toEqual(found);
      }
    },
  );

  it(`makes first boards of conditions that a glance explains, ${count(40, 1000)} of them (seeds f0…)`, () => {
    const wanted = { size: 3, level: 3, starsBy: 'answers', conditions: 'plain' } as const;
    for (let seed = 0; seed < count(40, 1000); seed++) {
      const found = findPuzzle(pool, wanted, rngFor(`f${seed}`, 'deal', 0));
      expectSound(found, 3, 3, `f${seed}`);
      const { rows, columns } = must(found);
      for (const { id } of [...rows, ...columns]) expect('coptswl').toContain(id[0]);
    }
  });

  it.each(pairs)(
    'still makes $level stars by the score where that is asked for: size $size',
    ({ size, level }) => {
      const limits = [0, ...thresholds[size], 1.1];
      for (let seed = 0; seed < count(5, 1000); seed++) {
        const { rows, columns } = must(findPuzzle(pool, { size, level }, rngFor(`p${seed}`, 'deal', 0)));
        const score = plainScore(cards, rows, columns);
        expect(score + 1e-9, `p${seed}`).toBeGreaterThanOrEqual(limits[level - 1]!);
        expect(score + 1e-9, `p${seed}`).toBeLessThan(limits[level]!);
      }
    },
  );

  it.each([
    ['every cell with over 100 answers', 'w4-c6_p1-t0'],
    ['two cells with the same answers', 'u17-f7_u3-k7'],
    ['two cells far apart with the same answers', 'u5-u8_f5-r5'],
  ])('bars a planted deal: %s', (_name, deal) => {
    const size = 2;
    const planted = must(parseDeal(pool, size, deal));
    const answers = plainAnswers(planted);
    expect(plainDull(answers)).toBe(true);
    const level = LEVELS.find((stars) => stars === plainStars(answers))!;
    const among = [...planted.rows, ...planted.columns];
    const few = indexPool(embeddedCards, [...among, ...others(among)]);
    few.crossable.fill(0);
    for (const pair of pairsOf(few, planted.rows, planted.columns)) few.crossable[pair] = 1;
    for (const pair of pairsOf(few, planted.columns, planted.rows)) few.crossable[pair] = 1;
    // Nothing but this deal can be drawn: by the score it was dealt, and still is.
    const wanted = { size, level, starsBy: 'answers' } as const;
    const rng = rngFor('planted', 'deal', 0);
    const score = calculatePuzzleDifficulty(few, planted.rows, planted.columns, size);
    const before = must(findPuzzle(few, { size, level: score.level }, rng));
    expect(new Set([...before.rows, ...before.columns])).toEqual(new Set(among));
    expect(findPuzzle(few, wanted, rng)).toMatchObject({ ok: false, fault: { code: 'NO_PUZZLE' } });
  });

  it('differs from seed to seed', () => {
    const codes = Array.from({ length: 50 }, (_, seed) => {
      const { rows, columns } = must(generateNewPuzzle(pool, 3, 3, `d${seed}`));
      return [...rows, ...columns].map(({ id }) => id).join();
    });
    expect(new Set(codes).size).toBe(50);
  });

  it('reports failure after its attempts instead of looping', () => {
    const barren = indexPool(tinyCards);
    const failed = generateNewPuzzle(barren, 4, 3, 'any');
    expect(failed).toMatchObject({ ok: false, fault: { code: 'NO_PUZZLE' } });
    let draws = 0;
    const rng = rngFor('counted', 'draws');
    const counting = {
      below: (limit: number) => {
        draws++;
        return rng.below(limit);
      },
    };
    const sampler = createSampler(barren, 2);
    for (let attempt = 0; attempt < 100; attempt++) sampler.draw(counting);
    expect(draws).toBeLessThanOrEqual(100);
    expect(MAX_ATTEMPTS).toBe(10_000);
  });

  it.each([
    [2, 3, 'u11-r5_e11-f2'],
    [3, 3, 'f14-s4-t1_r6-e3-o6'],
    [4, 3, 'w8-w2-w3-l2_k7-p0-k8-s3'],
    [3, 1, 'w4-u15-s6_u6-o4-l2'],
    [4, 5, 'f14-k10-k5-s6_r3-o6-u4-k2'],
  ] as const)('deals what it always dealt: size %i, level %i', (size, level, deal) => {
    const config = { size, level, mode: 'free', pool: embeddedCards.version } as const;
    expect(rules.deal(config, chanceFrom('pinned'), 1)).toBe(deal);
  });
});

describe('the sampler', () => {
  it('draws every condition equally often into every place', () => {
    // All conditions alike: nothing is rejected, so that only the drawing itself shows.
    const alike = allConditions.slice(0, 20).map((condition) => ({ ...condition, filter: () => true }));
    const level = indexPool(listOf(cards.slice(0, 100)), alike);
    level.crossable.fill(1);
    const sampler = createSampler(level, 4);
    const rng = rngFor('even', 'draws');
    const seen = new Map<string, number>();
    const draws = 20_000;
    for (let draw = 0; draw < draws; draw++) {
      expect(sampler.draw(rng)).toBe(true);
      const { rows, columns } = sampler.puzzle();
      [...rows, ...columns].forEach(({ id }, place) => {
        seen.set(`${place} ${id}`, (seen.get(`${place} ${id}`) ?? 0) + 1);
      });
    }
    expect(seen.size).toBe(8 * 20);
    const expected = draws / 20;
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 152 degrees of freedom: 99.9 % of fair samplers stay under 210.
    expect(chiSquare).toBeLessThan(210);
  });
});

describe('solvability and score', () => {
  it(`equal the plain way on ${count(300, 20_000)} random sets of each size (seed plain)`, () => {
    const rng = rngFor('plain', 'sets');
    let solvable = 0;
    for (const size of SIZES) {
      for (let round = 0; round < count(300, 20_000); round++) {
        const { rows, columns, score } = plainAttempt(cards, allConditions, size, rng);
        expect(isPuzzleSolvable(pool, rows, columns)).toBe(score !== null);
        if (score === null) continue;
        solvable++;
        const ours = calculatePuzzleDifficulty(pool, rows, columns, size);
        expect(ours.score).toBeCloseTo(score, 12);
        expect(ours.level).toBe(1 + thresholds[size].filter((limit) => limit <= score + 1e-9).length);
      }
    }
    expect(solvable).toBeGreaterThan(50);
  });
});
