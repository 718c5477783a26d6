/** Moves after which the game is over whatever fate brings: told before they are made, and hinted at by nobody. */
import { isCertainDeath } from './certainDeath';
import { isCertainTrap } from './certainTrap';
import type { DragonMove } from './types';
import type { View } from './view';

export type CertainEnd = 'death' | 'trap';

export function certainEnd(view: View, move: DragonMove): CertainEnd | null {
  if (isCertainDeath(view, move)) return 'death';
  return isCertainTrap(view, move) ? 'trap' : null;
}

/** The moves that may end well; where there is none, those that can be taken back for nothing; else all. */
export function movesToLive(view: View): readonly DragonMove[] {
  const ends = view.moves.map((move) => certainEnd(view, move));
  const hopeful = view.moves.filter((_move, index) => ends[index] === null);
  if (hopeful.length > 0) return hopeful;
  const trapping = view.moves.filter((_move, index) => ends[index] === 'trap');
  return trapping.length > 0 ? trapping : view.moves;
}
