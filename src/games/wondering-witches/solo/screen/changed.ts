/** Which cells the field itself has changed since the last turn, each with a sign and a word for it. */
import { unreachable } from '../../../../core/result';
import type { Happening, SoloView } from '../rules/types';

export interface Change {
  readonly sign: string;
  readonly words: string;
}

export function changedCells(view: SoloView, isAfterPotion: boolean): ReadonlyMap<number, Change> {
  const potion = isAfterPotion ? (view.potions.at(-1)?.happenings ?? []) : [];
  const found = new Map<number, Change>();
  for (const happening of [...potion, ...view.resting]) {
    const { sign, cells } = markOf(view, happening);
    for (const cell of cells) found.set(cell, { sign, words: `changed by ${happening.cause}` });
  }
  return found;
}

function markOf(view: SoloView, happening: Happening): { sign: string; cells: readonly number[] } {
  switch (happening.what) {
    case 'grew':
      return { sign: '+', cells: happening.cells };
    case 'shrank':
      return { sign: '−', cells: [happening.cell] };
    case 'withered':
      return { sign: '−', cells: [happening.cell] };
    case 'crossed':
      return { sign: '×', cells: [happening.cell] };
    case 'freed':
      return { sign: '○', cells: [happening.cell] };
    case 'sprouted':
      return { sign: '+', cells: [happening.cell] };
    case 'swapped':
      return { sign: '↔', cells: [happening.cell, happening.other] };
    case 'kept':
    case 'reopened':
      return { sign: '○', cells: view.gardens[happening.garden]?.cells.slice(0, 1) ?? [] };
    case 'nothing':
      return { sign: '', cells: [] };
    default:
      return unreachable(happening);
  }
}
