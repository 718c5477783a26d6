import { expect, it } from 'vitest';
import { around, cellAt, cellCount, columnOf, neighbours, rowOf } from '../../src/core/grids';

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

it.each([
  ['corner', 0, [1, 4, 5]],
  ['top edge', 1, [0, 2, 4, 5, 6]],
  ['inside', 5, [0, 1, 2, 4, 6, 8, 9, 10]],
  ['right edge', 7, [2, 3, 6, 10, 11]],
  ['last', 11, [6, 7, 10]],
])('knows all that touch the %s cell', (_name, cell, expected) => {
  expect(around({ rows: 3, columns: 4 }, cell)).toEqual(expected);
});

it('finds nothing around the only cell', () => {
  expect(around({ rows: 1, columns: 1 }, 0)).toEqual([]);
});
