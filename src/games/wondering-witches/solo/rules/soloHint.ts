/** The staged hint of Solo: a note that is already certain, else the next turn towards a good potion. */
import type { Hint, HintStage } from '../../../../core/rules';
import { inquire } from '../../deduction/deduce';
import { certainNote, QUICK, recipesLeft } from '../../deduction/hint';
import type { PotionItem } from '../../recipe/types';
import { describePotion } from '../../recipe/words';
import { turnInWords } from '../words/soloWords';
import { type Intention, nextTurn } from './think';
import type { SoloMove, SoloView } from './types';

export function soloHint(view: SoloView): Hint<SoloMove> | null {
  if (view.phase === 'won' || view.phase === 'lost') return null;
  const { deduction, samples } = inquire(view, QUICK);
  const note = certainNote(view, deduction);
  if (note) return note;
  const intention = nextTurn(view, samples);
  if (!intention) return null;
  return {
    stages: [
      { text: whereTo(view, intention), ...cellsOf(view, intention) },
      { text: `${recipesLeft(deduction)}. ${purpose(intention.items)}`, ...cellsOf(view, intention) },
      { text: `${turnInWords(view, intention.move)}.`, ...aimOf(view, intention) },
    ],
    move: intention.move,
  };
}

function whereTo({ phase }: SoloView, { garden, move }: Intention): string {
  if (phase === 'lastDitch') return 'One last potion is free.';
  if (move.kind === 'guess') return 'There is a free test to be had.';
  return garden === null ? 'Nothing better offers itself: keep going.' : `Look at garden ${garden + 1}.`;
}

function purpose(items: readonly PotionItem[] | null): string {
  return items === null
    ? 'Plant for the potion after next.'
    : `Work towards this potion: ${describePotion(items)}.`;
}

function cellsOf(view: SoloView, { garden }: Intention): Pick<HintStage, 'cells'> {
  const own = garden === null ? undefined : view.gardens[garden];
  return own ? { cells: own.cells } : {};
}

/** The board has no numbers along its edges, so the very cell to plant in is shown. */
function aimOf(view: SoloView, intention: Intention): Pick<HintStage, 'cells'> {
  return intention.move.kind === 'plant' ? { cells: [intention.move.cell] } : cellsOf(view, intention);
}
