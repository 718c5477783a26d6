/** What a proof is looked for in: Solo and Brew differ in which potions can be tested, and how. */
import type { Chance } from '../../../../core/chance';
import type { GameTypes, PlayRules } from '../../../../core/rules';
import type { Laid } from '../judging/hypothesis';
import type { Dice } from '../possible/dice';
import type { Known, Provable } from './known';

/** A potion, and the moves that test it. */
export interface Attempt<M> {
  readonly laid: Laid;
  readonly moves: readonly M[];
}

/** `A`: what a game needs to know of its attempts besides. */
export interface Proving<S extends Provable, M, A extends Attempt<M> = Attempt<M>> {
  readonly chance: Chance;
  /** Any potion at all, and one a little different from another; null where it could not be tested. */
  any(state: S, dice: Dice): A | null;
  vary(state: S, attempt: A, dice: Dice): A | null;
  /** Null where some move is refused. */
  play(state: S, moves: readonly M[]): S | null;
  /** Whether a proof may go on from there. */
  isOpen(state: S): boolean;
  /** How to win from there; null where it takes more than that. */
  finish(state: S): LastMoves<M> | null;
}

export interface LastMoves<M> {
  readonly moves: readonly M[];
  /** A potion is given away first. */
  readonly waits: boolean;
}

/** How far a proof has come. */
export interface Way<S, M> {
  readonly state: S;
  readonly moves: readonly M[];
  readonly tests: readonly Test<S>[];
  readonly known: Known;
}

export interface Test<S> {
  readonly state: S;
  /** How many moves had been played with it. */
  readonly at: number;
}

/**
 * Null where a move is refused, or where some version of the rules would have it come out otherwise: a record is
 * judged by the version that it was begun under, and which that is, nobody tells a film.
 */
export function playAll<G extends GameTypes>(
  { apply, earlierJudges = {} }: Pick<PlayRules<G>, 'apply' | 'earlierJudges'>,
  state: G['state'],
  moves: readonly G['move'][],
  chance: Chance,
): G['state'] | null {
  let now = state;
  for (const move of moves) {
    const next = apply(now, move, chance);
    if (!next.ok) return null;
    const isSame = (judge: Pick<PlayRules<G>, 'apply'>) => {
      const then = judge.apply(now, move, chance);
      return then.ok && JSON.stringify(then.value.state) === JSON.stringify(next.value.state);
    };
    if (!Object.values(earlierJudges).every(isSame)) return null;
    now = next.value.state;
  }
  return now;
}
