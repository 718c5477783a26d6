import { type RefObject, useEffect, useLayoutEffect } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export type Placement = 'above' | 'below' | 'left' | 'right';

const GAP = 10;
const MARGIN = 8;

/** The place beside `target` that fits, the wanted one first; kept inside the window whatever happens. */
export function placeBeside(
  target: Box,
  popup: Size,
  window: Size,
  wanted: Placement,
): { left: number; top: number } {
  const fits: Readonly<Record<Placement, boolean>> = {
    above: target.top - GAP - popup.height >= MARGIN,
    below: target.bottom + GAP + popup.height <= window.height - MARGIN,
    left: target.left - GAP - popup.width >= MARGIN,
    right: target.right + GAP + popup.width <= window.width - MARGIN,
  };
  const order: readonly Placement[] = [wanted, 'below', 'above', 'right', 'left'];
  const side = order.find((placement) => fits[placement]) ?? wanted;
  const middleX = (target.left + target.right - popup.width) / 2;
  const middleY = (target.top + target.bottom - popup.height) / 2;
  const spots = {
    above: { left: middleX, top: target.top - GAP - popup.height },
    below: { left: middleX, top: target.bottom + GAP },
    left: { left: target.left - GAP - popup.width, top: middleY },
    right: { left: target.right + GAP, top: middleY },
  };
  const clamp = (value: number, size: number, room: number) =>
    Math.round(Math.max(MARGIN, Math.min(value, room - size - MARGIN)));
  return {
    left: clamp(spots[side].left, popup.width, window.width),
    top: clamp(spots[side].top, popup.height, window.height),
  };
}

const RING = 6;
const RING_LINE = 3;

/** A ring around what is meant; what lies at the window's edge gets a whole one too. */
export function ringAround(target: Box, window: Size): Box {
  return {
    left: Math.max(RING_LINE, target.left - RING),
    top: Math.max(RING_LINE, target.top - RING),
    right: Math.min(window.width - RING_LINE, target.right + RING),
    bottom: Math.min(window.height - RING_LINE, target.bottom + RING),
  };
}

/** Calls `place` whenever the page moves beneath, and after every render of the caller: at once unless told `when`. */
export function useFollow(place: () => void, when: (place: () => void) => () => void = atOnce): void {
  useLayoutEffect(() => {
    const forget = when(place);
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      forget();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later, { capture: true });
    };
  });
}

function atOnce(place: () => void): () => void {
  place();
  return () => {};
}

/** Puts a popup beside an element, in the top layer where the browser has one. */
export function useAnchored(
  popup: RefObject<HTMLElement | null>,
  anchor: Element | null,
  wanted: Placement,
): void {
  useLayoutEffect(() => {
    if (typeof popup.current?.showPopover === 'function') popup.current.showPopover();
  }, [popup]);
  useFollow(
    () => {
      const element = popup.current;
      if (!element || !anchor) return;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const spot = placeBeside(anchor.getBoundingClientRect(), size, room, wanted);
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
    },
    (place) => onceMeasured(popup.current, place),
  );
}

/** Before the next picture, when everything has been laid out for it anyway: to measure sooner would do that twice. */
function onceMeasured(element: Element | null, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

/** A press anywhere else closes a popup. */
export function useOutsidePress(
  popup: RefObject<HTMLElement | null>,
  anchor: Element | null,
  onPress: () => void,
): void {
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      const target = event.target;
      if (!(target instanceof Node) || popup.current?.contains(target) || anchor?.contains(target)) return;
      onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [popup, anchor, onPress]);
}
