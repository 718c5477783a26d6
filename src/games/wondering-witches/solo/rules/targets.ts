/** What can be done with a herb or a garden just now: what the screen lights up, and what its buttons offer. */
import { bedsIn, grownBeds, growthStep, isAllergicTo, plantableCells } from './field';
import { isCut } from './turns';
import type { Field, Garden, SoloView } from './types';

export interface Cut {
  readonly garden: number;
  /** Of the part that is to be split off, as the player draws it. */
  readonly cells: readonly number[];
}

export interface Targets {
  readonly cells: readonly number[];
  readonly gardens: readonly number[];
}

/** Where the called herb may be planted, and which gardens its call would grow. */
export function targetsOf(view: SoloView, ingredient: number): Targets {
  if (view.phase !== 'playing' || isAllergicTo(view, ingredient)) return { cells: [], gardens: [] };
  const gardens = [...view.gardens.keys()].filter((index) => {
    const garden = view.gardens[index];
    return garden !== undefined && holds(view, garden, ingredient) && canGrow(view, garden);
  });
  return { cells: plantableCells(view), gardens };
}

function holds(view: SoloView, garden: Garden, ingredient: number): boolean {
  return bedsIn(view, garden).some((bed) => bed.ingredient === ingredient);
}

export function canGrow(view: SoloView, garden: Garden): boolean {
  return (
    !garden.isUsed && callerIn(view, garden) !== null && grownBeds(view, garden, growthStep(view)) !== null
  );
}

/** Whoever of a garden is called, all of it grows. */
export function callerIn(field: Field, garden: Garden): number | null {
  return bedsIn(field, garden).find(({ ingredient }) => !isAllergicTo(field, ingredient))?.ingredient ?? null;
}

/** As the rules name it: without the garden's first cell. Null: the parts do not hang together. */
export function cutMove(view: SoloView, { garden, cells }: Cut): readonly number[] | null {
  const own = view.gardens[garden];
  const [first] = own?.cells ?? [];
  if (!own || first === undefined) return null;
  const part = cells.includes(first)
    ? own.cells.filter((cell) => !cells.includes(cell))
    : cells.toSorted((a, b) => a - b);
  return isCut(own, part) ? part : null;
}
