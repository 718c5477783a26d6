import { describe, expect, it } from 'vitest';
import { inForms } from '../../src/core/inForms';

describe('a count in its form', () => {
  it.each([
    [0, '0 cells'],
    [1, '1 cell'],
    [-1, '-1 cell'],
    [1.5, '1.5 cells'],
    [999, '999 cells'],
    [1000, '1,000 cells'],
    [-12_345, '-12,345 cells'],
    [1_234_567.25, '1,234,567.25 cells'],
    [1234.5678, '1,234.568 cells'],
  ])('of %d is %s', (count, words) => {
    expect(inForms(count, { one: '# cell', other: '# cells' })).toBe(words);
  });

  it('is written as browsers write it', () => {
    const figures = new Intl.NumberFormat('en-GB');
    const counts = Array.from({ length: 2201 }, (_, at) => at - 1100);
    for (const count of [
      ...counts,
      9_999,
      10_000,
      99_999,
      100_000,
      999_999,
      1_000_000,
      2 ** 53 - 1,
      2 ** 53,
      1e21,
    ])
      for (const one of [count, 0 - count, count + 0.5, count + 0.1, count + 0.125])
        expect(inForms(one, { other: '#' })).toBe(figures.format(one));
  });
});
