import { expect, it } from 'vitest';
import { cellAt, cellCount, columnOf, neighbours, rowOf } from '../../src/core/grids';

it('turns cells into rows and columns and back', () => {
  const size = { rows: 3, columns: 5 };
  for (let cell = 0; cell < cellCount(size); cell++) {
    expect(cellAt(size, rowOf(size, cell), columnOf(size, cell))).toBe(cell);
  }
});

it.each([
  ['corner', 0, [1, 4]],
  ['top edge', 1, [0, 2, 5]],
  ['inside', 5, [1, 4, 6, 9]],
  ['last', 11, [7, 10]],
])('knows the neighbours of the %s cell', (_name, cell, expected) => {
  expect(neighbours({ rows: 3, columns: 4 }, cell)).toEqual(expected);
});
