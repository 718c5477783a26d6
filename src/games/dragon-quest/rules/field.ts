/**
 * Where cards lie. Cells are indices into a field of 13 × 9 with the entrance at its centre: a dungeon of at most
 * 7 × 5 can grow six columns or four rows away from it, whichever way it goes, and never needs to be moved.
 *
 * Each row of the field is one integer with a bit per column, so that all cells next to exactly one resolved card
 * are found with a few operations a row. Random games spend most of their time here.
 */
import type { GridSize } from '../../../core/grids';

export const WIDEST = 7;
export const HIGHEST = 5;
export const FIELD: GridSize = { rows: 2 * HIGHEST - 1, columns: 2 * WIDEST - 1 };
export const FIELD_CELLS = FIELD.rows * FIELD.columns;
export const ENTRANCE_CELL = (HIGHEST - 1) * FIELD.columns + (WIDEST - 1);

export type FieldBits = readonly number[];

const CELLS: readonly number[] = Array.from({ length: FIELD_CELLS }, (_, cell) => cell);
const ROWS: readonly number[] = CELLS.map((cell) => Math.floor(cell / FIELD.columns));
const BITS: readonly number[] = CELLS.map((cell) => 1 << (cell % FIELD.columns));

export const EMPTY_FIELD: FieldBits = Array.from({ length: FIELD.rows }, () => 0);
export const ENTRANCE_ONLY: FieldBits = withCell(EMPTY_FIELD, ENTRANCE_CELL);

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function withCell(field: FieldBits, cell: number): FieldBits {
  const changed = field.slice();
  const row = ROWS[cell] ?? 0;
  changed[row] = (changed[row] ?? 0) | (BITS[cell] ?? 0);
  return changed;
}

export function fieldOf(cells: readonly number[]): FieldBits {
  const field = EMPTY_FIELD.slice();
  for (const cell of cells) {
    const row = ROWS[cell] ?? 0;
    field[row] = (field[row] ?? 0) | (BITS[cell] ?? 0);
  }
  return field;
}

export function hasCell(field: FieldBits, cell: number): boolean {
  return ((field[ROWS[cell] ?? 0] ?? 0) & (BITS[cell] ?? 0)) !== 0;
}

export function boxOf(taken: FieldBits): Box {
  let columns = 0;
  let top = -1;
  let bottom = -1;
  for (let row = 0; row < taken.length; row++) {
    const bits = taken[row] ?? 0;
    if (bits === 0) continue;
    columns |= bits;
    if (top < 0) top = row;
    bottom = row;
  }
  return { top, bottom, left: lowestBit(columns), right: highestBit(columns) };
}

/**
 * Empty cells with exactly one resolved neighbour, as long as the dungeon then still fits in 7 × 5. In narrow
 * halls that card must be the only neighbour of any kind.
 */
export function explorableCells(taken: FieldBits, resolved: FieldBits, narrow: boolean): number[] {
  const box = boxOf(taken);
  const lowest = Math.min(FIELD.rows - 1, box.top + HIGHEST - 1);
  const cells: number[] = [];
  for (let row = Math.max(0, box.bottom - HIGHEST + 1); row <= lowest; row++) {
    const start = row * FIELD.columns;
    let open = openInRow(row, taken, resolved, narrow, box);
    for (; open !== 0; open &= open - 1) cells.push(start + lowestBit(open));
  }
  return cells;
}

export function isExplorable(cell: number, taken: FieldBits, resolved: FieldBits, narrow: boolean): boolean {
  const box = boxOf(taken);
  const row = ROWS[cell] ?? 0;
  if (!fits(cell, box)) return false;
  return (openInRow(row, taken, resolved, narrow, box) & (BITS[cell] ?? 0)) !== 0;
}

/** Whether the dungeon would still be small enough with a card in this cell. */
export function fits(cell: number, box: Box): boolean {
  const row = ROWS[cell] ?? 0;
  const column = cell % FIELD.columns;
  return (
    Math.max(row, box.bottom) - Math.min(row, box.top) < HIGHEST &&
    Math.max(column, box.right) - Math.min(column, box.left) < WIDEST
  );
}

function openInRow(row: number, taken: FieldBits, resolved: FieldBits, narrow: boolean, box: Box): number {
  const columns = columnsWithin(box.right - WIDEST + 1, box.left + WIDEST - 1);
  const open = exactlyOneNeighbour(narrow ? taken : resolved, row) & columns & ~(taken[row] ?? 0);
  return narrow ? open & someNeighbour(resolved, row) : open;
}

function exactlyOneNeighbour(field: FieldBits, row: number): number {
  const own = field[row] ?? 0;
  const above = field[row - 1] ?? 0;
  const below = field[row + 1] ?? 0;
  const beside = (own << 1) | (own >> 1);
  const twice = ((own << 1) & (own >> 1)) | (above & below) | (beside & (above | below));
  return (beside | above | below) & ~twice;
}

function someNeighbour(field: FieldBits, row: number): number {
  const own = field[row] ?? 0;
  return (own << 1) | (own >> 1) | (field[row - 1] ?? 0) | (field[row + 1] ?? 0);
}

function columnsWithin(left: number, right: number): number {
  const first = Math.max(0, left);
  const last = Math.min(FIELD.columns - 1, right);
  return (1 << (last + 1)) - (1 << first);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}
