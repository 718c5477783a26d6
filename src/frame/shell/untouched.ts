/** What is only looked at: read and scrolled through as ever, with what shows another part of it; nothing else is pressed. */
import type { KeyboardEvent, SyntheticEvent } from 'react';

export const SHOWS_MORE = '[data-shows], summary';
/** Keys that lead from place to place. */
const LEADS_ON = /^(Tab|Shift|Escape|Arrow.*|Home|End|Page.*)$/;

function stop(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest(SHOWS_MORE)) return;
  event.stopPropagation();
  // The focus may still go where it was pressed.
  if (event.type !== 'pointerdown') event.preventDefault();
}

export const untouched = {
  onClickCapture: stop,
  onPointerDownCapture: stop,
  onContextMenuCapture: stop,
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (!LEADS_ON.test(event.key)) stop(event);
  },
};
