/** What one deduction looks like, whoever finds it and whoever tells it. */
import type { Removal } from './candidateBoard';
import type { Unit } from './types';

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

/** One link of a chain: this cell is, or is not, this digit. */
export interface Link extends Placement {
  readonly holds: boolean;
}
