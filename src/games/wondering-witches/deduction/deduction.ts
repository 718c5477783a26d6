/** What deduction help answers. */
import type { PotionItem } from '../recipe/types';

export interface ProvenMark {
  readonly ingredient: number;
  readonly column: number;
  readonly mark: 'cross' | 'circle';
}

export interface Deduction {
  /** How many recipes are still possible. */
  readonly recipes: number;
  /** False: an estimate, to be labelled so. */
  readonly isExact: boolean;
  /** What two recipes may differ in; `carriers`: numbers, decoys, and who carries which effect. */
  readonly basis: 'numbers' | 'carriers';
  /** An estimate has given way to a count that is larger. */
  readonly isLarger: boolean;
  readonly proven: readonly ProvenMark[];
  /** What is proven where the notebook says otherwise. */
  readonly contradicted: readonly ProvenMark[];
  readonly potion: readonly PotionItem[];
  /** How many recipes would be left after `potion`, on average over what it might show; of `recipes`. */
  readonly leftAfter: number;
}

/** How many recipes are still possible, as it is told. */
export type Left = Pick<Deduction, 'recipes' | 'isExact' | 'isLarger' | 'basis'>;

/** As it is shown: Solo proposes what can be grown, or nothing, and does not say how much of it would be left. */
export interface ToldDeduction extends Omit<Deduction, 'potion' | 'leftAfter'> {
  readonly potion: Deduction['potion'] | null;
  readonly leftAfter: number | null;
}
