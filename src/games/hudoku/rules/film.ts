/** How a game could have gone on: number after number, each as Explain would have told it there. */
import { ok, type Result, refuse as refuseForAll } from '../../../core/result';
import type { Film, Played } from '../../../core/rules';
import { erase, isUnjudged, wrongCells } from './expert/unjudged';
import { refuse } from './faults';
import { apply, isOver } from './play';
import { nextNumber } from './solving/explain';
import type { HudokuStage, ReasonStage } from './solving/steps';
import { FILMS, type Hudoku, type HudokuMove } from './types';

/** By the techniques of the level alone. A path that nothing is left of is shown from where it began. */
export function film(code: string, played: Played<Hudoku>): Result<Film<Hudoku>> {
  const from = beginning(played);
  let state = played.states[from];
  if (!FILMS.some((known) => known === code) || state === undefined) return refuseForAll('UNKNOWN_TASK');
  const moves: HudokuMove[] = [];
  const said: Record<number, HudokuStage> = {};
  // From a wrong number only falsehoods follow.
  for (const cell of isUnjudged(state) ? wrongCells(state) : []) {
    const digit = state.revealed[cell] ?? 0;
    const erased = erase(state, cell);
    if (!erased.ok) return erased;
    said[moves.length] = { code: 'wrongCell', cell, digit, cells: [cell] };
    moves.push({ kind: 'erase', cell });
    state = erased.value.state;
  }
  while (!isOver(state)) {
    const next = nextNumber(state, state.config.level);
    if (next === null) return refuse('NO_PATH');
    const move: HudokuMove = { kind: 'place', ...next.place };
    const outcome = apply(state, move, played.chance);
    // Where something else is wrong, what follows from it is wrong as well.
    if (!outcome.ok) return refuse('NO_PATH');
    said[moves.length] = toldAtOnce(next.reasons);
    moves.push(move);
    state = outcome.value.state;
  }
  return ok({ from, moves, said });
}

/** The deal where the player has found every number; where the rest was shown, the state before that. */
function beginning({ states, at }: Played<Hudoku>): number {
  const state = states[at];
  if (state === undefined || !isOver(state)) return at;
  return state.gaveUp ? at - 1 : 0;
}

function toldAtOnce(reasons: readonly ReasonStage[]): HudokuStage {
  const [only, ...more] = reasons;
  if (only !== undefined && more.length === 0) return only;
  const cells = [...new Set(reasons.flatMap((reason) => reason.cells ?? []))];
  return { code: 'reasons', reasons, cells };
}
