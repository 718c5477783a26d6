/** The last tiles of a game: which order of pairs clears them. */
import type { GridSize } from '../../../core/grids';
import type { HintStage } from '../../../core/rules';
import type { StudyTypes } from '../../../core/study';
import type { Pair, Variant } from '../rules/types';

export interface Tail extends GridSize {
  readonly variant: Variant;
  /** As in `State.tiles`. */
  readonly tiles: readonly number[];
}

export interface TailPosition extends Tail {
  /** So many of a hundred careless games from here end stuck, rounded; exactly known. */
  readonly carelessStuck: number;
}

export type TailSaid = HintStage &
  (
    | { readonly code: 'cleared'; readonly pairs: number }
    /** In place of that pair of the answer, this one would have lost it. The cells are those of the board before it. */
    | {
        readonly code: 'trap';
        readonly cells: Pair;
        readonly number: number;
        readonly symbol: number;
        readonly tiles: number;
      }
    /** `number`: which of the pairs answered, from 1. The cells are those of the board before it. */
    | { readonly code: 'lost'; readonly cells: Pair; readonly number: number; readonly symbol: number }
    | { readonly code: 'stays'; readonly tiles: number }
    | { readonly code: 'instead'; readonly cells: Pair; readonly symbol: number }
    | { readonly code: 'notJoined'; readonly number: number }
    | { readonly code: 'unfinished'; readonly pairs: number }
  );

export interface TailStudy extends StudyTypes {
  readonly position: TailPosition;
  /** The pairs in the order in which they are taken, each by its cells on the board at that moment. */
  readonly answer: readonly Pair[];
  readonly said: TailSaid;
}
