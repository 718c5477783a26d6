/** How far outside the board a line may run: as far as it would like to, or as far as it is seen. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridSize } from '../../../../core/grids';

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

/** Known before a line is drawn, since a move must not wait until everything has been laid out. */
export function useRoomAround(board: RefObject<HTMLElement | null>, { rows, columns }: GridSize): Ring {
  const [ring, setRing] = useState(WANTED);
  useLayoutEffect(() => {
    const element = board.current;
    const area = element?.closest('[data-area=board]');
    if (!element || !area) return;
    const observer = new ResizeObserver(() => {
      const [inner, outer] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
      const x = ringIn(inner.left - outer.left + area.scrollLeft, inner.width / columns);
      const y = ringIn(inner.top - outer.top + area.scrollTop, inner.height / rows);
      setRing((before) => (before.x === x && before.y === y ? before : { x, y }));
    });
    observer.observe(element);
    observer.observe(area);
    return () => observer.disconnect();
  }, [board, rows, columns]);
  return ring;
}

function ringIn(room: number, cell: number): number {
  return Math.min(RING, Math.max(LEAST, room - HALF_LINE) / cell);
}
