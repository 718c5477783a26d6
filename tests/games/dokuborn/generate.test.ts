import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { calculatePuzzleDifficulty } from '../../../src/games/dokuborn/rules/difficulty';
import { generateNewPuzzle, MAX_ATTEMPTS } from '../../../src/games/dokuborn/rules/generate';
import { isPuzzleSolvable } from '../../../src/games/dokuborn/rules/matching';
import { indexPool } from '../../../src/games/dokuborn/rules/pool';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import { createSampler } from '../../../src/games/dokuborn/rules/sampler';
import { type Condition, LEVELS, SIZES } from '../../../src/games/dokuborn/rules/types';
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

describe('generateNewPuzzle', () => {
  it.each(pairs)(
    `makes solvable ${count(20, 1000)} puzzles of size $size with exactly $level stars (seeds p0…)`,
    ({ size, level }) => {
      const limits = [0, ...thresholds[size], 1.1];
      let failures = 0;
      for (let seed = 0; seed < count(20, 1000); seed++) {
        const found = generateNewPuzzle(pool, size, level, `p${seed}`);
        if (!found.ok) {
          failures++;
          continue;
        }
        const { rows, columns } = found.value;
        expect([rows.length, columns.length]).toEqual([size, size]);
        expect(new Set([...rows, ...columns]).size).toBe(2 * size);
        expect(plainSolvable(cards, rows, columns), `p${seed}`).toBe(true);
        const score = plainScore(cards, rows, columns);
        expect(score + 1e-9, `p${seed}`).toBeGreaterThanOrEqual(limits[level - 1]!);
        expect(score + 1e-9, `p${seed}`).toBeLessThan(limits[level]!);
        for (const row of rows) for (const column of columns) expect(checkedCross(row, column)).toBe(true);
        if (seed < 5) expect(generateNewPuzzle(pool, size, level, `p${seed}`)).toEqual(found);
      }
      expect(failures).toBeLessThanOrEqual(count(0, 1));
    },
  );

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
