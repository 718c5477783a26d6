/** A board in the making: what is drawn of it, and the numbers in it. Any of it may be missing or wrong. */
import { cellCount, columnOf, type GridSize, rowOf } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { readDrawing } from '../rules/layout';
import { drawingOf } from '../rules/ownTemplates';
import type { Puzzle, Template } from '../rules/types';
import { refuse } from './faults';

export interface Sketch extends GridSize {
  /** `a` of region a, `-a` an empty cell that speaks for it, '' where nothing is drawn yet. */
  readonly cells: readonly string[];
  /** Given, or shown in an empty cell; 0 for none. */
  readonly numbers: readonly number[];
}

export function blankSketch(size: GridSize): Sketch {
  const cells = Array<string>(cellCount(size)).fill('');
  return { ...size, cells, numbers: cells.map(() => 0) };
}

/** A board as it is, without numbers. */
export function sketchOf({ rows, columns, regions, regionOf, isEmpty }: Template): Sketch {
  const cells = regionOf.map((region, cell) => {
    const letter = regions[region]?.letter ?? '';
    return isEmpty[cell] ? `-${letter}` : letter;
  });
  return { rows, columns, cells, numbers: cells.map(() => 0) };
}

/** As counted from 0. */
export function placeOf(size: GridSize, cell: number): { readonly row: number; readonly column: number } {
  return { row: rowOf(size, cell), column: columnOf(size, cell) };
}

/** The region of a cell, or that it speaks for; '' where nothing is drawn. */
export function letterAt({ cells }: Sketch, cell: number): string {
  return (cells[cell] ?? '').replace('-', '');
}

export function isEmptyAt({ cells }: Sketch, cell: number): boolean {
  return (cells[cell] ?? '').startsWith('-');
}

export function cellsOfRegion({ cells }: Sketch, letter: string): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === letter);
}

/** As a board; refused where it is not wholly drawn, or not as boards are. Whether numbers fill it takes a search. */
export function templateOfSketch(sketch: Sketch): Result<Template> {
  const { cells } = sketch;
  if (cells.every((cell) => cell === '')) return refuse('NOTHING_DRAWN');
  const open = cells.indexOf('');
  const count = cells.filter((cell) => cell === '').length;
  if (open >= 0) return refuse('NOT_DRAWN', { ...placeOf(sketch, open), count });
  return readDrawing(drawingOf(sketch, cells));
}

export function puzzleOf(template: Template, { numbers }: Sketch): Puzzle {
  const inCells = (isEmpty: boolean) =>
    numbers.map((number, cell) => (template.isEmpty[cell] === isEmpty ? number : 0));
  return { template, revealed: inCells(false), emptyHints: inCells(true) };
}

export function withPuzzle(sketch: Sketch, { template, revealed, emptyHints }: Puzzle): Sketch {
  const numbers = revealed.map((digit, cell) => (template.isEmpty[cell] ? (emptyHints[cell] ?? 0) : digit));
  return { ...sketch, numbers };
}

/** 0 takes a number away. */
export function withNumber(sketch: Sketch, cell: number, digit: number): Result<Sketch> {
  const letter = letterAt(sketch, cell);
  const highest = cellsOfRegion(sketch, letter).length;
  if (letter === '') return refuse('NOT_DRAWN_HERE', placeOf(sketch, cell));
  if (digit > highest) return refuse('NUMBER_TOO_HIGH', { digit, highest, ...placeOf(sketch, cell) });
  return ok({ ...sketch, numbers: sketch.numbers.with(cell, digit) });
}

export function withoutNumbers(sketch: Sketch): Sketch {
  return { ...sketch, numbers: sketch.numbers.map(() => 0) };
}
