/** Cells by name, as the player counts, and by what they ask for. */
import { conditionById, conditionLabel } from '../rules/conditions';
import type { Condition, View } from '../rules/types';

export function cellName({ size }: Pick<View, 'size'>, cell: number): string {
  return placeName(Math.floor(cell / size), cell % size);
}

/** As counted from 0. */
export function placeName(row: number, column: number): string {
  return `row ${row + 1}, column ${column + 1}`;
}

/** Of a grid on its way: `row 2`, `column 1`; `line` counts the rows, then the columns, from 0. */
export function lineName(size: number, line: number): string {
  return line < size ? `row ${line + 1}` : `column ${line - size + 1}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function bothText(row: Condition, column: Condition): string {
  return both(conditionLabel(row), conditionLabel(column));
}

/** The same by the ids of the conditions. */
export function bothNamed(row: string, column: string): string {
  return both(labelOf(row), labelOf(column));
}

export function labelOf(id: string): string {
  const condition = conditionById(id);
  return condition ? conditionLabel(condition) : id;
}

function both(row: string, column: string): string {
  return `${row} and ${column}`;
}
