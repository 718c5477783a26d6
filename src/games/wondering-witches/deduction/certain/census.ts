/** Counts the recipes that are still possible, one by one or, where they are too many, by sampling. */
import { type Rng, rngFor } from '../../../../core/chance';
import { columnCount, decoyColumn } from '../../notebook/notebookMarks';
import type { Findings } from '../../recipe/types';
import { type Budget, probe, type Space, walk } from './candidates';
import { type Candidate, columnOf } from './identity';
import type { Sample } from './splitting';

/** All counted work, so that the same view always gives the same help. */
export interface Effort {
  readonly recipes: number;
  readonly nodes: number;
  readonly probes: number;
  readonly nodesPerNote: number;
  readonly samples: number;
}

export interface Census {
  readonly recipes: number;
  readonly isExact: boolean;
  readonly samples: readonly Sample[];
  /** By notebook cell: whether some candidate was seen that is so, and one that is not. */
  readonly seen: readonly boolean[];
  readonly seenNot: readonly boolean[];
}

export function takeCensus(view: Findings, spaces: readonly Space[], effort: Effort, rng: Rng): Census {
  return countAll(view, spaces, effort) ?? estimate(view, spaces, effort, rng);
}

class Sightings {
  readonly seen: boolean[];
  readonly seenNot: boolean[];
  readonly #columns: number;
  readonly #decoys: number;

  constructor({ config }: Findings) {
    this.#columns = columnCount(config);
    this.#decoys = decoyColumn(config);
    const blank = () => Array.from({ length: config.ingredients * this.#columns }, () => false);
    this.seen = blank();
    this.seenNot = blank();
  }

  note(candidate: Candidate): void {
    let cell = 0;
    for (const identity of candidate) {
      const own = columnOf(identity, this.#decoys);
      for (let column = 0; column < this.#columns; column++, cell++) {
        if (column === own) this.seen[cell] = true;
        else this.seenNot[cell] = true;
      }
    }
  }
}

/** Null: too many to count within the effort. */
function countAll(view: Findings, spaces: readonly Space[], effort: Effort): Census | null {
  const budget: Budget = { nodes: effort.nodes };
  const sightings = new Sightings(view);
  const samples: Sample[] = [];
  const rng = rngFor('deduce', 'sample', view.potions.length);
  let recipes = 0;
  for (const space of spaces) {
    const { codeLength } = space;
    const end = walk(space, budget, (candidate) => {
      recipes += 1;
      sightings.note(candidate);
      // Reservoir sampling: every candidate is as likely to be kept, however many there are.
      const slot = samples.length < effort.samples ? samples.length : rng.below(recipes);
      if (slot < effort.samples) samples[slot] = { candidate: candidate.slice(), codeLength };
      return recipes > effort.recipes;
    });
    if (end !== 'finished') return null;
  }
  return { recipes, isExact: true, samples, seen: sightings.seen, seenNot: sightings.seenNot };
}

function estimate(view: Findings, spaces: readonly Space[], effort: Effort, rng: Rng): Census {
  const sightings = new Sightings(view);
  const samples: Sample[] = [];
  let total = 0;
  for (const space of spaces) {
    const { codeLength } = space;
    for (let run = 0; run < effort.probes; run++) {
      total += probe(space, rng, (candidate) => {
        sightings.note(candidate);
        if (samples.length < effort.samples * 4) samples.push({ candidate: candidate.slice(), codeLength });
      });
    }
  }
  // The true recipe is always among them, even if no walk has found the way to it.
  const recipes = Math.max(1, Math.round(roundToTwoDigits(total / effort.probes)));
  return {
    recipes,
    isExact: false,
    samples: everyNth(samples, effort.samples),
    seen: sightings.seen,
    seenNot: sightings.seenNot,
  };
}

function roundToTwoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

function everyNth<T>(items: readonly T[], wanted: number): T[] {
  const stride = Math.max(1, Math.floor(items.length / wanted));
  return items.filter((_, index) => index % stride === 0).slice(0, wanted);
}
