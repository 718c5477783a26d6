/** Brew as a proof is looked for in it: any potion may be tested at any time. */
import type { Chance } from '../../../../core/chance';
import { itemsOf, type Laid } from '../../deduction/judging/hypothesis';
import { anyLaid, varied } from '../../deduction/proving/attempts';
import { type Attempt, type Proving, playAll } from '../../deduction/proving/proving';
import { type BrewMove, type BrewState, MAX_POTION } from '../../recipe/types';
import { findWinningPotion } from '../../recipe/winnable';
import { playRules } from './playRules';
import type { Brew } from './types';

export function provingIn(chance: Chance): Proving<BrewState, BrewMove> {
  return {
    chance,
    any: ({ config }, dice) => attempt(anyLaid(config.ingredients, MAX_POTION, dice)),
    vary: ({ config }, { laid }, dice) => attempt(varied(laid, config.ingredients, MAX_POTION, dice)),
    play: (state, moves) => playAll<Brew>(playRules, state, moves, chance),
    isOpen: ({ phase }) => phase === 'playing',
    finish({ puzzle }) {
      const items = findWinningPotion(puzzle);
      return items && { moves: [{ kind: 'potion', items }], waits: false };
    },
  };
}

function attempt(laid: Laid): Attempt<BrewMove> {
  return { laid, moves: [{ kind: 'potion', items: itemsOf(laid) }] };
}
