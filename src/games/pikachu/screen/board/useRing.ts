/** How far outside the board a line runs: as far as it would like to, or as far as it is seen. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridSize } from '../../../../core/grids';
import type { Point } from '../../rules/boardIndex';

/** In units of cells. */
const RING = 0.28;
/** From the middle of the line to its edge, and to the edge of the board, in px. */
const HALF_LINE = 3.5;
const LEAST = 1.5;

export interface Ring {
  readonly x: number;
  readonly y: number;
}

const WANTED: Ring = { x: RING, y: RING };

export function useRing(
  overlay: RefObject<HTMLElement | null>,
  { rows, columns }: GridSize,
  points: readonly Point[],
): Ring {
  const [ring, setRing] = useState(WANTED);
  const isOutside = points.some(({ row, col }) => row === 0 || col === 0 || row > rows || col > columns);
  useLayoutEffect(() => {
    const area = overlay.current?.closest('[data-area=board]');
    if (!isOutside || !overlay.current || !area) return;
    const [board, frame] = [overlay.current.getBoundingClientRect(), area.getBoundingClientRect()];
    setRing({
      x: ringIn(board.left - frame.left + area.scrollLeft, board.width / columns),
      y: ringIn(board.top - frame.top + area.scrollTop, board.height / rows),
    });
  }, [overlay, isOutside, rows, columns]);
  return ring;
}

function ringIn(room: number, cell: number): number {
  return Math.min(RING, Math.max(LEAST, room - HALF_LINE) / cell);
}
