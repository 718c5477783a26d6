/** The witch's own turns: plant, grow, cut a garden in two, and test. Each is judged here and nowhere else. */
import { ok, type Result } from '../../../../core/result';
import { isIngredient } from '../../notebook/notebookMarks';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from '../../recipe/evaluate';
import { type FaultCode, refuse } from '../../recipe/faults';
import { checkPotion } from '../../recipe/potions';
import type { PotionItem } from '../../recipe/types';
import { carryOut } from './aftermath';
import { checkBrew } from './brewing';
import { crossOut, setBeds } from './changes';
import {
  bedsAt,
  bedsIn,
  freeCells,
  gardenAt,
  grownBeds,
  growthStep,
  isAllergicTo,
  isConnected,
  plantableCells,
  specialAt,
} from './field';
import type { Fate, Field, Garden, SoloMove, SoloState, Source } from './types';

type Turn<K extends SoloMove['kind']> = Extract<SoloMove, { kind: K }>;

function checkCall(field: Field, ingredient: number): Result<true> {
  if (!isIngredient(field.config, ingredient)) {
    return refuse('UNKNOWN_INGREDIENT', { ingredients: field.config.ingredients });
  }
  if (isAllergicTo(field, ingredient)) {
    return refuse('ALLERGIC', { ingredient });
  }
  return ok(true);
}

function openGarden({ gardens }: Field, index: number): Result<Garden> {
  const garden = gardens[index];
  if (!garden) return refuse('NO_SUCH_GARDEN');
  if (garden.isUsed) return refuse('GARDEN_USED');
  return ok(garden);
}

export function plant(state: SoloState, { ingredient, cell }: Turn<'plant'>, fate: Fate): Result<SoloState> {
  const call = checkCall(state, ingredient);
  if (!call.ok) return call;
  if (!plantableCells(state).includes(cell)) return refuse(whyNotHere(state, cell));
  const planted = setBeds(state, cell, [...bedsAt(state, cell), { ingredient, seeds: 1 }]);
  return ok(openUp({ ...planted, turns: state.turns + 1, resting: [] }, ingredient, cell, fate));
}

function whyNotHere(state: SoloState, cell: number): FaultCode {
  if (!freeCells(state).includes(cell)) return 'CELL_NOT_FREE';
  return specialAt(state, cell) === 'Black Magic' ? 'BLACK_MAGIC' : 'MIST';
}

/** Special cells that act on being planted. */
function openUp(state: SoloState, ingredient: number, cell: number, fate: Fate): SoloState {
  const isSpent = state.spent.includes(cell);
  switch (specialAt(state, cell)) {
    case 'Painter':
      return isSpent ? state : { ...state, cuts: state.cuts + 1, spent: [...state.spent, cell] };
    case 'Guesser':
      return isSpent
        ? state
        : { ...state, guesses: [...state.guesses, ingredient], spent: [...state.spent, cell] };
    case 'Hard Ground': {
      // Nobody else is there to take the lost turn, so the weeds do.
      const rested = crossOut(state, fate.chance('rest', state.rests), 'Hard Ground', fate);
      return {
        ...rested.state,
        turns: state.turns + 1,
        rests: state.rests + 1,
        resting: [rested.change],
      };
    }
    default:
      return state;
  }
}

export function grow(state: SoloState, { ingredient, garden }: Turn<'grow'>): Result<SoloState> {
  const call = checkCall(state, ingredient);
  if (!call.ok) return call;
  const open = openGarden(state, garden);
  if (!open.ok) return open;
  if (!bedsIn(state, open.value).some((bed) => bed.ingredient === ingredient)) {
    return refuse('NOT_IN_GARDEN', { ingredient });
  }
  const beds = grownBeds(state, open.value, growthStep(state));
  if (!beds) return refuse('NOTHING_GROWS');
  return ok({ ...state, beds, hasSunbeam: false, turns: state.turns + 1, resting: [] });
}

/** `cells`: the part without the garden's first cell, so that every cut has one name only. */
export function cut(state: SoloState, { garden, cells }: Turn<'cut'>): Result<SoloState> {
  if (state.cuts === 0) return refuse('NO_PAINTER');
  const open = openGarden(state, garden);
  if (!open.ok) return open;
  if (!isCut(open.value, cells)) return refuse('BAD_CUT');
  const kept = { ...open.value, cells: open.value.cells.filter((cell) => !cells.includes(cell)) };
  const gardens = [...state.gardens.with(garden, kept), { cells, isUsed: false, potion: null }];
  return ok({ ...state, gardens, cuts: state.cuts - 1, resting: [] });
}

export function isCut(garden: Garden, cells: readonly number[]): boolean {
  const isAscending = cells.every((cell, at) => at === 0 || (cells[at - 1] ?? cell) < cell);
  const isPart = cells.every((cell) => garden.cells.includes(cell) && cell !== garden.cells[0]);
  const kept = garden.cells.filter((cell) => !cells.includes(cell));
  return isAscending && isPart && isConnected(cells) && isConnected(kept);
}

export function brew(state: SoloState, { garden, items }: Turn<'brew'>, fate: Fate): Result<SoloState> {
  const open = openGarden(state, garden);
  if (!open.ok) return open;
  const fit = fitsBeds(state, bedsIn(state, open.value), items);
  if (!fit.ok) return fit;
  return ok(test({ ...state, turns: state.turns + 1 }, items, { from: 'garden', garden }, fate));
}

export function taste(state: SoloState, { cell, items }: Turn<'taste'>, fate: Fate): Result<SoloState> {
  if (specialAt(state, cell) !== 'Versatility') {
    return refuse('NOT_VERSATILE');
  }
  if (!gardenAt(state, cell) || gardenAt(state, cell)?.isUsed) {
    return refuse('GARDEN_USED', { cell });
  }
  const fit = fitsBeds(state, bedsAt(state, cell), items);
  if (!fit.ok) return fit;
  return ok(test({ ...state, turns: state.turns + 1 }, items, { from: 'cell', cell }, fate));
}

function fitsBeds(
  state: SoloState,
  beds: ReturnType<typeof bedsAt>,
  items: readonly PotionItem[],
): Result<true> {
  const potion = checkItems(state, items);
  return potion.ok ? checkBrew(state, beds, items) : potion;
}

/** In Solo every plant has its seeds counted out; nothing is grown exactly right of itself. */
function checkItems(state: SoloState, items: readonly PotionItem[]): Result<true> {
  if (items.some(({ seeds }) => seeds === null)) return refuse('NO_SEEDS');
  return checkPotion(state.config, items);
}

export function guess(state: SoloState, { items }: Turn<'guess'>, fate: Fate): Result<SoloState> {
  if (state.guesses.length === 0) {
    return refuse('NO_GUESSER');
  }
  const fit = checkItems(state, items);
  if (!fit.ok) return fit;
  const inside = new Set(items.map(({ ingredient }) => ingredient));
  const token = state.guesses.findIndex((own) => inside.has(own));
  if (token < 0) {
    return refuse('GUESS_WITHOUT', { ingredients: state.guesses });
  }
  const paid = { ...state, guesses: state.guesses.toSpliced(token, 1) };
  return ok(test(paid, items, { from: 'guess' }, fate));
}

export function lastDitch(state: SoloState, { items }: Turn<'potion'>, fate: Fate): Result<SoloState> {
  const fit = checkItems(state, items);
  return fit.ok ? ok(test(state, items, { from: 'lastDitch' }, fate)) : fit;
}

function test(given: SoloState, items: readonly PotionItem[], source: Source, fate: Fate): SoloState {
  const state: SoloState = { ...given, resting: [] };
  const n = state.potions.length;
  const result = judgePotion(state.puzzle, items, fate.chance('potion', n));
  if (!result.won && source.from !== 'lastDitch') return carryOut(state, { source, items, result }, fate);
  const potions = [...state.potions, { items, result, event: null, source, happenings: [] }];
  return { ...state, potions, phase: result.won ? 'won' : 'lost' };
}
