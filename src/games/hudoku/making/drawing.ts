/** Drawing a board: regions put down and taken away, cells marked as empty, sides made longer and shorter. */
import { cellAt, columnOf, type GridSize, rowOf } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { blankSketch, cellsOfRegion, letterAt, placeOf, type Sketch } from './sketch';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const SIDES = [2, 3] as const;
export type Side = (typeof SIDES)[number];

/** With its first corner at the cell; at the edge as near to it as there is room. */
export function withRegion(sketch: Sketch, cell: number, side: Side): Result<Sketch> {
  const { rows, columns, cells } = sketch;
  if (side > rows || side > columns) return refuse('REGION_TOO_LARGE', { side, ...placeOf(sketch, cell) });
  const top = Math.min(rowOf(sketch, cell), rows - side);
  const left = Math.min(columnOf(sketch, cell), columns - side);
  const own = squareAt(sketch, top, left, side);
  const taken = own.find((one) => /^[a-z]$/.test(cells[one] ?? ''));
  if (taken !== undefined) {
    return refuse('REGION_OVERLAPS', { side, letter: letterAt(sketch, taken), ...placeOf(sketch, taken) });
  }
  const letter = [...LETTERS].find((free) => !cells.includes(free));
  if (letter === undefined) return refuse('TOO_MANY_REGIONS', { most: LETTERS.length });
  return ok(redrawn(sketch, (at, before) => (own.includes(at) ? letter : before)));
}

function squareAt(size: GridSize, top: number, left: number, side: number): number[] {
  return Array.from({ length: side * side }, (_, i) =>
    cellAt(size, top + Math.floor(i / side), left + (i % side)),
  );
}

export function withEmptyCell(sketch: Sketch, cell: number, letter: string): Result<Sketch> {
  const { cells } = sketch;
  if (!cells.includes(letter)) return refuse('NO_SUCH_REGION', { letter });
  if (/^[a-z]$/.test(cells[cell] ?? '')) {
    return refuse('CELL_IN_REGION', { letter: letterAt(sketch, cell), ...placeOf(sketch, cell) });
  }
  return ok(redrawn(sketch, (at, before) => (at === cell ? `-${letter}` : before)));
}

/** A whole region with the empty cells that speak for it, or one empty cell. */
export function withoutDrawn(sketch: Sketch, cell: number): Sketch {
  const drawn = sketch.cells[cell] ?? '';
  const gone = (at: number, before: string) =>
    drawn.startsWith('-') ? at === cell : before.replace('-', '') === drawn;
  return redrawn(sketch, (at, before) => (drawn !== '' && gone(at, before) ? '' : before));
}

/** What of it still has room stays where it is. */
export function resized(sketch: Sketch, size: GridSize): Sketch {
  const cut = new Set(
    [...sketch.cells.keys()]
      .filter((cell) => rowOf(sketch, cell) >= size.rows || columnOf(sketch, cell) >= size.columns)
      .filter((cell) => !sketch.cells[cell]?.startsWith('-'))
      .map((cell) => letterAt(sketch, cell)),
  );
  const blank = blankSketch(size);
  const before = [...blank.cells.keys()].map((cell) => {
    const [row, column] = [rowOf(size, cell), columnOf(size, cell)];
    return row < sketch.rows && column < sketch.columns ? cellAt(sketch, row, column) : -1;
  });
  const stays = (cell: number) => cell >= 0 && !cut.has(letterAt(sketch, cell));
  return {
    ...blank,
    cells: before.map((cell) => (stays(cell) ? (sketch.cells[cell] ?? '') : '')),
    numbers: before.map((cell) => (stays(cell) ? (sketch.numbers[cell] ?? 0) : 0)),
  };
}

/** A cell that has become another kind of cell keeps no number. */
function redrawn(sketch: Sketch, draw: (cell: number, before: string) => string): Sketch {
  const cells = sketch.cells.map((before, cell) => draw(cell, before));
  const numbers = sketch.numbers.map((number, cell) => (cells[cell] === sketch.cells[cell] ? number : 0));
  return { ...sketch, cells, numbers };
}

export function lettersOf({ cells }: Sketch): readonly string[] {
  return [...LETTERS].filter((letter) => cells.includes(letter));
}

/** 2, 3, or 0 where no region is. */
export function sideOf(sketch: Sketch, letter: string): number {
  return letter === '' ? 0 : Math.round(Math.sqrt(cellsOfRegion(sketch, letter).length));
}
