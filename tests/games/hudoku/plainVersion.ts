/** The seed's backtracking, as written there: cells in reading order, digits in order, every check by scanning. */
export type Cell = number | '-';

export interface PlainPuzzle {
  readonly template: readonly (readonly string[])[];
  readonly grid: readonly (readonly Cell[])[];
  /** The region's valid numbers, by its letter. */
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  /** What the empty cells of each row and of each column say; empty lists where nothing is said. */
  readonly saidInRow: readonly (readonly number[])[];
  readonly saidInColumn: readonly (readonly number[])[];
}

export function plainCountSolutions(puzzle: PlainPuzzle, limit: number): number {
  const { template, grid: given, numbers, saidInRow, saidInColumn } = puzzle;
  const grid = given.map((row) => [...row]);
  let count = 0;
  function backtrack(): void {
    for (let r = 0; r < grid.length; r++) {
      for (let c = 0; c < grid[r]!.length; c++) {
        if (grid[r]![c] !== 0) continue;
        for (const num of numbers[template[r]![c]!]!) {
          if (!plainIsValidPlacement(grid, r, c, num, template)) continue;
          if (saidInRow[r]!.includes(num) || saidInColumn[c]!.includes(num)) continue;
          grid[r]![c] = num;
          backtrack();
          grid[r]![c] = 0;
          if (count >= limit) return;
        }
        return;
      }
    }
    count++;
  }
  backtrack();
  return count;
}

export function plainIsValidPlacement(
  grid: readonly (readonly Cell[])[],
  row: number,
  col: number,
  num: number,
  template: readonly (readonly string[])[],
): boolean {
  for (let c = 0; c < grid[row]!.length; c++) {
    if (c !== col && grid[row]![c] === num) return false;
  }
  for (let r = 0; r < grid.length; r++) {
    if (r !== row && grid[r]![col] === num) return false;
  }
  const region = template[row]![col];
  for (let r = 0; r < template.length; r++) {
    for (let c = 0; c < template[r]!.length; c++) {
      if (template[r]![c] === region && (r !== row || c !== col) && grid[r]![c] === num) return false;
    }
  }
  return true;
}
