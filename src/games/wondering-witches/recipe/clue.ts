/** The free clue that every game begins with. A clue never lies, in whichever sense it is read. */
import { pick, type Rng, shuffled } from '../../../core/chance';
import { recipeOf } from './ingredients';
import { type Clue, type Puzzle, type RecipeIngredient, SHORT_RECIPE, type WitchConfig } from './types';

type Told = number | 'decoy';

export function giveClue(config: WitchConfig, puzzle: Puzzle, rng: Rng): Clue {
  const kind = rng.below(3);
  if (kind === 0) return groupClue(puzzle, rng) ?? notClue(puzzle, rng);
  if (kind === 1) return notClue(puzzle, rng);
  return config.effects > 0 ? effectsClue(puzzle, rng) : placeClue(puzzle, rng);
}

/** With a variable recipe a 5 or 6 would give its length away, so numbers stay within the shorter one. */
function tellable(rng: Rng): Told {
  const number = 1 + rng.below(SHORT_RECIPE + 1);
  return number > SHORT_RECIPE ? 'decoy' : number;
}

/** An Imposter with number 3 is not the recipe's 3, but some would read it so: it counts as both. */
export function couldBe({ kind, number }: RecipeIngredient, told: Told): boolean {
  return told === 'decoy' ? kind !== 'good' : number === told;
}

/** Exactly one of the group fits; null where the recipe has no such group. */
function groupClue(puzzle: Puzzle, rng: Rng): Clue | null {
  const is = tellable(rng);
  const size = 2 + rng.below(2);
  const order = shuffled([...puzzle.ingredients.keys()], rng);
  const fits = (index: number) => couldBe(recipeOf(puzzle, index), is);
  const one = order.find(
    (index) => fits(index) && (is === 'decoy' || recipeOf(puzzle, index).kind === 'good'),
  );
  const others = order.filter((index) => !fits(index)).slice(0, size - 1);
  if (one === undefined || others.length < size - 1) return null;
  return { kind: 'group', ingredients: [one, ...others].sort((a, b) => a - b), is };
}

function notClue(puzzle: Puzzle, rng: Rng): Clue {
  const is = tellable(rng);
  const fitting = [...puzzle.ingredients.keys()].filter((index) => !couldBe(recipeOf(puzzle, index), is));
  return { kind: 'not', ingredient: pick(fitting, rng), is };
}

function effectsClue(puzzle: Puzzle, rng: Rng): Clue {
  const ingredient = rng.below(puzzle.ingredients.length);
  return { kind: 'effects', ingredient, count: recipeOf(puzzle, ingredient).effects.length };
}

function placeClue(puzzle: Puzzle, rng: Rng): Clue {
  const ingredient = rng.below(puzzle.ingredients.length);
  const { kind, number } = recipeOf(puzzle, ingredient);
  if (kind !== 'good' || number === null) return { kind: 'decoy', ingredient };
  return { kind: 'half', ingredient, half: number <= puzzle.codeLength / 2 ? 'first' : 'last' };
}
