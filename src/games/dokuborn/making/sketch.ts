/** A grid on its way: each row and column has a condition or is still open. */
import { ok, type Result } from '../../../core/result';
import { conditionById } from '../rules/conditions';
import { isSize, type Puzzle, type Size } from '../rules/types';
import { refuse } from './faults';

export interface Sketch {
  readonly size: Size;
  /** Condition ids of the rows, then of the columns; null: open. */
  readonly lines: readonly (string | null)[];
}

/** As `rules` begins: three by three. */
export const blank: Sketch = { size: 3, lines: [null, null, null, null, null, null] };

const OPEN = '-';
/** `3:f4,-,-,c1,-,-` */
const TEXT = /^([234]):((?:[a-z]\d{1,3}|-)(?:,(?:[a-z]\d{1,3}|-)){3,7})$/;
const LONGEST_TEXT = 60;

export function formatSketch({ size, lines }: Sketch): string {
  return `${size}:${lines.map((id) => id ?? OPEN).join(',')}`;
}

export function parseSketch(text: string): Result<Sketch> {
  const [, sizeText, linesText = ''] = (text.length > LONGEST_TEXT ? null : TEXT.exec(text)) ?? [];
  const size = Number(sizeText);
  const lines = linesText.split(',').map((id) => (id === OPEN ? null : id));
  if (!isSize(size) || lines.length !== 2 * size) return refuse('BAD_SKETCH');
  const known = lines.filter((id) => id !== null);
  if (known.some((id) => !conditionById(id)) || new Set(known).size < known.length)
    return refuse('BAD_SKETCH');
  return ok({ size, lines });
}

export function sketchOf({ size, rows, columns }: Puzzle): Sketch {
  return { size, lines: [...rows, ...columns].map(({ id }) => id) };
}

export function withLine({ size, lines }: Sketch, line: number, id: string | null): Sketch {
  return { size, lines: lines.map((own, at) => (at === line ? id : own)) };
}

/** Whatever was chosen stays while there is a line for it. */
export function withSize(sketch: Sketch, size: Size): Sketch {
  const own = sketch.lines.slice(0, sketch.size);
  return { size, lines: [...resized(own, size), ...resized(sketch.lines.slice(sketch.size), size)] };
}

function resized(lines: readonly (string | null)[], size: Size): (string | null)[] {
  const kept = lines.length > size ? lines.filter((id) => id !== null) : lines;
  return Array.from({ length: size }, (_, at) => kept[at] ?? null);
}

export function openLines({ lines }: Sketch): number[] {
  return [...lines.keys()].filter((line) => lines[line] === null);
}

/** The next to choose for: a row and a column in turn, so that cells are crossed soon. The same line where none is open. */
export function nextOpen({ size, lines }: Sketch, line: number): number {
  const order = Array.from({ length: 2 * size }, (_, at) => (at >> 1) + (at % 2) * size);
  const from = order.indexOf(line);
  const coming = [...order.slice(from + 1), ...order.slice(0, from + 1)];
  return coming.find((other) => lines[other] === null) ?? line;
}

/** The two lines that cross in a cell: its row, and its column. */
export function linesAt(size: Size, cell: number): readonly [row: number, column: number] {
  return [Math.floor(cell / size), size + (cell % size)];
}

/** The cells of a line, in order. */
export function cellsOf(size: Size, line: number): number[] {
  return Array.from({ length: size }, (_, at) =>
    line < size ? line * size + at : at * size + (line - size),
  );
}
