import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import {
  type Board,
  copyBoard,
  indexBoard,
  pointOf,
  removePair,
} from '../../../src/games/pikachu/rules/boardIndex';
import {
  connects,
  type FoundPath,
  findIPath,
  findLPath,
  findPath,
  findUPath,
  findZPath,
  hasValidPath,
  isPathClear,
} from '../../../src/games/pikachu/rules/paths';
import { VARIANTS } from '../../../src/games/pikachu/rules/types';
import { count } from '../../counts';
import { randomGrid } from './boards';
import { type Cell, cellOf, draw, fewestTurns, firstPath, type Grid, isEmpty } from './oracle';
import { PlainPikachu } from './plainVersion';

const point = ([row, col]: Cell) => ({ row, col });
const boardOf = (grid: Grid): Board => indexBoard(grid, grid.tiles);

/** Start is the tile x, end the tile y; corners in matrix coordinates, the border being row and col 0. */
interface Row {
  readonly name: string;
  readonly board: readonly string[];
  readonly pattern: 'I' | 'L' | 'U' | 'Z' | null;
  readonly corners?: readonly Cell[];
}

const ROWS: readonly Row[] = [
  { name: 'I, neighbours in a row', board: ['xy'], pattern: 'I', corners: [] },
  { name: 'I, neighbours in a column', board: ['x', 'y'], pattern: 'I', corners: [] },
  { name: 'I, along a row', board: ['x..y'], pattern: 'I', corners: [] },
  { name: 'I, backwards along a row', board: ['y..x'], pattern: 'I', corners: [] },
  { name: 'I, along a column', board: ['x', '.', 'y'], pattern: 'I', corners: [] },
  { name: 'I, up a column', board: ['y', '.', 'x'], pattern: 'I', corners: [] },
  { name: 'L, (startRow, endCol) first', board: ['x.', '.y'], pattern: 'L', corners: [[1, 2]] },
  {
    name: 'L, the other corner when the first is taken',
    board: ['xa', '.y'],
    pattern: 'L',
    corners: [[2, 1]],
  },
  {
    name: 'L, the other corner when the way to the first is blocked',
    board: ['xa.', '..y'],
    pattern: 'L',
    corners: [[2, 1]],
  },
  {
    name: 'L, the other corner when the way from the first is blocked',
    board: ['x..', '..a', '..y'],
    pattern: 'L',
    corners: [[3, 1]],
  },
  { name: 'L, leftwards', board: ['..x', '...', 'y..'], pattern: 'L', corners: [[1, 1]] },
  {
    name: 'U, right and nearest first',
    board: ['x...', 'a...', 'y...'],
    pattern: 'U',
    corners: [
      [1, 2],
      [3, 2],
    ],
  },
  {
    name: 'U, a blocked column is passed over for the next',
    board: ['x...', 'aa..', 'y...'],
    pattern: 'U',
    corners: [
      [1, 3],
      [3, 3],
    ],
  },
  {
    name: 'U, right through the border',
    board: ['x', 'a', 'y'],
    pattern: 'U',
    corners: [
      [1, 2],
      [3, 2],
    ],
  },
  {
    name: 'U, left when right is blocked',
    board: ['..xa', '..aa', '..ya'],
    pattern: 'U',
    corners: [
      [1, 2],
      [3, 2],
    ],
  },
  {
    name: 'U, down for a row',
    board: ['xay'],
    pattern: 'U',
    corners: [
      [2, 1],
      [2, 3],
    ],
  },
  {
    name: 'U, up when down is blocked',
    board: ['xay', 'aaa'],
    pattern: 'U',
    corners: [
      [0, 1],
      [0, 3],
    ],
  },
  {
    name: 'U before Z, beyond both columns',
    board: ['x...', '..a.', 'a.y.'],
    pattern: 'U',
    corners: [
      [1, 4],
      [3, 4],
    ],
  },
  {
    name: 'Z, across first, columns ascending',
    board: ['x..a', 'a..y'],
    pattern: 'Z',
    corners: [
      [1, 2],
      [2, 2],
    ],
  },
  {
    name: 'Z, down first when no column is free',
    board: ['xa', '..', 'ay'],
    pattern: 'Z',
    corners: [
      [2, 1],
      [2, 2],
    ],
  },
  { name: 'none: shut in', board: ['aaa', 'axa', 'aaa', 'aay'], pattern: null },
  { name: 'none: three turns needed', board: ['aya', 'xaa', 'aaa'], pattern: null },
];

describe('findPath: cases', () => {
  it.each(ROWS)('$name', ({ board, pattern, corners }) => {
    const grid = draw(...board);
    const find = (letter: string) => board.join('').indexOf(letter);
    const [start, end] = [pointOf(grid, find('x')), pointOf(grid, find('y'))];
    const path = corners ? [start, ...corners.map(point), end] : null;
    expect(read(findPath(boardOf(grid), start, end))).toEqual({ valid: pattern !== null, path, pattern });
  });

  it('never joins a cell with itself', () => {
    const board = boardOf(draw('..', '.x'));
    expect(findPath(board, { row: 2, col: 2 }, { row: 2, col: 2 }).valid).toBe(false);
    expect(hasValidPath(board, { row: 2, col: 2 }, { row: 2, col: 2 })).toBe(false);
  });

  it.each<{ name: string; board: string[]; corners: readonly Cell[] | null }>([
    {
      name: 'a clear row: the first column between',
      board: ['x..y'],
      corners: [
        [1, 2],
        [1, 2],
      ],
    },
    {
      name: 'a clear row, backwards',
      board: ['y..x'],
      corners: [
        [1, 2],
        [1, 2],
      ],
    },
    {
      name: 'a blocked row: the first row, above',
      board: ['xay'],
      corners: [
        [0, 1],
        [0, 3],
      ],
    },
    {
      name: 'neighbours in a row: no column between',
      board: ['xy'],
      corners: [
        [0, 1],
        [0, 2],
      ],
    },
    {
      name: 'a clear column: columns come first',
      board: ['x', '.', 'y'],
      corners: [
        [1, 0],
        [3, 0],
      ],
    },
    {
      name: 'a clear column, columns shut',
      board: ['axa', 'a.a', 'aya'],
      corners: [
        [2, 2],
        [2, 2],
      ],
    },
    { name: 'neighbours in a column, columns shut', board: ['axa', 'aya'], corners: null },
  ])('findZPath alone, on $name', ({ board, corners }) => {
    const grid = draw(...board);
    const find = (letter: string) => pointOf(grid, board.join('').indexOf(letter));
    const [start, end] = [find('x'), find('y')];
    const path = corners && [start, ...corners.map(point), end];
    expect(findZPath(boardOf(grid), start, end)).toEqual(path);
    expect(new PlainPikachu(grid.rows, grid.columns, grid.tiles).findZPath(start, end)).toEqual(path);
  });

  it('isPathClear: the same point, a clear line, a blocked one, no line', () => {
    const board = boardOf(draw('a..a', 'a.a.'));
    const clear = (a: Cell, b: Cell) => isPathClear(board, point(a), point(b));
    expect(clear([1, 1], [1, 1])).toBe(true);
    expect(clear([1, 1], [1, 4])).toBe(true);
    expect(clear([2, 1], [2, 4])).toBe(false);
    expect(clear([1, 2], [2, 3])).toBe(false);
    expect(clear([0, 0], [3, 0])).toBe(true);
  });
});

const BOARDS = count(600, 10_000);
const PAIRS_PER_BOARD = 12;

describe(`findPath on ${BOARDS} random boards (seed paths)`, () => {
  it('finds exactly what needs at most two turns, both ways, through empty cells, in the order of the spec', () => {
    const seen = { I: 0, L: 0, U: 0, Z: 0, none: 0 };
    for (let n = 0; n < BOARDS; n++) {
      const rng = rngFor('paths', 'board', n);
      const grid = randomGrid(rng);
      const board = boardOf(grid);
      const tiles = grid.tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
      if (tiles.length < 2) continue;
      for (let pair = 0; pair < PAIRS_PER_BOARD; pair++) {
        const a = tiles[rng.below(tiles.length)]!;
        const b = tiles[rng.below(tiles.length)]!;
        if (a === b) continue;
        const [start, end] = [cellOf(grid, a), cellOf(grid, b)];
        const found = findPath(board, point(start), point(end));
        const label = `board ${n}, ${start} to ${end}`;
        const turns = fewestTurns(grid, start, end);
        expect(found.valid, label).toBe(turns <= 2);
        expect(hasValidPath(board, point(start), point(end)), label).toBe(found.valid);
        expect(hasValidPath(board, point(end), point(start)), label).toBe(found.valid);
        expect(connects(board, matrixCell(board, start), matrixCell(board, end)), label).toBe(found.valid);
        seen[found.pattern ?? 'none']++;
        const wanted = firstPath(grid, start, end);
        expect(found.pattern, label).toBe(wanted?.pattern ?? null);
        if (!found.valid || !wanted) continue;
        expect(found.path, label).toEqual(wanted.corners.map(point));
        expect(found.path.length - 2, label).toBe({ I: 0, L: 1, U: 2, Z: 2 }[found.pattern]);
        expect(turns, label).toBe(found.path.length - 2);
        expect(
          cellsWithin(found.path).every((cell) => isEmpty(grid, cell)),
          label,
        ).toBe(true);
      }
    }
    for (const [pattern, times] of Object.entries(seen)) expect(times, pattern).toBeGreaterThan(20);
  });

  it('agrees with the plain version in every function, for tiles, empty cells and border cells', () => {
    for (let n = 0; n < BOARDS / 2; n++) {
      const rng = rngFor('plain', 'board', n);
      const grid = randomGrid(rng);
      const board = boardOf(grid);
      const plain = new PlainPikachu(grid.rows, grid.columns, grid.tiles);
      const tiles = grid.tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cellOf(grid, cell)]));
      if (tiles.length < 2) continue;
      for (let pair = 0; pair < PAIRS_PER_BOARD; pair++) {
        const start = point(tiles[rng.below(tiles.length)]!);
        const end = point(tiles[rng.below(tiles.length)]!);
        const anywhere = { row: rng.below(grid.rows + 2), col: rng.below(grid.columns + 2) };
        const label = `board ${n}, ${JSON.stringify([start, end, anywhere])}`;
        expect(isPathClear(board, start, anywhere), label).toBe(plain.isPathClear(start, anywhere));
        expect(hasValidPath(board, start, anywhere), label).toBe(findPath(board, start, anywhere).valid);
        expect(findZPath(board, start, end), label).toEqual(plain.findZPath(start, end));
        expect(findZPath(board, start, anywhere), label).toEqual(plain.findZPath(start, anywhere));
        if (start.row === end.row && start.col === end.col) continue;
        expect(read(findPath(board, start, end)), label).toEqual(plain.findPath(start, end));
        expect(findIPath(board, start, end), label).toEqual(plain.findIPath(start, end));
        expect(findLPath(board, start, end), label).toEqual(plain.findLPath(start, end));
        expect(findUPath(board, start, end), label).toEqual(plain.findUPath(start, end));
      }
    }
  });

  it('keeps the index true through removals', () => {
    for (let n = 0; n < count(200, 2000); n++) {
      const rng = rngFor('removals', 'board', n);
      const { rows, columns, tiles } = randomGrid(rng);
      const variant = VARIANTS[n % VARIANTS.length]!;
      const board = indexBoard({ rows, columns: columns + (columns % 2) }, [
        ...tiles,
        ...Array(rows).fill(0),
      ]);
      const copy = copyBoard(board);
      const before = board.near.slice();
      const cells = Array.from(board.tiles.keys()).filter((cell) => copy.tiles[cell] !== 0);
      if (cells.length < 2) continue;
      removePair(copy, variant, cells[rng.below(cells.length)]!, cells[rng.below(cells.length)]!);
      expect(board.near).toEqual(before);
      const flat = board.points.flatMap(({ row, col }, cell) =>
        row > 0 && col > 0 && row <= board.rows && col <= board.columns ? [copy.tiles[cell]!] : [],
      );
      const anew = indexBoard(board, flat);
      expect(indexOf(copy), `board ${n}`).toEqual(indexOf(anew));
    }
  });
});

const matrixCell = (board: Board, [row, col]: Cell) => row * board.width + col;

const indexOf = ({ tiles, near, open }: Board) => ({ tiles, near, open });

/** A found path makes its corner points when they are read. */
function read({ valid, path, pattern }: FoundPath) {
  return { valid, path, pattern };
}

/** The cells of a path strictly between its ends, corners included. */
function cellsWithin(path: readonly { row: number; col: number }[]): Cell[] {
  const cells: Cell[] = [];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const [down, right] = [Math.sign(to.row - from.row), Math.sign(to.col - from.col)];
    for (let { row, col } = from; row !== to.row || col !== to.col; ) {
      row += down;
      col += right;
      cells.push([row, col]);
    }
  }
  return cells.slice(0, -1);
}
