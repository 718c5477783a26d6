import { useEffect, useState } from 'react';
import type { NextDaily, ScreenProps } from '../ScreenProps';

/**
 * The daily to be played after the one in play; null: all of its day have been played; undefined: none is in play, or
 * it is not known yet. Asked at the start too, so that at the end it is there at once.
 */
export function useNextDaily(
  { nextDaily }: Pick<ScreenProps, 'nextDaily'>,
  day: string | null,
  hasEnded: boolean,
): NextDaily | null | undefined {
  const [known, setKnown] = useState<{ readonly day: string; readonly next: NextDaily | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: while this one was played, others may have been in another tab
  useEffect(() => {
    if (day === null) return;
    let current = true;
    nextDaily(day).then(
      (next) => current && setKnown({ day, next }),
      // What cannot be told is not offered.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [nextDaily, day, hasEnded]);
  return known && known.day === day ? known.next : undefined;
}
