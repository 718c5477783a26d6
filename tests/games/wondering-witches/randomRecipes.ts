/** Recipes and potions far wilder than any that is dealt, so that all effects meet all others. */
import { pick, type Rng, shuffled } from '../../../src/core/chance';
import { EFFECT_NAMES } from '../../../src/games/wondering-witches/recipe/effects/names';
import type { PotionItem, Puzzle, RecipeIngredient } from '../../../src/games/wondering-witches/recipe/types';

const EFFECT_LOADS = [0, 0, 1, 1, 1, 2, 3, 5];
const KINDS = ['good', 'good', 'ignore', 'overachiever', 'imposter'] as const;

export function wildPuzzle(rng: Rng, codeLength = pick([4, 6], rng), size = 6): Puzzle {
  const ingredients = Array.from({ length: size }, (): RecipeIngredient => {
    const kind = pick(KINDS, rng);
    const effects = [
      ...new Set(Array.from({ length: pick(EFFECT_LOADS, rng) }, () => pick(EFFECT_NAMES, rng))),
    ];
    if (kind === 'ignore') return { kind, number: null, effects };
    if (kind === 'overachiever') return { kind, number: pick([0, codeLength + 1], rng), effects };
    return { kind, number: 1 + rng.below(codeLength), effects };
  });
  return { codeLength, ingredients };
}

export function wildPotion(puzzle: Puzzle, rng: Rng, longest = 8): PotionItem[] {
  return Array.from({ length: 1 + rng.below(longest) }, () => ({
    ingredient: rng.below(puzzle.ingredients.length),
    seeds: rng.below(3) === 0 ? null : 1 + rng.below(7),
  }));
}

const DECIDING = [
  'Cutoff',
  'Spicy',
  'Refreshing',
  'Enthusiastic',
  'Cleaner',
  'Fertilizer',
  'Brothers',
  'Enemies',
  'Resetter',
  'Equalizer',
  'Random',
  'Blender',
  'Downer',
  'Teamplayer',
  'Odd',
  'Even',
  'Coward',
] as const;

/** Four good ones and some decoys, under a good number of effects that decide about winning. */
export function hardPuzzle(rng: Rng): Puzzle {
  const numbers = [1, 2, 3, 4, null, null].slice(0, 5 + rng.below(2));
  const ingredients = shuffled(numbers, rng).map((number): RecipeIngredient => {
    const load = pick([0, 0, 0, 1, 1, 2], rng);
    const effects = [...new Set(Array.from({ length: load }, () => pick(DECIDING, rng)))];
    if (number !== null) return { kind: 'good', number, effects };
    const kind = pick(['ignore', 'overachiever', 'imposter'] as const, rng);
    if (kind === 'ignore') return { kind, number, effects };
    if (kind === 'imposter') return { kind, number: 1 + rng.below(4), effects: ['Imposter', ...effects] };
    return { kind, number: pick([0, 5], rng), effects };
  });
  return { codeLength: 4, ingredients };
}
