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
  ])('of %d is %s', (count, words) => {
    expect(inForms(count, { one: '# cell', other: '# cells' })).toBe(words);
  });

  it('is written as browsers write it', () => {
    const figures = new Intl.NumberFormat('en-GB');
    for (let count = -1100; count <= 1100; count++)
      expect(inForms(count, { other: '#' })).toBe(figures.format(count));
  });
});
