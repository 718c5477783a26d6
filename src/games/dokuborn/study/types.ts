/** Grids all but filled: the only card that is left, and the card that is in the way. */
import type { HintStage } from '../../../core/rules';
import type { StudyTypes } from '../../../core/study';
import type { Misses } from '../rules/misses';
import type { Size } from '../rules/types';

interface Grid {
  readonly size: Size;
  /** Condition ids. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Card ids by cell, row after row. */
  readonly placed: readonly (number | null)[];
}

/** Which card is left for the one cell that is empty? */
export interface OnlyPosition extends Grid {
  readonly kind: 'only';
  readonly cell: number;
  /** Card ids to choose from: all that fit the cell, those in the grid too, and some that miss one condition. */
  readonly choices: readonly number[];
}

/** No card is left for what is empty: which one has to come off? */
export interface WayPosition extends Grid {
  readonly kind: 'way';
}

export type GridPosition = OnlyPosition | WayPosition;

/** Cards go by their full names. */
export type GridSaid = HintStage & { readonly cells: readonly number[] } & (
    | { readonly code: 'fitting'; readonly cell: number; readonly answers: number }
    | { readonly code: 'standsAt'; readonly card: string; readonly cell: number }
    | { readonly code: 'onlyLeft'; readonly card: string }
    | { readonly code: 'misses'; readonly card: string; readonly misses: Misses }
    | { readonly code: 'noSuchCard' }
    | { readonly code: 'nothingThere' }
    /** So many cards for all these cells together, with the card in its place, or taken off. */
    | { readonly code: 'short'; readonly answers: number }
    | { readonly code: 'stillShort'; readonly card: string; readonly answers: number }
    | { readonly code: 'comesOff'; readonly card: string; readonly cell: number }
    | { readonly code: 'goesTo'; readonly card: string; readonly cell: number }
  );

export interface GridStudy extends StudyTypes {
  readonly position: GridPosition;
  readonly answer:
    | { readonly kind: 'card'; readonly card: number }
    | { readonly kind: 'cell'; readonly cell: number };
  readonly said: GridSaid;
}
