/** What has the focus may go with the words or with the position: it passes to what takes its place. */
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../components/browser/afterPaint';

/** On the board, or with what it is answered by. */
const FIRST = [
  '[data-area=board] [role=gridcell][tabindex="0"]',
  '[data-area] [role=gridcell][tabindex="0"]',
  '[data-area=board] button',
  '[data-area=play] button',
];

/** `followed`: a link led here and is gone, and the focus with it; it goes to the position, once there is one (`isSet`). */
export function useFocusOfDrill(followed: boolean, isSet: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    return afterPaint(() => successor(ref.current, gone)?.focus({ preventScroll: true }));
  });
  useEffect(() => {
    if (!followed || !isSet || document.activeElement !== document.body) return;
    return afterPaint(() => firstOf(ref.current, FIRST)?.focus({ preventScroll: true }));
  }, [followed, isSet]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
  };
}

/** The same tool; else the way on, or the words where there is nothing to press. */
function successor(room: HTMLElement | null, { dataset: { tool } }: HTMLElement): HTMLElement | null {
  const places = [
    ...(tool ? [`[data-tool="${tool}"]`] : []),
    '[data-say=exercise] button',
    '[data-say=exercise] [tabindex]',
  ];
  return firstOf(room, places);
}

function firstOf(room: HTMLElement | null, places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const found = room?.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}
