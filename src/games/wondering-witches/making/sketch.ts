/** A secret in the making: what each herb is, the clue, and what has been answered at the table. */
import { rngFor } from '../../../core/chance';
import { ok, type Result } from '../../../core/result';
import { giveClue } from '../recipe/clue';
import { MOST_IN_GROUP, type OwnRecipe } from '../recipe/ownDeal';
import { configOf, inDealtOrder, isTrueClue, missingIn } from '../recipe/ownRecipe';
import type { Clue, PotionItem, Puzzle, RecipeIngredient, WitchConfig } from '../recipe/types';
import { refuse } from './faults';

export interface Sketch {
  readonly codeLength: number;
  /** The players are not told whether it has four numbers or six; with six they never are. */
  readonly variable: boolean;
  /** A random event after every potion. */
  readonly events: boolean;
  /** By index in `INGREDIENTS`. */
  readonly herbs: readonly RecipeIngredient[];
  /** Null: chance gives one. */
  readonly clue: Clue | null;
  /** What the table has brewed so far. */
  readonly potions: readonly (readonly PotionItem[])[];
  /** What of the next potion has been typed in. */
  readonly draft: readonly PotionItem[];
}

export const IGNORED: RecipeIngredient = { kind: 'ignore', number: null, effects: [] };

export const BLANK: Sketch = {
  codeLength: 4,
  variable: false,
  events: false,
  herbs: Array.from({ length: 6 }, () => IGNORED),
  clue: null,
  potions: [],
  draft: [],
};

/** As far as it is set. */
export function puzzleOf({ codeLength, herbs }: Sketch): Puzzle {
  return { codeLength, ingredients: inDealtOrder(herbs) };
}

export function settingsOf(sketch: Sketch): WitchConfig {
  return configOf(puzzleOf(sketch), sketch);
}

/** Refused where it is not wholly set, or its clue is none. Whether it can be won takes a search. */
export function recipeOfSketch(sketch: Sketch): Result<OwnRecipe> {
  const puzzle = puzzleOf(sketch);
  const missing = missingIn(puzzle);
  if (missing)
    return 'number' in missing ? refuse('NUMBER_NOT_SET', missing) : refuse('EFFECT_NOT_PAIRED', missing);
  if (sketch.clue === null) return ok({ puzzle, clue: clueByChance(sketch) });
  const checked = checkClue(sketch, sketch.clue);
  return checked.ok ? ok({ puzzle, clue: sketch.clue }) : checked;
}

/** The same recipe is given the same one. */
function clueByChance(sketch: Sketch): Clue {
  const puzzle = puzzleOf(sketch);
  return giveClue(settingsOf(sketch), puzzle, rngFor(JSON.stringify(puzzle), 'clue'));
}

/** Refused with what each herb that it speaks of is. */
export function checkClue(sketch: Sketch, clue: Clue): Result<Clue> {
  const herbs = clue.kind === 'group' ? clue.ingredients : [clue.ingredient];
  const config = settingsOf(sketch);
  if (clue.kind === 'group' && (herbs.length < 2 || herbs.length > MOST_IN_GROUP)) {
    return refuse('CLUE_GROUP', { most: MOST_IN_GROUP });
  }
  if (clue.kind === 'effects' && config.effects === 0) return refuse('CLUE_NEEDS_EFFECTS');
  if (isTrueClue(config, puzzleOf(sketch), clue)) return ok(clue);
  const are = herbs.map((herb) => sketch.herbs[herb] ?? IGNORED);
  return refuse('CLUE_LIES', {
    kind: clue.kind,
    ingredients: herbs,
    kinds: are.map(({ kind }) => kind),
    numbers: are.map(({ number }) => number ?? 0),
    effects: are.map(({ effects }) => effects.length),
  });
}
