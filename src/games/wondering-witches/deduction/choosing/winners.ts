/** A potion that would win under a hypothesis, looked for near the plain order of its numbers. Capped, not proven. */
import { MAX_SEEDS } from '../../recipe/types';
import { findWinningPotion } from '../../recipe/winnable';
import { GOOD, type Hypothesis, type Laid, layOut, maskOf, NO_NUMBER, toPuzzle } from '../judging/hypothesis';
import { run } from '../judging/judge';
import { outcome, pot } from '../judging/pot';
import { permutations } from '../possible/orders';

const known = new WeakMap<Hypothesis, Laid | null>();
const SHORT = 4;
const FEW = 12;

export function winnerOf(hypothesis: Hypothesis): Laid | null {
  const found = known.get(hypothesis);
  if (found !== undefined) return found;
  const winner = findWinner(hypothesis);
  known.set(hypothesis, winner);
  return winner;
}

function findWinner(hypothesis: Hypothesis): Laid | null {
  const { kinds, numbers, codeLength } = hypothesis;
  const plain: number[] = [];
  for (const [herb, kind] of kinds.entries()) if (kind === GOOD) plain[(numbers[herb] as number) - 1] = herb;
  const first = tryOrder(hypothesis, plain);
  if (first) return first;
  for (const order of ordersNear(plain, kinds.length, codeLength)) {
    const won = tryOrder(hypothesis, order);
    if (won) return won;
  }
  return null;
}

function* ordersNear(plain: readonly number[], herbs: number, codeLength: number): Iterable<number[]> {
  const orders = codeLength <= SHORT ? permutations(plain) : [...moved(plain)];
  yield* orders;
  const some = codeLength <= SHORT ? orders : [plain, ...orders.slice(0, FEW)];
  // Shorter ones first: a garden may have no room for more.
  for (const order of some) {
    for (let at = 0; at < order.length; at++) {
      for (let herb = 0; herb < herbs; herb++) yield order.with(at, herb);
    }
  }
  for (const order of some) {
    for (let at = 0; at <= order.length; at++) {
      for (let herb = 0; herb < herbs; herb++) yield order.toSpliced(at, 0, herb);
    }
  }
}

/** One herb taken out and put back elsewhere. */
function* moved(items: readonly number[]): Iterable<number[]> {
  for (const [from, item] of items.entries()) {
    const rest = items.toSpliced(from, 1);
    for (let to = 0; to < items.length; to++) if (to !== from) yield rest.toSpliced(to, 0, item);
  }
}

/** Laid as if grown exactly right; the seeds are then those that were right. */
function tryOrder(hypothesis: Hypothesis, herbs: number[]): Laid | null {
  const unset = { herbs, seeds: herbs.map(() => 0), mask: 0 };
  run(hypothesis, unset);
  // What is rolled is never to be counted on.
  if (!outcome.won || pot.rolled > 0) return null;
  const seeds: number[] = [];
  for (let at = 0; at < herbs.length; at++) {
    const number = pot.judged[at] as number;
    if (number !== NO_NUMBER && (number < 1 || number > MAX_SEEDS)) return null;
    seeds.push(number === NO_NUMBER ? 1 : number);
  }
  const laid = { herbs, seeds, mask: maskOf(herbs) };
  run(hypothesis, laid);
  return outcome.won ? laid : null;
}

/** By the dealer's own search, which misses none: for the few recipes that are left at the end. */
export function provenWinnerOf(hypothesis: Hypothesis): Laid | null {
  if (hypothesis.codeLength > SHORT) return null;
  const items = findWinningPotion(toPuzzle(hypothesis));
  return items && layOut(items);
}
