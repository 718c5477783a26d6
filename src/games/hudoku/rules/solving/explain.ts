/**
 * Explain: the next number a person could find, and every deduction it takes, by the grader's own techniques.
 * It sees what the player sees: the numbers on the board and in the empty cells, and no notes, which may be wrong.
 */
import type { Hint } from '../../../../core/rules';
import { explainDoubting } from '../expert/doubt';
import { reasonStage, whereStage } from '../stages';
import { templateOf } from '../templates';
import type { Hudoku, Level, View } from '../types';
import { type Board, boardFrom, candidatesAt, copyBoard } from './candidateBoard';
import type { HudokuStage, Placement, ReasonStage, Step, Technique } from './steps';
import { FINDERS, nextStep, takeStep } from './techniques';

export function explain(view: View): Hint<Hudoku> | null {
  return view.config.mode === 'unjudged' ? explainDoubting(view, explainNext) : explainNext(view);
}

function explainNext(view: View): Hint<Hudoku> | null {
  const found = nextNumber(view, 'fiendish');
  if (found === null) return null;
  const { technique, where, reasons, place } = found;
  return {
    stages: [
      { code: 'technique', technique },
      where,
      ...reasons,
      { code: 'place', ...place, cells: [place.cell] },
    ],
    move: { kind: 'place', ...place },
  };
}

interface NextNumber {
  /** Of the first deduction, and where to look for it. */
  readonly technique: Technique;
  readonly where: HudokuStage;
  readonly reasons: readonly ReasonStage[];
  readonly place: Placement;
}

/** Null where techniques up to `hardest` lead to no further number. */
export function nextNumber(
  { config, revealed, emptyHints }: Pick<View, 'config' | 'revealed' | 'emptyHints'>,
  hardest: Level,
): NextNumber | null {
  const board = boardFrom({ template: templateOf(config.template), revealed, emptyHints });
  const found = stepsToPlacement(board, hardest);
  if (found === null) return null;
  const steps = withoutDetours(board, found.steps);
  const [first = found.last] = steps;
  const where = whereStage(board, first);
  const reasons = steps.map((step) => {
    const reason = reasonStage(board, step);
    takeStep(board, step);
    return reason;
  });
  return { technique: first.technique, where, reasons, place: found.place };
}

interface Found {
  readonly steps: readonly Step[];
  readonly last: Step;
  readonly place: Placement;
}

function stepsToPlacement(start: Board, hardest: Level): Found | null {
  const board = copyBoard(start);
  const steps: Step[] = [];
  for (let step = nextStep(board, hardest); step !== null; step = nextStep(board, hardest)) {
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
