/** What the remaining tiles do after a removal: nothing, or close up along a lane. */
import type { GridSize } from '../../../core/grids';
import { unreachable } from '../../../core/result';
import type { Variant } from './types';

/** Where the cells of a board lie in an array: boards have a border in it or not. */
export interface Layout extends GridSize {
  readonly origin: number;
  readonly stride: number;
}

/** A run of cells whose tiles close up towards its first cell. */
export interface Lane {
  readonly first: number;
  readonly step: number;
  readonly length: number;
}

interface Travel {
  readonly from: number;
  readonly to: number;
}

type Tiles = number[] | Uint16Array;

export interface TileWatcher {
  readonly moved: (from: number, to: number) => void;
}

export function flatLayout({ rows, columns }: GridSize): Layout {
  return { rows, columns, origin: 0, stride: columns };
}

/** Takes the tiles at both cells (places in the array) away and lets the others close up. */
export function takePair(
  tiles: Tiles,
  layout: Layout,
  variant: Variant,
  a: number,
  b: number,
  watcher?: TileWatcher,
): void {
  tiles[a] = 0;
  tiles[b] = 0;
  if (variant === 'still') return;
  closeUp(tiles, laneOf(layout, variant, a), watcher);
  closeUp(tiles, laneOf(layout, variant, b), watcher);
}

/** Which tiles travel, and where to, when the pair at `a` and `b` is removed. */
export function travels(
  board: GridSize & { readonly variant: Variant; readonly tiles: readonly number[] },
  a: number,
  b: number,
): Travel[] {
  // Each tile is replaced by a mark of where it came from; marks close up as tiles do.
  const marks = board.tiles.map((tile, cell) => (tile === 0 ? 0 : cell + 1));
  takePair(marks, flatLayout(board), board.variant, a, b);
  return marks.flatMap((mark, to) => (mark === 0 || mark === to + 1 ? [] : [{ from: mark - 1, to }]));
}

export function laneOf(layout: Layout, variant: Exclude<Variant, 'still'>, cell: number): Lane {
  const { rows, columns, origin, stride } = layout;
  const row = Math.floor((cell - origin) / stride);
  const column = (cell - origin) % stride;
  const rowStart = origin + row * stride;
  switch (variant) {
    case 'gravity-down':
      return { first: origin + (rows - 1) * stride + column, step: -stride, length: rows };
    case 'gravity-left':
      return { first: rowStart, step: 1, length: columns };
    case 'gather': {
      const middle = columns >> 1;
      return column < middle
        ? { first: rowStart + middle - 1, step: -1, length: middle }
        : { first: rowStart + middle, step: 1, length: columns - middle };
    }
    default:
      return unreachable(variant);
  }
}

function closeUp(tiles: Tiles, { first, step, length }: Lane, watcher: TileWatcher | undefined): void {
  let to = first;
  let from = first;
  for (let place = 0; place < length; place++, from += step) {
    const tile = tiles[from] ?? 0;
    if (tile === 0) continue;
    if (to !== from) {
      tiles[to] = tile;
      tiles[from] = 0;
      watcher?.moved(from, to);
    }
    to += step;
  }
}
