/** What the button of a hint does. */
import type { GridHandle } from '../../../../components/grid/Grid';
import { gridCellOf } from '../../notebook/notebookMarks';
import type { SoloMove } from '../rules/types';
import { type Game, store } from './game';
import type { Brewing } from './useBrewing';

export const HINT_LABELS: Partial<Record<SoloMove['kind'], string>> = {
  plant: 'Plant it',
  grow: 'Grow it',
  cut: 'Cut it',
  mark: 'Write it down',
  brew: 'Lay it in the cauldron',
  taste: 'Lay it in the cauldron',
  guess: 'Lay it in the cauldron',
  potion: 'Lay it in the cauldron',
};

/** Orca does not hear of a focus that comes to the garden before what was planted there has settled. */
const SETTLE_MS = 200;

/** The hint's button goes with the hint, so the focus goes where it pointed. Potions are laid, never tested for you. */
export function doHint(
  game: Game,
  brewing: Brewing,
  board: GridHandle | null,
  notebook: GridHandle | null,
): void {
  const move = game.hint?.move;
  const focusSoon = (cell: number | undefined) => setTimeout(() => board?.focus(cell), SETTLE_MS);
  switch (move?.kind) {
    case 'brew':
      brewing.open({ from: 'garden', garden: move.garden }, move.items);
      break;
    case 'taste':
      brewing.open({ from: 'cell', cell: move.cell }, move.items);
      break;
    case 'guess':
      brewing.open({ from: 'guess' }, move.items);
      break;
    case 'potion':
      brewing.open({ from: 'lastDitch' }, move.items);
      break;
    case 'mark':
      store.play(move);
      notebook?.focus(gridCellOf(game.config, move.ingredient, move.column));
      return;
    case 'plant':
      store.play(move);
      focusSoon(move.cell);
      return;
    case 'grow':
      store.play(move);
      focusSoon(game.view.gardens[move.garden]?.cells[0]);
      return;
    case 'cut':
      store.play(move);
      focusSoon(move.cells[0]);
      return;
    default:
      return;
  }
  store.closeHint();
}
