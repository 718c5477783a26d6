/** Numbers to choose from, and those that say how many herbs there are. */
import { INGREDIENTS } from '../ingredients';
import { MIN_INGREDIENTS } from '../types';

interface NumberOption {
  readonly value: string;
  readonly label: string;
}

export function numberOptions(first: number, last: number): readonly NumberOption[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    return { value, label: value };
  });
}

export const HERB_COUNTS = numberOptions(MIN_INGREDIENTS, INGREDIENTS.length);
