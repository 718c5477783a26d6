/** Boards drawn by chance, and puzzles on them, for judging what a maker says of them. Knows no rule of Hudoku but the shapes. */
import { pick, type Rng, shuffled } from '../../../src/core/chance';
import type { Given } from './oracle';

export interface Drawn {
  readonly rows: number;
  readonly columns: number;
  /** `a`, `-a`, row by row. */
  readonly tokens: readonly string[];
}

/** Squares of 3 and 2 wherever one fits, as chance will have it; what is left speaks for one of them. */
export function drawByChance(rng: Rng, most: number): Drawn {
  for (;;) {
    const rows = 2 + rng.below(most - 1);
    const columns = 2 + rng.below(most - 1);
    const tokens: string[] = Array(rows * columns).fill('');
    let regions = 0;
    for (const first of tokens.keys()) {
      const side = pick([0, 2, 3, 3], rng);
      const square = squareAt(first, side, rows, columns);
      if (side === 0 || !square || square.some((cell) => tokens[cell] !== '') || regions === 26) continue;
      const letter = String.fromCharCode(97 + regions++);
      for (const cell of square) tokens[cell] = letter;
    }
    if (regions === 0) continue;
    const letters = [...new Set(tokens.filter(Boolean))];
    return { rows, columns, tokens: tokens.map((token) => token || `-${pick(letters, rng)}`) };
  }
}

function squareAt(first: number, side: number, rows: number, columns: number): number[] | null {
  const [row, column] = [Math.floor(first / columns), first % columns];
  if (row + side > rows || column + side > columns) return null;
  return Array.from({ length: side * side }, (_, i) => first + Math.floor(i / side) * columns + (i % side));
}

export function blank({ tokens, columns }: Drawn): Given {
  const none = tokens.map(() => 0);
  return { tokens, columns, digits: none, says: none };
}

/** Part of a full grid, now and then with a number that looks as good as the right one, or with any at all. */
export function halfFilled(drawn: Drawn, solution: readonly number[], rng: Rng): Given {
  const { tokens, columns } = drawn;
  const share = rng.below(70);
  const digits = solution.map((digit) => (rng.below(100) < share ? digit : 0));
  const inLine = (one: number, other: number) =>
    Math.floor(one / columns) === Math.floor(other / columns) || one % columns === other % columns;
  const cells = [...tokens.keys()].filter((cell) => tokens[cell]?.length === 1);
  const sizeOf = (letter: string) => tokens.filter((token) => token === letter).length;
  const wrongs = rng.below(3);
  for (let wrong = 0; wrong < wrongs; wrong++) {
    const cell = pick(cells, rng);
    const others = cells.filter((at) => at !== cell && (inLine(at, cell) || tokens[at] === tokens[cell]));
    const all = Array.from({ length: sizeOf(tokens[cell] ?? '') }, (_, i) => i + 1);
    const fitting = all.filter((digit) => others.every((at) => digits[at] !== digit));
    digits[cell] = pick(fitting.length > 0 && rng.below(8) > 0 ? fitting : all, rng);
  }
  const says = tokens.map(() => 0);
  for (const [cell, token] of tokens.entries()) {
    if (token.length === 1 || rng.below(2) === 0) continue;
    const region = cells.filter((at) => tokens[at] === token[1]);
    const free = shuffled(region, rng).find((at) => {
      const isShown = tokens.some((other, empty) => other === token && says[empty] === solution[at]);
      const isSeen = cells.some(
        (peer) => inLine(peer, cell) && [solution, digits].some((in_) => in_[peer] === solution[at]),
      );
      const isGiven = region.some((other) => digits[other] === solution[at]);
      return !isShown && !isSeen && !isGiven;
    });
    says[cell] = free === undefined ? 0 : (solution[free] ?? 0);
    if (rng.below(25) === 0) says[cell] = 1 + rng.below(region.length);
  }
  return { tokens, columns, digits, says };
}

/** Whatever takes longer is no small case: left out of a comparison. */
const CAP = 4_000;

/** All ways to fill it, up to a limit, by trying every number in the cell that has fewest left; null past the cap. */
export function fillings(given: Given, limit: number): number[][] | null {
  const { tokens, columns } = given;
  const digits = [...given.digits];
  const sizes = tokens.map((token) => tokens.filter((other) => other === token).length);
  const sees = tokens.map((token, cell) =>
    [...tokens.keys()].filter(
      (other) =>
        other !== cell &&
        (tokens[other] === token ||
          other % columns === cell % columns ||
          Math.floor(other / columns) === Math.floor(cell / columns)),
    ),
  );
  const open = [...tokens.keys()].filter((cell) => tokens[cell]?.length === 1 && digits[cell] === 0);
  const found: number[][] = [];
  let tried = 0;
  const left = (cell: number) => {
    const taken = new Set((sees[cell] ?? []).map((other) => digits[other] || given.says[other]));
    return Array.from({ length: sizes[cell] ?? 0 }, (_, digit) => digit + 1).filter(
      (digit) => !taken.has(digit),
    );
  };
  const search = (cells: readonly number[]): void => {
    if (++tried > CAP || found.length >= limit) return;
    if (cells.length === 0) {
      found.push([...digits]);
      return;
    }
    const choices = cells.map((cell) => ({ cell, left: left(cell) }));
    const best = choices.reduce((one, other) => (other.left.length < one.left.length ? other : one));
    for (const digit of best.left) {
      digits[best.cell] = digit;
      search(cells.filter((cell) => cell !== best.cell));
      digits[best.cell] = 0;
    }
  };
  search(open);
  return found.length < limit && tried > CAP ? null : found;
}
