import { useEffect, useRef } from 'react';

interface Shown {
  readonly paused: boolean;
  readonly inTutorial: boolean;
  readonly otherRun: string | null;
}

/**
 * A pause's cover, a tutorial or a button that led to the other run goes with all that had the focus; play goes on at
 * the board.
 */
export function useBoardFocus(shown: Shown | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (!was || !shown || shown.inTutorial) return;
    // Wherever a tutorial was asked for: what it showed is to be tried now.
    if (was.inTutorial && !isOnBoard(document.activeElement)) focusBoard();
    else if (document.activeElement === document.body && isOther(was, shown)) focusBoard();
  });
}

function isOther(a: Shown, b: Shown): boolean {
  return a.paused !== b.paused || a.otherRun !== b.otherRun;
}

function isOnBoard(element: Element | null): boolean {
  return element?.closest('[data-area=board], [data-area=play]') != null;
}

/** Where a board has no cells, or something else lies over it just now, what is played with takes the focus. */
const PLACES = [
  '[data-area=board] [role="gridcell"][tabindex="0"]',
  '[data-area=play] [role="gridcell"][tabindex="0"]',
  '[data-area=board] button, [data-area=play] button',
];

function focusBoard(): void {
  for (const place of PLACES.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])) {
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
