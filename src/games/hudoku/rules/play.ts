/** What each move makes of a state, and what is told of it. */
import { type Chance, shuffled } from '../../../core/chance';
import { ok, type Result, unreachable } from '../../../core/result';
import type { Outcome } from '../../../core/rules';
import { conflictsOf } from './conflicts';
import { restore } from './expert/checkpoints';
import { applyExpertMark } from './expert/marks';
import { check, emptyCells, erase, isUnjudged, withoutVerdict, write, wrongCells } from './expert/unjudged';
import { refuse, wrongDigit } from './faults';
import { applyMark, checkFits, cleanedNotes, fillNotes } from './notes';
import { templateOf } from './templates';
import type { Hudoku, HudokuMove, Mark, Origin, State } from './types';

type Outcomes = Result<Outcome<Hudoku>>;

export function apply(state: State, move: HudokuMove, chance: Chance): Outcomes {
  if (isOver(state)) return refuse('GAME_OVER');
  switch (move.kind) {
    case 'place':
      return isUnjudged(state) ? write(state, move.cell, move.digit) : place(state, move.cell, move.digit);
    case 'reveal':
      return ok(reveal(state, 'hint', chance));
    case 'sand':
      return ok(reveal(state, 'sand', chance));
    case 'fillNotes':
      return fillNotes(state);
    case 'solution':
      return ok(showSolution(state));
    case 'erase':
      return erase(state, move.cell);
    case 'check':
      return check(state);
    case 'restore':
      return restore(state, move.checkpoint);
    case 'mark':
      return applyAnyMark(state, move);
    default:
      return unreachable(move);
  }
}

function applyAnyMark(state: State, move: Mark): Outcomes {
  switch (move.mark) {
    case 'toggle':
    case 'clear':
    case 'fill':
      return applyMark(state, move);
    default:
      return applyExpertMark(state, move);
  }
}

/** What brings the board nearer to its solution: also over a wrong number, where one can stand. */
export function* placements(state: State): Generator<Extract<HudokuMove, { readonly kind: 'place' }>> {
  const { config, revealed, solution } = state;
  for (const cell of templateOf(config.template).fillable) {
    if (revealed[cell] !== solution[cell]) yield { kind: 'place', cell, digit: solution[cell] ?? 0 };
  }
}

export function isOver(state: State): boolean {
  return placements(state).next().done === true;
}

function place(state: State, cell: number, digit: number): Outcomes {
  const fits = checkFits(state, cell, digit);
  if (!fits.ok) return fits;
  if (state.solution[cell] !== digit) {
    return wrongDigit({ cell, digit, conflicts: conflictsOf(state, cell, digit) });
  }
  return ok(filled(state, cell, 'player'));
}

/**
 * The order of cells is drawn whole, so that filling others in between does not change which one comes. A wrong number
 * comes before a cell without one: what is found after it would stand beside it.
 */
function reveal(state: State, by: 'hint' | 'sand', chance: Chance): Outcome<Hudoku> {
  const { fillable } = templateOf(state.config.template);
  const order = shuffled(fillable, chance('reveal', state.reveals));
  const wrong = wrongCells(state);
  const cell = order.find((candidate) =>
    wrong.length > 0 ? wrong.includes(candidate) : state.revealed[candidate] === 0,
  );
  return filled({ ...state, reveals: state.reveals + 1 }, cell ?? -1, by);
}

function filled(state: State, cell: number, by: 'player' | 'hint' | 'sand'): Outcome<Hudoku> {
  const after = withNumber(state, cell, by === 'player' ? 'player' : 'hint');
  const instead = state.revealed[cell] ? { instead: state.revealed[cell] } : {};
  const event = { kind: 'filled', by, cell, digit: after.revealed[cell] ?? 0 } as const;
  return { state: after, events: [{ ...event, cellsLeft: emptyCells(after).length, ...instead }] };
}

function showSolution(state: State): Outcome<Hudoku> {
  const numbers = [...placements(state)].map(({ cell, digit }) => ({ cell, digit }));
  const shown = numbers.reduce((before, { cell }) => withNumber(before, cell, 'shown'), state);
  return { state: { ...shown, gaveUp: true }, events: [{ kind: 'solutionShown', numbers }] };
}

function withNumber(state: State, cell: number, origin: Origin): State {
  const digit = state.solution[cell] ?? 0;
  return {
    ...withoutVerdict(state, cell),
    revealed: state.revealed.with(cell, digit),
    origins: state.origins.with(cell, origin),
    notes: cleanedNotes(templateOf(state.config.template), state.notes, cell, digit),
  };
}
