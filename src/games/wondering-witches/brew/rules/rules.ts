/**
 * Brew: the High Witch keeps a secret recipe while the players garden on paper.
 *
 * Some ingredients are good and have the numbers 1, 2, 3 … of the recipe; the others are decoys. Players test
 * potions: ingredients in an order, each with the seeds it was grown to. She tells how many were under- and
 * overgrown, and what the hidden effects report, in no order. A potion wins when enough ingredients count,
 * each continuing the number of the one before, all grown exactly right.
 *
 * Nobody can lose to her: the players say so when their paper is full, and then have one last potion.
 */

import { ok } from '../../../../core/result';
import type { Rules } from '../../../../core/rules';
import { barsOf } from '../../deduction/choosing/dull';
import { deduce } from '../../deduction/deduce';
import { filmOf } from '../../deduction/films/film';
import { hint } from '../../deduction/hint';
import { dealRecipe, isWinnable } from '../../recipe/recipeDeal';
import { findWinningPotion } from '../../recipe/winnable';
import { playRules, view } from './playRules';
import { provingIn } from './proving';
import type { Brew } from './types';

export const rules: Rules<Brew> = {
  ...playRules,
  deal: (config, chance, dealVersion) => dealRecipe(config, chance, isWinnable, barsOf(dealVersion)),
  hint,
  film: (code, played) => filmOf(code, played, view, () => provingIn(played.chance)),
  tasks: {
    deduce: (state) => ok(deduce(view(state))),
    prove: (state) => ok(findWinningPotion(state.puzzle) !== null),
  },
};
