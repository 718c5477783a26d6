/**
 * Explain: the next number a person could find, and every deduction it takes, by the grader's own techniques.
 * It sees what the player sees: the numbers on the board and in the empty cells, and no notes, which may be wrong.
 */
import type { Hint, HintStage } from '../../../core/rules';
import { cellName, reasonOf, regionAt, whereabouts } from '../words/words';
import { type Board, boardFrom, candidatesAt, copyBoard } from './candidateBoard';
import type { Step } from './steps';
import { FINDERS, nextStep, takeStep } from './techniques';
import { templateOf } from './templates';
import type { HudokuMove, View } from './types';

export function explain(view: View): Hint<HudokuMove> | null {
  const template = templateOf(view.config.template);
  const board = boardFrom({ template, revealed: view.revealed, emptyHints: view.emptyHints });
  const found = stepsToPlacement(board);
  if (found === null) return null;
  const { place } = found;
  const steps = withoutDetours(board, found.steps);
  const told = copyBoard(board);
  const [first = found.last] = steps;
  const stages: HintStage[] = [{ text: whereabouts(board, first), cells: whereToLook(board, first) }];
  for (const step of steps) {
    stages.push({ text: reasonOf(told, step), cells: cellsOf(step) });
    takeStep(told, step);
  }
  stages.push({ text: `So ${cellName(template, place.cell)} is ${place.digit}.`, cells: [place.cell] });
  return { stages, move: { kind: 'place', ...place } };
}

interface Found {
  readonly steps: readonly Step[];
  readonly last: Step;
  readonly place: { readonly cell: number; readonly digit: number };
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

/** A whole region or line where there is one, so that the first stage does not give the cell away. */
function whereToLook({ template }: Board, { technique, units, cells }: Step): readonly number[] {
  if (technique === 'emptyCell' || technique === 'chain') return cells;
  return (units[0] ?? regionAt(template, cells[0] ?? -1)).cells;
}

function cellsOf({ cells, removals }: Step): number[] {
  return [...new Set([...cells, ...removals.map(({ cell }) => cell)])].sort((a, b) => a - b);
}
