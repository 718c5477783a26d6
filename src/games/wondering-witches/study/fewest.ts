/** The shortest explanation: as few potions as together already force the answer. */
import { certainCircles, type Possible, placings } from './recipes';

interface Fewest {
  readonly fewest: readonly number[];
  readonly counts: readonly number[];
}

/** `fitting`: by potion, the recipes under which it could have told what it told. */
export function fewestPotions(
  all: readonly Possible[],
  fitting: readonly (readonly Possible[])[],
  circles: readonly number[],
  columnsPerHerb: number,
): Fewest {
  const sets = fitting.map((fit) => new Set(fit));
  const leftBy = (potions: readonly number[]) =>
    placings(all.filter((recipe) => potions.every((potion) => sets[potion]?.has(recipe))));
  for (const potions of subsets(fitting.length)) {
    const certain = certainCircles(leftBy(potions), columnsPerHerb);
    if (!circles.every((circle) => certain.includes(circle))) continue;
    const counts = [0, ...potions.map((_, at) => at + 1)].map(
      (size) => leftBy(potions.slice(0, size)).length,
    );
    return { fewest: potions, counts };
  }
  throw new Error('All potions together do not force what they force');
}

/** Smallest first, and of those the one whose potions came first. */
function subsets(count: number): number[][] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_own, at) => at).filter((at) => bits & (1 << at)),
  );
  return all.sort((a, b) => a.length - b.length || compare(a, b));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((own, index) => own !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
