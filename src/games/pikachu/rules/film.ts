/**
 * A run looked back on: how a board of it could have been cleared, and since when none could. Both leave shuffles aside:
 * every board is asked whether matches alone clear it, whatever shuffles came before it or after it in the run.
 */
import { ok, type Result, refuse as refuseAsAnyGame } from '../../../core/result';
import type { Film, Played } from '../../../core/rules';
import { type Outlook, outlookWithin, type Search, searchOf } from './clearing';
import { refuse } from './faults';
import { FILMS, type Pikachu, type State } from './types';

type Run = Pick<Played<Pikachu>, 'states'>;

/** So many boards are looked at in all before a search gives up: a second or two. */
export const MOST_NODES = 50_000;
/** So many boards of a run are asked about, from its end: more than any has without shuffles. */
export const MOST_ASKED = 500;

export function film(
  code: string,
  { states, at }: Run & Pick<Played<Pikachu>, 'at'>,
  search = searchOf(MOST_NODES),
): Result<Film<Pikachu>> {
  const state = states[at];
  if (!state || !FILMS.some((known) => known === code)) return refuseAsAnyGame('UNKNOWN_TASK');
  if (state.tiles.every((tile) => tile === 0)) return refuse('CLEARED_HERE');
  const found = outlookOf(state, search);
  if (found.kind === 'lost') return refuse('CANNOT_BE_CLEARED');
  if (found.kind === 'unknown') return refuse('CLEARING_UNSETTLED');
  const moves = found.line.map(([a, b]) => ({ kind: 'match', a, b }) as const);
  return ok({ from: at, moves, said: { [at]: { code: 'clearing', pairs: moves.length } } });
}

/**
 * From the end back to the first board that can be cleared: all after it are proven to be lost. Null where one is not
 * settled, where none can be cleared, and where the last one still can.
 */
export function lostSince({ states }: Run, search = searchOf(MOST_NODES)): number | null {
  const last = states.length - 1;
  for (let at = last; at > last - MOST_ASKED; at--) {
    const state = states[at];
    if (!state) return null;
    const { kind } = outlookOf(state, search);
    if (kind !== 'lost') return kind === 'clearable' && at < last ? at : null;
  }
  return null;
}

function outlookOf(state: State, search: Search): Outlook {
  return state.line ? { kind: 'clearable', line: state.line } : outlookWithin(state, search);
}
