/**
 * How the board lies on this screen. Tall windows show it upright. Where tiles close up along their rows, it is then
 * turned to the left, so that they fall down; where they fall, it is turned to the right, so that they move left.
 * Otherwise it is mirrored, which nobody can tell. The rules never hear of it.
 */
import type { GridSize } from '../../../core/grids';
import type { Point } from '../rules/boardIndex';
import { type SizeName, VARIANTS, type Variant } from '../rules/types';

export type Lie = 'flat' | 'mirrored' | 'turnedLeft' | 'turnedRight';

/** Windows in which the board stands on end: what is higher than wide, and what no phone is as narrow as on its side. */
const UPRIGHT = '(orientation: portrait), (max-width: 559.98px)';
/** Windows in which the largest board, as it is, would have tiles smaller than a finger: it stands on end and scrolls. */
const SMALL = '(max-height: 500px), (max-width: 839.98px)';

export function uprightIn(size: SizeName | undefined): string {
  return size === 'grand' ? `${UPRIGHT}, ${SMALL}` : UPRIGHT;
}

export function lieOf(variant: Variant, upright: boolean): Lie {
  if (!upright) return 'flat';
  if (variant === 'gravity-left') return 'turnedLeft';
  return variant === 'gravity-down' ? 'turnedRight' : 'mirrored';
}

/** What tiles are seen to do after a match. */
export const WAYS = ['still', 'down', 'left', 'gather'] as const;
export type Way = (typeof WAYS)[number];

const FLAT_WAYS: Readonly<Record<Variant, Way>> = {
  still: 'still',
  'gravity-down': 'down',
  'gravity-left': 'left',
  gather: 'gather',
};
const UPRIGHT_WAYS: Readonly<Record<Variant, Way>> = {
  ...FLAT_WAYS,
  'gravity-down': 'left',
  'gravity-left': 'down',
};

export function wayOf(variant: Variant, upright: boolean): Way {
  return (upright ? UPRIGHT_WAYS : FLAT_WAYS)[variant];
}

export function variantSeenAs(way: Way, upright: boolean): Variant {
  return VARIANTS.find((variant) => wayOf(variant, upright) === way) ?? 'still';
}

export function shownSize({ rows, columns }: GridSize, lie: Lie): GridSize {
  return lie === 'flat' ? { rows, columns } : { rows: columns, columns: rows };
}

/** Matrix points, of the board and as shown: the border is 0 and one past the end. */
export function shownPoint({ rows, columns }: GridSize, lie: Lie, { row, col }: Point): Point {
  switch (lie) {
    case 'flat':
      return { row, col };
    case 'mirrored':
      return { row: col, col: row };
    case 'turnedLeft':
      return { row: columns + 1 - col, col: row };
    case 'turnedRight':
      return { row: col, col: rows + 1 - row };
  }
}
