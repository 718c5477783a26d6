/** Potions worth thinking about: made of recipes that are still possible, and of what stands there already. */
import { pick, type Rng, shuffled } from '../../../../core/chance';
import { type Sample, winningOrder } from '../../deduction/splitting';
import { LONG_RECIPE, type PotionItem, SHORT_RECIPE } from '../../recipe/types';
import type { Bed, SoloView } from './types';

/** Mostly a potion that might win, or as much of one as there is room for; now and then any potion at all. */
export function propose(
  view: SoloView,
  samples: readonly Sample[],
  fixed: readonly Bed[],
  room: number,
  rng: Rng,
): readonly PotionItem[] {
  const space = Math.max(0, room - fixed.length);
  const sample = samples.length > 0 && rng.below(4) > 0 ? pick(samples, rng) : null;
  const order = sample ? winningOrder(sample.candidate, sample.codeLength) : anyItems(view, space, rng);
  const own = order.filter(({ ingredient }) => !fixed.some((bed) => bed.ingredient === ingredient));
  const part = own.length > space ? shuffled(own, rng).slice(0, space) : own;
  const tallest = part.length > 0 ? Math.max(...part.map(({ seeds }) => seeds ?? 1)) : 1 + rng.below(3);
  // What stands there already is grown longest.
  const grown = fixed.map(
    ({ ingredient, seeds }): PotionItem => ({ ingredient, seeds: seeds + tallest - 1 }),
  );
  return [...grown, ...part];
}

export function anyItems({ config }: SoloView, length: number, rng: Rng): PotionItem[] {
  const order = shuffled([...Array(config.ingredients).keys()], rng);
  return order
    .slice(0, Math.min(length, LONG_RECIPE))
    .map((ingredient) => ({ ingredient, seeds: 1 + rng.below(SHORT_RECIPE) }));
}
