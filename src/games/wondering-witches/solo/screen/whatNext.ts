/** What is to be done now: said while nothing else is. */
import { ingredientName } from '../../recipe/ingredients';
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
  if (turn.called === null) return 'Call a herb, or choose a garden.';
  const name = ingredientName(turn.called);
  if (cells.length === 0 && gardens.length === 0) return `${name} can neither be planted nor grow now.`;
  if (cells.length === 0) return `${name}: grow a lit garden.`;
  return gardens.length === 0
    ? `${name}: plant it in a lit cell.`
    : `${name}: plant it, or grow a lit garden.`;
}
