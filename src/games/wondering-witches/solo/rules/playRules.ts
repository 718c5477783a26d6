/** What a page plays by: `rules.ts` has the whole. */
import { dailyOf } from '../../../../core/daily';
import { ok, type Result, unreachable } from '../../../../core/result';
import type { MoveRole, Outcome, PlayRules, Progress, Status, UndoCost } from '../../../../core/rules';
import { FILMS } from '../../deduction/films/stages';
import { circledSoFar, makeMark } from '../../notebook/notebookMarks';
import { ERAS } from '../../recipe/dailies';
import { refuse } from '../../recipe/faults';
import { formatConfig, LEVELS, parseConfig } from '../../recipe/levels';
import { effectsInPlay } from '../../recipe/puzzle';
import type { Aid, MarkMove } from '../../recipe/types';
import { emptyCells, freeCells, usableCells } from './field';
import { formatSoloMove, parseSoloMove } from './moves';
import { soloMoves } from './progress';
import { startSolo } from './soloStart';
import { eventsOf } from './stepEvents';
import { brew, cut, grow, guess, lastDitch, plant, taste } from './turns';
import {
  DEADLY_POISONINGS,
  type EndCause,
  type Fate,
  type Solo,
  type SoloMove,
  type SoloState,
  type SoloView,
} from './types';

const POINTS_PER_FREE_CELL = 10;

function judge(state: SoloState, move: SoloMove, fate: Fate): Result<SoloState> {
  switch (state.phase) {
    case 'playing':
    case 'lastDitch':
      break;
    case 'won':
    case 'lost':
      return refuse('GAME_OVER');
    default:
      return unreachable(state.phase);
  }
  switch (move.kind) {
    case 'mark':
      return noteDown(state, move);
    case 'help':
      return ok({ ...state, helps: state.helps + 1 });
    case 'reveal':
      return ok({ ...state, phase: 'lost', loss: 'shown' });
    case 'potion':
      if (state.phase === 'lastDitch') return lastDitch(state, move, fate);
      return refuse('NOT_LOST_YET');
    default: {
      if (state.phase === 'lastDitch') return refuse('ALL_IS_LOST');
      const next = takeTurn(state, move, fate);
      return next.ok ? ok(settle(next.value)) : next;
    }
  }
}

function takeTurn(
  state: SoloState,
  move: Exclude<SoloMove, { kind: 'mark' | 'help' | 'reveal' | 'potion' }>,
  fate: Fate,
): Result<SoloState> {
  switch (move.kind) {
    case 'plant':
      return plant(state, move, fate);
    case 'grow':
      return grow(state, move);
    case 'cut':
      return cut(state, move);
    case 'brew':
      return brew(state, move, fate);
    case 'taste':
      return taste(state, move, fate);
    case 'guess':
      return guess(state, move, fate);
    default:
      return unreachable(move);
  }
}

function settle(state: SoloState): SoloState {
  if (state.phase !== 'playing') return state;
  if (state.poisonings >= DEADLY_POISONINGS) return { ...state, phase: 'lost', loss: 'poison' };
  const isFull = freeCells(state).length === 0;
  return isFull || !canGoOn(state) ? { ...state, phase: 'lastDitch', loss: 'full' } : state;
}

function canGoOn(state: SoloState): boolean {
  for (const _move of soloMoves(state)) return true;
  return false;
}

function noteDown(state: SoloState, move: MarkMove): Result<SoloState> {
  const notebook = makeMark(state.config, state.notebook, move);
  return notebook.ok ? ok({ ...state, notebook: notebook.value }) : notebook;
}

export function soloView({ puzzle, ...known }: SoloState): SoloView {
  const isOver = known.phase === 'won' || known.phase === 'lost';
  return {
    ...known,
    effectsInPlay: effectsInPlay(known.config, puzzle),
    solution: isOver ? puzzle : null,
  };
}

function status(state: SoloState): Status<EndCause> {
  switch (state.phase) {
    case 'playing':
    case 'lastDitch':
      return { kind: 'playing' };
    case 'won':
      return state.loss === 'full'
        ? { kind: 'won', score: 0, cause: 'lastDitch' }
        : { kind: 'won', score: freeCells(state).length * POINTS_PER_FREE_CELL };
    case 'lost':
      return { kind: 'lost', cause: state.loss ?? 'full' };
    default:
      return unreachable(state.phase);
  }
}

function progress(state: SoloState): Progress {
  return {
    ...circledSoFar(state),
    params: { potions: state.potions.length, free: freeCells(state).length },
  };
}

function role(move: SoloMove): Exclude<MoveRole, object> | { readonly aid: Aid } {
  switch (move.kind) {
    case 'brew':
    case 'taste':
    case 'guess':
    case 'potion':
      return 'attempt';
    case 'help':
      return { aid: 'deduce' };
    case 'mark':
      return 'mark';
    case 'plant':
    case 'grow':
    case 'cut':
    case 'reveal':
      return 'plain';
    default:
      return unreachable(move);
  }
}

/** Also where the weeds have taken a turn: that draws chance. */
function undoCost(before: SoloState, move: SoloMove, after: SoloState): UndoCost {
  const hasTold = role(move) === 'attempt' || move.kind === 'reveal' || after.rests > before.rests;
  return hasTold ? 'assisted' : 'free';
}

function play(state: SoloState, move: SoloMove, fate: Fate): Result<Outcome<Solo>> {
  const after = judge(state, move, fate);
  return after.ok ? ok({ state: after.value, events: eventsOf(state, move, after.value) }) : after;
}

export const playRules: PlayRules<Solo> = {
  id: 'wondering-witches',
  version: 2,
  dealVersion: 2,
  scoreVersion: 1,
  presets: LEVELS,
  daily: (day) => dailyOf(ERAS, day),
  formatConfig,
  parseConfig,
  start: startSolo,
  formatMove: formatSoloMove,
  parseMove: parseSoloMove,
  role,
  apply: (state, move, chance) => play(state, move, { chance, emptyCells }),
  earlierJudges: {
    1: {
      apply: (state, move, chance) => play(state, move, { chance, emptyCells: usableCells }),
      knows: ({ taught }) => !taught,
    },
  },
  moves: soloMoves,
  view: soloView,
  status,
  progress,
  undoCost,
  films: FILMS,
};
