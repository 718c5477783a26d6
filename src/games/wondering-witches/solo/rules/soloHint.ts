/** The staged hint of Solo: a note that is already certain, else the next turn towards a good potion. */
import type { Hint, HintStage } from '../../../../core/rules';
import { deduce } from '../../deduction/deduce';
import type { ToldDeduction } from '../../deduction/deduction';
import { certainNote } from '../../deduction/hint';
import { type Intention, nextTurn } from './think';
import type { Solo, SoloStage, SoloView } from './types';

/** It proposes what the hint works towards: most of what would tell more cannot be grown here. */
export function soloDeduction(view: SoloView): ToldDeduction {
  return { ...deduce(view), potion: nextTurn(view)?.items ?? null, leftAfter: null };
}

export function soloHint(view: SoloView): Hint<Solo> | null {
  if (view.phase === 'won' || view.phase === 'lost') return null;
  const deduction = deduce(view);
  const note = certainNote(view, deduction);
  if (note) return note;
  const intention = nextTurn(view);
  if (!intention) return null;
  const { recipes, isExact } = deduction;
  const { items, move } = intention;
  return {
    stages: [
      whereTo(view, intention),
      { code: 'purpose', recipes, isExact, items, ...cellsOf(view, intention) },
      { code: 'turn', move, ...aimOf(view, intention) },
    ],
    move,
  };
}

function whereTo(view: SoloView, intention: Intention): SoloStage {
  const { garden, move } = intention;
  const cells = cellsOf(view, intention);
  if (view.phase === 'lastDitch') return { code: 'where', to: 'lastPotion', garden: null, ...cells };
  if (move.kind === 'guess') return { code: 'where', to: 'freeTest', garden: null, ...cells };
  return { code: 'where', to: garden === null ? 'anywhere' : 'garden', garden, ...cells };
}

function cellsOf(view: SoloView, { garden }: Intention): Pick<HintStage, 'cells'> {
  const own = garden === null ? undefined : view.gardens[garden];
  return own ? { cells: own.cells } : {};
}

/** The board has no numbers along its edges, so the very cell to plant in is shown. */
function aimOf(view: SoloView, intention: Intention): Pick<HintStage, 'cells'> {
  return intention.move.kind === 'plant' ? { cells: [intention.move.cell] } : cellsOf(view, intention);
}
