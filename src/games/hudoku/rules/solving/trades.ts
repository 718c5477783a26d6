/** Two digits of a known solution that can change places make another one: most others that there are, and no search. */
import { bit, lowestDigit } from '../digits';
import { type Geometry, MAX_CELLS, MAX_UNITS } from './geometry';

/** By unit and digit: the cell that holds it in the known solution. Shared by all, as the solver's arrays are. */
const home = new Uint8Array(MAX_UNITS * 10);
const NOWHERE = 255;
/** Where the one digit takes the place of the other. */
const traded = new Uint8Array(MAX_CELLS);
let tradedCount = 0;

export function findHomes({ row, column, region, fillable }: Geometry, known: readonly number[]): void {
  home.fill(NOWHERE);
  for (let i = 0; i < fillable.length; i++) {
    const cell = fillable[i] as number;
    const digit = known[cell] as number;
    home[(row[cell] as number) * 10 + digit] = cell;
    home[(column[cell] as number) * 10 + digit] = cell;
    home[(region[cell] as number) * 10 + digit] = cell;
  }
}

/** Whether this cell can have one of `others` so. `used`: by unit, the digits that no open cell may hold. */
export function canTradeForAny(
  geometry: Geometry,
  used: Int32Array,
  known: readonly number[],
  cell: number,
  others: number,
): boolean {
  for (let rest = others; rest !== 0; rest &= rest - 1)
    if (canTrade(geometry, used, known, cell, lowestDigit(rest))) return true;
  return false;
}

/** Each cell that takes the other digit drives it out of where its row, column and region have it, until none is left. */
function canTrade(
  { row, column, region }: Geometry,
  used: Int32Array,
  known: readonly number[],
  first: number,
  instead: number,
): boolean {
  const digit = known[first] as number;
  tradedCount = 0;
  trade(first);
  for (let i = 0; i < tradedCount; i++) {
    const cell = traded[i] as number;
    const r = row[cell] as number;
    const c = column[cell] as number;
    const g = region[cell] as number;
    const next = known[cell] === digit ? instead : digit;
    if ((((used[r] as number) | (used[c] as number) | (used[g] as number)) & bit(next)) !== 0) return false;
    trade(home[r * 10 + next] as number);
    trade(home[c * 10 + next] as number);
    trade(home[g * 10 + next] as number);
  }
  return true;
}

function trade(cell: number): void {
  if (cell === NOWHERE) return;
  for (let i = 0; i < tradedCount; i++) if (traded[i] === cell) return;
  traded[tradedCount++] = cell;
}
