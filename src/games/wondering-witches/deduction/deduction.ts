/** What deduction help answers. */
import type { PotionItem } from '../recipe/types';

export interface ProvenMark {
  readonly ingredient: number;
  readonly column: number;
  readonly mark: 'cross' | 'circle';
}

export interface Deduction {
  /** How many recipes (numbers and decoys) are still possible. */
  readonly recipes: number;
  /** False: an estimate, to be labelled so. */
  readonly isExact: boolean;
  /** `certain`: there are effects, so only what none of them can have touched was used. */
  readonly basis: 'everything' | 'certain';
  readonly proven: readonly ProvenMark[];
  /** What is proven where the notebook says otherwise. */
  readonly contradicted: readonly ProvenMark[];
  readonly potion: readonly PotionItem[];
  /** How many recipes would be left after `potion`, on average over what it might show; of `recipes`. */
  readonly leftAfter: number;
}
