/**
 * The fewest potions that a bounded search finds after which one recipe is left: it knows the secret, and with it every
 * answer. After each potion only the way that leaves fewest is gone on with; where that ends nowhere, more of them are.
 * All work is counted.
 */
import { pot } from '../judging/pot';
import { Dice } from '../possible/dice';
import { knownAtFirst, type Provable } from './known';
import { isProven, nextPotions } from './nextPotions';
import type { Attempt, Proving, Way } from './proving';

/** At once, in one search after the other. */
const WAYS = [1, 3];
const MOST_POTIONS = 12;
/** Plants judged in all. */
const MOST_WORK = 40_000_000;

/** Null: none was found. */
export function prove<S extends Provable, M, A extends Attempt<M>>(
  proving: Proving<S, M, A>,
  first: S,
): Way<S, M> | null {
  const known = knownAtFirst(first);
  if (!known) return null;
  const end = pot.work + MOST_WORK;
  for (const most of WAYS) {
    const found = proveBy(most, proving, { state: first, moves: [], tests: [], known }, end);
    if (found) return found;
  }
  return null;
}

function proveBy<S extends Provable, M, A extends Attempt<M>>(
  most: number,
  proving: Proving<S, M, A>,
  first: Way<S, M>,
  end: number,
): Way<S, M> | null {
  let ways = [first];
  for (let potions = 0; potions < MOST_POTIONS && ways.length > 0; potions++) {
    const next: Way<S, M>[] = [];
    for (const [at, way] of ways.entries()) {
      const dice = new Dice(`proof ${way.known.riddle.key} ${potions} ${at}`);
      // What nothing parts any further, nothing later would.
      const fewer = ({ known }: Way<S, M>) => known.count.recipes < way.known.count.recipes;
      next.push(...nextPotions(proving, way, dice, end).filter(fewer));
      if (next.some(isProven)) break;
    }
    next.sort((a, b) => a.known.count.recipes - b.known.count.recipes);
    const [best] = next;
    if (best && isProven(best)) return best;
    ways = next.slice(0, most);
  }
  return null;
}
