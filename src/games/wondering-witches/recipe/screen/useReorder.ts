/** Dragging a herb to another place. Places keep still while one is dragged; only who lies where changes. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Of the dragged herb, from the place it would take. */
  readonly dx: number;
  readonly dy: number;
}

interface Grip {
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly places: readonly DOMRect[];
}

/** Under this a press is a tap. */
const SLACK_PX = 7;

export function useReorder(root: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const grip = useRef<Grip | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    dragged.current = false;
    const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const from = cells.findIndex((cell) => event.target instanceof Node && cell.contains(event.target));
    if (event.button !== 0 || from < 0 || cells.length < 2) return;
    const places = cells.map((cell) => cell.getBoundingClientRect());
    grip.current = { from, x: event.clientX, y: event.clientY, places };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const held = grip.current;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!dragged.current && Math.hypot(dx, dy) < SLACK_PX) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    const to = nearest(held.places, event.clientX, event.clientY);
    const [home, place] = [held.places[held.from], held.places[to]];
    if (!home || !place) return;
    setDrag({ from: held.from, to, dx: dx - (place.left - home.left), dy: dy - (place.top - home.top) });
  }

  function onPointerUp(): void {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
    letGo();
  }

  function letGo(): void {
    grip.current = null;
    setDrag(null);
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: letGo,
      // The click that ends a drag is no tap.
      onClickCapture(event: React.MouseEvent) {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}

function nearest(places: readonly DOMRect[], x: number, y: number): number {
  const distance = ({ left, top, width, height }: DOMRect) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y);
  return places.reduce((best, place, index) => {
    const known = places[best];
    return known && distance(place) < distance(known) ? index : best;
  }, 0);
}
