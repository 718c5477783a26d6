/** Sets of digits as masks: bit d stands for digit d. */
export const ALL_DIGITS = 0b11_1111_1110;

const SIZES = Uint8Array.from({ length: ALL_DIGITS + 1 }, (_, mask) => countBits(mask));

export function bit(digit: number): number {
  return 1 << digit;
}

export function digitsTo(highest: number): number {
  return (1 << (highest + 1)) - 2;
}

export function sizeOf(mask: number): number {
  return SIZES[mask] ?? 0;
}

export function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

export function lowestDigit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(lowestDigit(rest));
  return digits;
}

/** All that stand in these cells. */
export function digitsAt(grid: readonly number[], cells: readonly number[]): number {
  let digits = 0;
  for (const cell of cells) digits |= bit(grid[cell] ?? 0);
  return digits;
}

function countBits(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}
