import type { Chance } from '../../../../core/chance';
import type { GameTypes } from '../../../../core/rules';
import type { Board } from '../../board/rules/types';
import type { ToldDeduction } from '../../deduction/deduction';
import type { FilmStage } from '../../deduction/films/stages';
import type { NoteStage } from '../../deduction/hint';
import type { EffectName } from '../../recipe/effects/names';
import type {
  Clue,
  Mark,
  MarkMove,
  Phase,
  PotionItem,
  Puzzle,
  SharedEvent,
  TestedPotion,
  WitchConfig,
} from '../../recipe/types';

export interface Bed {
  readonly ingredient: number;
  readonly seeds: number;
}

export interface Garden {
  /** Ascending; its first cell gives it its row. */
  readonly cells: readonly number[];
  readonly isUsed: boolean;
  /** Index in the log of the last potion it gave; null: none yet. */
  readonly potion: number | null;
}

/** Where a potion came from. */
export type Source =
  | { readonly from: 'garden'; readonly garden: number }
  | { readonly from: 'cell'; readonly cell: number }
  | { readonly from: 'guess' }
  | { readonly from: 'lastDitch' };

/** What the field did by itself, for the screen to show and tell. */
export type FieldChange =
  | { readonly what: 'grew'; readonly cause: Cause; readonly cells: readonly number[] }
  | {
      readonly what: 'shrank' | 'withered' | 'crossed' | 'freed';
      readonly cause: Cause;
      readonly cell: number;
    }
  | { readonly what: 'sprouted'; readonly cause: Cause; readonly cell: number; readonly ingredient: number }
  | { readonly what: 'swapped'; readonly cause: Cause; readonly cell: number; readonly other: number }
  | { readonly what: 'kept' | 'reopened'; readonly cause: Cause; readonly garden: number }
  | { readonly what: 'nothing'; readonly cause: Cause };

/** An effect, an event or a special cell, by name. */
export type Cause = string;

export interface SoloPotion extends TestedPotion {
  readonly source: Source;
  /** What it changed in the field. Golden hashes of released states hold this name, so it stays. */
  readonly happenings: readonly FieldChange[];
}

export const SOLO_ABILITIES = [
  'Poison',
  'Green Fingers',
  'Allergies',
  'Distracted',
  'Genius',
  'Minimalist',
] as const satisfies readonly EffectName[];
export type SoloAbility = (typeof SOLO_ABILITIES)[number];

/** Twice is once too often. */
export const DEADLY_POISONINGS = 2;

/** What is for all to see: everything but the recipe. */
export interface Field {
  readonly config: WitchConfig;
  readonly board: Board;
  readonly gardens: readonly Garden[];
  /** By cell, in the order in which they were planted. */
  readonly beds: readonly (readonly Bed[])[];
  /** By cell. */
  readonly crossed: readonly boolean[];
  readonly phase: Phase;
  /** From the last potion, through the next one. */
  readonly abilities: readonly SoloAbility[];
  /** What the last potion has made the witch allergic to. */
  readonly allergies: readonly number[];
  readonly poisonings: number;
  /** The next growth counts double. */
  readonly hasSunbeam: boolean;
  /** Mist: outer cells first, until the next potion. */
  readonly isMisty: boolean;
  /** Cracked pot: no large potion next. */
  readonly isPotCracked: boolean;
  /** Free tests still to be had, each by the plant it must contain. */
  readonly guesses: readonly number[];
  /** Gardens that may still be cut in two. */
  readonly cuts: number;
  /** Painter and Guesser cells that have given what they give: else Blight and a Guesser would never end. */
  readonly spent: readonly number[];
}

/** What decides where nobody chooses. */
export interface Fate {
  readonly chance: Chance;
  /** Which cells are empty. Version 1 of the rules said so of every cell with room, so that weeds could hit plants. */
  readonly emptyCells: (field: Field) => readonly number[];
}

export const LOSSES = ['full', 'poison', 'shown'] as const;
export type Loss = (typeof LOSSES)[number];
/** How a game ended otherwise than by an ordinary win; statistics count under these. */
export type EndCause = Loss | 'lastDitch';

interface Course {
  readonly clue: Clue;
  readonly potions: readonly SoloPotion[];
  readonly notebook: readonly Mark[];
  readonly turns: number;
  /** What planting on Hard Ground has set off; also how often chance was drawn for it. */
  readonly rests: number;
  readonly resting: readonly FieldChange[];
  readonly loss: Loss | null;
  readonly helps: number;
}

export interface SoloState extends Field, Course {
  readonly puzzle: Puzzle;
}

export interface SoloView extends Field, Course {
  /** Names only: whose they are is the riddle. */
  readonly effectsInPlay: readonly EffectName[];
  readonly solution: Puzzle | null;
}

export type SoloMove =
  | { readonly kind: 'plant'; readonly ingredient: number; readonly cell: number }
  | { readonly kind: 'grow'; readonly ingredient: number; readonly garden: number }
  | { readonly kind: 'brew'; readonly garden: number; readonly items: readonly PotionItem[] }
  | { readonly kind: 'taste'; readonly cell: number; readonly items: readonly PotionItem[] }
  | { readonly kind: 'guess'; readonly items: readonly PotionItem[] }
  | { readonly kind: 'cut'; readonly garden: number; readonly cells: readonly number[] }
  /** The last ditch effort. */
  | { readonly kind: 'potion'; readonly items: readonly PotionItem[] }
  | { readonly kind: 'reveal' | 'help' }
  | MarkMove;

/** What a move brought about, in order. */
export type SoloEvent =
  | {
      readonly kind: 'planted';
      readonly ingredient: number;
      readonly cell: number;
      readonly garden: number;
      /** What the cell gives to whoever plants in it. */
      readonly gains: readonly ('cut' | 'guess')[];
      /** What Hard Ground has set off. */
      readonly changes: readonly FieldChange[];
    }
  | { readonly kind: 'grown'; readonly garden: number; readonly beds: readonly Bed[] }
  | { readonly kind: 'cut'; readonly garden: number; readonly part: number }
  /** number: counted from 1. */
  | { readonly kind: 'tested'; readonly number: number; readonly potion: SoloPotion }
  /** No cell is free: one last potion is left. */
  | { readonly kind: 'allIsLost' }
  | { readonly kind: 'poisoned' }
  | SharedEvent;

/** Where a turn leads: a potion to work towards, if there is one. */
export type SoloStage =
  | NoteStage
  | FilmStage
  | {
      readonly code: 'where';
      readonly to: 'lastPotion' | 'freeTest' | 'garden' | 'anywhere';
      /** Index; null where no garden is meant. */
      readonly garden: number | null;
      readonly cells?: readonly number[];
    }
  | {
      readonly code: 'purpose';
      readonly recipes: number;
      readonly isExact: boolean;
      /** Null: nothing to work towards just now. */
      readonly items: readonly PotionItem[] | null;
      readonly cells?: readonly number[];
    }
  | { readonly code: 'turn'; readonly move: SoloMove; readonly cells?: readonly number[] };

export interface Solo extends GameTypes {
  readonly config: WitchConfig;
  readonly move: SoloMove;
  readonly state: SoloState;
  readonly view: SoloView;
  readonly event: SoloEvent;
  readonly stage: SoloStage;
  readonly tasks: { readonly deduce: ToldDeduction; readonly prove: boolean };
}
