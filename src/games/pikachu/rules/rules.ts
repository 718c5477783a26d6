/**
 * Pikachu. A board is full of tiles, every symbol an even number of times. Two tiles with the same symbol may be
 * removed when a line of horizontal and vertical strokes with at most two turns joins them through empty cells;
 * the line may leave the board by one cell. Its patterns are I (straight), L (one turn), U and Z (two turns).
 * Who removes all tiles has won. In the variants, tiles close up after each removal: down, to the left, or from
 * both sides to the middle of their row. Where no pair connects, a shuffle deals the remaining tiles anew onto
 * their cells. Every deal and every shuffle is proven clearable, and hints follow the proof.
 */

import { type Chance, pick } from '../../../core/chance';
import { cellCount } from '../../../core/grids';
import { plural } from '../../../core/plural';
import { mistake, ok, type Result, refuse, unreachable } from '../../../core/result';
import type { Rules } from '../../../core/rules';
import { indexBoard, pointOf } from './boardIndex';
import { clearingLine, countPairs, outlook } from './clearing';
import { deal, readDeal } from './deal';
import { hint } from './hint';
import { formatMove, parseMove } from './moves';
import { flatPairs, hasMove } from './pairs';
import { hasValidPath } from './paths';
import { isShuffleOf, shuffleTiles } from './shuffle';
import {
  type Config,
  type Pair,
  type PikachuMove,
  SIZE_NAMES,
  SIZES,
  type State,
  VARIANTS,
  type View,
} from './types';
import { flatLayout, takePair } from './variants';

const CLASSIC: Config = { size: 'classic', variant: 'still' };

const SIZE_TEXT = { quick: 'q', classic: 'c', grand: 'g' } as const;
const VARIANT_TEXT = { still: 's', 'gravity-down': 'd', 'gravity-left': 'l', gather: 'g' } as const;
const SIZE_TITLE = { quick: 'Quick', classic: 'Classic', grand: 'Grand' } as const;
const VARIANT_TITLE = {
  still: '',
  'gravity-down': ', gravity down',
  'gravity-left': ', gravity left',
  gather: ', gather to centre',
} as const;

export const rules: Rules<Config, PikachuMove, State, View> = {
  id: 'pikachu',
  version: 2,
  dealVersion: 1,
  presets: [
    { name: 'Quick', config: { size: 'quick', variant: 'still' } },
    { name: 'Classic', config: CLASSIC },
    { name: 'Grand', config: { size: 'grand', variant: 'still' } },
  ],
  daily: CLASSIC,

  formatConfig: ({ size, variant }) => SIZE_TEXT[size] + VARIANT_TEXT[variant],
  parseConfig,
  describeConfig: ({ size, variant }) => SIZE_TITLE[size] + VARIANT_TITLE[variant],

  deal,
  start,

  formatMove,
  parseMove,
  role: (move) => (move.kind === 'match' ? 'attempt' : 'shuffle'),
  apply: (state, move) => judge(state, move, shuffle),
  // Version 1 did not look whether a shuffle left a pair that connects.
  earlierJudges: { 1: { apply: (state, move) => judge(state, move, shuffleUnseen) } },
  moves: (state) => allMatches(state),
  sample: (state, rng) => {
    const matches = allMatches(state);
    return matches.length === 0 ? null : pick(matches, rng);
  },

  view: (state) => state,
  status: (state) => {
    if (state.tiles.every((tile) => tile === 0)) return { kind: 'won' };
    return { kind: hasMove(indexBoard(state, state.tiles)) ? 'playing' : 'stuck' };
  },
  progress: (state) => {
    const total = cellCount(state) / 2;
    const done = total - countPairs(state.tiles);
    return { done, total, text: `${done} of ${plural(total, { one: '# pair', other: '# pairs' })}` };
  },
  hint,
  undoCost: () => 'free',
  compute,
};

function parseConfig(text: string): Result<Config> {
  const size = SIZE_NAMES.find((name) => SIZE_TEXT[name] === text[0]);
  const variant = VARIANTS.find((name) => VARIANT_TEXT[name] === text[1]);
  if (size && variant && text.length === 2) return ok({ size, variant });
  return refuse('UNKNOWN_BOARD', 'This asks for a board size or variant that Pikachu does not have.');
}

function start(config: Config, text: string): Result<State> {
  const read = readDeal(config, text);
  if (!read.ok) return read;
  const { rows, columns } = SIZES[config.size];
  const position = { rows, columns, variant: config.variant, tiles: read.value };
  return ok({ ...position, line: clearingLine(position), shuffles: 0 });
}

function judge(state: State, move: PikachuMove, shuffleTo: typeof shuffle): Result<State> {
  switch (move.kind) {
    case 'match':
      return match(state, move.a, move.b);
    case 'shuffle':
      return shuffleTo(state, move.tiles);
    default:
      return unreachable(move);
  }
}

function match(state: State, a: number, b: number): Result<State> {
  const fault = matchFault(state, a, b);
  if (fault) return fault;
  const tiles = state.tiles.slice();
  takePair(tiles, flatLayout(state), state.variant, a, b);
  return ok({ ...state, tiles, line: lineAfter(state, a, b) });
}

function matchFault({ rows, columns, tiles }: State, a: number, b: number): Result<never> | null {
  const [first, second] = [tiles[a], tiles[b]];
  if (first === undefined || second === undefined) {
    return refuse('NO_SUCH_CELL', 'This board has no such cell.');
  }
  if (a === b) return mistake('SAME_CELL', 'A tile cannot be matched with itself.');
  if (first === 0 || second === 0) return mistake('EMPTY_CELL', 'There is no tile left on that cell.');
  if (first !== second) return mistake('DIFFERENT_SYMBOLS', 'These two tiles show different symbols.');
  const board = indexBoard({ rows, columns }, tiles);
  if (hasValidPath(board, pointOf(board, a), pointOf(board, b))) return null;
  return mistake('NO_PATH', 'No line with at most two turns joins these two tiles.');
}

/** What is left of the line; null once play has left it. */
function lineAfter({ line }: State, a: number, b: number): readonly Pair[] | null {
  const next = line?.[0];
  const isNext = next && ((next[0] === a && next[1] === b) || (next[0] === b && next[1] === a));
  return line && isNext ? line.slice(1) : null;
}

function shuffle(state: State, tiles: readonly number[]): Result<State> {
  const after = shuffleUnseen(state, tiles);
  if (!after.ok || hasMove(indexBoard(state, tiles))) return after;
  return refuse('DEAD_SHUFFLE', 'A shuffle must leave a pair that can be joined.');
}

function shuffleUnseen(state: State, tiles: readonly number[]): Result<State> {
  if (tiles.every((tile) => tile === 0)) return refuse('NOTHING_TO_SHUFFLE', 'No tile is left to shuffle.');
  if (!isShuffleOf(state.tiles, tiles)) {
    return refuse('UNFAIR_SHUFFLE', 'A shuffle must keep the symbols that are left and their cells.');
  }
  const known = outlook({ ...state, tiles });
  const line = known.kind === 'clearable' ? known.line : null;
  return ok({ ...state, tiles, line, shuffles: state.shuffles + 1 });
}

function allMatches(state: State): PikachuMove[] {
  return flatPairs(indexBoard(state, state.tiles)).map(([a, b]) => ({ kind: 'match', a, b }));
}

function compute(state: State, task: string, chance: Chance): Result<string> {
  if (task !== 'shuffle') return refuse('UNKNOWN_TASK', 'Pikachu can only compute a shuffle.');
  const tiles = shuffleTiles(state, chance);
  return tiles.ok ? ok(formatMove({ kind: 'shuffle', tiles: tiles.value })) : tiles;
}
