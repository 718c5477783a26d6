import type { SpecialName } from './specials';

export const BOARD_STYLES = ['classic', 'modern'] as const;
type BoardStyle = (typeof BOARD_STYLES)[number];

export const MAX_PLAYERS = 5;
/** One side of the sheet. */
export const SIDE = { rows: 4, columns: 8 } as const;
export const SIDE_CELLS = SIDE.rows * SIDE.columns;

export interface BoardConfig {
  readonly style: BoardStyle;
  readonly players: number;
  readonly sides: number;
  readonly ingredients: number;
  /** The longest that the recipe may be: what gardens and cauldrons are sized for. */
  readonly recipe: number;
  readonly specials: boolean;
  /** One cell a side stays free for notes. */
  readonly notes: boolean;
}

const AREA_KINDS = ['cauldron', 'garden'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

export interface Area {
  readonly kind: AreaKind;
  readonly player: number;
  /** Ascending. Cells of the second side follow those of the first: 32 … 63. */
  readonly cells: readonly number[];
}

export interface Starter {
  readonly cell: number;
  readonly ingredient: number;
}

export interface SpecialCell {
  readonly cell: number;
  readonly special: SpecialName;
}

export interface Board {
  readonly config: BoardConfig;
  /** By cell. */
  readonly owners: readonly number[];
  readonly areas: readonly Area[];
  readonly notes: readonly number[];
  readonly starters: readonly Starter[];
  readonly specials: readonly SpecialCell[];
}
