/** What a problem report says: version, last errors and the game's own record, which replays anywhere. */

import { local } from '../store/browser';
import { localKey } from '../store/saveText';
import { lastFailures } from './errors';

export function problemReport(game?: string): string {
  return JSON.stringify(
    {
      parlour: __BUILD__,
      browser: navigator.userAgent,
      path: location.pathname,
      errors: lastFailures().map(({ message, stack, path }) => ({ message, stack, path })),
      save: game ? readSave(game) : null,
    },
    null,
    2,
  );
}

function readSave(game: string): string | null {
  try {
    return local?.getItem(localKey(game)) ?? null;
  } catch {
    return null;
  }
}
