/** What lies in the cauldron and what can be done with it there, whichever door it stands behind. */
import { plural } from '../../../core/plural';
import { placeInWords } from '../brew/words/brewWords';
import { ingredientName } from './ingredients';
import { NOUNS } from './nouns';
import { MAX_POTION, MAX_SEEDS, type PotionItem } from './types';

type Items = readonly PotionItem[];

/** What a handling leads to, and how it is told; null where there is nothing to do. */
export interface Handling {
  readonly items: Items;
  readonly chosen: number | null;
  readonly words: string;
}

export interface Cauldron {
  readonly items: readonly PotionItem[];
  readonly chosen: number | null;
  /** What was last done here, until something else happens in the game. */
  readonly said: string | null;
  /** Why the last thing could not be done. */
  readonly fault: string | null;
  readonly choose: (index: number) => void;
  readonly put: (ingredient: number) => void;
  readonly setSeeds: (index: number, seeds: number | null) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
  readonly clear: () => void;
  /** A whole potion has been laid, and the focus is to follow it; then `arrived` is called. */
  readonly isLaid: boolean;
  readonly arrived: () => void;
  readonly test: () => void;
}

export function put(items: Items, item: PotionItem): Handling {
  const next = [...items, item];
  const place = placeInWords(items.length, next.length);
  return { items: next, chosen: items.length, words: `${ingredientName(item.ingredient)} put in, ${place}.` };
}

export function setSeeds(items: Items, index: number, seeds: number | null): Handling | null {
  const item = items[index];
  const isWrong = seeds !== null && (seeds < 1 || seeds > MAX_SEEDS);
  if (!item || item.seeds === seeds || isWrong) return null;
  const changed = { ...item, seeds };
  return { items: items.with(index, changed), chosen: index, words: `${seedsInWords(changed)}.` };
}

export function move(items: Items, from: number, to: number): Handling | null {
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return null;
  const words = `${ingredientName(item.ingredient)} moved, ${placeInWords(to, items.length)}.`;
  return { items: moved(items, from, to), chosen: to, words };
}

export function remove(items: Items, index: number): Handling | null {
  const item = items[index];
  if (!item) return null;
  const next = items.toSpliced(index, 1);
  const left = next.length === 0 ? 'nothing left in it' : `${next.length} left`;
  return {
    items: next,
    chosen: next.length === 0 ? null : Math.min(index, next.length - 1),
    words: `${ingredientName(item.ingredient)} taken out, ${left}.`,
  };
}

export const FULL = `The cauldron is full: ${MAX_POTION} ingredients are the most.`;
export const EMPTIED: Handling = { items: [], chosen: null, words: 'The cauldron is empty.' };

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? items.slice() : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function seedsInWords({ ingredient, seeds }: PotionItem): string {
  return `${ingredientName(ingredient)}, ${seeds === null ? 'grown exactly right' : plural(seeds, NOUNS.seed)}`;
}
