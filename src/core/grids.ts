/** Index arithmetic for boards kept as flat arrays. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export function cellCount(size: GridSize): number {
  return size.rows * size.columns;
}

export function cellAt(size: GridSize, row: number, column: number): number {
  return row * size.columns + column;
}

export function rowOf(size: GridSize, cell: number): number {
  return Math.floor(cell / size.columns);
}

export function columnOf(size: GridSize, cell: number): number {
  return cell % size.columns;
}

/** Up, left, right, down; fewer at the edges. */
export function neighbours(size: GridSize, cell: number): number[] {
  const row = rowOf(size, cell);
  const column = columnOf(size, cell);
  const found: number[] = [];
  if (row > 0) found.push(cell - size.columns);
  if (column > 0) found.push(cell - 1);
  if (column < size.columns - 1) found.push(cell + 1);
  if (row < size.rows - 1) found.push(cell + size.columns);
  return found;
}

/** All that touch a cell, corners included, row by row: eight, fewer at the edges. */
export function around(size: GridSize, cell: number): number[] {
  const row = rowOf(size, cell);
  const column = columnOf(size, cell);
  const found: number[] = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(size.rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(size.columns - 1, column + 1); c++) {
      if (r !== row || c !== column) found.push(cellAt(size, r, c));
    }
  }
  return found;
}
