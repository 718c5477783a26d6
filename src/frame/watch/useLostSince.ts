import { useEffect, useState } from 'react';

/** Asked once for each run that has ended lost; null as long as it is not known, or for good. */
export function useLostSince(
  isAsked: boolean,
  ask: (signal: AbortSignal) => Promise<number | null>,
): number | null {
  const [found, setFound] = useState<number | null>(null);
  useEffect(() => {
    setFound(null);
    if (!isAsked) return;
    const stop = new AbortController();
    void ask(stop.signal).then((at) => {
      if (!stop.signal.aborted) setFound(at);
    });
    return () => stop.abort();
  }, [isAsked, ask]);
  return found;
}
