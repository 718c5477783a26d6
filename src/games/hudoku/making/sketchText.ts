/**
 * A sketch as text, to be saved, shown, typed and pasted. A line a row, its cells apart by spaces: `a5` is a 5 given in
 * region a, `a` an open cell of it, `-a3` an empty cell that says 3 of region a, `-a` one that says nothing, `.` nothing
 * drawn. Numbers alone go onto the board that is there: digits, with a dot, a 0 or a dash where there is none.
 */
import { ok, type Result } from '../../../core/result';
import { MAX_SIDE } from '../rules/layout';
import { refuse } from './faults';
import type { Sketch } from './sketch';

const MIN_SIDE = 2;
/** The largest board takes 575. */
export const MAX_TEXT = 2_000;
const CELL = /^(?:\.|(-?[a-z])([1-9])?)$/;
/** Some cell with the letter of its region; letters in a row of numbers are a mistake there. */
const DRAWS = /(?:^|[\s|])-?[a-z][1-9]?(?=[\s|]|$)/i;
const NONE = /^[.0_-]$/;
const DIGIT = /^[1-9]$/;
/** What a sheet is often ruled with. */
const BETWEEN = /[\s|]+/g;
/** As much of what cannot be read as a sentence quotes. */
const QUOTED = 8;

export function formatSketch({ columns, cells, numbers }: Sketch): string {
  const tokens = cells.map((cell, at) => (cell === '' ? '.' : cell + (numbers[at] || '')));
  const rows = tokens.map((token, at) => token + (at % columns === columns - 1 ? '\n' : ' '));
  return rows.join('').trimEnd();
}

/** Onto the board of `onto` where the text has no letters, and so draws none. */
export function parseText(text: string, onto: Sketch): Result<Sketch> {
  if (text.length > MAX_TEXT) return refuse('TEXT_TOO_LONG', { most: MAX_TEXT });
  if (!/\S/.test(text)) return refuse('TEXT_EMPTY');
  return DRAWS.test(text) ? parseSketch(text) : parseNumbers(text, onto);
}

export function parseSketch(text: string): Result<Sketch> {
  if (text.length > MAX_TEXT) return refuse('TEXT_TOO_LONG', { most: MAX_TEXT });
  const lines = linesOf(text).map((line) => line.split(BETWEEN).filter(Boolean));
  const columns = lines[0]?.length ?? 0;
  if (lines.length < MIN_SIDE || lines.length > MAX_SIDE) {
    return refuse('TEXT_ROWS', { least: MIN_SIDE, most: MAX_SIDE, found: lines.length });
  }
  const bad = lines.findIndex(({ length }) => length !== columns || length < MIN_SIDE || length > MAX_SIDE);
  if (bad >= 0) return refuseLine(bad, lines[bad]?.length ?? 0, columns);
  const tokens = lines.flat().map((token) => CELL.exec(token.toLowerCase()));
  const odd = tokens.indexOf(null);
  if (odd >= 0) return refuseCell(odd, columns, lines.flat()[odd] ?? '');
  const read = tokens.map((token) => ({ cell: token?.[1] ?? '', number: Number(token?.[2] ?? 0) }));
  return ok({
    rows: lines.length,
    columns,
    cells: read.map(({ cell }) => cell),
    numbers: read.map(({ number }) => number),
  });
}

/** Row by row, or all rows in one line. */
function parseNumbers(text: string, onto: Sketch): Result<Sketch> {
  const { rows, columns } = onto;
  const lines = linesOf(text).map((line) => [...line.replace(BETWEEN, '')]);
  const only = lines.length === 1 ? lines[0] : undefined;
  const all = only?.length === rows * columns ? cut(only, columns) : lines;
  if (all.length !== rows) return refuse('TEXT_ROWS', { least: rows, most: rows, found: all.length });
  const bad = all.findIndex(({ length }) => length !== columns);
  if (bad >= 0) return refuseLine(bad, all[bad]?.length ?? 0, columns);
  const signs = all.flat();
  const odd = signs.findIndex(
    (sign, cell) => !NONE.test(sign) && !(DIGIT.test(sign) && onto.cells[cell] !== ''),
  );
  if (odd >= 0) return refuseCell(odd, columns, signs[odd] ?? '');
  return ok({ ...onto, numbers: signs.map((sign) => (DIGIT.test(sign) ? Number(sign) : 0)) });
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.replace(BETWEEN, '') !== '');
}

function cut(signs: readonly string[], length: number): string[][] {
  return Array.from({ length: signs.length / length }, (_, row) =>
    signs.slice(row * length, (row + 1) * length),
  );
}

function refuseLine(line: number, found: number, wanted: number): Result<never> {
  const isWhole = wanted >= MIN_SIDE && wanted <= MAX_SIDE;
  const [least, most] = isWhole ? [wanted, wanted] : [MIN_SIDE, MAX_SIDE];
  return refuse('TEXT_COLUMNS', { line: line + 1, least, most, found });
}

function refuseCell(cell: number, columns: number, symbol: string): Result<never> {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return refuse('TEXT_CELL', { row, column, symbol: [...symbol].slice(0, QUOTED).join('') });
}
