/** Checks a template's drawing and works out everything about it that never changes. */
import { columnOf, type GridSize, rowOf } from '../../../core/grids';
import { ok, type Result } from '../../../core/result';
import { digitsTo } from './digits';
import { refuse } from './faults';
import { solvePuzzle } from './solving/solver';
import { LEVELS, type Level, type Region, type Template } from './types';
import type { House, Unit } from './units';

/** What an entry in `templates.ts` says. */
export interface Drawing {
  readonly id: string;
  /** The levels that puzzles on this template reach; see the level shares in the benchmark. */
  readonly levels: readonly Level[];
  /** One line of text a row: `a` is a cell of region a, `-a` an empty cell that speaks for region a. */
  readonly rows: string;
}

/** Move texts carry cells with at most three figures, and no screen shows more. */
export const MAX_SIDE = 12;
const ID = /^(?:[a-z0-9]{1,12}|d[2-9a-c][A-Za-z]{4,144})$/;
const CELL = /^-?[a-z]$/;
/** Empty grids are easy to fill where they can be filled at all. */
const MAX_NODES = 200_000;

export function readTemplate(drawing: Drawing): Result<Template> {
  const template = readDrawing(drawing);
  return template.ok ? checkFillable(template.value) : template;
}

/** All but whether any numbers can fill it, which takes a search to tell. */
export function readDrawing(drawing: Drawing): Result<Template> {
  const { id } = drawing;
  if (!ID.test(id)) return refuse('TEMPLATE_ID');
  if (drawing.levels.length === 0 || drawing.levels.some((level) => !LEVELS.includes(level))) {
    return refuse('TEMPLATE_LEVELS', { id });
  }
  const tokens = drawing.rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const columns = tokens[0]?.length ?? 0;
  const rows = tokens.length;
  const sides = [rows, ...tokens.map((row) => row.length)];
  if (sides.some((side) => side < 2 || side > MAX_SIDE) || tokens.some((row) => row.length !== columns)) {
    return refuse('TEMPLATE_SIZE', { id, most: MAX_SIDE });
  }
  const cells = tokens.flat();
  const odd = cells.find((token) => !CELL.test(token));
  if (odd !== undefined) return refuse('TEMPLATE_CELL', { id, symbol: odd });
  const regions = readRegions(id, { rows, columns }, cells);
  if (!regions.ok) return regions;
  return ok(layOut(drawing, { rows, columns }, cells, regions.value));
}

function readRegions(id: string, size: GridSize, cells: readonly string[]): Result<Region[]> {
  const letters = [...new Set(cells.map((token) => token.replace('-', '')))].sort();
  const regions: Region[] = [];
  for (const letter of letters) {
    const own = [...cells.keys()].filter((cell) => cells[cell] === letter);
    const side = Math.sqrt(own.length);
    const first = own[0] ?? 0;
    const square = own.every((cell, i) => cell === first + Math.floor(i / side) * size.columns + (i % side));
    const wraps = columnOf(size, first) + side > size.columns;
    if ((side !== 2 && side !== 3) || !square || wraps) {
      const at = own[0] ?? cells.findIndex((token) => token.endsWith(letter));
      return refuse('TEMPLATE_REGION', { id, letter, row: rowOf(size, at), column: columnOf(size, at) });
    }
    const highest = own.length;
    regions.push({ letter, cells: own, highest, digits: digitsTo(highest) });
  }
  return ok(regions);
}

function layOut(
  drawing: Drawing,
  size: GridSize,
  cells: readonly string[],
  regions: readonly Region[],
): Template {
  const isEmpty = cells.map((token) => token.startsWith('-'));
  const regionOf = cells.map((token) => regions.findIndex(({ letter }) => token.endsWith(letter)));
  const fillable = [...cells.keys()].filter((cell) => !isEmpty[cell]);
  const units = allUnits(size, fillable, regions);
  const unitsOf = cells.map((_, cell) => units.filter((unit) => unit.cells.includes(cell)));
  const fields = {
    ...size,
    id: drawing.id,
    levels: drawing.levels,
    regions,
    regionOf,
    fillable,
    units,
    unitsOf,
  };
  return {
    ...fields,
    empties: [...cells.keys()].filter((cell) => isEmpty[cell]),
    isEmpty,
    houses: allHouses(units, regions, regionOf),
    peers: cells.map((_, cell) => peersOf(size, cell, isEmpty[cell] === true, fillable, regionOf)),
  };
}

function allUnits(size: GridSize, fillable: readonly number[], regions: readonly Region[]): Unit[] {
  const row = (index: number): Unit => {
    const cells = fillable.filter((cell) => rowOf(size, cell) === index);
    return { kind: 'row', index, cells };
  };
  const column = (index: number): Unit => {
    const cells = fillable.filter((cell) => columnOf(size, cell) === index);
    return { kind: 'column', index, cells };
  };
  const region = ({ cells }: Region, index: number): Unit => ({ kind: 'region', index, cells });
  return [
    ...regions.map(region),
    ...Array.from({ length: size.rows }, (_, index) => row(index)),
    ...Array.from({ length: size.columns }, (_, index) => column(index)),
  ];
}

/** Every region; and of each line the cells of like regions, where there are as many as digits to go round. */
function allHouses(
  units: readonly Unit[],
  regions: readonly Region[],
  regionOf: readonly number[],
): readonly House[] {
  const houses: House[] = [];
  for (const unit of units) {
    for (const highest of [9, 4]) {
      const cells = unit.cells.filter((cell) => regions[regionOf[cell] ?? -1]?.highest === highest);
      if (cells.length === highest) houses.push({ ...unit, cells, digits: digitsTo(highest) });
    }
  }
  return houses;
}

function peersOf(
  size: GridSize,
  cell: number,
  isEmpty: boolean,
  fillable: readonly number[],
  regionOf: readonly number[],
): number[] {
  return fillable.filter((other) => {
    const sameLine =
      rowOf(size, other) === rowOf(size, cell) || columnOf(size, other) === columnOf(size, cell);
    return other !== cell && (sameLine || (!isEmpty && regionOf[other] === regionOf[cell]));
  });
}

/** Three 2×2 regions on top of one another, say, would need six of the digits 1 to 4 in a column. */
function checkFillable(template: Template): Result<Template> {
  const blank = template.isEmpty.map(() => 0);
  const solution = solvePuzzle({ template, revealed: blank, emptyHints: blank }, MAX_NODES);
  if (solution !== null) return ok(template);
  return refuse('TEMPLATE_IMPOSSIBLE', { id: template.id });
}
