/**
 * How to grow a given potion in a given garden, turn by turn. Every growth lifts all plants of the garden alike,
 * so what shall have most seeds is planted first. Proof of every deal, and the way the hint takes.
 */
import { isBadSpecial } from '../../board/rules/specials';
import { MAX_SEEDS, type PotionItem } from '../../recipe/types';
import { CRACKED_POT_HOLDS } from './brewing';
import {
  bedsAt,
  bedsIn,
  capacityOf,
  freeCells,
  growthStep,
  has,
  isAllergicTo,
  plantableCells,
  specialAt,
} from './field';
import type { Bed, Field, Garden, SoloMove } from './types';

const MOST_GROWTHS = 20;
const DISTRACTED_SEEDS = 2;

interface Wanted {
  readonly ingredient: number;
  readonly seeds: number;
}

/** By how much the plants are lifted from each growth on: the whole lift first, 0 last. */
export type Lifts = readonly number[];

export function growPlan(field: Field, index: number, items: readonly PotionItem[]): SoloMove[] | null {
  const garden = field.gardens[index];
  if (!garden || garden.isUsed || !isAllowed(field, items)) return null;
  if (items.some(({ seeds }) => seeds !== null && seeds > MAX_SEEDS)) return null;
  const wanted = items.flatMap(({ ingredient, seeds }) => (seeds === null ? [] : [{ ingredient, seeds }]));
  const standing = bedsIn(field, garden);
  for (let growths = 0; growths <= MOST_GROWTHS; growths++) {
    const lifts = liftsOf(field, growths);
    const missing = stillMissing(wanted, standing, lifts[0] ?? 0);
    if (!missing?.every(({ seeds }) => lifts.includes(seeds - 1))) continue;
    const startsEmpty = standing.length === 0 && !missing.some(({ seeds }) => seeds - 1 === lifts[0]);
    if (startsEmpty || !canGrow(field, garden, wanted, growths)) continue;
    const cells = cellsFor(field, garden, missing);
    if (!cells) return null;
    return writePlan(index, items, standing, missing, cells, lifts);
  }
  return null;
}

/** In whichever garden it can be grown. */
export function planAnywhere(field: Field, items: readonly PotionItem[]): SoloMove[] | null {
  for (const garden of field.gardens.keys()) {
    const plan = growPlan(field, garden, items);
    if (plan) return plan;
  }
  return null;
}

function isAllowed(field: Field, items: readonly PotionItem[]): boolean {
  if (field.phase !== 'playing') return false;
  if (field.isPotCracked && items.length > CRACKED_POT_HOLDS) return false;
  return !has(field, 'Minimalist') || items.length === 1;
}

export function liftsOf(field: Field, growths: number): Lifts {
  const later = has(field, 'Green Fingers') ? 2 : 1;
  const first = growthStep(field);
  return Array.from({ length: growths + 1 }, (_, done) => {
    const left = growths - done;
    return done === 0 && left > 0 ? first + (left - 1) * later : left * later;
  });
}

/** What has yet to be planted; null when something standing there would not fit. */
function stillMissing(wanted: readonly Wanted[], standing: readonly Bed[], lift: number): Wanted[] | null {
  const missing = [...wanted];
  for (const { ingredient, seeds } of standing) {
    const at = missing.findIndex((own) => own.ingredient === ingredient && own.seeds === seeds + lift);
    if (at < 0) return null;
    missing.splice(at, 1);
  }
  return missing;
}

function canGrow(field: Field, garden: Garden, wanted: readonly Wanted[], growths: number): boolean {
  const isHindered = wanted.some(({ ingredient }) => isAllergicTo(field, ingredient));
  if (growths === 0) return !isHindered || bedsIn(field, garden).length === wanted.length;
  if (isHindered) return false;
  if (has(field, 'Distracted') && wanted.some(({ seeds }) => seeds > DISTRACTED_SEEDS)) return false;
  return garden.cells.every((cell) => bedsAt(field, cell).length === 0 || isSound(field, cell));
}

/** Plants in bad cells do not grow as the others do, or cost more than they are worth. */
function isSound(field: Field, cell: number): boolean {
  const special = specialAt(field, cell);
  return special === null || !isBadSpecial(special);
}

function cellsFor(field: Field, garden: Garden, missing: readonly Wanted[]): number[] | null {
  const plantable = plantableCells(field);
  const room = garden.cells
    .filter((cell) => plantable.includes(cell) && isSound(field, cell))
    .flatMap((cell) =>
      Array.from({ length: capacityOf(field, cell) - bedsAt(field, cell).length }, () => cell),
    );
  const cells = room.slice(0, missing.length);
  if (cells.length < missing.length) return null;
  // With the last free cell planted the game would be over before the test.
  const filled = new Set(
    cells.filter((cell) => count(cells, cell) + bedsAt(field, cell).length >= capacityOf(field, cell)),
  );
  return missing.length === 0 || freeCells(field).some((cell) => !filled.has(cell)) ? cells : null;
}

function count(cells: readonly number[], cell: number): number {
  return cells.filter((own) => own === cell).length;
}

function writePlan(
  garden: number,
  items: readonly PotionItem[],
  standing: readonly Bed[],
  missing: readonly Wanted[],
  cells: readonly number[],
  lifts: Lifts,
): SoloMove[] {
  const moves: SoloMove[] = [];
  const planted = standing.map(({ ingredient }) => ingredient);
  let used = 0;
  for (const [done, lift] of lifts.entries()) {
    for (const { ingredient } of missing.filter(({ seeds }) => seeds - 1 === lift)) {
      const cell = cells[used++];
      if (cell === undefined) throw new Error('A plan without a cell');
      moves.push({ kind: 'plant', ingredient, cell });
      planted.push(ingredient);
    }
    const [caller] = planted;
    if (done < lifts.length - 1 && caller !== undefined)
      moves.push({ kind: 'grow', ingredient: caller, garden });
  }
  return [...moves, { kind: 'brew', garden, items }];
}
