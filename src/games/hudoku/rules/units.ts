/** Rows, columns and regions. */
export const UNIT_KINDS = ['row', 'column', 'region'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Which unit of a template: rows and columns as counted from 0, regions by their place in its list. */
export interface UnitKey {
  readonly kind: UnitKind;
  readonly index: number;
}

/** Cells of which no two are alike. */
export interface Unit extends UnitKey {
  readonly cells: readonly number[];
}

/** A unit, or the part of one, that holds every one of `digits` exactly once. */
export interface House extends Unit {
  readonly digits: number;
}
