/**
 * Hudoku, half a sudoku against the hourglass. A board is made of 3×3 regions, which hold 1–9, and 2×2 regions,
 * which hold 1–4; no number stands twice in a row, in a column or in a region. Empty cells hold nothing, but each
 * speaks for a region: the number it shows is hidden in that region at the start, and stands neither in the empty
 * cell's row nor in its column, whatever the region. Numbers shown for one region differ. Every puzzle has exactly
 * one solution and never needs a guess.
 *
 * A right number stays and turns the hourglass; a wrong one is counted and not kept. When the sand has run
 * through, a random hidden cell is revealed and counted as a hint. The game is won when no cell is hidden. Score:
 * 10,000 less 10 a second, 500 a hint and 250 an error, never below 0.
 */

import { type Chance, pick, type Rng, shuffled } from '../../../core/chance';
import { plural } from '../../../core/plural';
import { mistake, ok, type Result, refuse, unreachable } from '../../../core/result';
import type { MoveRole, Rules, Status, Tally } from '../../../core/rules';
import { NOUNS } from '../words/nouns';
import { dealPuzzle } from './deal';
import { explain } from './explain';
import { HOURGLASS_MS, MODE_NAMES } from './modes';
import { applyMark, checkOpen, cleanedNotes } from './notes';
import { scoreBreakdown } from './score';
import { startPuzzle } from './start';
import { templateOf } from './templates';
import { formatConfig, formatDeal, formatMove, parseConfig, parseDeal, parseMove } from './text';
import type { Config, HudokuMove, Origin, State, View } from './types';

export const rules: Rules<Config, HudokuMove, State, View> = {
  id: 'hudoku',
  version: 1,
  dealVersion: 1,
  presets: [
    { name: 'Quick', config: { template: '4x5', level: 'gentle', mode: 'hourglass' } },
    { name: 'Classic', config: { template: '6x5', level: 'steady', mode: 'hourglass' } },
    { name: 'Sharp', config: { template: '6x5', level: 'sharp', mode: 'extended' } },
    { name: 'Stroll', config: { template: '8x8', level: 'gentle', mode: 'relaxed' } },
    { name: 'Grand', config: { template: '8x8', level: 'sharp', mode: 'extended' } },
    { name: 'Fiendish', config: { template: '8x8', level: 'fiendish', mode: 'relaxed' } },
  ],
  daily: { template: '6x5', level: 'steady', mode: 'hourglass' },

  formatConfig,
  parseConfig,
  describeConfig: ({ template, level, mode }) =>
    `${template.replace('x', '×')}, ${level}, ${MODE_NAMES[mode]}`,

  deal: ({ template, level }, chance) =>
    formatDeal(dealPuzzle(templateOf(template), level, (attempt) => chance('deal', attempt))),
  start: (config, deal) => {
    const puzzle = parseDeal(templateOf(config.template), deal);
    return puzzle.ok ? startPuzzle(config, puzzle.value) : puzzle;
  },

  formatMove,
  parseMove,
  role,
  apply,
  moves: placements,
  sample: (state: State, rng: Rng) => {
    const all = [...placements(state)];
    return all.length === 0 ? null : pick(all, rng);
  },

  view,
  status,
  progress: (state) => {
    const { revealedCount: done, totalCells: total } = view(state);
    return { done, total, text: `${done} of ${plural(total, NOUNS.cell)}` };
  },
  hint: explain,
  undoCost: (_before, move) => (takesFromHidden(move) ? 'assisted' : 'free'),

  hourglass: {
    lengthMs: ({ config }) => HOURGLASS_MS[config.mode],
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
      return 'hint';
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

function apply(state: State, move: HudokuMove, chance: Chance): Result<State> {
  if (isOver(state)) return refuse('GAME_OVER', 'This game is over.');
  switch (move.kind) {
    case 'place':
      return place(state, move.cell, move.digit);
    case 'reveal':
    case 'sand':
      return ok(reveal(state, chance));
    case 'solution':
      return ok(showSolution(state));
    case 'mark':
      return applyMark(state, move);
    default:
      return unreachable(move);
  }
}

function place(state: State, cell: number, digit: number): Result<State> {
  const open = checkOpen(state, cell);
  if (!open.ok) return open;
  const { regions, regionOf } = templateOf(state.config.template);
  const highest = regions[regionOf[cell] ?? -1]?.highest ?? 0;
  if (digit > highest) return refuse('DIGIT_NOT_IN_REGION', `This region holds only 1 to ${highest}.`);
  if (state.solution[cell] !== digit)
    return mistake('WRONG_DIGIT', `${digit} is not the number of this cell.`);
  return ok(filled(state, cell, 'player'));
}

/** The order of cells is drawn whole, so that filling others in between does not change which one comes. */
function reveal(state: State, chance: Chance): State {
  const { fillable } = templateOf(state.config.template);
  const order = shuffled(fillable, chance('reveal', state.reveals));
  const cell = order.find((candidate) => state.revealed[candidate] === 0) ?? -1;
  return { ...filled(state, cell, 'hint'), reveals: state.reveals + 1 };
}

function filled(state: State, cell: number, origin: Origin): State {
  const digit = state.solution[cell] ?? 0;
  return {
    ...state,
    revealed: state.revealed.with(cell, digit),
    origins: state.origins.with(cell, origin),
    notes: cleanedNotes(templateOf(state.config.template), state.notes, cell, digit),
  };
}

function showSolution(state: State): State {
  const { fillable } = templateOf(state.config.template);
  const hidden = fillable.filter((cell) => state.revealed[cell] === 0);
  const shown = hidden.reduce((before, cell) => filled(before, cell, 'shown'), state);
  return { ...shown, gaveUp: true };
}

function* placements(state: State): Generator<HudokuMove> {
  for (const cell of templateOf(state.config.template).fillable) {
    if (state.revealed[cell] === 0) yield { kind: 'place', cell, digit: state.solution[cell] ?? 0 };
  }
}

function isOver(state: State): boolean {
  return placements(state).next().done === true;
}

function view({ config, revealed, emptyHints, origins, notes, gaveUp }: State): View {
  const { fillable } = templateOf(config.template);
  const revealedCount = fillable.filter((cell) => revealed[cell] !== 0).length;
  return { config, revealed, emptyHints, origins, notes, revealedCount, totalCells: fillable.length, gaveUp };
}

function status(state: State, tally: Tally): Status {
  if (state.gaveUp) return { kind: 'lost', cause: 'solution' };
  if (isOver(state)) return { kind: 'won', score: scoreBreakdown(tally).total };
  return { kind: 'playing' };
}
