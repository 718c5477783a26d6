/** Where the cells of a template lie, in arrays that a search is quick to read. */
import { columnOf, rowOf } from '../../../../core/grids';
import { ALL_DIGITS } from '../digits';
import type { Template } from '../types';

/** Rows, columns and regions are numbered in one go. */
export interface Geometry {
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly region: Uint8Array;
  readonly fillable: Uint8Array;
  readonly empties: Uint8Array;
  /** By unit: digits that its region does not hold. */
  readonly unused: Int32Array;
  readonly firstRegion: number;
  readonly lastRegion: number;
}

export const MAX_CELLS = 144;
export const MAX_UNITS = 64;
const geometries = new WeakMap<Template, Geometry>();

export function geometryOf(template: Template): Geometry {
  const known = geometries.get(template);
  if (known !== undefined) return known;
  const cells = [...template.regionOf.keys()];
  const firstRegion = template.rows + template.columns;
  const unused = new Int32Array(MAX_UNITS);
  for (const [index, { digits }] of template.regions.entries())
    unused[firstRegion + index] = ALL_DIGITS & ~digits;
  const made: Geometry = {
    row: Uint8Array.from(cells, (cell) => rowOf(template, cell)),
    column: Uint8Array.from(cells, (cell) => template.rows + columnOf(template, cell)),
    region: Uint8Array.from(template.regionOf, (region) => firstRegion + region),
    fillable: Uint8Array.from(template.fillable),
    empties: Uint8Array.from(template.empties),
    unused,
    firstRegion,
    lastRegion: firstRegion + template.regions.length,
  };
  geometries.set(template, made);
  return made;
}
