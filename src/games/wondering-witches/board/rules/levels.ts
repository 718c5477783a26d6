/** Four levels of boards, and which board and which recipe fit each other. */
import { LEVELS } from '../../recipe/levels';
import { LONG_RECIPE, SHORT_RECIPE, type WitchConfig } from '../../recipe/types';
import type { BoardConfig } from './types';

export const BOARD_LEVEL_CODES = ['beginner', 'amateur-witch', 'potion-master', 'high-witch'] as const;
export type BoardLevelCode = (typeof BOARD_LEVEL_CODES)[number];

/** What a level sets. */
export type BoardLevel = Pick<BoardConfig, 'ingredients' | 'recipe' | 'specials'>;

const LEVEL_BOARDS: Readonly<Record<BoardLevelCode, BoardLevel>> = {
  beginner: { ingredients: 6, recipe: SHORT_RECIPE, specials: false },
  'amateur-witch': { ingredients: 8, recipe: SHORT_RECIPE, specials: true },
  'potion-master': { ingredients: 8, recipe: LONG_RECIPE, specials: true },
  'high-witch': { ingredients: 10, recipe: LONG_RECIPE, specials: true },
};

export function boardLevel(code: BoardLevelCode): BoardLevel {
  return LEVEL_BOARDS[code];
}

/** Null: set one by one. */
export function boardLevelOf(config: BoardConfig): BoardLevelCode | null {
  const isSame = (code: BoardLevelCode) => {
    const { ingredients, recipe, specials } = boardLevel(code);
    return ingredients === config.ingredients && recipe === config.recipe && specials === config.specials;
  };
  return BOARD_LEVEL_CODES.find(isSame) ?? null;
}

/** With gardens large enough for whatever the recipe may turn out to be. */
export function boardFor({ ingredients, variable, specials }: WitchConfig): BoardLevel {
  const recipe = variable ? LONG_RECIPE : SHORT_RECIPE;
  const level = BOARD_LEVEL_CODES.map(boardLevel).find(
    (own) => own.ingredients === ingredients && own.recipe === recipe,
  );
  return level ?? { ingredients, recipe, specials };
}

/** The level whose recipes this board is for; else a recipe with as much as fits. */
export function recipeFor(config: BoardConfig): WitchConfig {
  const { ingredients, recipe, specials } = config;
  const level = boardLevelOf(config);
  const named = LEVELS.find(({ code }) => code === level);
  if (named) return named.config;
  return {
    ingredients,
    effects: 1,
    drama: false,
    variable: recipe === LONG_RECIPE,
    specials,
    events: false,
  };
}
