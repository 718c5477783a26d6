/** The move that a careful player would make, in three stages: where, why, what. */

import { unreachable } from '../../../core/result';
import type { Hint } from '../../../core/rules';
import { adviceOn } from './advice';
import { type Advice, cardIn } from './adviceInFight';
import { movesToLive } from './certainEnd';
import type { DragonStage } from './stages';
import type { DragonMove, DragonQuest } from './types';
import type { View } from './view';

interface Weighed extends Advice {
  readonly move: DragonMove;
}

export function hint(view: View): Hint<DragonQuest> | null {
  const best = bestOf(view, movesToLive(view));
  if (!best) return null;
  const { move, reason } = best;
  const cells = cellsOf(view, move);
  return {
    stages: [
      { ...whereToLook(view, move), ...(move.kind === 'explore' ? {} : { cells }) },
      { code: 'why', reason },
      { code: 'move', move, cells },
    ],
    move,
  };
}

/** By worth alone, as deals are judged: frozen with the generator that judges so (`dealVersion` 2). */
export function worthiestMove(view: View): DragonMove | null {
  return bestOf(view, view.moves)?.move ?? null;
}

function bestOf(view: View, moves: readonly DragonMove[]): Weighed | null {
  let best: Weighed | null = null;
  for (const move of moves) {
    const advice = adviceOn(view, move);
    if (!best || advice.worth > best.worth) best = { ...advice, move };
  }
  return best;
}

function cellsOf(view: View, move: DragonMove): readonly number[] {
  if ('cell' in move) return [move.cell];
  return 'cell' in view.moment ? [view.moment.cell] : [];
}

function whereToLook(view: View, move: DragonMove): DragonStage {
  switch (move.kind) {
    case 'explore':
      return { code: 'lookForCells' };
    case 'resolve':
    case 'trade':
      return { code: 'lookAtCard', card: cardIn(view, move.cell) };
    case 'open':
    case 'ward':
    case 'command':
      return { code: 'lookAtItems' };
    case 'accept':
      return { code: 'lookAtFate' };
    case 'suffer':
      return { code: 'lookAtDamage' };
    case 'giveUp':
      return { code: 'lookForAnything' };
    default:
      return unreachable(move);
  }
}
