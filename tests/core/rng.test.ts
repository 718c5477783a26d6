import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rngFor, shuffled } from '../../src/core/chance';
import { hashText, seedText } from '../../src/core/hash';

describe('rngFor', () => {
  it('gives the numbers it has always given', () => {
    const draws = (seed: string, purpose: string, n: number, limit: number) => {
      const rng = rngFor(seed, purpose, n);
      return Array.from({ length: 6 }, () => rng.below(limit));
    };
    expect(draws('parlour', 'deal', 0, 0x100000000)).toMatchInlineSnapshot(`
      [
        4264588896,
        2566745493,
        1459660989,
        136280772,
        1142365994,
        2075862038,
      ]
    `);
    expect(draws('parlour', 'deal', 1, 0x100000000)).toMatchInlineSnapshot(`
      [
        744916735,
        1679063194,
        574943059,
        1712078951,
        1502195334,
        1996276112,
      ]
    `);
    expect(draws('parlour', 'fate', 0, 52)).toMatchInlineSnapshot(`
      [
        12,
        50,
        11,
        31,
        20,
        30,
      ]
    `);
    expect(draws('', '', 0, 6)).toMatchInlineSnapshot(`
      [
        5,
        2,
        2,
        2,
        3,
        2,
      ]
    `);
  });

  it('keeps streams of other seeds, purposes and counters apart', () => {
    const first = (seed: string, purpose: string, n: number) => rngFor(seed, purpose, n).below(0x100000000);
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'aa']) {
      for (const purpose of ['deal', 'fate', 'ea'])
        for (const n of [0, 1, 10]) seen.add(first(seed, purpose, n));
    }
    expect(seen.size).toBe(27);
  });

  it('draws every number below the limit, and equally often', () => {
    const rng = rngFor('fair', 'test');
    const hits = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) hits[rng.below(7)]!++;
    for (const hit of hits) expect(Math.abs(hit - 10_000)).toBeLessThan(400);
  });

  it('rejects draws that would favour low numbers', () => {
    // Without rejection a third of all draws below 3·2^30 would be below 2^30 twice over.
    const rng = rngFor('bias', 'test');
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (rng.below(3 * 2 ** 30) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });

  it('refuses limits that have no answer', () => {
    const rng = rngFor('x', 'y');
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => rng.below(limit)).toThrow();
  });
});

it('shuffles into a permutation, every order equally likely', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      expect(shuffled(items, rngFor(seed, 'shuffle')).sort()).toEqual([...items].sort());
    }),
  );
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffled(['a', 'b', 'c'], rngFor('orders', 'shuffle', i)).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

it('makes seeds that fit a link', () => {
  expect(seedText([0, 0])).toBe('000000000000');
  expect(seedText([0xffffffff, 0xffffffff])).toMatch(/^[0-9a-z]{12}$/);
  expect(seedText([1, 2])).not.toBe(seedText([2, 1]));
});

it('hashes text as it has always done', () => {
  expect(hashText('')).toMatchInlineSnapshot(`2872998923`);
  expect(hashText('parlour')).toMatchInlineSnapshot(`778948273`);
});
