/** The part of the field that is shown: at least 7 × 5, moved no farther from the entrance than it must be. */
import { cellAt, columnOf, rowOf } from '../../../core/grids';
import { ENTRANCE_CELL, FIELD, HIGHEST, WIDEST } from '../rules/field';
import type { FieldWindow } from '../rules/view';

export interface ShownField extends FieldWindow {
  /** From a place in the window to a cell of the field. */
  toField(shown: number): number;
  /** Null for cells outside. */
  toShown(cell: number): number | null;
}

export function shownFieldOf(needed: FieldWindow): ShownField {
  const rows = Math.max(HIGHEST, needed.rows);
  const columns = Math.max(WIDEST, needed.columns);
  const homeTop = rowOf(FIELD, ENTRANCE_CELL) - Math.floor(HIGHEST / 2);
  const homeLeft = columnOf(FIELD, ENTRANCE_CELL) - Math.floor(WIDEST / 2);
  const top = nearest(homeTop, needed.top, needed.rows, rows, FIELD.rows);
  const left = nearest(homeLeft, needed.left, needed.columns, columns, FIELD.columns);
  const size = { rows, columns };

  function toField(shown: number): number {
    return cellAt(FIELD, top + rowOf(size, shown), left + columnOf(size, shown));
  }

  function toShown(cell: number): number | null {
    const row = rowOf(FIELD, cell) - top;
    const column = columnOf(FIELD, cell) - left;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
    return cellAt(size, row, column);
  }

  return { top, left, rows, columns, toField, toShown };
}

/** The start nearest to `home` of a stretch this long that covers what is needed and stays in the field. */
function nearest(home: number, from: number, count: number, length: number, field: number): number {
  const lowest = Math.max(0, from + count - length);
  const highest = Math.min(from, field - length);
  return Math.max(lowest, Math.min(home, highest));
}
