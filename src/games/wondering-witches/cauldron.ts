/** What lies in the cauldron and what can be done with it there, whichever door it stands behind. */
import { ingredientName } from './ingredients';
import type { PotionItem } from './types';
import { countText } from './words';

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

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  return item === undefined ? items.slice() : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function seedsInWords({ ingredient, seeds }: PotionItem): string {
  return `${ingredientName(ingredient)}, ${seeds === null ? 'grown exactly right' : countText(seeds, 'seed')}`;
}
