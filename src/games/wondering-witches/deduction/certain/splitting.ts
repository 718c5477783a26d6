/** How evenly a potion parts the recipes that remain where there are no effects. */
import type { PotionItem } from '../../recipe/types';
import type { Candidate } from './identity';
import { outcomeOf } from './outcome';

export interface Sample {
  readonly candidate: Candidate;
  readonly codeLength: number;
}

export function shareLeft(items: readonly PotionItem[], samples: readonly Sample[]): number {
  const groups = new Map<string, number>();
  for (const { candidate, codeLength } of samples) {
    const { undergrown, overgrown, imposters, wins } = outcomeOf(candidate, codeLength, items);
    const key = wins ? 'won' : `${undergrown}.${overgrown}.${imposters}`;
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  let left = 0;
  for (const [key, size] of groups) if (key !== 'won') left += size * size;
  return samples.length === 0 ? 1 : left / samples.length ** 2;
}
