/** The refusals of Solo, Brew and Board as sentences. */
import type { Fault, Params } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../../frame/words/sentences';
import type { FaultCode } from '../faults';
import { ingredientName } from '../ingredients';

export const FAULT_SENTENCES: Sentences<FaultCode> = {
  BAD_CONFIG: 'These are not settings of Wondering Witches.',
  TOO_MANY_INGREDIENTS: (params) => `There are only ${ingredientsIn(params)}.`,
  TOO_FEW_INGREDIENTS: (params) => `A variable recipe needs at least ${ingredientsIn(params)}.`,
  BAD_DEAL: 'This is not a recipe of Wondering Witches.',
  BAD_MOVE: 'This is not a move of Wondering Witches.',
  BAD_BOARD: 'These are not settings of a board.',
  TOO_FEW_HERBS: ({ recipe }) =>
    `A recipe of up to ${recipe} needs at least ${plural(Number(recipe), 'herb')}.`,
  BOARD_CODE_TOO_LONG: 'This is far too long for the code of a board.',
  NOT_A_BOARD_CODE: 'This is not the code of a board.',

  EMPTY_CAULDRON: 'Put something into the cauldron first.',
  FULL_CAULDRON: (params) => `The cauldron holds ${ingredientsIn(params)} at most.`,
  UNKNOWN_INGREDIENT: (params) => `This game has only ${ingredientsIn(params)}.`,
  BAD_SEEDS: ({ most }) => `A plant has from 1 to ${plural(Number(most), 'seed')}.`,
  NO_SEEDS: 'Say how many seeds each plant has.',

  NO_SUCH_NOTE: 'The notebook has no such place.',
  SAME_MARK: 'It is marked so already.',

  GAME_OVER: 'This game is over. Start a new one.',
  ALREADY_LOST: 'You have lost already: one last potion is left.',
  NOT_LOST_YET: 'A potion of any herbs is allowed only as the last one.',
  ALL_IS_LOST: 'No cell is free: one last potion is left.',

  ALLERGIC: ({ ingredient }) => `You are allergic to ${nameOf(ingredient)} until the next potion.`,
  NO_SUCH_GARDEN: 'There is no such garden.',
  // A cell that may be tested by itself names the garden by the cell.
  GARDEN_USED: ({ cell }) =>
    cell === undefined ? 'This garden is used up.' : 'The garden around this cell is used up.',
  CELL_NOT_FREE: 'Nothing can be planted there.',
  BLACK_MAGIC: 'Black Magic: this cell can be used only when no other is free.',
  MIST: 'Mist: plant in an outer cell while one is free.',
  NOT_IN_GARDEN: ({ ingredient }) => `There is no ${nameOf(ingredient)} in this garden.`,
  NOTHING_GROWS: 'Nothing in this garden can grow any further now.',
  NO_PAINTER: 'Plant on a Painter cell first: it lets you cut a garden.',
  BAD_CUT: 'The cells of each part must touch, and each part needs at least one cell.',
  NOT_VERSATILE: 'Only a Versatility cell is a garden of its own.',
  NO_GUESSER: 'Plant on a Guesser cell first: it gives a free test.',
  GUESS_WITHOUT: ({ ingredients }) => `The free test must contain ${namesOf(ingredients)}.`,
  NOTHING_PLANTED: 'Nothing grows there that could be tested.',
  CRACKED_POT: (params) => `The pot is cracked: ${ingredientsIn(params)} at most, this once.`,
  MINIMALIST: 'Minimalist: test one single plant this time.',
  TOO_GENIAL: 'Genius: only one thing may differ from what grows there.',
  NOT_THE_GARDEN: 'Test all plants that grow there, each with its seeds, in any order.',
  NO_PROOF: 'No proof was found for this recipe.',
};

export function faultInWords({ code, params }: Fault): string | null {
  return sentenceOf(FAULT_SENTENCES, code, params);
}

function ingredientsIn({ ingredients }: Params): string {
  return plural(Number(ingredients), 'ingredient');
}

function nameOf(ingredient: Params[string] | undefined): string {
  return ingredientName(Number(ingredient));
}

function namesOf(ingredients: Params[string] | undefined): string {
  return Array.isArray(ingredients) ? ingredients.map(nameOf).join(' or ') : nameOf(ingredients);
}
