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
  return element?.closest('[data-area=board]') != null;
}

function focusBoard(): void {
  document
    .querySelector<HTMLElement>('[data-area=board] [role="gridcell"][tabindex="0"]')
    ?.focus({ preventScroll: true });
}
