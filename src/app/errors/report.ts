/** What a problem report says: version, last errors and the game's own record, which replays anywhere. */
import { useEffect, useState } from 'react';
import { readCopyText, readLatestText } from '../../store/saving/latestSave';
import { lastFailures } from './errors';

/** At once with the page's own copy of the game; the database may know a newer one a moment later. */
export function useProblemReport(game?: string): string {
  const [latest, setLatest] = useState<{ readonly game: string; readonly text: string | null } | null>(null);
  useEffect(() => {
    if (!game) return;
    let current = true;
    void readLatestText(game).then((text) => current && setLatest({ game, text }));
    return () => {
      current = false;
    };
  }, [game]);
  if (!game) return writeReport(null);
  return writeReport(latest?.game === game ? latest.text : readCopyText(game));
}

function writeReport(save: string | null): string {
  return JSON.stringify(
    {
      parlour: __BUILD__,
      browser: navigator.userAgent,
      path: location.pathname,
      errors: lastFailures().map(({ message, stack, path }) => ({ message, stack, path })),
      save,
    },
    null,
    2,
  );
}
