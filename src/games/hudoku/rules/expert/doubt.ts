/**
 * Explain where nothing is judged: nothing is reasoned from a wrong number. What it finds wrong is told at its price, so
 * that the free stage says the same whether anything is wrong or not. It knows the puzzle as anybody could who solves it.
 */
import type { Hint } from '../../../../core/rules';
import { searchSolutions } from '../solving/solver';
import type { HudokuStage } from '../solving/steps';
import { MAX_NODES } from '../start';
import { templateOf } from '../templates';
import type { Hudoku, View } from '../types';
import { wrongCells } from './unjudged';

/** `sure`: what is said where every number on the board is right. */
export function explainDoubting(view: View, sure: (view: View) => Hint<Hudoku> | null): Hint<Hudoku> | null {
  const own = view.origins.flatMap((origin, cell) => (origin === 'player' ? [cell] : []));
  const marked = own.filter((cell) => view.extras?.verdicts[cell] === 'wrong');
  if (marked.length > 0) return toErase(marked, [{ code: 'wrongMarked', cells: marked }]);
  if (own.every((cell) => view.extras?.verdicts[cell] === 'right')) return sure(view);
  const first: HudokuStage = { code: 'doubt' };
  const wrong = wrongIn(view);
  if (wrong.length > 0)
    return toErase(wrong, [first, { code: 'wrong', count: wrong.length }, found(view, wrong)]);
  const hint = sure(view);
  return hint && { ...hint, stages: [first, { code: 'allRight' }, ...hint.stages] };
}

function toErase([cell = -1]: readonly number[], stages: readonly HudokuStage[]): Hint<Hudoku> {
  return { stages, move: { kind: 'erase', cell } };
}

function found({ revealed }: View, [cell = -1]: readonly number[]): HudokuStage {
  return { code: 'wrongCell', cell, digit: revealed[cell] ?? 0, cells: [cell] };
}

function wrongIn({ config, revealed, emptyHints, origins }: View): number[] {
  const given = revealed.map((digit, cell) => (origins[cell] === 'given' ? digit : 0));
  const puzzle = { template: templateOf(config.template), revealed: given, emptyHints };
  const { solution } = searchSolutions(puzzle, 1, MAX_NODES);
  return solution === null ? [] : wrongCells({ config, revealed, solution });
}
