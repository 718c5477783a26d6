/** A proof as a film: from the deal on, with what is left after each of its potions, and then the win. */
import { ok, type Result } from '../../../../core/result';
import { refuse } from '../../recipe/faults';
import type { Findings } from '../../recipe/types';
import { recipesLeft } from '../deduce';
import type { Provable } from '../proving/known';
import { prove } from '../proving/prove';
import type { Attempt, Proving } from '../proving/proving';
import type { Ending, FilmStage } from './stages';

export interface Proof<M> {
  readonly moves: readonly M[];
  readonly said: Readonly<Record<number, FilmStage>>;
}

export function proofFrom<S extends Provable, M, A extends Attempt<M>>(
  proving: Proving<S, M, A>,
  first: S,
  view: (state: S) => Findings,
): Result<Proof<M>> {
  const proof = prove(proving, first);
  if (!proof) return refuse('NO_PROOF');
  const { state, tests } = proof;
  const said: Record<number, FilmStage> = {
    0: { code: 'proofKnows', left: recipesLeft(view(first)), potions: tests.length },
  };
  for (const test of tests.slice(0, -1)) {
    said[test.at] = { code: 'proofLeaves', left: recipesLeft(view(test.state)) };
  }
  const last = state.phase === 'won' ? null : proving.finish(state);
  const ending: Ending = state.phase === 'won' ? 'won' : !last ? 'ends' : last.waits ? 'waits' : 'wins';
  said[proof.moves.length] = { code: 'proven', ending };
  return ok({ moves: [...proof.moves, ...(last?.moves ?? [])], said });
}
