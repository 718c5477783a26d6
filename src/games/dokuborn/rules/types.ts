/** The words the whole game is written in. */
import type { GameEvent, GameTypes, HintStage } from '../../../core/rules';

/** One card, under the field names that LorcanaJSON uses, so that any condition written for it works here. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly version?: string;
  readonly fullName: string;
  /** `Amber`, or `Amber-Steel` for two inks. */
  readonly color: string;
  readonly colors: readonly string[];
  readonly cost: number;
  readonly inkwell: boolean;
  readonly type: CardType;
  readonly subtypes: readonly string[];
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  readonly moveCost?: number;
  readonly keywordAbilities: readonly string[];
  readonly story: string;
  /** Rarity, set and number of the earliest printing. */
  readonly rarity: string;
  readonly setCode: string;
  readonly number: number;
  /** Every printing outside the Quest sets, the earliest first. */
  readonly printings: readonly Printing[];
}

export interface Printing {
  readonly setCode: string;
  readonly rarity: string;
}

export const CARD_TYPES = ['Character', 'Action', 'Item', 'Location'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] as const;
export type Ink = (typeof INKS)[number];

export interface CardFacts {
  /** Names exactly these facts: records and configs carry it. */
  readonly version: string;
  /** Day of the data, `2026-09-23`. */
  readonly date: string;
  readonly cards: readonly Card[];
}

/** All that puzzles can be made from. */
export interface CardList extends CardFacts {
  readonly thresholds: Thresholds;
}

/** For each size, the four scores at which one star ends and the next begins. */
export type Thresholds = Readonly<Record<Size, readonly number[]>>;

/** How a grid could have been filled. */
export const FILMS = ['commonest', 'rarest'] as const;
export type FilmCode = (typeof FILMS)[number];

/** Why a puzzle was lost; statistics count under these. */
export type EndCause = 'gaveUp' | 'noGuessesLeft';

export interface Condition {
  /** Permanent: shared codes contain it. The letter is the group. */
  readonly id: string;
  readonly display: string;
  readonly filter: (card: Card) => boolean;
}

export const SIZES = [2, 3, 4] as const;
export type Size = (typeof SIZES)[number];

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export const MODES = ['free', 'challenge'] as const;
export type Mode = (typeof MODES)[number];

/** What results are kept by: whatever the cards, a puzzle of this kind is as hard. */
export interface PuzzleKind {
  readonly size: Size;
  readonly level: Level;
  readonly mode: Mode;
  /** What its stars go by (`stars.ts`). Absent: the score (`difficulty.ts`), as in the first edition. */
  readonly starsBy?: 'answers';
}

export interface Config extends PuzzleKind {
  /** `CardList.version` of the cards it is played with. */
  readonly pool: string;
  /** Dealt of conditions that a glance explains, for a first board. Absent: of all. */
  readonly conditions?: 'plain';
}

export interface Puzzle {
  readonly size: Size;
  readonly rows: readonly Condition[];
  readonly columns: readonly Condition[];
}

export interface State extends Omit<Config, 'conditions'> {
  /** Condition ids. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Card ids by cell, row after row. */
  readonly placed: readonly (number | null)[];
  readonly gaveUp: boolean;
}

/** All the cards are known to everybody, so nothing is hidden. */
export type View = State;

export type DokubornMove =
  | { readonly kind: 'place'; readonly cell: number; readonly card: number }
  | { readonly kind: 'take'; readonly cell: number }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'give-up' };

/** `name`: the full name of the card. */
export type DokubornEvent = GameEvent & { readonly cellsLeft: number } & (
    | {
        readonly kind: 'placed';
        readonly cell: number;
        readonly card: number;
        readonly name: string;
        /** The card that stood there before. */
        readonly replaced: number | null;
      }
    | { readonly kind: 'taken'; readonly cell: number; readonly card: number; readonly name: string }
    | {
        readonly kind: 'moved';
        readonly from: number;
        readonly to: number;
        readonly card: number;
        readonly name: string;
        /** The card that went the other way. */
        readonly swapped: number | null;
      }
    | { readonly kind: 'gaveUp' }
  );

/** Empty cells that the cards placed have left with too few answers. */
export interface DeadEnd {
  readonly cells: readonly number[];
  /** How many cards there are for all of them together. */
  readonly answers: number;
}

/** Something that a card is or has, by the kind that conditions ask for. */
export type CardFact =
  | { readonly kind: 'inks'; readonly inks: readonly string[] }
  | { readonly kind: 'story'; readonly story: string }
  | { readonly kind: 'inkable'; readonly inkable: boolean }
  | { readonly kind: 'cost' | 'strength' | 'willpower' | 'lore'; readonly figure: number };

/** A card goes by its full name. */
export type DokubornStage = HintStage & { readonly cells: readonly number[] } & (
    | { readonly code: 'stillFit'; readonly cell: number; readonly answers: number }
    | { readonly code: 'facts'; readonly answers: number; readonly facts: readonly CardFact[] }
    | { readonly code: 'fits'; readonly card: string }
    | { readonly code: 'deadEnd'; readonly answers: number }
    | { readonly code: 'heldAt'; readonly cell: number }
    | { readonly code: 'takeOff'; readonly card: string }
    | { readonly code: 'aim'; readonly film: FilmCode }
    /** How common a card is among the answers of its cell; `alike`: how many of these have its rarity, with itself. */
    | { readonly code: 'pick'; readonly answers: number; readonly alike: number; readonly rarity: string }
  );

export interface Dokuborn extends GameTypes {
  readonly config: Config;
  readonly move: DokubornMove;
  readonly state: State;
  readonly view: View;
  readonly event: DokubornEvent;
  readonly stage: DokubornStage;
  readonly tasks: object;
}

export function isSize(value: number): value is Size {
  return SIZES.some((size) => size === value);
}

export function isLevel(value: number): value is Level {
  return LEVELS.some((level) => level === value);
}

/** Challenge mode forgives three guesses. */
export function guessesAllowed(size: Size): number {
  return size * size + 3;
}
