/** The vocabularies and shapes of Pikachu. */
import type { GridSize } from '../../../core/grids';
import type { GameEvent, GameTypes, HintStage } from '../../../core/rules';
import type { FoundPath } from './paths';

export const SIZE_NAMES = ['quick', 'classic', 'grand'] as const;
export type SizeName = (typeof SIZE_NAMES)[number];

export interface BoardSize extends GridSize {
  /** How many of the symbols are in play. */
  readonly symbols: number;
}

export const SIZES: Readonly<Record<SizeName, BoardSize>> = {
  quick: { rows: 6, columns: 10, symbols: 15 },
  classic: { rows: 8, columns: 20, symbols: 24 },
  grand: { rows: 12, columns: 28, symbols: 24 },
};

/** Boards of the second generator where rows close up: with fewer symbols a careless player gets through. */
const FEWER_SYMBOLS: Readonly<Record<SizeName, Readonly<Record<'gravity-left' | 'gather', number>>>> = {
  quick: { 'gravity-left': 10, gather: 10 },
  classic: { 'gravity-left': 12, gather: 12 },
  grand: { 'gravity-left': 12, gather: 12 },
};

/** The board that this generator fills. */
export function boardOf({ size, variant }: Config, dealVersion: number): BoardSize {
  const board = SIZES[size];
  const closesRows = variant === 'gravity-left' || variant === 'gather';
  return dealVersion > 1 && closesRows ? { ...board, symbols: FEWER_SYMBOLS[size][variant] } : board;
}

/** What the remaining tiles do after a pair has gone. */
export const VARIANTS = ['still', 'gravity-down', 'gravity-left', 'gather'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Config {
  readonly size: SizeName;
  readonly variant: Variant;
}

export const CLASSIC: Config = { size: 'classic', variant: 'still' };

/** Two cells, by index in row order, no border. */
export type Pair = readonly [number, number];

export type PikachuMove =
  | { readonly kind: 'match'; readonly a: number; readonly b: number }
  /** Every cell of the board after the shuffle; 0 where no tile lies. */
  | { readonly kind: 'shuffle'; readonly tiles: readonly number[] };

export interface State extends GridSize {
  readonly variant: Variant;
  /** In row order; 0 is an empty cell, s > 0 the symbol `SYMBOLS[s - 1]`. */
  readonly tiles: readonly number[];
  /** Pairs that clear the board when played in this order. Null: none is at hand; a hint searches for one. */
  readonly line: readonly Pair[] | null;
  /** How often chance was drawn for a shuffle. */
  readonly shuffles: number;
}

/** Nothing is hidden in Pikachu. */
export type View = State;

export type PikachuEvent =
  /** Two equal tiles have gone along this path. */
  | {
      readonly kind: 'removed';
      readonly cells: Pair;
      readonly symbol: number;
      readonly path: Extract<FoundPath, { valid: true }>;
      /** Tiles that closed up afterwards. */
      readonly travels: readonly { readonly from: number; readonly to: number }[];
      readonly pairsLeft: number;
    }
  | { readonly kind: 'shuffled'; readonly pairsLeft: number };

/** How a run could have gone: see `film.ts`. */
export const FILMS = ['clearing'] as const;
export type FilmCode = (typeof FILMS)[number];

/** Help that no other game has, as tallies count it. */
export type OwnAid = 'safe-undo';

/** Rows and columns as counted from 0, ends included. */
export interface Region {
  readonly rows: Pair;
  readonly columns: Pair;
}

export interface Grading {
  readonly stuck: number;
  readonly playouts: number;
}

/** Whether the board can still be cleared, as far as the hint knows. */
export type Prospect = 'clearable' | 'lost' | 'unknown';

export type PikachuStage = HintStage &
  (
    | { readonly code: 'where'; readonly regions: readonly [Region, Region]; readonly prospect: Prospect }
    | { readonly code: 'symbol'; readonly symbol: number }
    | {
        readonly code: 'pair';
        readonly pair: Pair;
        readonly path: FoundPath;
        readonly prospect: Prospect;
      }
    /** How many pairs a film will remove. */
    | { readonly code: 'clearing'; readonly pairs: number }
  );

export interface Pikachu extends GameTypes {
  readonly config: Config;
  readonly move: PikachuMove;
  readonly state: State;
  readonly view: View;
  readonly event: GameEvent & PikachuEvent;
  readonly stage: PikachuStage;
  readonly tasks: {
    readonly shuffle: PikachuMove;
    /** How many of so many fresh careless games on this board end stuck. */
    readonly grade: Grading;
    readonly prospect: Prospect;
  };
}
