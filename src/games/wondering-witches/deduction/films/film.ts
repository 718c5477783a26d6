/** The films of Solo and of Brew, which differ in how potions are tested. */
import { ok, type Result, refuse, unreachable } from '../../../../core/result';
import type { Findings } from '../../recipe/types';
import type { Provable } from '../proving/known';
import type { Attempt, Proving } from '../proving/proving';
import { proofFrom } from './proof';
import { FILMS, type FilmStage } from './stages';
import { whatWasTold } from './told';

interface OwnRun<S, M> {
  readonly states: readonly S[];
  readonly moves: readonly M[];
}

interface WitchFilm<M> {
  readonly from: number;
  readonly moves: readonly M[];
  readonly said: Readonly<Record<number, FilmStage>>;
}

export function filmOf<S extends Provable, M, A extends Attempt<M>>(
  code: string,
  { states, moves }: OwnRun<S, M>,
  view: (state: S) => Findings,
  provingFrom: (first: S) => Proving<S, M, A>,
): Result<WitchFilm<M>> {
  const film = FILMS.find((known) => known === code);
  const [first] = states;
  if (!film || !first) return refuse('UNKNOWN_TASK');
  switch (film) {
    case 'told':
      // The player's own moves once more, from the first on: who opens a film shall see it begin.
      return ok({ from: 0, moves, said: whatWasTold(states.map(view)) });
    case 'proof': {
      const proof = proofFrom(provingFrom(first), first, view);
      return proof.ok ? ok({ from: 0, ...proof.value }) : proof;
    }
    default:
      return unreachable(film);
  }
}
