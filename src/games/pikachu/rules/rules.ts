/**
 * Pikachu. A board is full of tiles, every symbol an even number of times. Two tiles with the same symbol may be
 * removed when a line of horizontal and vertical strokes with at most two turns joins them through empty cells;
 * the line may leave the board by one cell. Its patterns are I (straight), L (one turn), U and Z (two turns).
 * Who removes all tiles has won. In the variants, tiles close up after each removal: down, to the left, or from
 * both sides to the middle of their row. Where no pair connects, a shuffle deals the remaining tiles anew onto
 * their cells. Every deal and every shuffle is proven clearable, and hints follow the proof.
 */

import { ok } from '../../../core/result';
import type { Rules } from '../../../core/rules';
import { prospectOf } from './clearing';
import { deal } from './deal';
import { film, lostSince } from './film';
import { gradeBoard } from './grading';
import { hint } from './hint';
import { playRules } from './playRules';
import { shuffleTiles } from './shuffle';
import type { Pikachu } from './types';

export const rules: Rules<Pikachu> = {
  ...playRules,
  deal,
  hint,
  tasks: {
    shuffle: (state, chance) => {
      const tiles = shuffleTiles(state, chance);
      return tiles.ok ? ok({ kind: 'shuffle', tiles: tiles.value }) : tiles;
    },
    grade: (state, chance) => ok(gradeBoard(state, chance)),
    prospect: (state) => ok(state.line ? 'clearable' : prospectOf(state)),
  },
  film,
  lostSince,
};
