/** Of what a study of Hudoku is made: a lesson a technique. */
import type { HintStage } from '../../../core/rules';
import type { StudyTypes } from '../../../core/study';
import type { HudokuStage, Placement, Technique } from '../rules/solving/steps';
import type { UnitKey } from '../rules/units';

/** The moment of a real puzzle at which one technique goes on, and nothing else does. */
export interface Position {
  readonly lesson: Technique;
  /** The id of a template. */
  readonly template: string;
  readonly revealed: readonly number[];
  readonly emptyHints: readonly number[];
  /** Masks of what has not been ruled out in each open cell: all true. */
  readonly notes: readonly number[];
  readonly solution: readonly number[];
}

/** Whether a lesson asks for a number that is settled or for a note that can go. */
export type Asked = 'number' | 'note';

/** What a right answer comes to: a number that is settled, or a note that goes. */
export type Outcome = HintStage & Placement & { readonly code: 'settled' | 'goes' };

/** Why an answer is not the one that was asked for. */
export type WhyNot = HintStage &
  Placement &
  (
    | { readonly code: 'notThere'; readonly asked: Asked }
    /** `at`: a cell, or an empty cell that speaks of this number. */
    | { readonly code: 'stands' | 'struckOut'; readonly at: number }
    /** `left`: what the cell can be, as far as anything shows. `early`: it is so in the end. */
    | { readonly code: 'open' | 'early'; readonly left: number }
    /** The note is the cell's number. */
    | { readonly code: 'stays' }
    /** It goes in the end, and nothing shows it yet. */
    | { readonly code: 'notYet' }
  );

/** What keeps a number out of the other cells of a unit. */
export type Others = HintStage & {
  readonly code: 'others';
  readonly unit: UnitKey;
  readonly digit: number;
  /** Cells where it stands, and empty ones where it is struck out. */
  readonly stands: readonly number[];
  readonly struck: readonly number[];
  /** So many of the other cells it was ruled out of by earlier steps. */
  readonly before: number;
};

/** Two links of a chain: what is false, and what is true then. */
export type ChainLink = HintStage & {
  readonly code: 'link';
  /** Why the first is false: the number that its cell has, or the unit that has its number; null: it is supposed. */
  readonly since: number | UnitKey | null;
  readonly from: Placement;
  readonly to: Placement;
  /** In which the number has no other place; null: the cell has no other number. */
  readonly house: UnitKey | null;
};

export interface HudokuStudy extends StudyTypes {
  readonly position: Position;
  readonly answer: Placement;
  readonly said: HudokuStage | Outcome | WhyNot | Others | ChainLink;
}
