/** Deduction help: what a patient player could know by now. Built from the view alone, never from the recipe. */
import { rngFor } from '../../../core/chance';
import { columnCount, decoyColumn, noteCell } from '../notebook/notebookMarks';
import type { Findings } from '../recipe/types';
import { type Budget, openSpaces, type Space, walk } from './candidates';
import { type Census, type Effort, takeCensus } from './census';
import type { Deduction, ProvenMark } from './deduction';
import { columnOf } from './identity';
import { gatherKnowledge } from './knowledge';
import { bestPotion, type Sample } from './splitting';

export const THOROUGH: Effort = {
  recipes: 1_000_000,
  nodes: 6_000_000,
  probes: 6000,
  nodesPerNote: 50_000,
  samples: 300,
  potions: 150,
};

interface Inquiry {
  readonly deduction: Deduction;
  /** Some of the recipes that are still possible. */
  readonly samples: readonly Sample[];
}

export function deduce(view: Findings, effort: Effort = THOROUGH): Deduction {
  return inquire(view, effort).deduction;
}

export function inquire(view: Findings, effort: Effort): Inquiry {
  const spaces = openSpaces(gatherKnowledge(view));
  const rng = rngFor('deduce', 'help', view.potions.length);
  const census = takeCensus(view, spaces, effort, rng);
  const proven = provenMarks(view, spaces, census, effort);
  const best = bestPotion(view, census.samples, effort.potions, rng);
  const deduction: Deduction = {
    recipes: census.recipes,
    isExact: census.isExact,
    basis: view.config.effects === 0 ? 'everything' : 'certain',
    proven,
    contradicted: proven.filter((fact) => contradicts(view, fact)),
    potion: best.items,
    leftAfter: Math.round(best.shareLeft * census.recipes * 10) / 10,
  };
  return { deduction, samples: census.samples };
}

export function markAt(view: Findings, { ingredient, column }: ProvenMark): string | undefined {
  return view.notebook[noteCell(view.config, ingredient, column)];
}

function contradicts(view: Findings, fact: ProvenMark): boolean {
  const mark = markAt(view, fact);
  return mark !== 'clear' && mark !== fact.mark;
}

function provenMarks(view: Findings, spaces: readonly Space[], census: Census, effort: Effort): ProvenMark[] {
  const { config } = view;
  const found: ProvenMark[] = [];
  for (let ingredient = 0; ingredient < config.ingredients; ingredient++) {
    for (let column = 0; column < columnCount(config); column++) {
      const cell = noteCell(config, ingredient, column);
      const rule = (mark: 'cross' | 'circle') => found.push({ ingredient, column, mark });
      const never = (is: boolean) =>
        census.isExact || isRuledOut(view, spaces, ingredient, column, is, effort.nodesPerNote);
      if (!census.seenNot[cell] && never(false)) rule('circle');
      else if (!census.seen[cell] && never(true)) rule('cross');
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
