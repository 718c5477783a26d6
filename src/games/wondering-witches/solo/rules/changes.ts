/** Small changes of the field, each with a description of it. Shared by effects, events and cells. */
import { pick, type Rng } from '../../../../core/chance';
import { bedsAt, cellsBeside, grownSeeds, openGardens, usableCells } from './field';
import type { Bed, Cause, Fate, FieldChange, SoloState } from './types';

export interface Changed {
  readonly state: SoloState;
  readonly change: FieldChange;
}

export function nothing(state: SoloState, cause: Cause): Changed {
  return { state, change: { what: 'nothing', cause } };
}

export function setBeds(state: SoloState, cell: number, beds: readonly Bed[]): SoloState {
  return { ...state, beds: state.beds.with(cell, beds) };
}

export function crossOut(state: SoloState, rng: Rng, cause: Cause, fate: Fate): Changed {
  const cell = pickEmptyCell(state, rng, fate);
  if (cell === null) return nothing(state, cause);
  return {
    state: { ...state, crossed: state.crossed.with(cell, true) },
    change: { what: 'crossed', cause, cell },
  };
}

function pickEmptyCell(state: SoloState, rng: Rng, { emptyCells }: Fate): number | null {
  const empty = emptyCells(state);
  return pickAmong(usableCells(state), (cell) => empty.includes(cell), rng);
}

/**
 * Any of those that suit, each as likely. All are drawn from first, so that a seed tells what it has told under
 * version 1 of the rules, except where that went wrong.
 */
function pickAmong<T>(all: readonly T[], suits: (item: T) => boolean, rng: Rng): T | null {
  const suited = all.filter(suits);
  if (suited.length === 0) return null;
  const first = pick(all, rng);
  return suits(first) ? first : pick(suited, rng);
}

export function sprout(
  state: SoloState,
  ingredient: number,
  rng: Rng,
  { cause, fate }: { cause: Cause; fate: Fate },
): Changed {
  const cell = pickEmptyCell(state, rng, fate);
  return cell === null ? nothing(state, cause) : sproutAt(state, cell, ingredient, cause);
}

function sproutAt(state: SoloState, cell: number, ingredient: number, cause: Cause): Changed {
  const beds = [...bedsAt(state, cell), { ingredient, seeds: 1 }];
  return {
    state: setBeds(state, cell, beds),
    change: { what: 'sprouted', cause, cell, ingredient },
  };
}

interface Spot {
  readonly cell: number;
  readonly at: number;
  readonly bed: Bed;
}

export function livingSpots(state: SoloState): Spot[] {
  return openGardens(state)
    .flatMap(({ cells }) => cells)
    .sort((a, b) => a - b)
    .flatMap((cell) => bedsAt(state, cell).map((bed, at): Spot => ({ cell, at, bed })));
}

/** At one seed it withers, and its cell is free again. */
export function loseSeed(state: SoloState, rng: Rng, cause: Cause): Changed {
  const spots = livingSpots(state);
  if (spots.length === 0) return nothing(state, cause);
  const { cell, at, bed } = pick(spots, rng);
  const beds = bedsAt(state, cell);
  const rest = bed.seeds > 1 ? beds.with(at, { ...bed, seeds: bed.seeds - 1 }) : beds.toSpliced(at, 1);
  const what = bed.seeds > 1 ? 'shrank' : 'withered';
  return { state: setBeds(state, cell, rest), change: { what, cause, cell } };
}

export function removeSeedling(state: SoloState, rng: Rng, cause: Cause): Changed {
  const spots = livingSpots(state).filter(({ bed }) => bed.seeds === 1);
  if (spots.length === 0) return nothing(state, cause);
  const { cell, at } = pick(spots, rng);
  return {
    state: setBeds(state, cell, bedsAt(state, cell).toSpliced(at, 1)),
    change: { what: 'withered', cause, cell },
  };
}

export function robTallest(state: SoloState, rng: Rng, cause: Cause): Changed {
  const spots = livingSpots(state);
  const most = Math.max(1, ...spots.map(({ bed }) => bed.seeds));
  if (most === 1) return nothing(state, cause);
  const { cell, at, bed } = pick(
    spots.filter((spot) => spot.bed.seeds === most),
    rng,
  );
  return {
    state: setBeds(state, cell, bedsAt(state, cell).with(at, { ...bed, seeds: 1 })),
    change: { what: 'shrank', cause, cell },
  };
}

/** One seed each for these plants, as far as their cells allow. */
export function addSeeds(state: SoloState, spots: readonly Spot[], cause: Cause): Changed {
  const cells = new Set<number>();
  let changed = state;
  for (const { cell, at, bed } of spots) {
    const seeds = grownSeeds(state, cell, bed, 1);
    if (seeds === bed.seeds) continue;
    cells.add(cell);
    changed = setBeds(changed, cell, bedsAt(changed, cell).with(at, { ...bed, seeds }));
  }
  if (cells.size === 0) return nothing(state, cause);
  return { state: changed, change: { what: 'grew', cause, cells: [...cells] } };
}

export function copyPlant(state: SoloState, rng: Rng, cause: Cause, { emptyCells }: Fate): Changed {
  const usable = usableCells(state);
  const empty = emptyCells(state);
  const chances = livingSpots(state).flatMap(({ cell, bed }) =>
    cellsBeside(cell)
      .filter((beside) => usable.includes(beside))
      .map((beside) => ({ beside, ingredient: bed.ingredient })),
  );
  const drawn = pickAmong(chances, ({ beside }) => empty.includes(beside), rng);
  return drawn ? sproutAt(state, drawn.beside, drawn.ingredient, cause) : nothing(state, cause);
}

export function swapPlants(state: SoloState, rng: Rng, cause: Cause): Changed {
  const spots = livingSpots(state);
  if (spots.length === 0) return nothing(state, cause);
  const one = pick(spots, rng);
  const others = spots.filter(({ cell }) => cell !== one.cell);
  if (others.length === 0) return nothing(state, cause);
  const two = pick(others, rng);
  const first = setBeds(state, one.cell, bedsAt(state, one.cell).with(one.at, two.bed));
  return {
    state: setBeds(first, two.cell, bedsAt(first, two.cell).with(two.at, one.bed)),
    change: { what: 'swapped', cause, cell: one.cell, other: two.cell },
  };
}

export function uncross(state: SoloState, rng: Rng, cause: Cause): Changed {
  const cells = [...state.crossed.keys()].filter((cell) => state.crossed[cell]);
  if (cells.length === 0) return nothing(state, cause);
  const cell = pick(cells, rng);
  return {
    state: { ...state, crossed: state.crossed.with(cell, false) },
    change: { what: 'freed', cause, cell },
  };
}

export function reopen(state: SoloState, rng: Rng, cause: Cause): Changed {
  const used = [...state.gardens.keys()].filter((garden) => state.gardens[garden]?.isUsed);
  if (used.length === 0) return nothing(state, cause);
  const garden = pick(used, rng);
  return {
    state: {
      ...state,
      gardens: state.gardens.map((own, index) => (index === garden ? { ...own, isUsed: false } : own)),
    },
    change: { what: 'reopened', cause, garden },
  };
}
