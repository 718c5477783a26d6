/** What lies in the cauldron and what can be done with it there, in Solo and in Brew. */
import { MAX_SEEDS, type PotionItem } from '../types';
import { EMPTY, movedInWords, putInWords, seedsInWords, takenOutInWords } from '../words/cauldron';

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
  const words = putInWords(item.ingredient, items.length, next.length);
  return { items: next, chosen: items.length, words };
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
  const words = movedInWords(item.ingredient, to, items.length);
  return { items: moved(items, from, to), chosen: to, words };
}

export function remove(items: Items, index: number): Handling | null {
  const item = items[index];
  if (!item) return null;
  const next = items.toSpliced(index, 1);
  return {
    items: next,
    chosen: next.length === 0 ? null : Math.min(index, next.length - 1),
    words: takenOutInWords(item.ingredient, next.length),
  };
}

export const EMPTIED: Handling = { items: [], chosen: null, words: EMPTY };

/** How often a herb lies among these. */
export function countOf(items: Items, ingredient: number): number {
  return items.filter((item) => item.ingredient === ingredient).length;
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? items.slice() : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
