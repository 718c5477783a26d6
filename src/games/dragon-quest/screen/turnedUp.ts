import type { Chosen } from '../rules/possibleMoves';
import type { DragonEvent } from '../rules/types';
import { cardInCell, type View } from '../rules/view';

/** A card that was turned up just now is looked at without being asked for. */
export function turnedUp(view: View, events: readonly DragonEvent[]): Chosen | null {
  const explored = events.find((event) => event.kind === 'explored');
  if (!explored || view.moment.kind !== 'turn' || view.trapped) return null;
  const isOpen = cardInCell(view, explored.cell)?.resolved === false;
  return isOpen ? { kind: 'card', cell: explored.cell } : null;
}
