/** Cells, rows, columns and regions by name, as the player counts. */
import { columnOf, type GridSize, rowOf } from '../../../core/grids';
import { unreachable } from '../../../core/result';
import { digitsOf } from '../rules/digits';
import type { Template } from '../rules/types';
import type { UnitKey } from '../rules/units';

export function cellName(size: GridSize, cell: number): string {
  return placeName(rowOf(size, cell), columnOf(size, cell));
}

/** As counted from 0. */
export function placeName(row: number, column: number): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** `row 3`, `region A` */
export function unitName({ regions }: Template, { kind, index }: UnitKey): string {
  switch (kind) {
    case 'row':
      return `row ${index + 1}`;
    case 'column':
      return `column ${index + 1}`;
    case 'region':
      return `region ${regions[index]?.letter.toUpperCase()}`;
    default:
      return unreachable(kind);
  }
}

/** `1, 2 and 3` */
export function listed(items: readonly (string | number)[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? `${last}` : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The same for a set of digits. */
export function digitsListed(digits: number, word: 'and' | 'or' = 'and'): string {
  return listed(digitsOf(digits), word);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
