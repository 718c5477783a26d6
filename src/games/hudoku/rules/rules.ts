/**
 * Hudoku, half a sudoku against the hourglass. A board is made of 3×3 regions, which hold 1–9, and 2×2 regions,
 * which hold 1–4; no number stands twice in a row, in a column or in a region. Empty cells hold nothing, but each
 * speaks for a region: the number it shows is hidden in that region at the start, and stands neither in the empty
 * cell's row nor in its column, whatever the region. Numbers shown for one region differ. Every puzzle has exactly
 * one solution and never needs a guess.
 *
 * A right number stays and turns the hourglass; a wrong one is counted and not kept. When the sand has run
 * through, a random hidden cell is revealed and counted as a hint. The game is won when no cell is hidden. Score:
 * 10,000 less 10 a second, 500 a hint and 250 an error, never below 0; in relaxed games time does not count.
 */

import { dailyOf, type Eras } from '../../../core/daily';
import { unreachable } from '../../../core/result';
import type { MoveRole, Progress, Rules, Status, Tally } from '../../../core/rules';
import { dealPuzzle } from './deal';
import { isDull } from './dull';
import { sandMsOf } from './modes';
import { apply, hiddenCells, isOver, placements } from './play';
import { SCORE_VERSION, scoreBreakdown } from './score';
import { explain } from './solving/explain';
import { startPuzzle } from './start';
import { templateOf } from './templates';
import { formatConfig, formatDeal, formatMove, parseConfig, parseDeal, parseMove } from './text';
import type { Config, EndCause, Hudoku, HudokuMove, State, View } from './types';

const CLASSIC: Config = { template: '6x5', level: 'steady', mode: 'hourglass' };

const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: CLASSIC, dealVersion: 1 },
  { from: '2026-12-05', written: '2026-11-19', config: CLASSIC, dealVersion: 2 },
];

export const rules: Rules<Hudoku> = {
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

  deal: ({ template, level }, chance, dealVersion) => {
    const attempts = (attempt: number) => chance('deal', attempt);
    const bars = dealVersion === 1 ? undefined : isDull;
    return formatDeal(dealPuzzle(templateOf(template), level, attempts, bars));
  },
  start: (config, deal) => {
    const puzzle = parseDeal(templateOf(config.template), deal);
    return puzzle.ok ? startPuzzle(config, puzzle.value) : puzzle;
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
  hintAid: 'explain',
  freeHintStages: 1,
  hintStopsClock: true,
  undoCost: (_before, move) => (takesFromHidden(move) ? 'assisted' : 'free'),
  tasks: {},

  hourglass: {
    lengthMs: ({ config }, scoreVersion = SCORE_VERSION) => sandMsOf(config, scoreVersion),
    turnedBy: ({ kind }) => kind === 'place' || kind === 'reveal' || kind === 'sand',
    onEmpty: () => ({ kind: 'sand' }),
  },
};

function role(move: HudokuMove): MoveRole {
  switch (move.kind) {
    case 'place':
      return 'attempt';
    case 'reveal':
    case 'sand':
      return { aid: move.kind };
    case 'fillNotes':
      return { aid: 'fill-notes' };
    case 'solution':
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
  const { config, revealed, emptyHints, origins, notes, gaveUp } = state;
  const { done: revealedCount, total: totalCells } = progress(state);
  return { config, revealed, emptyHints, origins, notes, revealedCount, totalCells, gaveUp };
}

function progress(state: State): Progress {
  const total = templateOf(state.config.template).fillable.length;
  return { done: total - [...hiddenCells(state)].length, total };
}

function status(state: State, tally: Tally, scoreVersion?: number): Status<EndCause> {
  if (state.gaveUp) return { kind: 'lost', cause: 'solution' };
  if (isOver(state)) {
    return { kind: 'won', score: scoreBreakdown(tally, state.config.mode, scoreVersion).total };
  }
  return { kind: 'playing' };
}
