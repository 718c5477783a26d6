/** Zoom and pan of whatever lies in a frame that scrolls: buttons, keys, wheel, two fingers, a held mouse. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const CLOSEST = 5;
const STEP = 1.25;
/** Zoom per pixel of a wheel held with Ctrl, which is also what a pinch on a trackpad sends. */
const PER_PIXEL = 0.008;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A spot of the paper, as shares of its width and height, that is to stay under a spot of the window. */
interface Anchor {
  readonly share: Spot;
  readonly at: Spot;
}

export interface Zoom {
  readonly zoom: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
}

export function useZoom(frame: RefObject<HTMLElement | null>, paper: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);
  const anchor = useRef<Anchor | null>(null);

  const zoomTo = useCallback(
    (wanted: number, spot?: Spot) => {
      const next = Math.min(CLOSEST, Math.max(1, Math.abs(wanted - 1) < 0.02 ? 1 : wanted));
      if (next === now.current || !frame.current || !paper.current) return;
      anchor.current = anchorAt(paper.current, spot ?? middleOf(frame.current));
      now.current = next;
      setZoom(next);
    },
    [frame, paper],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the paper moves after every change of its size
  useLayoutEffect(() => {
    if (!anchor.current || !frame.current || !paper.current) return;
    const { share, at } = anchor.current;
    const sheet = sheetOf(paper.current);
    frame.current.scrollBy(sheet.x + share.x * sheet.width - at.x, sheet.y + share.y * sheet.height - at.y);
    anchor.current = null;
  }, [zoom]);

  useGestures(frame, now, zoomTo);

  return {
    zoom,
    canZoomIn: zoom < CLOSEST,
    canZoomOut: zoom > 1,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    fit: () => zoomTo(1),
  };
}

function anchorAt(paper: HTMLElement, at: Spot): Anchor {
  const { x, y, width, height } = sheetOf(paper);
  return { at, share: { x: (at.x - x) / width, y: (at.y - y) / height } };
}

/** Without the border, which is as wide however close the paper is. */
function sheetOf(paper: HTMLElement): DOMRect {
  const { x, y, width, height } = paper.getBoundingClientRect();
  const { clientLeft, clientTop } = paper;
  return new DOMRect(x + clientLeft, y + clientTop, width - 2 * clientLeft, height - 2 * clientTop);
}

function middleOf(frame: HTMLElement): Spot {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** React listens passively to wheels and fingers, and could not keep the page itself from zooming. */
function useGestures(
  frame: RefObject<HTMLElement | null>,
  now: RefObject<number>,
  zoomTo: (wanted: number, spot?: Spot) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ends = [
      onWheel(element, (by, spot) => zoomTo(now.current * by, spot)),
      onPinch(element, () => now.current, zoomTo),
      onDrag(element),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [frame, now, zoomTo]);
}

function onWheel(element: HTMLElement, zoomBy: (by: number, spot: Spot) => void): () => void {
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * PER_PIXEL), { x: event.clientX, y: event.clientY });
  };
  element.addEventListener('wheel', turned, { passive: false });
  return () => element.removeEventListener('wheel', turned);
}

function onPinch(
  element: HTMLElement,
  zoomNow: () => number,
  zoomTo: (wanted: number, spot: Spot) => void,
): () => void {
  let start: { readonly apart: number; readonly zoom: number } | null = null;
  const moved = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      start = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    start ??= { apart, zoom: zoomNow() };
    zoomTo((start.zoom * apart) / start.apart, {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    });
  };
  const ended = () => {
    start = null;
  };
  element.addEventListener('touchmove', moved, { passive: false });
  element.addEventListener('touchend', ended);
  element.addEventListener('touchcancel', ended);
  return () => {
    element.removeEventListener('touchmove', moved);
    element.removeEventListener('touchend', ended);
    element.removeEventListener('touchcancel', ended);
  };
}

function onDrag(element: HTMLElement): () => void {
  const held = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
  };
  const moved = (event: PointerEvent) => {
    if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY);
  };
  element.addEventListener('pointerdown', held);
  element.addEventListener('pointermove', moved);
  return () => {
    element.removeEventListener('pointerdown', held);
    element.removeEventListener('pointermove', moved);
  };
}
