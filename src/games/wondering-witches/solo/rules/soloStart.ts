/** From deal text to the first state: recipe and board come from one sub-seed, and one fits the other. */
import { chanceFrom } from '../../../../core/chance';
import { ok, type Result } from '../../../../core/result';
import { createBoard } from '../../board/rules/createBoard';
import { type Board, type BoardConfig, SIDE_CELLS } from '../../board/rules/types';
import { blankNotebook } from '../../notebook/notebookMarks';
import { openDeal } from '../../recipe/openDeal';
import { LONG_RECIPE, SHORT_RECIPE, type WitchConfig } from '../../recipe/types';
import type { Field, SoloState } from './types';

/**
 * Gardens for six wherever the recipe may have six numbers, so that the board gives nothing away. Where decoys
 * dissemble, one side is too few gardens to find them out in: `tests/games/wondering-witches/soloFigures.ts` has the figures.
 */
export function soloBoardConfig(config: WitchConfig): BoardConfig {
  const { ingredients, drama, variable, specials } = config;
  return {
    style: 'modern',
    players: 1,
    sides: drama || variable ? 2 : 1,
    ingredients,
    recipe: variable ? LONG_RECIPE : SHORT_RECIPE,
    specials,
    notes: false,
  };
}

export function startSolo(config: WitchConfig, deal: string): Result<SoloState> {
  const recipe = openDeal(config, deal);
  if (!recipe.ok) return recipe;
  return ok({
    ...openField(config, deal),
    ...recipe.value,
    potions: [],
    notebook: blankNotebook(config),
    turns: 0,
    rests: 0,
    resting: [],
    loss: null,
    helps: 0,
  });
}

export function openField(config: WitchConfig, deal: string): Field {
  return freshField(config, createBoard(soloBoardConfig(config), chanceFrom(deal)));
}

export function freshField(config: WitchConfig, board: Board): Field {
  const cells = SIDE_CELLS * board.config.sides;
  return {
    config,
    board,
    gardens: board.areas.map((area) => ({ cells: area.cells, isUsed: false, potion: null })),
    beds: Array.from({ length: cells }, (_, cell) => startersAt(board, cell)),
    crossed: Array.from({ length: cells }, () => false),
    phase: 'playing',
    abilities: [],
    allergies: [],
    poisonings: 0,
    hasSunbeam: false,
    isMisty: false,
    isPotCracked: false,
    guesses: [],
    cuts: 0,
    spent: [],
  };
}

function startersAt({ starters }: Board, cell: number) {
  return starters.flatMap((own) => (own.cell === cell ? [{ ingredient: own.ingredient, seeds: 1 }] : []));
}
