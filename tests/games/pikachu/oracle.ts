/** Pikachu once more, slowly and from the spec alone; imports nothing from what it judges. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly number[];
}

export type Cell = readonly [row: number, col: number];
type Direction = 'right' | 'left' | 'down' | 'up';

const STEPS: Record<Direction, Cell> = { right: [0, 1], left: [0, -1], down: [1, 0], up: [-1, 0] };
const DIRECTIONS = ['right', 'left', 'down', 'up'] as const;

/** A board drawn as text: a letter is a tile, a dot an empty cell. */
export function draw(...lines: string[]): Grid {
  const tiles = lines.flatMap((line) =>
    Array.from(line, (letter) => (letter === '.' ? 0 : letter.charCodeAt(0) - 96)),
  );
  return { rows: lines.length, columns: lines[0]!.length, tiles };
}

export function drawn({ columns, tiles }: Pick<Grid, 'columns' | 'tiles'>): string[] {
  const letters = tiles.map((tile) => (tile === 0 ? '.' : String.fromCharCode(96 + tile))).join('');
  return letters.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}

export function cellOf({ columns }: Grid, index: number): Cell {
  return [Math.floor(index / columns) + 1, (index % columns) + 1];
}

export function isEmpty({ rows, columns, tiles }: Grid, [row, col]: Cell): boolean {
  if (row < 0 || col < 0 || row > rows + 1 || col > columns + 1) return false;
  if (row === 0 || col === 0 || row === rows + 1 || col === columns + 1) return true;
  return tiles[(row - 1) * columns + col - 1] === 0;
}

/** The fewest turns of a path through empty cells of the padded board; breadth first. Infinity beyond `most`. */
export function fewestTurns(grid: Grid, start: Cell, end: Cell, most = 2): number {
  let front = DIRECTIONS.map((direction) => ({ cell: start, direction }));
  const seen = new Set<string>();
  for (let turns = 0; turns <= most; turns++) {
    const bends: typeof front = [];
    for (const { cell, direction } of front) {
      const [down, right] = STEPS[direction];
      let at: Cell = [cell[0] + down, cell[1] + right];
      for (; ; at = [at[0] + down, at[1] + right]) {
        if (at[0] === end[0] && at[1] === end[1]) return turns;
        const name = `${at[0]},${at[1]},${direction}`;
        if (!isEmpty(grid, at) || seen.has(name)) break;
        seen.add(name);
        for (const turned of turnsFrom(direction)) bends.push({ cell: at, direction: turned });
      }
    }
    front = bends;
  }
  return Number.POSITIVE_INFINITY;
}

function turnsFrom(direction: Direction): Direction[] {
  return direction === 'right' || direction === 'left' ? ['down', 'up'] : ['right', 'left'];
}

export interface OraclePath {
  readonly pattern: 'I' | 'L' | 'U' | 'Z';
  readonly corners: readonly Cell[];
}

/** The path that the spec's order of search finds first: every path with at most two turns is tried. */
export function firstPath(grid: Grid, start: Cell, end: Cell): OraclePath | null {
  const found: { path: OraclePath; rank: readonly number[] }[] = [];
  const extend = (corners: readonly Cell[], ways: readonly Direction[], way: Direction) => {
    const from = corners.at(-1)!;
    const [down, right] = STEPS[way];
    for (let at: Cell = [from[0] + down, from[1] + right]; ; at = [at[0] + down, at[1] + right]) {
      if (at[0] === end[0] && at[1] === end[1]) {
        found.push(ranked([...corners, at], [...ways, way]));
        return;
      }
      if (!isEmpty(grid, at)) return;
      if (ways.length < 2)
        for (const turned of turnsFrom(way)) extend([...corners, at], [...ways, way], turned);
    }
  };
  for (const way of DIRECTIONS) extend([start], [], way);
  found.sort((one, other) => {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return at === -1 ? 0 : one.rank[at]! - other.rank[at]!;
  });
  return found[0]?.path ?? null;
}

/** U goes back on itself, Z goes on as it began. */
function ranked(corners: readonly Cell[], ways: readonly Direction[]) {
  const [first, , third] = ways;
  const across = first === 'right' || first === 'left';
  const length = Math.abs(corners[1]![0] - corners[0]![0]) + Math.abs(corners[1]![1] - corners[0]![1]);
  if (ways.length === 1) return { path: { pattern: 'I', corners } as const, rank: [0] };
  if (ways.length === 2) return { path: { pattern: 'L', corners } as const, rank: [1, across ? 0 : 1] };
  if (first !== third) {
    return { path: { pattern: 'U', corners } as const, rank: [2, DIRECTIONS.indexOf(first!), length] };
  }
  const line = across ? corners[1]![1] : corners[1]![0];
  return { path: { pattern: 'Z', corners } as const, rank: [3, across ? 0 : 1, line] };
}

export type OracleVariant = 'still' | 'gravity-down' | 'gravity-left' | 'gather';

/** The tiles once a pair is gone: lines of the board are cut out, emptied of holes and padded again. */
export function without(grid: Grid, variant: OracleVariant, a: number, b: number): number[] {
  const { rows, columns } = grid;
  const tiles = grid.tiles.map((tile, cell) => (cell === a || cell === b ? 0 : tile));
  if (variant === 'still') return tiles;
  if (variant === 'gravity-down') {
    const stacks = Array.from({ length: columns }, (_, col) =>
      packed(
        Array.from({ length: rows }, (_, row) => tiles[row * columns + col]!),
        'end',
      ),
    );
    return Array.from(
      { length: rows * columns },
      (_, cell) => stacks[cell % columns]![Math.floor(cell / columns)]!,
    );
  }
  return Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns)).flatMap(
    (line) =>
      variant === 'gravity-left'
        ? packed(line, 'start')
        : [...packed(line.slice(0, columns / 2), 'end'), ...packed(line.slice(columns / 2), 'start')],
  );
}

function packed(line: readonly number[], side: 'start' | 'end'): number[] {
  const tiles = line.filter((tile) => tile !== 0);
  const holes = Array<number>(line.length - tiles.length).fill(0);
  return side === 'start' ? [...tiles, ...holes] : [...holes, ...tiles];
}

/** Every pair of equal tiles with a path of at most two turns. */
export function allPairs(grid: Grid): [number, number][] {
  const found: [number, number][] = [];
  for (let a = 0; a < grid.tiles.length; a++) {
    for (let b = a + 1; b < grid.tiles.length; b++) {
      if (grid.tiles[a] === 0 || grid.tiles[a] !== grid.tiles[b]) continue;
      if (fewestTurns(grid, cellOf(grid, a), cellOf(grid, b)) <= 2) found.push([a, b]);
    }
  }
  return found;
}

/** How many sequences of so many matches there are. */
export function countSequences(grid: Grid, variant: OracleVariant, depth: number): number {
  if (depth === 0) return 1;
  return allPairs(grid).reduce(
    (sum, [a, b]) =>
      sum + countSequences({ ...grid, tiles: without(grid, variant, a, b) }, variant, depth - 1),
    0,
  );
}

/** Whether any order of matches empties the board. */
export function canBeCleared(
  grid: Grid,
  variant: OracleVariant,
  known = new Map<string, boolean>(),
): boolean {
  if (grid.tiles.every((tile) => tile === 0)) return true;
  const name = grid.tiles.join();
  const before = known.get(name);
  if (before !== undefined) return before;
  const can = allPairs(grid).some(([a, b]) =>
    canBeCleared({ ...grid, tiles: without(grid, variant, a, b) }, variant, known),
  );
  known.set(name, can);
  return can;
}
