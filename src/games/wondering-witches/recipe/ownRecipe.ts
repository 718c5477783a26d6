/** What a recipe that somebody sets by hand has to keep, so that all that reasons of dealt ones holds for it too. */
import { ok, type Result, unreachable } from '../../../core/result';
import { couldBe } from './clue';
import { EFFECT_KINDS } from './effects/allEffects';
import { COMPLEX_EFFECTS, type EffectName, PAIRED_EFFECTS } from './effects/names';
import { refuse } from './faults';
import { recipeOf } from './ingredients';
import { formatConfig, parseConfig } from './levels';
import type { Clue, Puzzle, RecipeIngredient, WitchConfig } from './types';

type Herbs = Puzzle['ingredients'];

/** A number that no herb has alone, or an effect that some other number of herbs has than it should. */
export type Missing = { readonly number: number } | { readonly effect: EffectName };

/** Every number is some herb's, and every effect somebody's alone, but for the pairs. Null: nothing is missing. */
export function missingIn({ codeLength, ingredients }: Puzzle): Missing | null {
  for (let number = 1; number <= codeLength; number++) {
    const owners = ingredients.filter((herb) => herb.kind === 'good' && herb.number === number);
    if (owners.length !== 1) return { number };
  }
  const effect = drawnEffects(ingredients).find((name) => {
    const owners = ingredients.filter(({ effects }) => effects.includes(name));
    return owners.length !== (PAIRED_EFFECTS.includes(name) ? 2 : 1);
  });
  return effect === undefined ? null : { effect };
}

/** Each once, in the order of their kinds. An Imposter's own is no drawn one. */
function drawnEffects(ingredients: Herbs): EffectName[] {
  const carried = new Set(ingredients.flatMap(({ effects }) => effects));
  return Object.values(EFFECT_KINDS).flatMap((names): EffectName[] =>
    names.filter((name) => carried.has(name)),
  );
}

/**
 * Herbs have their effects in the order in which dealing would have handed them out: one of each kind first. Players
 * reason from that.
 */
export function inDealtOrder(ingredients: Herbs): RecipeIngredient[] {
  const drawn = drawnEffects(ingredients);
  const firsts = Object.values(EFFECT_KINDS).flatMap((names: readonly EffectName[]) =>
    drawn.filter((name) => names.includes(name)).slice(0, 1),
  );
  const order: EffectName[] = ['Imposter', ...firsts, ...drawn.filter((name) => !firsts.includes(name))];
  return ingredients.map((herb) => ({
    ...herb,
    effects: order.filter((name) => herb.effects.includes(name)),
  }));
}

/** Whether a clue set by hand is one that the game could give: it tells no lie, in whichever sense it is read. */
export function isTrueClue({ effects }: WitchConfig, puzzle: Puzzle, clue: Clue): boolean {
  const herb = (ingredient: number) => recipeOf(puzzle, ingredient);
  const isGood = (ingredient: number) => herb(ingredient).kind === 'good';
  switch (clue.kind) {
    case 'group': {
      const [one, ...others] = clue.ingredients.filter((own) => couldBe(herb(own), clue.is));
      return one !== undefined && others.length === 0 && (clue.is === 'decoy' || isGood(one));
    }
    case 'not':
      return !couldBe(herb(clue.ingredient), clue.is);
    case 'effects':
      return effects > 0 && herb(clue.ingredient).effects.length === clue.count;
    case 'half':
      return isGood(clue.ingredient) && isInFirstHalf(puzzle, clue.ingredient) === (clue.half === 'first');
    case 'decoy':
      return !isGood(clue.ingredient);
    default:
      return unreachable(clue);
  }
}

function isInFirstHalf(puzzle: Puzzle, ingredient: number): boolean {
  return (recipeOf(puzzle, ingredient).number ?? 0) <= puzzle.codeLength / 2;
}

const OWN = '-own';

/** The text of a config of Brew, which also plays what somebody has set by hand: `8-1-d-own`. */
export function formatBrewConfig(config: WitchConfig): string {
  return formatConfig(config) + (config.own ? OWN : '');
}

export function parseBrewConfig(text: string): Result<WitchConfig> {
  if (!text.endsWith(OWN)) return parseConfig(text);
  const read = parseConfig(text.slice(0, -OWN.length));
  if (!read.ok) return read;
  return read.value.taught ? refuse('BAD_CONFIG') : ok({ ...read.value, own: true });
}

/** The same settings, for a recipe that is dealt. */
export function dealtConfig({ own: _own, ...config }: WitchConfig): WitchConfig {
  return config;
}

/** What players are told of it. A recipe of six numbers is always one whose length nobody knows. */
export function configOf(
  { codeLength, ingredients }: Puzzle,
  { variable, events }: Pick<WitchConfig, 'variable' | 'events'>,
): WitchConfig {
  const drawn = drawnEffects(ingredients);
  const isComplex = COMPLEX_EFFECTS.some((name) => drawn.includes(name));
  return {
    ingredients: ingredients.length,
    effects: drawn.length === 0 ? 0 : isComplex ? 2 : 1,
    drama: ingredients.some(({ kind }) => kind === 'overachiever' || kind === 'imposter'),
    variable: variable || codeLength > 4,
    specials: false,
    events,
    own: true,
  };
}
