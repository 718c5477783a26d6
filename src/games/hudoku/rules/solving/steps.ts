/** What one deduction looks like, whoever finds it, and what Explain tells of it. */
import type { HintStage } from '../../../../core/rules';
import type { Unit, UnitKey, UnitKind } from '../units';

/** From easy to hard; `techniques.ts` says what each one means. */
export const TECHNIQUES = [
  'nakedSingle',
  'hiddenSingle',
  'lineSingle',
  'emptyCell',
  'lockedCandidates',
  'nakedPair',
  'hiddenPair',
  'nakedTriple',
  'hiddenTriple',
  'xWing',
  'chain',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

export interface Placement {
  readonly cell: number;
  readonly digit: number;
}

export interface Removal {
  readonly cell: number;
  readonly digits: number;
}

/** One link of a chain: this cell is, or is not, this digit. */
export interface Link extends Placement {
  readonly holds: boolean;
}

/** Digits that must go or, where `place` is not null, a digit that must stand. */
export interface Step {
  readonly technique: Technique;
  readonly place: Placement | null;
  readonly removals: readonly Removal[];
  /** The cells that the reasoning rests on, and the digits it is about. */
  readonly cells: readonly number[];
  readonly digits: number;
  /** The units it speaks of, in the order in which it is told. */
  readonly units: readonly Unit[];
  readonly links: readonly Link[];
}

/** A step without what only the solver needs of it. `from`: what the step calls `cells`; a stage lights up more. */
export interface ToldStep extends Omit<Step, 'technique' | 'cells' | 'units'> {
  readonly technique: Exclude<Technique, 'nakedSingle'>;
  readonly from: readonly number[];
  readonly units: readonly UnitKey[];
}

/** A naked single is told by what rules out the other digits: each counts where it is seen first. */
export interface ToldNakedSingle extends Placement {
  readonly technique: 'nakedSingle';
  readonly seen: Readonly<Record<UnitKind, number>>;
  /** Digits that earlier steps ruled out. */
  readonly before: number;
}

export type ReasonStage = HintStage & { readonly code: 'reason' } & (ToldStep | ToldNakedSingle);

export type HudokuStage =
  | ReasonStage
  | (HintStage &
      /** What comes next, and not where. */
      (
        | { readonly code: 'technique'; readonly technique: Technique }
        | { readonly code: 'whereUnit'; readonly unit: UnitKey }
        | { readonly code: 'whereEmptyCell' | 'whereChain' }
        | ({ readonly code: 'place' } & Placement)
        /** All that one number takes, told at once. */
        | { readonly code: 'reasons'; readonly reasons: readonly ReasonStage[] }
        /** Where nothing is judged: first it is looked whether anything is wrong. */
        | { readonly code: 'doubt' | 'allRight' | 'wrongMarked' }
        | { readonly code: 'wrong'; readonly count: number }
        | ({ readonly code: 'wrongCell' } & Placement)
      ));
