/** One recipe that may be the secret one, in the form that is judged fast: numbers instead of names. */
import { EFFECT_NAMES } from '../../recipe/effects/names';
import type { Kind, PotionItem, Puzzle, RecipeIngredient } from '../../recipe/types';
import { effectId } from './lineValues';

export const GOOD = 0;
export const IGNORE = 1;
export const OVERACHIEVER = 2;
export const IMPOSTER = 3;
const KIND_NAMES: readonly Kind[] = ['good', 'ignore', 'overachiever', 'imposter'];

/** The number of those that have none. */
export const NO_NUMBER = -9999;

export const IMPOSTER_EFFECT = effectId('Imposter');

export interface Hypothesis {
  readonly codeLength: number;
  /** By ingredient. */
  readonly kinds: readonly number[];
  readonly numbers: readonly number[];
  /** By slot of the riddle: who carries the effect. */
  readonly owners: readonly number[];
  /** Slots in the order in which they were handed out: the order of effects on one ingredient. */
  readonly sequence: readonly number[];
  /** By ingredient: its effects, in their order. */
  readonly lists: readonly (readonly number[])[];
}

/** A potion as it is judged; seeds 0: grown exactly right. */
export interface Laid {
  readonly herbs: readonly number[];
  readonly seeds: readonly number[];
  /** One bit for each herb in it. */
  readonly mask: number;
}

export function layOut(items: readonly PotionItem[]): Laid {
  const herbs = items.map(({ ingredient }) => ingredient);
  return { herbs, seeds: items.map(({ seeds }) => seeds ?? 0), mask: maskOf(herbs) };
}

export function maskOf(herbs: readonly number[]): number {
  let mask = 0;
  for (const herb of herbs) mask |= 1 << herb;
  return mask;
}

export function itemsOf({ herbs, seeds }: Laid): PotionItem[] {
  return herbs.map((ingredient, at) => ({ ingredient, seeds: seeds[at] || null }));
}

export function fromPuzzle({ codeLength, ingredients }: Puzzle): Hypothesis {
  return {
    codeLength,
    kinds: ingredients.map(({ kind }) => KIND_NAMES.indexOf(kind)),
    numbers: ingredients.map(({ number }) => number ?? NO_NUMBER),
    owners: [],
    sequence: [],
    lists: ingredients.map(({ effects }) => effects.map(effectId)),
  };
}

export function toPuzzle({ codeLength, kinds, numbers, lists }: Hypothesis): Puzzle {
  const ingredients = kinds.map((kind, at): RecipeIngredient => {
    const number = numbers[at] ?? NO_NUMBER;
    return {
      kind: KIND_NAMES[kind] ?? 'ignore',
      number: number === NO_NUMBER ? null : number,
      effects: (lists[at] ?? []).flatMap((id) => EFFECT_NAMES[id] ?? []),
    };
  });
  return { codeLength, ingredients };
}
