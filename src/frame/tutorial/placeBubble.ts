/** Where a bubble lies: beside what it points at, but not over the board where there is room next to that. */
import { type Box, type Placement, placeBeside } from '../../components/browser/anchored';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Column {
  readonly left: number;
  readonly width: number;
}

const MARGIN = 8;
/** Narrower than this, its words and buttons would need more height than a lying phone has. */
const NARROWEST = 200;
/** More of the board than this is not covered for the sake of lying beside a button. */
const MOST_COVERED = 0.2;

/** What is free on the roomier side of the board; null where that is too narrow, or holds what is pointed at. */
export function columnBeside(board: Box, target: Box, window: Size): Column | null {
  const isRight = window.width - board.right >= board.left;
  const [from, to] = isRight ? [board.right, window.width] : [0, board.left];
  const isTaken = target.right > from && target.left < to;
  const width = to - from - 2 * MARGIN;
  return isTaken || width < NARROWEST ? null : { left: from + MARGIN, width };
}

/** Whether a bubble beside its target would lie over more of the board than it should. */
export function coversBoard(board: Box, target: Box, bubble: Size, window: Size, wanted: Placement): boolean {
  const { left, top } = placeBeside(target, bubble, window, wanted);
  const across = Math.min(left + bubble.width, board.right) - Math.max(left, board.left);
  const down = Math.min(top + bubble.height, board.bottom) - Math.max(top, board.top);
  const area = (board.right - board.left) * (board.bottom - board.top);
  return Math.max(0, across) * Math.max(0, down) > MOST_COVERED * area;
}

/** Over some of the board, from the edge of the window that its column is at. */
export function widened({ left, width }: Column, wider: number): Column {
  return { left: left > MARGIN ? Math.max(MARGIN, left + width - wider) : left, width: wider };
}

/** In a free column, as near to its target as the window lets it be. */
export function placeInColumn(column: Column, target: Box, height: number, window: Size): Spot {
  const middle = (target.top + target.bottom - height) / 2;
  const top = Math.max(MARGIN, Math.min(middle, window.height - height - MARGIN));
  return { left: Math.round(column.left), top: Math.round(top) };
}
