import { useEffect, useRef } from 'react';

/** Escape, wherever the focus is: nothing else took it, and no dialog or menu lies over this. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isSomethingOver()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

export function isSomethingOver(): boolean {
  return document.querySelector('dialog[open], [role="menu"]') !== null;
}
