/**
 * How likely answers are under a partial recipe, for all orders of effects at once: the order is the same in every
 * potion of a game, so that each keeps its own chance.
 */
import type { Hypothesis, Laid } from '../judging/hypothesis';
import { likelihood, MOST_BRANCHES } from '../judging/likelihood';
import { pot } from '../judging/pot';
import { isHeard } from './carriers';
import type { Trial } from './cloud';
import { listOf, loadOf } from './lists';
import { isPossible, type PartialRecipe } from './partialRecipe';
import type { Riddle } from './riddle';

export interface Budget {
  /** Ways that may still be gone through. */
  left: number;
}

/** With the chances of these answers; null where one could only be sampled. */
export function judgeTogether(
  budget: Budget,
  riddle: Riddle,
  partial: PartialRecipe,
  trials: readonly Trial[],
): PartialRecipe | null {
  let judged: PartialRecipe = partial;
  for (const trial of trials) {
    if (!isHeard(riddle, trial, partial)) return { ...partial, chances: [] };
    const chances = chancesOf(budget, riddle, judged, trial);
    if (chances === null) return null;
    judged = { ...partial, chances };
    if (!isPossible(judged)) break;
  }
  return judged;
}

/** By order. Most potions feel none of it: those that would be judged alike are judged once. */
function chancesOf(
  budget: Budget,
  riddle: Riddle,
  { chances, ...partial }: PartialRecipe,
  { laid, answer }: Trial,
): number[] | null {
  const several = riddle.orders.length > 1 ? severalIn(partial, laid) : [];
  const known = new Map<string, number>();
  const next: number[] = [];
  budget.left += 1;
  for (const [at, chance] of chances.entries()) {
    const order = riddle.orders[at] as readonly number[];
    const loads = chance > 0 ? several.map((herb) => loadOf(order, partial.owners, herb)) : [];
    const text = loads.join(' ');
    let own = chance > 0 ? known.get(text) : 0;
    if (own === undefined) {
      own = likelihood(inOrder(riddle, partial, several, loads), laid, answer);
      known.set(text, own);
      const branches = partial.codeLength ** pot.rolled;
      if (branches > MOST_BRANCHES) return null;
      budget.left -= branches;
    }
    next.push(chance * own);
  }
  return next;
}

/** Herbs of a potion that carry more than one effect. */
function severalIn({ lists }: Hypothesis, { herbs }: Laid): number[] {
  return [...new Set(herbs)].filter((herb) => (lists[herb]?.length ?? 0) > 1);
}

function inOrder(
  { slots }: Riddle,
  partial: Hypothesis,
  herbs: readonly number[],
  loads: readonly (readonly number[])[],
): Hypothesis {
  if (herbs.length === 0) return partial;
  const lists = partial.lists.slice();
  for (const [at, herb] of herbs.entries())
    lists[herb] = listOf(slots, loads[at] as readonly number[], partial.kinds[herb] as number);
  return { ...partial, lists };
}
