/** Questions to the field that the rules, the hint and the screen all ask. */
import { neighbours, rowOf } from '../../../../core/grids';
import type { SpecialName } from '../../board/rules/specials';
import { SIDE, SIDE_CELLS } from '../../board/rules/types';
import { MAX_SEEDS } from '../../recipe/types';
import type { Bed, Field, Garden, SoloAbility } from './types';

const EFFICIENT = 2;
const CEILING = 2;

export function specialAt({ board }: Field, cell: number): SpecialName | null {
  return board.specials.find((own) => own.cell === cell)?.special ?? null;
}

export function bedsAt(field: Field, cell: number): readonly Bed[] {
  return field.beds[cell] ?? [];
}

export function has(field: Field, ability: SoloAbility): boolean {
  return field.abilities.includes(ability);
}

export function capacityOf(field: Field, cell: number): number {
  return specialAt(field, cell) === 'Efficiency' ? EFFICIENT : 1;
}

export function gardenAt(field: Field, cell: number): Garden | null {
  return field.gardens.find(({ cells }) => cells.includes(cell)) ?? null;
}

export function openGardens({ gardens }: Field): Garden[] {
  return gardens.filter(({ isUsed }) => !isUsed);
}

function hasRoom(field: Field, cell: number): boolean {
  if (field.crossed[cell]) return false;
  const planted = bedsAt(field, cell).length;
  return planted === 0 || planted < capacityOf(field, cell);
}

/** Free cells are what the game lasts for: in an unused garden, not crossed out, and with room for a plant. */
export function freeCells(field: Field): number[] {
  const found: number[] = [];
  for (const { cells, isUsed } of field.gardens) {
    if (isUsed) continue;
    for (const cell of cells) if (hasRoom(field, cell)) found.push(cell);
  }
  return found.sort((a, b) => a - b);
}

/** Free, and not under Black Magic, which gives way only when nothing else is free. */
export function usableCells(field: Field): number[] {
  const free = freeCells(field);
  const dark = field.board.specials.flatMap(({ cell, special }) => (special === 'Black Magic' ? cell : []));
  const open = free.filter((cell) => !dark.includes(cell));
  return open.length > 0 ? open : free;
}

/** What weeds, sprouts and cuttings take: a second place beside a plant is room, but no empty cell. */
export function emptyCells(field: Field): number[] {
  return usableCells(field).filter((cell) => bedsAt(field, cell).length === 0);
}

/** Where the witch may plant now: in mist the outer cells come first. */
export function plantableCells(field: Field): number[] {
  const usable = usableCells(field);
  const outer = field.isMisty ? usable.filter(isOuter) : [];
  return outer.length > 0 ? outer : usable;
}

/** Gardens with plants that are still to be tested. */
export function untestedGardens(field: Field): Garden[] {
  return openGardens(field).filter((garden) => bedsIn(field, garden).length > 0);
}

/** Planting here leaves no cell free, and that is the end. */
export function isLastPlace(field: Field, cell: number): boolean {
  const free = freeCells(field);
  return free.length === 1 && free[0] === cell && bedsAt(field, cell).length + 1 >= capacityOf(field, cell);
}

function isOuter(cell: number): boolean {
  const at = cell % SIDE_CELLS;
  return neighbours(SIDE, at).length < 4;
}

export function bedsIn(field: Field, { cells }: Garden): Bed[] {
  return cells.flatMap((cell) => bedsAt(field, cell));
}

export function isAllergicTo(field: Field, ingredient: number): boolean {
  return field.allergies.includes(ingredient);
}

/** What one growth adds before the cell has its say. */
export function growthStep(field: Field): number {
  return (has(field, 'Green Fingers') ? 2 : 1) * (field.hasSunbeam ? 2 : 1);
}

/** A plant's seeds after growing in this cell: ceilings, fertile ground and allergies are all in here. */
export function grownSeeds(field: Field, cell: number, { ingredient, seeds }: Bed, step: number): number {
  if (isAllergicTo(field, ingredient)) return seeds;
  const special = specialAt(field, cell);
  const isLow = special === 'Low Ceiling' || has(field, 'Distracted');
  const most = isLow ? CEILING : MAX_SEEDS;
  const gain = special === 'Fertile Ground' ? 2 * step : step;
  return Math.max(seeds, Math.min(seeds + gain, most));
}

/** Every plant of the garden after it has grown, by cell; null when nothing would change. */
export function grownBeds(field: Field, garden: Garden, step: number): (readonly Bed[])[] | null {
  let hasChanged = false;
  const beds = field.beds.slice();
  for (const cell of garden.cells) {
    beds[cell] = bedsAt(field, cell).map((bed) => {
      const seeds = grownSeeds(field, cell, bed, step);
      if (seeds !== bed.seeds) hasChanged = true;
      return { ...bed, seeds };
    });
  }
  return hasChanged ? beds : null;
}

/** Gardens stand in a row when their first cells do. */
export function rowOfGarden({ cells }: Garden): number {
  const first = cells[0] ?? 0;
  return Math.floor(first / SIDE_CELLS) * SIDE.rows + rowOf(SIDE, first % SIDE_CELLS);
}

/** Neighbours on the same side. */
export function cellsBeside(cell: number): number[] {
  const offset = cell - (cell % SIDE_CELLS);
  return neighbours(SIDE, cell - offset).map((next) => next + offset);
}

export function isConnected(cells: readonly number[]): boolean {
  const [first] = cells;
  if (first === undefined) return false;
  const seen = new Set([first]);
  for (const cell of seen) {
    for (const next of cellsBeside(cell)) if (cells.includes(next)) seen.add(next);
  }
  return seen.size === cells.length;
}
