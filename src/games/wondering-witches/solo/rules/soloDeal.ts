/** Deals a recipe that the garden of the same sub-seed can grow. */
import type { Chance } from '../../../../core/chance';
import { barsOf } from '../../deduction/choosing/dull';
import { dealRecipe, type Proves } from '../../recipe/recipeDeal';
import type { Puzzle, WitchConfig } from '../../recipe/types';
import { findWinningPotion } from '../../recipe/winnable';
import { planAnywhere } from './plan';
import { freshField, openField } from './soloStart';
import type { Field, SoloMove, SoloState } from './types';

export function dealSolo(config: WitchConfig, chance: Chance, dealVersion: number): string {
  return dealRecipe(config, chance, provesFor(config), barsOf(dealVersion));
}

function provesFor(config: WitchConfig): Proves {
  return (puzzle, deal) => winningPlan(openField(config, deal), puzzle) !== null;
}

/** The same proof for a game that is already under way, whatever has been played since. */
export function wasWinnable({ config, board, puzzle }: SoloState): boolean {
  return winningPlan(freshField(config, board), puzzle) !== null;
}

/** Turns that win from here whatever chance may bring: nothing in them draws any. */
export function winningPlan(field: Field, puzzle: Puzzle): SoloMove[] | null {
  const potion = findWinningPotion(puzzle);
  return potion && planAnywhere(field, potion);
}
