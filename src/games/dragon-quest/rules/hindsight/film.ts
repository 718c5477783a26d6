/**
 * A run looked back on by one who knows how the cards lie and which fates come: how it could have been won, and since
 * when it could not.
 */
import type { Chance } from '../../../../core/chance';
import { expect, ok, type Result, refuse as refuseAsAnyGame } from '../../../../core/result';
import type { Film, Played } from '../../../../core/rules';
import { type Effort, solve } from '../deal/solve';
import { refuse } from '../faults';
import { apply } from '../game';
import { type DragonMove, type DragonQuest, FILMS, type State } from '../types';
import { oddsAgainst, viewOf } from '../view';
import { seenPositions } from './positions';

type Run = Pick<Played<DragonQuest>, 'states' | 'chance'>;
type Said = Record<number, DragonQuest['stage']>;

/** As much as proves a deal, and then more patience with what nothing is known of: a second or two at most. */
export const EFFORT: Effort = { games: 400, nodes: 15_000, exhaustiveNodes: 200_000 };
/** Moves tried in games from one state of a run, before trying everything. */
const NODES_IN_GAMES = 4_000;

export function film(
  code: string,
  { states, at, chance }: Run & Pick<Played<DragonQuest>, 'at'>,
  effort = EFFORT,
): Result<Film<DragonQuest>> {
  const state = states[at];
  if (!state || !FILMS.some((known) => known === code)) return refuseAsAnyGame('UNKNOWN_TASK');
  if (state.moment.kind === 'won' || state.moment.kind === 'lost') return refuse('ENDED_HERE');
  const { verdict, line } = solve(state, chance, effort, seenPositions());
  if (line) return ok({ from: at, moves: line, said: saidOf(line, state, at, chance) });
  return refuse(verdict === 'refuted' ? 'CANNOT_BE_WON' : 'WIN_UNSETTLED');
}

/** Beyond what happens: what it is, and how likely each fate was to those who cannot know it. */
function saidOf(line: readonly DragonMove[], first: State, at: number, chance: Chance): Said {
  const said: Said = { [at]: { code: 'winning', moves: line.length } };
  let state = first;
  for (const [index, move] of line.entries()) {
    const before = state;
    const { state: after, events } = expect(apply(before, move, chance));
    const drawn = events.find((event) => event.kind === 'fate');
    const odds = drawn && oddsAgainst(viewOf(before), drawn.card);
    if (odds) {
      const { beats, of } = odds;
      said[at + index + 1] = { code: 'oddsTaken', card: drawn.card, beats, of };
    }
    state = after;
  }
  return said;
}

/**
 * From the end back to the first state that can be won: from all after it, everything was tried. Null where one is not
 * settled, where none can be won, and where the last one still can.
 */
export function lostSince(
  { states, chance }: Run,
  budget = { nodes: EFFORT.exhaustiveNodes },
): number | null {
  const last = states.length - 1;
  if (states[last]?.moment.kind === 'won') return null;
  const seen = seenPositions();
  for (let at = last; at >= 0 && budget.nodes > 0; at--) {
    const state = states[at];
    if (!state) return null;
    const effort = { ...EFFORT, nodes: NODES_IN_GAMES, exhaustiveNodes: budget.nodes };
    const { verdict, nodes } = solve(state, chance, effort, seen);
    budget.nodes -= nodes;
    if (verdict !== 'refuted') return verdict === 'proven' && at < last ? at : null;
  }
  return null;
}
