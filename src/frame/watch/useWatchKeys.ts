import { useEffect, useRef } from 'react';
import { isSomethingOver } from '../../components/browser/useEscape';
import { SHOWS_MORE } from '../shell/untouched';

interface WatchKeys {
  readonly step: (by: number) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly toggle: () => void;
}

/** ← and → step, Space plays, Home and End. Within the board arrows lead from cell to cell, as ever. */
export function useWatchKeys(keys: WatchKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isSomethingOver()) return;
      if (!(target instanceof Element)) return;
      // A button does by Space what it does by a press.
      if (target.closest(key === ' ' ? 'button, a, summary' : `[role=grid], ${SHOWS_MORE}`)) return;
      if (act(latest.current, key)) event.preventDefault();
    }
    // Before the board, on which no key plays now.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function act({ step, toStart, toEnd, toggle }: WatchKeys, key: string): boolean {
  switch (key) {
    // The track runs from side to side on some windows and from top to bottom on others.
    case 'ArrowLeft':
    case 'ArrowUp':
      step(-1);
      return true;
    case 'ArrowRight':
    case 'ArrowDown':
      step(1);
      return true;
    case 'Home':
      toStart();
      return true;
    case 'End':
      toEnd();
      return true;
    case ' ':
      toggle();
      return true;
    default:
      return false;
  }
}
