import type { DragonMove } from '../types';

export type Verdict = 'proven' | 'refuted' | 'undecided';

export interface Solution {
  readonly verdict: Verdict;
  /** Moves from the state given to a win; null unless proven. */
  readonly line: readonly DragonMove[] | null;
  /** Moves tried in all. */
  readonly nodes: number;
}
