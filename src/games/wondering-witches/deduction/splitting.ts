/** Which potion would tell most: the one whose possible outcomes part the remaining recipes most evenly. */
import { pick, type Rng, shuffled } from '../../../core/chance';
import type { Findings, PotionItem } from '../recipe/types';
import { type Candidate, outcomeOf } from './identity';

export interface Sample {
  readonly candidate: Candidate;
  readonly codeLength: number;
}

interface Suggestion {
  readonly items: readonly PotionItem[];
  /** The share of recipes left on average after its outcome is known. */
  readonly shareLeft: number;
}

export function bestPotion(view: Findings, samples: readonly Sample[], wanted: number, rng: Rng): Suggestion {
  const tested = new Set(view.potions.map(({ items }) => keyOf(items)));
  const all = Array.from({ length: wanted }, (_, index) => proposePotion(view, samples, index, rng));
  const fresh = all.filter((items) => !tested.has(keyOf(items)));
  const pool = fresh.length > 0 ? fresh : all;
  const [first, ...others] = pool.map((items) => ({ items, shareLeft: shareLeft(items, samples) }));
  if (!first) throw new Error('Nothing was proposed');
  return others.reduce((best, next) => (next.shareLeft < best.shareLeft ? next : best), first);
}

function keyOf(items: readonly PotionItem[]): string {
  return JSON.stringify(items);
}

/** By turns a potion that might win, one that might win but for one more ingredient, and any potion at all. */
function proposePotion(
  view: Findings,
  samples: readonly Sample[],
  index: number,
  rng: Rng,
): readonly PotionItem[] {
  const size = view.config.ingredients;
  if (samples.length === 0 || index % 3 === 2) return anyPotion(size, rng);
  const { candidate, codeLength } = pick(samples, rng);
  const winning = winningOrder(candidate, codeLength);
  if (index % 3 === 0) return winning;
  const extra: PotionItem = { ingredient: rng.below(size), seeds: 1 + rng.below(codeLength) };
  return winning.toSpliced(rng.below(winning.length + 1), 0, extra);
}

function anyPotion(size: number, rng: Rng): PotionItem[] {
  const length = 2 + rng.below(Math.min(4, size - 1));
  const order = shuffled(
    Array.from({ length: size }, (_, index) => index),
    rng,
  );
  return order.slice(0, length).map((ingredient) => ({ ingredient, seeds: 1 + rng.below(4) }));
}

export function winningOrder(candidate: Candidate, codeLength: number): PotionItem[] {
  return Array.from({ length: codeLength }, (_, index) => ({
    ingredient: candidate.findIndex(({ kind, number }) => kind === 'good' && number === index + 1),
    seeds: index + 1,
  }));
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
