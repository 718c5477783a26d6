/**
 * Explain: the next number a person could find, and every deduction it takes, by the grader's own techniques.
 * It sees what the player sees: the numbers on the board and in the empty cells, and no notes, which may be wrong.
 */
import type { Hint } from '../../../../core/rules';
import { reasonStage, whereStage } from '../stages';
import { templateOf } from '../templates';
import type { Hudoku, View } from '../types';
import { type Board, boardFrom, candidatesAt, copyBoard } from './candidateBoard';
import type { HudokuStage, Placement, Step } from './steps';
import { FINDERS, nextStep, takeStep } from './techniques';

export function explain(view: View): Hint<Hudoku> | null {
  const template = templateOf(view.config.template);
  const board = boardFrom({ template, revealed: view.revealed, emptyHints: view.emptyHints });
  const found = stepsToPlacement(board);
  if (found === null) return null;
  const { place } = found;
  const steps = withoutDetours(board, found.steps);
  const told = copyBoard(board);
  const [first = found.last] = steps;
  const stages: HudokuStage[] = [{ code: 'technique', technique: first.technique }, whereStage(board, first)];
  for (const step of steps) {
    stages.push(reasonStage(told, step));
    takeStep(told, step);
  }
  stages.push({ code: 'place', ...place, cells: [place.cell] });
  return { stages, move: { kind: 'place', ...place } };
}

interface Found {
  readonly steps: readonly Step[];
  readonly last: Step;
  readonly place: Placement;
}

function stepsToPlacement(start: Board): Found | null {
  const board = copyBoard(start);
  const steps: Step[] = [];
  for (let step = nextStep(board, 'fiendish'); step !== null; step = nextStep(board, 'fiendish')) {
    steps.push(step);
    if (step.place !== null) return { steps, last: step, place: step.place };
    takeStep(board, step);
  }
  return null;
}

/** Drops, from the last to the first, every step without which all later ones still hold. */
function withoutDetours(start: Board, found: readonly Step[]): readonly Step[] {
  let steps = found;
  for (let i = found.length - 2; i >= 0; i--) {
    const fewer = followed(start, steps.toSpliced(i, 1));
    if (fewer !== null) steps = fewer;
  }
  return steps;
}

/** The same deductions one after another, each found anew; null where one no longer follows. */
function followed(start: Board, steps: readonly Step[]): readonly Step[] | null {
  const board = copyBoard(start);
  const again: Step[] = [];
  for (const step of steps) {
    const found = foundAgain(board, step);
    if (found === null) return null;
    again.push(found);
    takeStep(board, found);
  }
  return again;
}

function foundAgain(board: Board, step: Step): Step | null {
  for (const other of FINDERS[step.technique].find(board)) {
    if (other.place?.cell !== step.place?.cell || other.place?.digit !== step.place?.digit) continue;
    if (other.digits !== step.digits || other.cells.join() !== step.cells.join()) continue;
    if (step.removals.every(({ cell, digits }) => rulesOut(other, board, cell, digits))) return other;
  }
  return null;
}

function rulesOut(step: Step, board: Board, cell: number, digits: number): boolean {
  const gone = step.removals.find((removal) => removal.cell === cell)?.digits ?? 0;
  return (candidatesAt(board, cell) & digits & ~gone) === 0;
}
