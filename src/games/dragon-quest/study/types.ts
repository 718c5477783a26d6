/** What a position of the study is, what is answered, and what is said of it. */
import type { HintStage } from '../../../core/rules';
import type { StudyTypes } from '../../../core/study';
import type { DragonMove } from '../rules/types';
import type { View } from '../rules/view';
import type { Odds } from './odds';

/** How a line of play ends. left: for another level, which is no win here. */
export type LineEnd = 'won' | 'lost' | 'trapped' | 'left';

/** One move of a line, with what it turned up. */
export interface Step {
  readonly move: DragonMove;
  /** The card that it is about, or that it turned up; null: none. */
  readonly card: number | null;
  /** The fate card that came; null: none was drawn. */
  readonly fate: number | null;
}

export interface Line {
  readonly steps: readonly Step[];
  readonly end: LineEnd;
}

export interface Choice {
  readonly move: DragonMove;
  /** How often it wins, with the best play after it. */
  readonly odds: Odds;
  /** How it goes on: of the best choice how it wins, of all others how they can fail. */
  readonly line: Line;
}

export interface DragonPosition {
  readonly view: View;
  /** The dungeon cards to come, the next first. */
  readonly coming: readonly number[];
  /** The item stock, the next first. */
  readonly stock: readonly number[];
  /** In the order of the game's own list; hearts and diamonds alike. */
  readonly choices: readonly Choice[];
}

/** Index of a choice. */
export type DragonAnswer = number;

export type DragonSaid = HintStage &
  (
    | { readonly code: 'odds'; readonly move: DragonMove; readonly odds: Odds; readonly isBest: boolean }
    /** wins: one way in which it does. fails: one in which it does not. */
    | ({ readonly code: 'wins' | 'fails' } & Line)
  );

export interface DragonStudy extends StudyTypes {
  readonly position: DragonPosition;
  readonly answer: DragonAnswer;
  readonly said: DragonSaid;
}
