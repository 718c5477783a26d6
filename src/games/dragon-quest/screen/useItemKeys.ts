/** 1–7 choose the items held; off together with the single-letter keys. */
import { useEffect, useRef } from 'react';

export function useItemKeys(held: readonly number[], playItem: (item: number) => void, on: boolean): void {
  const latest = useRef({ held, playItem, on });
  latest.current = { held, playItem, on };

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('dialog, [role=dialog], input, textarea'))
        return;
      const item = /^[1-7]$/.test(event.key) ? latest.current.held[Number(event.key) - 1] : undefined;
      if (item === undefined || !latest.current.on) return;
      event.preventDefault();
      latest.current.playItem(item);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
