import { cellAt, columnOf, type GridSize, rowOf } from '../../core/grids';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where a key leads from `cell`; null where it is none of the grid's. Edges stop, as the ARIA practices have it. */
export function cellAfterKey(event: Key, cell: number, size: GridSize): number | null {
  if (event.altKey || event.metaKey) return null;
  const row = rowOf(size, cell);
  const column = columnOf(size, cell);
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  if (event.ctrlKey) {
    if (event.key === 'Home') return 0;
    if (event.key === 'End') return cellAt(size, lastRow, lastColumn);
    return null;
  }
  switch (event.key) {
    case 'ArrowUp':
      return cellAt(size, Math.max(0, row - 1), column);
    case 'ArrowDown':
      return cellAt(size, Math.min(lastRow, row + 1), column);
    case 'ArrowLeft':
      return cellAt(size, row, Math.max(0, column - 1));
    case 'ArrowRight':
      return cellAt(size, row, Math.min(lastColumn, column + 1));
    case 'Home':
      return cellAt(size, row, 0);
    case 'End':
      return cellAt(size, row, lastColumn);
    default:
      return null;
  }
}
