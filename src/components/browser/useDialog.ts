import { type RefObject, useLayoutEffect } from 'react';
import { afterPaint, tellInstead } from './afterPaint';

/**
 * Opens a native dialog while `open`, and puts the focus back where it was: React removes it without closing it. It is
 * seen first, and holds back the rest of the page after that, for which every element of the page gets its style anew.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const first = element.querySelector<HTMLElement>('[data-first-focus]');
    let forgetFirst = () => {};
    const hold = (early?: Event) => {
      // Whoever was quicker than the picture has gone to something in it already, and stays there.
      const inside = element.querySelector<HTMLElement>(':focus');
      if (typeof element.showModal === 'function') {
        element.removeAttribute('open');
        element.showModal();
      }
      if (inside) inside.focus({ preventScroll: true });
      else forgetFirst = focusDialog(element, first, early !== undefined);
      if (early) tellInstead(early);
    };
    let forgetHold = () => {};
    if (first && opensKeyboard(first)) hold();
    else {
      element.setAttribute('open', '');
      forgetHold = afterPaint(hold);
    }
    return () => {
      forgetHold();
      forgetFirst();
      if (element.open && typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}

/**
 * The dialog itself has the focus before anything in it: a reader that finds the focus on a button inside says the
 * button alone, neither what is asked nor why. This long a busy reader needs to notice; a key does not wait for it.
 */
const NOTICED_MS = 500;

function focusDialog(dialog: HTMLDialogElement, first: HTMLElement | null, atOnce: boolean): () => void {
  if (first && (atOnce || opensKeyboard(first))) first.focus({ preventScroll: true });
  else dialog.focus({ preventScroll: true });
  const goOn = () => {
    stop();
    if (document.activeElement === dialog) first?.focus({ preventScroll: true });
  };
  const timer = setTimeout(goOn, NOTICED_MS);
  const stop = () => {
    clearTimeout(timer);
    dialog.removeEventListener('keydown', goOn);
  };
  dialog.addEventListener('keydown', goOn);
  return stop;
}

/** Phones open their keyboard only for a field that has the focus at the very press. */
function opensKeyboard(first: HTMLElement): boolean {
  return first instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches;
}
