/** Deduction help: what a patient player could know by now. Built from the view alone, never from the recipe. */
import { rngFor } from '../../../core/chance';
import { columnCount, decoyColumn, noteCell } from '../notebook/notebookMarks';
import type { Findings } from '../recipe/types';
import { type Budget, openSpaces, type Space, walk } from './certain/candidates';
import { type Effort, takeCensus } from './certain/census';
import { columnOf } from './certain/identity';
import { gatherKnowledge } from './certain/knowledge';
import { shareLeft } from './certain/splitting';
import { proposalsAfter, worth } from './choosing/proposals';
import { shareLeftBy } from './choosing/value';
import type { Deduction, Left, ProvenMark } from './deduction';
import { GOOD, type Hypothesis, itemsOf, layOut } from './judging/hypothesis';
import { type Belief, beliefAfter, type Count } from './possible/belief';

export const EFFORT: Effort = {
  recipes: 1_000_000,
  nodes: 4_000_000,
  probes: 2000,
  nodesPerNote: 50_000,
  samples: 300,
};

/** What the marks are proven by: whether a recipe was seen that is so, and one that is not, by notebook cell. */
interface Sightings {
  readonly seen: readonly boolean[];
  readonly seenNot: readonly boolean[];
  /** All there are were looked at. */
  readonly isAll: boolean;
}

type Told = Pick<Count, 'recipes' | 'isExact' | 'isLarger'>;

interface Findable extends Sightings {
  readonly count: Told;
  readonly leaves: (items: Deduction['potion']) => number;
}

/** The answer outlives marks, so it is kept with what is believed. */
const kept = new WeakMap<Belief, Omit<Deduction, 'contradicted'>>();

export function deduce(view: Findings, effort: Effort = EFFORT): Deduction {
  const belief = beliefAfter(view);
  const known = (effort === EFFORT ? kept.get(belief) : undefined) ?? workOut(view, belief, effort);
  if (effort === EFFORT) kept.set(belief, known);
  return { ...known, contradicted: known.proven.filter((fact) => contradicts(view, fact)) };
}

/** How many recipes are still possible: the one number that is told of it, wherever it is asked for. */
export function recipesLeft(view: Findings): Left {
  const spaces = openSpaces(gatherKnowledge(view));
  return asTold(view, findIn(view, beliefAfter(view), spaces, EFFORT).count);
}

/** Estimates no finer than they are. */
function asTold({ config }: Findings, { recipes, isExact, isLarger }: Told): Left {
  const told = isExact ? recipes : Number(Math.max(1, recipes).toPrecision(2));
  return {
    recipes: Math.round(told),
    isExact,
    isLarger,
    basis: config.effects === 0 ? 'numbers' : 'carriers',
  };
}

function findIn(view: Findings, belief: Belief, spaces: readonly Space[], effort: Effort): Findable {
  return view.config.effects === 0 ? withoutEffects(view, belief, spaces, effort) : withEffects(view, belief);
}

function workOut(view: Findings, belief: Belief, effort: Effort): Omit<Deduction, 'contradicted'> {
  const spaces = openSpaces(gatherKnowledge(view));
  const { count, leaves, ...sightings } = findIn(view, belief, spaces, effort);
  const potion = bestPotion(belief);
  const left = asTold(view, count);
  return {
    ...left,
    proven: provenMarks(view, spaces, sightings, effort),
    potion,
    leftAfter: Math.round(leaves(potion) * left.recipes * 10) / 10,
  };
}

function withoutEffects(
  view: Findings,
  { count }: Belief,
  spaces: readonly Space[],
  effort: Effort,
): Findable {
  const census = takeCensus(view, spaces, effort, rngFor('deduce', 'help', view.potions.length));
  const isLarger = !count.isExact && census.isExact && census.recipes > count.recipes;
  return {
    count: census.isExact ? { recipes: census.recipes, isExact: true, isLarger } : count,
    seen: census.seen,
    seenNot: census.seenNot,
    isAll: census.isExact,
    leaves: (items) => shareLeft(items, census.samples),
  };
}

function withEffects({ config }: Findings, belief: Belief): Findable {
  const { cloud, count } = belief;
  const seen = Array.from({ length: config.ingredients * columnCount(config) }, () => false);
  const seenNot = seen.slice();
  // What nobody was found to agree with proves nothing, and neither does it disprove anything.
  if (!cloud.isSoft) for (const own of cloud.hypotheses) sight(config, own, seen, seenNot);
  return {
    count,
    seen: count.counted?.seen ?? seen,
    seenNot: count.counted?.seenNot ?? seenNot,
    isAll: count.counted !== null,
    leaves: (items) => shareLeftBy(layOut(items), proposalsAfter(belief).sample),
  };
}

function sight(
  config: Findings['config'],
  { kinds, numbers }: Hypothesis,
  seen: boolean[],
  seenNot: boolean[],
): void {
  const decoys = decoyColumn(config);
  for (const [herb, kind] of kinds.entries()) {
    const own = kind === GOOD ? (numbers[herb] as number) - 1 : decoys;
    for (let column = 0; column <= decoys; column++) {
      (column === own ? seen : seenNot)[noteCell(config, herb, column)] = true;
    }
  }
}

/** At the table poison is no more than a nuisance, but a nuisance it is. */
const POISON_AT_TABLE = 0.4;

function bestPotion(belief: Belief): Deduction['potion'] {
  const [first, ...rest] = proposalsAfter(belief).list;
  if (!first) throw new Error('Nothing was proposed');
  const gain = ({ value }: typeof first) => worth(value) - POISON_AT_TABLE * (value.lasting[0] ?? 0);
  return itemsOf(rest.reduce((best, own) => (gain(own) > gain(best) ? own : best), first).laid);
}

export function markAt(view: Findings, { ingredient, column }: ProvenMark): string | undefined {
  return view.notebook[noteCell(view.config, ingredient, column)];
}

function contradicts(view: Findings, fact: ProvenMark): boolean {
  const mark = markAt(view, fact);
  return mark !== 'clear' && mark !== fact.mark;
}

function provenMarks(
  view: Findings,
  spaces: readonly Space[],
  { seen, seenNot, isAll }: Sightings,
  effort: Effort,
): ProvenMark[] {
  const { config } = view;
  const nodes = config.effects === 0 ? effort.nodesPerNote : effort.nodesPerNote / 10;
  const found: ProvenMark[] = [];
  for (let ingredient = 0; ingredient < config.ingredients; ingredient++) {
    for (let column = 0; column < columnCount(config); column++) {
      const cell = noteCell(config, ingredient, column);
      const rule = (mark: 'cross' | 'circle') => found.push({ ingredient, column, mark });
      const never = (is: boolean) => isAll || isRuledOut(view, spaces, ingredient, column, is, nodes);
      if (!seenNot[cell] && never(false)) rule('circle');
      else if (!seen[cell] && never(true)) rule('cross');
    }
  }
  return found;
}

/** Proves that no candidate has the ingredient in the column (or outside it); false also when work runs out. */
export function isRuledOut(
  { config }: Findings,
  spaces: readonly Space[],
  ingredient: number,
  column: number,
  is: boolean,
  nodes: number,
): boolean {
  const decoys = decoyColumn(config);
  const budget: Budget = { nodes };
  return spaces.every((space) => {
    const end = walk(
      space,
      budget,
      () => true,
      (index, identity) => index !== ingredient || (columnOf(identity, decoys) === column) === is,
    );
    return end === 'finished';
  });
}
