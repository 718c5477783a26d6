/** How often careless games on a board end stuck. None of them was played to choose the board. */
import type { Chance } from '../../../core/chance';
import { indexBoard } from './boardIndex';
import { countStuck } from './careless';
import type { Grading, State } from './types';

const PLAYOUTS = 64;

export function gradeBoard(state: State, chance: Chance): Grading {
  const board = indexBoard(state, state.tiles);
  return { stuck: countStuck(board, state.variant, chance('grade', 0), PLAYOUTS), playouts: PLAYOUTS };
}
