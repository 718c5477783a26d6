import { useEffect, useRef } from 'react';
import type { ToolbarAction } from '../components/ToolbarButton';

/**
 * The one key map: each action's own hint is its key, so that what a tooltip says is what a key does. Ctrl+Z and
 * Ctrl+Y always work; single letters can be turned off (WCAG 2.1.4) and never fire while text is being typed.
 */
export function useGameKeys(actions: readonly ToolbarAction[], letters: boolean): void {
  const latest = useRef({ actions, letters });
  latest.current = { actions, letters };

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || isBusy(event.target)) return;
      const wanted = nameOf(event);
      const { actions, letters } = latest.current;
      const byShortcut = SHORTCUTS[wanted];
      const action = actions.find(({ id, keyHint }) => id === byShortcut || (letters && keyHint === wanted));
      if (!action || (!byShortcut && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      if (!action.disabled) action.onPress();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const SHORTCUTS: Readonly<Record<string, string>> = {
  'Ctrl+Z': 'undo',
  'Ctrl+Y': 'redo',
  'Ctrl+Shift+Z': 'redo',
};

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const isLetter = /^[A-Z]$/.test(key);
  // Shift is part of a sign like `?` already.
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.shiftKey && isLetter ? 'Shift+' : ''}${key}`;
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], dialog',
    ) !== null
  );
}
