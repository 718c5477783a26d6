import { type RefObject, useLayoutEffect } from 'react';

/** Opens a native dialog while `open`, and puts the focus back where it was: React removes it without closing it. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    // The title rather than the first button, which would be Close: reading starts where the words do.
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2');
    first?.focus({ preventScroll: true });
    return () => {
      if (element.open && typeof element.close === 'function') element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
