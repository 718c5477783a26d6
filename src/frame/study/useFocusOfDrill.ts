/** What has the focus may go with the words or with the position: it passes to what takes its place. */
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../components/browser/afterPaint';

export function useFocusOfDrill() {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    return afterPaint(() => successor(ref.current, gone)?.focus({ preventScroll: true }));
  });
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
  for (const place of places) {
    const found = room?.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}
