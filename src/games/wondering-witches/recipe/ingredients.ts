import type { Puzzle, RecipeIngredient } from './types';

/** In the order in which a game takes them: one with six ingredients uses the first six. */
export const INGREDIENTS = [
  'Parsley',
  'Sage',
  'Chives',
  'Rosemary',
  'Oregano',
  'Mint',
  'Dill',
  'Basil',
  'Thyme',
  'Black Pepper',
] as const;

export function ingredientName(ingredient: number): string {
  const name = INGREDIENTS[ingredient];
  if (name === undefined) throw new Error(`There is no ingredient ${ingredient}`);
  return name;
}

export function recipeOf(puzzle: Puzzle, ingredient: number): RecipeIngredient {
  const found = puzzle.ingredients[ingredient];
  if (!found) throw new Error(`The recipe has no ingredient ${ingredient}`);
  return found;
}
