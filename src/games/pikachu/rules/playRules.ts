/** What a page plays by: `rules.ts` has the whole. */
import { dailyOf } from '../../../core/daily';
import { cellCount } from '../../../core/grids';
import { ok, type Result, unreachable } from '../../../core/result';
import type { Outcome, PlayRules } from '../../../core/rules';
import { indexBoard, pointOf } from './boardIndex';
import { clearingLine, countPairs, outlook } from './clearing';
import { ERAS } from './dailies';
import { readDeal } from './dealText';
import { mistake, refuse } from './faults';
import { hint } from './hint';
import { isShuffleOf } from './isShuffle';
import { formatMove, parseMove } from './moves';
import { flatPairs, hasMove } from './pairs';
import { findPath } from './paths';
import {
  CLASSIC,
  type Config,
  FILMS,
  type Pair,
  type Pikachu,
  type PikachuMove,
  SIZE_NAMES,
  SIZES,
  type State,
  VARIANTS,
} from './types';
import { flatLayout, takePair, travels } from './variants';

const SIZE_TEXT = { quick: 'q', classic: 'c', grand: 'g' } as const;
const VARIANT_TEXT = { still: 's', 'gravity-down': 'd', 'gravity-left': 'l', gather: 'g' } as const;

export const playRules: PlayRules<Pikachu> = {
  id: 'pikachu',
  version: 2,
  dealVersion: 2,
  scoreVersion: 1,
  presets: [
    { code: 'quick', config: { size: 'quick', variant: 'still' } },
    { code: 'classic', config: CLASSIC },
    { code: 'grand', config: { size: 'grand', variant: 'still' } },
  ],
  daily: (day) => dailyOf(ERAS, day),

  formatConfig: ({ size, variant }) => SIZE_TEXT[size] + VARIANT_TEXT[variant],
  parseConfig,

  start,

  formatMove,
  parseMove,
  role: (move) => (move.kind === 'match' ? 'attempt' : { aid: 'shuffle' }),
  apply: (state, move) => judge(state, move, shuffle),
  // Version 1 did not look whether a shuffle left a pair that connects.
  earlierJudges: { 1: { apply: (state, move) => judge(state, move, shuffleUnseen) } },
  moves: (state) => allMatches(state),

  view: (state) => state,
  status: (state) => {
    if (state.tiles.every((tile) => tile === 0)) return { kind: 'won' };
    return { kind: hasMove(indexBoard(state, state.tiles)) ? 'playing' : 'stuck' };
  },
  progress: (state) => {
    const total = cellCount(state) / 2;
    return { done: total - countPairs(state.tiles), total };
  },
  hint,
  // Off the proven line a way has to be sought anew.
  hintIsSlow: ({ line }) => line === null,
  undoCost: () => 'free',
  films: FILMS,
};

function parseConfig(text: string): Result<Config> {
  const size = SIZE_NAMES.find((name) => SIZE_TEXT[name] === text[0]);
  const variant = VARIANTS.find((name) => VARIANT_TEXT[name] === text[1]);
  if (size && variant && text.length === 2) return ok({ size, variant });
  return refuse('UNKNOWN_BOARD');
}

function start(config: Config, text: string, dealVersion: number): Result<State> {
  const read = readDeal(config, text, dealVersion);
  if (!read.ok) return read;
  const { rows, columns } = SIZES[config.size];
  const position = { rows, columns, variant: config.variant, tiles: read.value };
  return ok({ ...position, line: clearingLine(position), shuffles: 0 });
}

function judge(state: State, move: PikachuMove, shuffleTo: typeof shuffle): Result<Outcome<Pikachu>> {
  switch (move.kind) {
    case 'match':
      return match(state, move.a, move.b);
    case 'shuffle':
      return shuffleTo(state, move.tiles);
    default:
      return unreachable(move);
  }
}

function match(state: State, a: number, b: number): Result<Outcome<Pikachu>> {
  const fault = cellsFault(state, a, b);
  if (fault) return fault;
  const board = indexBoard(state, state.tiles);
  const path = findPath(board, pointOf(board, a), pointOf(board, b));
  if (!path.valid) return mistake('NO_PATH');
  const tiles = state.tiles.slice();
  takePair(tiles, flatLayout(state), state.variant, a, b);
  const event = {
    kind: 'removed',
    cells: [a, b],
    symbol: state.tiles[a] ?? 0,
    path,
    travels: travels(state, a, b),
    pairsLeft: countPairs(tiles),
  } as const;
  return ok({ state: { ...state, tiles, line: lineAfter(state, a, b) }, events: [event] });
}

function cellsFault({ tiles }: State, a: number, b: number): Result<never> | null {
  const [first, second] = [tiles[a], tiles[b]];
  if (first === undefined || second === undefined) return refuse('NO_SUCH_CELL');
  if (a === b) return mistake('SAME_CELL');
  if (first === 0 || second === 0) return mistake('EMPTY_CELL');
  return first === second ? null : mistake('DIFFERENT_SYMBOLS');
}

/** What is left of the line; null once play has left it. */
function lineAfter({ line }: State, a: number, b: number): readonly Pair[] | null {
  const next = line?.[0];
  const isNext = next && ((next[0] === a && next[1] === b) || (next[0] === b && next[1] === a));
  return line && isNext ? line.slice(1) : null;
}

function shuffle(state: State, tiles: readonly number[]): Result<Outcome<Pikachu>> {
  const after = shuffleUnseen(state, tiles);
  return !after.ok || hasMove(indexBoard(state, tiles)) ? after : refuse('DEAD_SHUFFLE');
}

function shuffleUnseen(state: State, tiles: readonly number[]): Result<Outcome<Pikachu>> {
  if (tiles.every((tile) => tile === 0)) return refuse('NOTHING_TO_SHUFFLE');
  if (!isShuffleOf(state.tiles, tiles)) return refuse('UNFAIR_SHUFFLE');
  const known = outlook({ ...state, tiles });
  const line = known.kind === 'clearable' ? known.line : null;
  const event = { kind: 'shuffled', pairsLeft: countPairs(tiles) } as const;
  return ok({ state: { ...state, tiles, line, shuffles: state.shuffles + 1 }, events: [event] });
}

function allMatches(state: State): PikachuMove[] {
  return flatPairs(indexBoard(state, state.tiles)).map(([a, b]) => ({ kind: 'match', a, b }));
}
