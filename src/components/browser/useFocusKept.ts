import { type RefObject, useEffect } from 'react';
import { afterPaint } from './afterPaint';

/**
 * A button may vanish with what it did: a notice that is dismissed, a panel that is closed. The browser then drops the
 * focus at the top of the page; here it goes to the first of `places`, selectors of what is always worth going back to.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, ...places: readonly string[]): void {
  const wanted = places.join('\n');
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let last: EventTarget | null = null;
    let forget = () => {};

    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const mend = () => {
      // Somebody who pressed beside everything has left the focus on purpose: what had it is still there.
      if (document.activeElement !== document.body || !(last instanceof Node) || last.isConnected) return;
      last = null;
      const found = wanted.split('\n').map((place) => element.querySelector<HTMLElement>(place));
      found.find((place) => place !== null)?.focus({ preventScroll: true });
    };
    // Not at once: whoever knows a better place has taken the focus there by then.
    const later = () => {
      if (document.activeElement !== document.body) return;
      forget();
      forget = afterPaint(mend);
    };
    const watch = new MutationObserver(later);
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', note);
    return () => {
      forget();
      watch.disconnect();
      element.removeEventListener('focusin', note);
    };
  }, [root, wanted]);
}
