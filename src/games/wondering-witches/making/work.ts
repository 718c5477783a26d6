/** What the maker of secrets asks of its worker. A sketch goes to and fro as text. */
import { chanceFrom } from '../../../core/chance';
import { ok, type Result, unreachable } from '../../../core/result';
import { playRules } from '../brew/rules/playRules';
import { deduce } from '../deduction/deduce';
import { giveClue } from '../recipe/clue';
import { parseConfig } from '../recipe/levels';
import { formatOwnDeal, type OwnRecipe } from '../recipe/ownDeal';
import { configOf, inDealtOrder } from '../recipe/ownRecipe';
import { createPuzzle } from '../recipe/puzzle';
import { MAX_ATTEMPTS } from '../recipe/recipeDeal';
import type { PotionItem, Puzzle } from '../recipe/types';
import { findWinningPotion } from '../recipe/winnable';
import { refuse } from './faults';
import { recipeOfSketch, type Sketch, settingsOf } from './sketch';
import { parseSketch } from './sketchText';

export type SecretJob =
  | { readonly kind: 'prove'; readonly text: string }
  | { readonly kind: 'weigh'; readonly text: string }
  | { readonly kind: 'deal'; readonly config: string; readonly seed: string };

/** A potion that wins however chance falls; null where there is none. */
export interface Proof {
  readonly potion: readonly PotionItem[] | null;
}

/** How the app's own deduction fares with it. */
export interface Weight {
  readonly potions: number;
  readonly isFound: boolean;
}

/** Nobody's paper has room for more. */
const MOST_TRIES = 12;

export function doSecretJob(job: SecretJob): Result<unknown> {
  switch (job.kind) {
    case 'deal':
      return dealSecret(job.config, job.seed);
    case 'prove':
      return withRecipe(job.text, (_, { puzzle }) => ok<Proof>({ potion: findWinningPotion(puzzle) }));
    case 'weigh':
      return withRecipe(job.text, weigh);
    default:
      return unreachable(job);
  }
}

function withRecipe<T>(text: string, work: (sketch: Sketch, recipe: OwnRecipe) => Result<T>): Result<T> {
  const sketch = parseSketch(text);
  if (!sketch.ok) return sketch;
  const recipe = recipeOfSketch(sketch.value);
  return recipe.ok ? work(sketch.value, recipe.value) : recipe;
}

/** Plays it in Brew by what can be deduced, and counts the potions. */
function weigh(sketch: Sketch, recipe: OwnRecipe): Result<Weight> {
  const deal = formatOwnDeal(recipe);
  const chance = chanceFrom(deal);
  const first = playRules.start(settingsOf(sketch), deal, playRules.dealVersion);
  if (!first.ok) return first;
  let state = first.value;
  for (let potions = 1; potions <= MOST_TRIES; potions++) {
    const { potion } = deduce(playRules.view(state));
    const next = playRules.apply(state, { kind: 'potion', items: potion }, chance);
    if (!next.ok) return next;
    state = next.value.state;
    if (state.phase === 'won') return ok({ potions, isFound: true });
  }
  return ok({ potions: MOST_TRIES, isFound: false });
}

/** As the game deals, with its effects in the order that hand-set recipes have, and proven so. */
function dealSecret(level: string, seed: string): Result<OwnRecipe> {
  const config = parseConfig(level);
  if (!config.ok) return config;
  const chance = chanceFrom(seed);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const drawn = createPuzzle(config.value, chance('deal', attempt));
    const puzzle: Puzzle = { ...drawn, ingredients: inDealtOrder(drawn.ingredients) };
    if (findWinningPotion(puzzle) === null) continue;
    return ok({ puzzle, clue: giveClue(configOf(puzzle, config.value), puzzle, chance('clue', attempt)) });
  }
  return refuse('NO_RECIPE_FOUND');
}
