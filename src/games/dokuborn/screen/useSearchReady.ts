import { useEffect } from 'react';
import { loaded } from '../../../components/browser/notLoaded';
import type { Pool } from '../rules/pool';

const NAMES_AT_A_TIME = 150;

export const loadCellDialog = () => loaded(() => import('./CellDialog'));

/**
 * Makes the search ready in small pieces while nothing else happens, so that neither the first cell nor the first
 * letter is waited for.
 */
export function useSearchReady(pool: Pool): void {
  useEffect(() => {
    let timer = 0;
    let stopped = false;
    const begin = async () => {
      const [{ searchIn }] = await Promise.all([import('./storeSearch'), loadCellDialog()]);
      const search = searchIn(pool);
      const more = () => {
        if (!stopped && !search.prepare(NAMES_AT_A_TIME)) timer = window.setTimeout(more, 30);
      };
      more();
    };
    // Opening a cell loads the same files, and a failure is told there.
    timer = window.setTimeout(() => void begin().catch(() => undefined), 400);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [pool]);
}
