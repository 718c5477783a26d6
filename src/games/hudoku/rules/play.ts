/** What each move makes of a state, and what is told of it. */
import { type Chance, shuffled } from '../../../core/chance';
import { ok, type Result, unreachable } from '../../../core/result';
import type { Outcome } from '../../../core/rules';
import { conflictsOf } from './conflicts';
import { refuse, wrongDigit } from './faults';
import { applyMark, checkFits, cleanedNotes, fillNotes } from './notes';
import { templateOf } from './templates';
import type { Hudoku, HudokuMove, Origin, State } from './types';

type Outcomes = Result<Outcome<Hudoku>>;

export function apply(state: State, move: HudokuMove, chance: Chance): Outcomes {
  if (isOver(state)) return refuse('GAME_OVER');
  switch (move.kind) {
    case 'place':
      return place(state, move.cell, move.digit);
    case 'reveal':
      return ok(reveal(state, 'hint', chance));
    case 'sand':
      return ok(reveal(state, 'sand', chance));
    case 'fillNotes':
      return fillNotes(state);
    case 'solution':
      return ok(showSolution(state));
    case 'mark':
      return applyMark(state, move);
    default:
      return unreachable(move);
  }
}

export function* placements(state: State): Generator<Extract<HudokuMove, { readonly kind: 'place' }>> {
  for (const cell of hiddenCells(state)) yield { kind: 'place', cell, digit: state.solution[cell] ?? 0 };
}

export function isOver(state: State): boolean {
  return hiddenCells(state).next().done === true;
}

export function* hiddenCells({ config, revealed }: Pick<State, 'config' | 'revealed'>): Generator<number> {
  for (const cell of templateOf(config.template).fillable) {
    if (revealed[cell] === 0) yield cell;
  }
}

function place(state: State, cell: number, digit: number): Outcomes {
  const fits = checkFits(state, cell, digit);
  if (!fits.ok) return fits;
  if (state.solution[cell] !== digit) {
    return wrongDigit({ cell, digit, conflicts: conflictsOf(state, cell, digit) });
  }
  return ok(filled(state, cell, 'player'));
}

/** The order of cells is drawn whole, so that filling others in between does not change which one comes. */
function reveal(state: State, by: 'hint' | 'sand', chance: Chance): Outcome<Hudoku> {
  const { fillable } = templateOf(state.config.template);
  const order = shuffled(fillable, chance('reveal', state.reveals));
  const cell = order.find((candidate) => state.revealed[candidate] === 0) ?? -1;
  return filled({ ...state, reveals: state.reveals + 1 }, cell, by);
}

function filled(state: State, cell: number, by: 'player' | 'hint' | 'sand'): Outcome<Hudoku> {
  const after = withNumber(state, cell, by === 'player' ? 'player' : 'hint');
  const cellsLeft = [...hiddenCells(after)].length;
  return {
    state: after,
    events: [{ kind: 'filled', by, cell, digit: after.revealed[cell] ?? 0, cellsLeft }],
  };
}

function showSolution(state: State): Outcome<Hudoku> {
  const numbers = [...placements(state)].map(({ cell, digit }) => ({ cell, digit }));
  const shown = numbers.reduce((before, { cell }) => withNumber(before, cell, 'shown'), state);
  return { state: { ...shown, gaveUp: true }, events: [{ kind: 'solutionShown', numbers }] };
}

function withNumber(state: State, cell: number, origin: Origin): State {
  const digit = state.solution[cell] ?? 0;
  return {
    ...state,
    revealed: state.revealed.with(cell, digit),
    origins: state.origins.with(cell, origin),
    notes: cleanedNotes(templateOf(state.config.template), state.notes, cell, digit),
  };
}
