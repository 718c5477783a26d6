/** Which boards the positions of each lesson come from, and which of all that were found are taken. */
import type { Technique } from '../../../src/games/hudoku/rules/solving/steps';
import type { Level } from '../../../src/games/hudoku/rules/types';
import type { Series } from '../../../src/games/hudoku/study/table';
import { type Found, momentsIn } from './studySearch';

interface Source {
  readonly template: string;
  readonly level: Level;
  readonly deals: number;
  /** Of each lesson, how many positions it gives; small boards stand first. */
  readonly gives: Partial<Readonly<Record<Technique, number>>>;
}

/** Six regions in two rows: none of the boards that Parlour brings asks for its full lines. */
const SIX = 'd9aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefff';

export const SOURCES: readonly Source[] = [
  { template: '4x5', level: 'steady', deals: 300, gives: { emptyCell: 40 } },
  {
    template: '4x5',
    level: 'sharp',
    deals: 3_000,
    gives: { nakedSingle: 30, hiddenSingle: 20, lockedCandidates: 60 },
  },
  { template: '6x5', level: 'steady', deals: 300, gives: { emptyCell: 40 } },
  { template: SIX, level: 'sharp', deals: 3_000, gives: { lineSingle: 100 } },
  { template: '8x8', level: 'fiendish', deals: 3_000, gives: { nakedSingle: 70 } },
  { template: '8x8', level: 'steady', deals: 600, gives: { emptyCell: 20 } },
  {
    template: '8x8',
    level: 'fiendish',
    deals: 7_000,
    gives: {
      hiddenSingle: 80,
      lockedCandidates: 40,
      nakedPair: 100,
      hiddenPair: 100,
      nakedTriple: 100,
      xWing: 100,
      chain: 100,
    },
  },
  { template: '8x8', level: 'fiendish', deals: 33_000, gives: { hiddenTriple: 100 } },
];

export function* search({ template, level, deals, gives }: Source): Generator<Found> {
  const wanted = Object.keys(gives) as Technique[];
  for (let seed = 0; seed < deals; seed++)
    yield* momentsIn({ template, level, mode: 'relaxed' }, seed, wanted);
}

/** Those with the fewest other ways to an answer and the fewest answers, one a deal; then from short to long. */
export function choose(found: readonly Found[], count: number): readonly Found[] {
  const clearest = found.toSorted(
    (a, b) => a.others - b.others || a.answers - b.answers || a.seed - b.seed || a.steps - b.steps,
  );
  const seen = new Set<number>();
  const once = clearest.filter(({ seed }) => !seen.has(seed) && seen.add(seed));
  return once.slice(0, count).toSorted((a, b) => a.links - b.links || a.open - b.open || a.seed - b.seed);
}

export function seriesOf(source: Source, lesson: Technique, found: readonly Found[]): Series {
  const { template, level, gives } = source;
  const own = found.filter(
    (one) => one.template === template && one.level === level && one.lesson === lesson,
  );
  const moments = choose(own, gives[lesson] ?? 0).map(momentText);
  return { template, level, moments: moments.join(' ') };
}

function momentText({ seed, steps }: Found): string {
  return seed.toString(36) + steps.toString(36).padStart(2, '0');
}
