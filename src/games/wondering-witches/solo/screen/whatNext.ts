/** What is to be done now: said while nothing else is. */
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../../recipe/ingredients';
import { freeCells, untestedGardens } from '../rules/field';
import type { Targets } from '../rules/targets';
import type { SoloView } from '../rules/types';
import { takesHerbs } from './herbWords';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

export function whatNext(view: SoloView, turn: Turn, { cells, gardens }: Targets, brewing: Brewing): string {
  if (view.phase === 'lastDitch')
    return 'No cell is free. Any herbs may go into one last potion: make it count.';
  if (turn.cut) return `Choose the cells to split off from garden ${turn.cut.garden + 1}.`;
  if (takesHerbs(brewing)) return 'Put herbs into the cauldron.';
  if (brewing.source !== null && brewing.freedom === 'single') return 'Choose the one plant to test.';
  if (brewing.source !== null) return 'Put them in order, then use it.';
  if (turn.called === null) return lastCellInWords(view) ?? 'Call a herb, or choose a garden.';
  const name = ingredientName(turn.called);
  if (cells.length === 0 && gardens.length === 0) return `${name} can neither be planted nor grow now.`;
  if (cells.length === 0) return `${name}: grow a lit garden.`;
  return gardens.length === 0
    ? `${name}: plant it in a lit cell.`
    : `${name}: plant it, or grow a lit garden.`;
}

/** Null while more than one is free, or where no other garden is left to be tested before it. */
export function lastCellInWords(view: SoloView): string | null {
  const [cell, ...others] = freeCells(view);
  if (cell === undefined || others.length > 0) return null;
  const untested = untestedGardens(view).filter(({ cells }) => !cells.includes(cell)).length;
  if (untested === 0) return null;
  return plural(untested, {
    one: 'One cell is free, and planting there is the end. Test the other garden with plants first.',
    other: 'One cell is free, and planting there is the end. Test the other # gardens with plants first.',
  });
}
