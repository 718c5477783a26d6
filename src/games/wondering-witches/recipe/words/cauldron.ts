/** What is done to a potion before it is tested, in words. */
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../ingredients';
import { MAX_POTION, type PotionItem } from '../types';

export const FULL = `The cauldron is full: ${MAX_POTION} ingredients are the most.`;
export const NOTHING_IN_IT = 'Put something into the cauldron first.';
export const EMPTY = 'The cauldron is empty.';
export const SUGGESTION_LAID = 'The suggested potion lies in the cauldron.';

/** As it is laid into the cauldron: `place 2 of 3`. */
export function placeInWords(index: number, length: number): string {
  return `place ${index + 1} of ${length}`;
}

export function seedsInWords({ ingredient, seeds }: PotionItem): string {
  return `${ingredientName(ingredient)}, ${seeds === null ? 'grown exactly right' : plural(seeds, 'seed')}`;
}

/** A herb that can go into the cauldron, where so many of its kind are. */
export function offerInWords(ingredient: number, inside: number): string {
  return `${ingredientName(ingredient)}: put into the cauldron${inside > 0 ? `, ${inside} in it` : ''}`;
}

export function chosenInWords(item: PotionItem, index: number, length: number): string {
  return `Chosen: ${seedsInWords(item)}, ${placeInWords(index, length)}.`;
}

export function putInWords(ingredient: number, index: number, length: number): string {
  return `${ingredientName(ingredient)} put in, ${placeInWords(index, length)}.`;
}

export function movedInWords(ingredient: number, index: number, length: number): string {
  return `${ingredientName(ingredient)} moved, ${placeInWords(index, length)}.`;
}

export function takenOutInWords(ingredient: number, left: number): string {
  return `${ingredientName(ingredient)} taken out, ${left === 0 ? 'nothing left in it' : `${left} left`}.`;
}
