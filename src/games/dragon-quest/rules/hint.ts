/** The move that a careful player would make, in three stages: where, why, what. */

import { unreachable } from '../../../core/result';
import type { Hint, HintStage } from '../../../core/rules';
import { cardName, moveText } from '../words/words';
import { adviceOn } from './advice';
import type { Advice } from './adviceInFight';
import type { DragonMove } from './types';
import { cardInCell, type View } from './view';

interface Weighed extends Advice {
  readonly move: DragonMove;
}

export function hint(view: View): Hint<DragonMove> | null {
  const best = bestMove(view);
  if (!best) return null;
  const cells = cellsOf(view, best.move);
  const stages: HintStage[] = [
    { text: whereText(view, best.move), ...(best.move.kind === 'explore' ? {} : { cells }) },
    { text: best.why },
    { text: `${moveText(view, best.move)}.`, cells },
  ];
  return { stages, move: best.move };
}

function bestMove(view: View): Weighed | null {
  let best: Weighed | null = null;
  for (const move of view.moves) {
    const advice = adviceOn(view, move);
    if (!best || advice.worth > best.worth) best = { ...advice, move };
  }
  return best;
}

function cellsOf(view: View, move: DragonMove): readonly number[] {
  if ('cell' in move) return [move.cell];
  return 'cell' in view.moment ? [view.moment.cell] : [];
}

function whereText(view: View, move: DragonMove): string {
  switch (move.kind) {
    case 'explore':
      return 'Explore before you resolve anything more.';
    case 'resolve':
    case 'trade':
      return `Look at the ${nameIn(view, move.cell)}.`;
    case 'open':
    case 'ward':
    case 'command':
      return 'One of your items can help now.';
    case 'accept':
      return 'Look at the fate card and at what is needed.';
    case 'suffer':
      return 'Look at what the damage leaves you.';
    case 'giveUp':
      return 'Look whether anything can still be done.';
    default:
      return unreachable(move);
  }
}

function nameIn(view: View, cell: number): string {
  return cardName(cardInCell(view, cell)?.card ?? 0);
}
