/** What a page plays by: `rules.ts` has the whole. */
import { dailyOf } from '../../../core/daily';
import { unreachable } from '../../../core/result';
import type { MoveRole, PlayRules, Progress, Status, Tally } from '../../../core/rules';
import { CLASSIC, ERAS } from './dailies';
import { emptyCells } from './expert/unjudged';
import { sandMsOf } from './modes';
import { isOwnTemplate } from './ownTemplates';
import { apply, isOver, placements } from './play';
import { SCORE_VERSION, scoreBreakdown } from './score';
import { explain } from './solving/explain';
import { MAX_NODES, OWN_NODES, startPuzzle } from './start';
import { templateOf } from './templates';
import { formatConfig, formatMove, parseConfig, parseDeal, parseMove, recordsCode } from './text';
import { type Aid, type EndCause, FILMS, type Hudoku, type HudokuMove, type State, type View } from './types';

export const playRules: PlayRules<Hudoku> = {
  id: 'hudoku',
  version: 1,
  dealVersion: 2,
  scoreVersion: SCORE_VERSION,
  presets: [
    { code: 'quick', config: { template: '4x5', level: 'gentle', mode: 'hourglass' } },
    { code: 'classic', config: CLASSIC },
    { code: 'sharp', config: { template: '6x5', level: 'sharp', mode: 'extended' } },
    { code: 'stroll', config: { template: '8x8', level: 'gentle', mode: 'relaxed' } },
    { code: 'grand', config: { template: '8x8', level: 'sharp', mode: 'extended' } },
    { code: 'fiendish', config: { template: '8x8', level: 'fiendish', mode: 'relaxed' } },
  ],
  daily: (day) => dailyOf(ERAS, day),

  formatConfig,
  parseConfig,
  recordsCode,
  isDealtAlike: (one, other) => one.template === other.template && one.level === other.level,

  start: (config, deal) => {
    const puzzle = parseDeal(templateOf(config.template), deal);
    if (!puzzle.ok) return puzzle;
    return startPuzzle(config, puzzle.value, isOwnTemplate(config.template) ? OWN_NODES : MAX_NODES);
  },

  formatMove,
  parseMove,
  role,
  apply,
  moves: placements,

  view,
  status,
  progress,
  hint: explain,
  hintAid: 'explain' satisfies Aid,
  freeHintStages: 1,
  hintStopsClock: true,
  undoCost: (_before, move) => (takesFromHidden(move) ? 'assisted' : 'free'),
  films: FILMS,

  hourglass: {
    lengthMs: ({ config }, scoreVersion = SCORE_VERSION) => sandMsOf(config, scoreVersion),
    turnedBy: ({ kind }) => kind === 'place' || kind === 'reveal' || kind === 'sand',
    onEmpty: () => ({ kind: 'sand' }),
  },
};

function role(move: HudokuMove): Exclude<MoveRole, object> | { readonly aid: Aid } {
  switch (move.kind) {
    case 'place':
      return 'attempt';
    case 'reveal':
    case 'sand':
      return { aid: move.kind };
    case 'fillNotes':
      return { aid: 'fill-notes' };
    case 'check':
      return { aid: 'check' };
    case 'solution':
    case 'erase':
    case 'restore':
      return 'plain';
    case 'mark':
      return 'mark';
    default:
      return unreachable(move);
  }
}

function takesFromHidden({ kind }: HudokuMove): boolean {
  return kind === 'reveal' || kind === 'sand' || kind === 'solution';
}

function view(state: State): View {
  const { config, revealed, emptyHints, origins, notes, gaveUp, extras } = state;
  const { done: revealedCount, total: totalCells } = progress(state);
  const shown = { config, revealed, emptyHints, origins, notes, revealedCount, totalCells, gaveUp };
  return extras ? { ...shown, extras } : shown;
}

function progress(state: State): Progress {
  const total = templateOf(state.config.template).fillable.length;
  return { done: total - emptyCells(state).length, total };
}

function status(state: State, tally: Tally, scoreVersion?: number): Status<EndCause> {
  if (state.gaveUp) return { kind: 'lost', cause: 'solution' };
  if (isOver(state)) {
    return { kind: 'won', score: scoreBreakdown(tally, state.config.mode, scoreVersion).total };
  }
  return { kind: 'playing' };
}
