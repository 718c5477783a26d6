/** Solo as a proof is looked for in it: whatever a garden can be grown to is tested there, by moves that can be made. */
import type { Chance } from '../../../../core/chance';
import { itemsOf, type Laid } from '../../deduction/judging/hypothesis';
import type { Dice } from '../../deduction/possible/dice';
import { anyLaid, varied } from '../../deduction/proving/attempts';
import { type Attempt, type LastMoves, type Proving, playAll } from '../../deduction/proving/proving';
import type { PotionItem, Puzzle } from '../../recipe/types';
import { findWinningPotion } from '../../recipe/winnable';
import { growPlan, planAnywhere } from './plan';
import { playRules } from './playRules';
import { roomIn } from './stakes';
import { callerIn } from './targets';
import type { Solo, SoloMove, SoloState } from './types';

/** With the garden that it is grown in. */
interface Grown extends Attempt<SoloMove> {
  readonly garden: number;
}

/** One in so many changes begins anew, in any garden. */
const ANEW = 8;

export function provingIn(chance: Chance, puzzle: Puzzle): Proving<SoloState, SoloMove, Grown> {
  const winner = findWinningPotion(puzzle);
  const play: Proving<SoloState, SoloMove>['play'] = (state, moves) =>
    playAll<Solo>(playRules, state, moves, chance);
  return {
    chance,
    any: anyGrown,
    vary(state, { laid, garden }, dice) {
      const own = dice.below(ANEW) > 0 ? state.gardens[garden] : undefined;
      if (!own) return anyGrown(state, dice);
      return grown(state, garden, varied(laid, state.config.ingredients, roomIn(state, own), dice));
    },
    play,
    isOpen: (state) =>
      state.phase === 'playing' && (winner === null || planAnywhere(unhindered(state), winner) !== null),
    finish: (state) => winner && lastMoves(state, winner, play),
  };
}

function anyGrown(state: SoloState, dice: Dice): Grown | null {
  const garden = dice.below(state.gardens.length);
  const own = state.gardens[garden];
  const room = own && !own.isUsed ? roomIn(state, own) : 0;
  return room > 0 ? grown(state, garden, anyLaid(state.config.ingredients, room, dice)) : null;
}

function grown(state: SoloState, garden: number, laid: Laid): Grown | null {
  const moves = growPlan(state, garden, itemsOf(laid));
  return moves && { laid, moves, garden };
}

/** Whatever holds the witch passes: what is asked is whether ground is left. */
function unhindered(state: SoloState): SoloState {
  return {
    ...state,
    abilities: [],
    allergies: [],
    hasSunbeam: false,
    isMisty: false,
    isPotCracked: false,
  };
}

function lastMoves(
  state: SoloState,
  items: readonly PotionItem[],
  play: Proving<SoloState, SoloMove>['play'],
): LastMoves<SoloMove> | null {
  const plan = planAnywhere(state, items);
  if (plan) return { moves: plan, waits: false };
  for (const { moves, waits } of whatPasses(state)) {
    const next = play(state, moves);
    const rest = next && planAnywhere(next, items);
    if (rest) return { moves: [...moves, ...rest], waits };
  }
  return null;
}

/** A doubled growth is spent on any garden; all else takes a potion, of one plant if that will do. */
function* whatPasses(state: SoloState): Iterable<LastMoves<SoloMove>> {
  for (const [garden, own] of state.gardens.entries()) {
    const ingredient = own.isUsed || !state.hasSunbeam ? null : callerIn(state, own);
    if (ingredient !== null) yield { moves: [{ kind: 'grow', ingredient, garden }], waits: false };
  }
  for (const garden of state.gardens.keys()) {
    for (let ingredient = 0; ingredient < state.config.ingredients; ingredient++) {
      const moves = growPlan(state, garden, [{ ingredient, seeds: 1 }]);
      if (moves) yield { moves, waits: true };
    }
  }
}
