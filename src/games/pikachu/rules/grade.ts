/** How demanding a board is: how often careless games on it end stuck. None of them was played to choose the board. */
import type { Chance } from '../../../core/chance';
import { indexBoard } from './boardIndex';
import { countStuck } from './careless';
import type { Grading, State } from './types';

export const GRADES = ['calm', 'tricky', 'treacherous'] as const;
export type Grade = (typeof GRADES)[number];

const PLAYOUTS = 64;
const CALM_BELOW = 0.15;
const TRICKY_BELOW = 0.5;

export function gradeBoard(state: State, chance: Chance): Grading {
  const board = indexBoard(state, state.tiles);
  return { stuck: countStuck(board, state.variant, chance('grade', 0), PLAYOUTS), playouts: PLAYOUTS };
}

export function gradeOf({ stuck, playouts }: Grading): Grade {
  const share = stuck / playouts;
  if (share < CALM_BELOW) return 'calm';
  return share < TRICKY_BELOW ? 'tricky' : 'treacherous';
}
