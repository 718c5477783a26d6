/** Which cells the field itself has changed since the last turn, each with a sign and a word for it. */
import { unreachable } from '../../../../core/result';
import type { FieldChange, SoloView } from '../rules/types';

export interface Change {
  readonly sign: string;
  readonly words: string;
}

export function changedCells(view: SoloView, isAfterPotion: boolean): ReadonlyMap<number, Change> {
  const potion = isAfterPotion ? (view.potions.at(-1)?.happenings ?? []) : [];
  const found = new Map<number, Change>();
  for (const change of [...potion, ...view.resting]) {
    const { sign, cells } = markOf(view, change);
    for (const cell of cells) found.set(cell, { sign, words: `changed by ${change.cause}` });
  }
  return found;
}

function markOf(view: SoloView, change: FieldChange): { sign: string; cells: readonly number[] } {
  switch (change.what) {
    case 'grew':
      return { sign: '+', cells: change.cells };
    case 'shrank':
      return { sign: '−', cells: [change.cell] };
    case 'withered':
      return { sign: '−', cells: [change.cell] };
    case 'crossed':
      return { sign: '×', cells: [change.cell] };
    case 'freed':
      return { sign: '○', cells: [change.cell] };
    case 'sprouted':
      return { sign: '+', cells: [change.cell] };
    case 'swapped':
      return { sign: '↔', cells: [change.cell, change.other] };
    case 'kept':
    case 'reopened':
      return { sign: '○', cells: view.gardens[change.garden]?.cells.slice(0, 1) ?? [] };
    case 'nothing':
      return { sign: '', cells: [] };
    default:
      return unreachable(change);
  }
}
