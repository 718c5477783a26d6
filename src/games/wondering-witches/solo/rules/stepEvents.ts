/** What a move has brought about, as events. */
import { unreachable } from '../../../../core/result';
import { bedsIn } from './field';
import type { SoloEvent, SoloMove, SoloState } from './types';

export function eventsOf(before: SoloState, move: SoloMove, after: SoloState): SoloEvent[] {
  return [turnEvent(before, move, after), ...endEvents(before, after)];
}

function turnEvent(before: SoloState, move: SoloMove, after: SoloState): SoloEvent {
  switch (move.kind) {
    case 'plant':
      return {
        kind: 'planted',
        ingredient: move.ingredient,
        cell: move.cell,
        garden: after.gardens.findIndex(({ cells }) => cells.includes(move.cell)),
        gains: [
          ...(after.cuts > before.cuts ? (['cut'] as const) : []),
          ...(after.guesses.length > before.guesses.length ? (['guess'] as const) : []),
        ],
        changes: after.resting,
      };
    case 'grow': {
      const garden = after.gardens[move.garden];
      return { kind: 'grown', garden: move.garden, beds: garden ? bedsIn(after, garden) : [] };
    }
    case 'cut':
      return { kind: 'cut', garden: move.garden, part: after.gardens.length - 1 };
    case 'brew':
    case 'taste':
    case 'guess':
    case 'potion': {
      const potion = after.potions.at(-1);
      if (!potion) throw new Error('a test without a potion');
      return { kind: 'tested', number: after.potions.length, potion };
    }
    case 'mark':
      return { kind: 'noted', ingredient: move.ingredient, column: move.column, mark: move.mark };
    case 'reveal':
      return { kind: 'revealed' };
    case 'help':
      return { kind: 'helped' };
    default:
      return unreachable(move);
  }
}

function endEvents(before: SoloState, after: SoloState): SoloEvent[] {
  if (after.phase === before.phase) return [];
  if (after.phase === 'lastDitch') return [{ kind: 'allIsLost' }];
  return after.phase === 'lost' && after.loss === 'poison' ? [{ kind: 'poisoned' }] : [];
}
