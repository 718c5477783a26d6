/** The working copy of a potion: what effects look at and change. Nothing here outlives the test. */
import type { Rng } from '../../../core/chance';
import type { EffectName } from './effects/names';
import { recipeOf } from './ingredients';
import type { FeedbackLine, Kind, PotionItem, Puzzle, Saying } from './types';

export interface Plant {
  readonly ingredient: number;
  readonly seeds: number | null;
  /** Fixed by the number it was born with: Spicy does not bring an Overachiever to reason. */
  readonly strays: 'under' | 'over' | null;
  kind: Kind;
  number: number | null;
  effects: readonly EffectName[];
  hasFled: boolean;
}

export interface Pot {
  readonly puzzle: Puzzle;
  /** In the order of places; a Coward that flees changes it. */
  readonly plants: Plant[];
  lastConsidered: Plant | null;
}

/** What checking one ingredient brings to light; the direct effects act only after it has been judged. */
export interface Check {
  isWrong: boolean;
  readonly feedback: FeedbackLine[];
  readonly directEffects: {
    Cutoff: boolean;
    Enthusiastic: boolean;
    Fertilizer: boolean;
    Resetter: boolean;
  };
}

export interface Scene {
  readonly pot: Pot;
  /** From 0; players count from 1. */
  readonly place: number;
  readonly plant: Plant;
  readonly check: Check;
  readonly rng: Rng;
}

export interface Effect {
  /** Effects on the ingredient's own number act before its order is looked at. */
  readonly changesItself?: true;
  /** Null: no line at all. */
  readonly act: (scene: Scene) => Saying | null;
}

export const MET: Saying = { says: 'met' };
export const NOTHING: Saying = { says: 'nothing' };

export function sayNumber(number: number): Saying {
  return { says: 'number', number };
}

export function sayWhether(isSo: boolean): Saying {
  return { says: isSo ? 'yes' : 'no' };
}

export function fillPot(puzzle: Puzzle, potion: readonly PotionItem[]): Pot {
  const plants = potion.map(({ ingredient, seeds }): Plant => {
    const { kind, number, effects } = recipeOf(puzzle, ingredient);
    return { ingredient, seeds, strays: straysOf(kind, number), kind, number, effects, hasFled: false };
  });
  return { puzzle, plants, lastConsidered: null };
}

function straysOf(kind: Kind, number: number | null): Plant['strays'] {
  if (kind !== 'overachiever') return null;
  return number === 0 ? 'over' : 'under';
}

/** Ignore decoys have no number and never gain one. */
export function changeNumber(plant: Plant | undefined, change: (number: number) => number): void {
  if (plant && plant.number !== null) plant.number = change(plant.number);
}

export function numbersHere(pot: Pot): number[] {
  return pot.plants.flatMap(({ number }) => (number === null ? [] : [number]));
}

export function countHere(pot: Pot, counts: (plant: Plant) => boolean): number {
  return pot.plants.filter(counts).length;
}

export function rollNumber({ pot, rng }: Scene): number {
  return 1 + rng.below(pot.puzzle.codeLength);
}

export function followsInOrder(before: Plant, plant: Plant): boolean {
  return before.number !== null && plant.number !== null && before.number === plant.number - 1;
}

/** By plant, not by place: the same plant twice is not its own brother, and a cleaned brother is one still. */
export function hasPartnerHere({ pot, plant }: Scene, effect: EffectName): boolean {
  return pot.plants.some(
    ({ ingredient }) =>
      ingredient !== plant.ingredient && recipeOf(pot.puzzle, ingredient).effects.includes(effect),
  );
}
