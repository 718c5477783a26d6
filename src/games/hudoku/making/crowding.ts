/** Why no numbers fill a board, where one line is enough to say so. */
import type { Template } from '../rules/types';

export interface CrowdedLine {
  readonly kind: 'row' | 'column';
  /** From 0. */
  readonly index: number;
  /** So many cells, each of which takes another number from 1 to `highest`. */
  readonly count: number;
  readonly highest: number;
}

/** The first line with more cells than there are numbers for them. */
export function crowdedLine({ units, regions, regionOf }: Template): CrowdedLine | null {
  for (const { kind, index, cells } of units) {
    if (kind === 'region') continue;
    for (const highest of [4, 9]) {
      const takes = cells.filter((cell) => (regions[regionOf[cell] ?? -1]?.highest ?? 0) <= highest);
      if (takes.length > highest) return { kind, index, count: takes.length, highest };
    }
  }
  return null;
}
