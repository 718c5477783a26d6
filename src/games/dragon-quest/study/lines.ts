/** How it goes on after a choice: with the best play, and with the fates that matter. */
import { cardAt, placeOf } from '../rules/moves';
import { isTrapped } from '../rules/play';
import type { DragonMove, State } from '../rules/types';
import { isMore, type Odds } from './odds';
import { type Branch, branchesOf, movesOf, type Solver } from './solver';
import type { Line, LineEnd, Step } from './types';

/** kind: as it wins. cruel: as it can fail. */
type Luck = 'kind' | 'cruel';

export function lineAfter(solver: Solver, first: State, move: DragonMove, luck: Luck): Line {
  const steps: Step[] = [];
  let state = first;
  let next: DragonMove | null = move;
  while (next) {
    const branch = branchBy(solver, branchesOf(state, next), luck);
    steps.push({ move: next, card: cardOf(state, branch.state, next), fate: branch.fate });
    state = branch.state;
    next = endOf(state) === null ? bestMove(solver, state) : null;
  }
  return { steps, end: endOf(state) ?? 'trapped' };
}

function branchBy(solver: Solver, branches: readonly Branch[], luck: Luck): Branch {
  const odds = (branch: Branch) => solver.oddsOf(branch.state);
  const isBetter = (one: Branch, other: Branch) =>
    luck === 'kind' ? isMore(odds(one), odds(other)) : isMore(odds(other), odds(one));
  return branches.reduce((best, branch) => (isBetter(branch, best) ? branch : best));
}

function bestMove(solver: Solver, state: State): DragonMove | null {
  let best: DragonMove | null = null;
  let most: Odds | null = null;
  for (const move of movesOf(state)) {
    const odds = solver.oddsAfter(state, move);
    if (most && !isMore(odds, most)) continue;
    best = move;
    most = odds;
  }
  return best;
}

function endOf(state: State): LineEnd | null {
  const { moment, level } = state;
  if (moment.kind === 'won' || moment.kind === 'lost') return moment.kind;
  if (level > 1) return 'left';
  return isTrapped(state) ? 'trapped' : null;
}

function cardOf(before: State, after: State, move: DragonMove): number | null {
  const cell = 'cell' in move ? move.cell : 'cell' in before.moment ? before.moment.cell : null;
  if (cell === null) return null;
  const from = move.kind === 'explore' ? after : before;
  const place = placeOf(from, cell);
  return place < 0 ? null : cardAt(from, place);
}
