import { describe, expect, it } from 'vitest';
import { countSolutions } from '../../../src/games/hudoku/rules/solving/solver';
import { templateOf } from '../../../src/games/hudoku/rules/templates';

describe('how many full grids there are', { timeout: 60_000 }, () => {
  it('is 2,177,280 on 4x5, by meeting every one', () => {
    const template = templateOf('4x5');
    const blank = template.isEmpty.map(() => 0);
    expect(countSolutions({ template, revealed: blank, emptyHints: blank }, Number.POSITIVE_INFINITY)).toBe(
      2_177_280,
    );
  });

  it('is 2,177,280 on 4x5, by counting', () => {
    // Region a shares no column with b and d, and only the upper row of d is beside it.
    const columnSets = partitions();
    const known = new Map<string, number[]>();
    let total = 0;
    for (const [b, d] of stackedPairs()) {
      const beside = [b.slice(0, 2), b.slice(2), d.slice(0, 2)];
      total += remembered(known, beside, () => {
        const ways = waysBeside(beside);
        return [columnSets.reduce((sum, sets) => sum + countWithColumns(sets, ways), 0)];
      })[0]!;
    }
    expect(total).toBe(2_177_280);
  });

  it('is 17,288,294,400 on 6x5, by counting and not by listing', () => {
    // Regions a and c share columns only, and only as sets: count both by their three column sets, then join.
    const columnSets = partitions();
    const upper = new Map<string, number[]>();
    const lower = new Map<string, number[]>();
    let total = 0;
    for (const [b, d] of stackedPairs()) {
      const rowsOfB = [b.slice(0, 2), b.slice(2), []];
      const rowsOfD = [[], d.slice(0, 2), d.slice(2)];
      const a = remembered(upper, rowsOfB, () => {
        const ways = waysBeside(rowsOfB);
        return columnSets.map((sets) => countWithColumns(sets, ways));
      });
      const c = remembered(lower, rowsOfD, () => {
        const waysIn = waysBeside(rowsOfD);
        const ways = columnSets.map((sets) => countWithColumns(sets, waysIn));
        return columnSets.map((above) =>
          columnSets.reduce((sum, below, i) => sum + (apart(above, below) ? ways[i]! : 0), 0),
        );
      });
      total += a.reduce((sum, ways, i) => sum + ways * c[i]!, 0);
    }
    expect(columnSets).toHaveLength(1680);
    expect(total).toBe(17_288_294_400);
  });
});

function remembered(known: Map<string, number[]>, rows: readonly number[][], work: () => number[]): number[] {
  const key = rows.map((row) => [...row].sort().join('')).join('|');
  const ways = known.get(key) ?? work();
  known.set(key, ways);
  return ways;
}

/** Two 2×2 regions, one above the other, as lists of four digits in reading order. */
function stackedPairs(): [number[], number[]][] {
  const grids = permutations([1, 2, 3, 4]);
  return grids.flatMap((upper) =>
    grids
      .filter((lower) =>
        [0, 1].every(
          (column) =>
            new Set([upper[column], upper[column + 2], lower[column], lower[column + 2]]).size === 4,
        ),
      )
      .map((lower): [number[], number[]] => [upper, lower]),
  );
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** The 1–9 cut into three sets of three, in order, as bits. */
function partitions(): number[][] {
  const threes = Array.from({ length: 512 }, (_, bits) => bits).filter((bits) => bitCount(bits) === 3);
  return threes.flatMap((first) =>
    threes.filter((second) => (first & second) === 0).map((second) => [first, second, 511 ^ first ^ second]),
  );
}

/** The orders of every three digits, by the set that they make. */
const ORDERS = new Map(
  Array.from({ length: 512 }, (_, set) => set)
    .filter((set) => bitCount(set) === 3)
    .map((set): [number, number[][]] => [
      set,
      permutations([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => set & (1 << (digit - 1)))),
    ]),
);

function bitCount(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + bitCount(bits >> 1);
}

function apart(above: readonly number[], below: readonly number[]): boolean {
  return above.every((set, column) => (set & below[column]!) === 0);
}

/** For every set of three digits, the ways to order it in a column so that no row meets a digit of the 2×2 row beside it. */
function waysBeside(beside: readonly (readonly number[])[]): (set: number) => number {
  const ways = new Map(
    [...ORDERS].map(([set, orders]): [number, number] => [
      set,
      orders.filter((order) => order.every((digit, row) => !beside[row]!.includes(digit))).length,
    ]),
  );
  return (set) => ways.get(set)!;
}

/** Ways to fill a 3×3 region whose columns hold these sets. */
function countWithColumns(sets: readonly number[], ways: (set: number) => number): number {
  return sets.reduce((product, set) => product * ways(set), 1);
}
