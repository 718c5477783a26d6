/** Words that are only heard. */
import { memo, useEffect, useState } from 'react';

/**
 * Readers tell what changes in a region that they know, and first of all where the focus went. So the region is on the
 * page before its words, and they come when a focus that moved or a dialog that closed with them has been told.
 */
const SETTLE_MS = 150;

const AGAIN = '\u00a0';

/** A reader drops a sentence that is letter by letter the one before. */
export function again(text: string, before: string | null | undefined): string {
  return before === text && text !== '' ? text + AGAIN : text;
}

interface SpokenProps {
  /** Said whenever it changes; empty: nothing. Keep this on the page while there is nothing to say. */
  readonly text: string;
  /** Another moment in which the same words are said again. */
  readonly moment?: number | undefined;
  /** Found by tests and by nothing else. */
  readonly 'data-announcement'?: '' | undefined;
}

export const Spoken = memo(function Spoken({ text, moment, ...rest }: SpokenProps) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in another moment are said again
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => again(text, before)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, moment]);
  const isDue = said !== text && said !== text + AGAIN;
  return (
    <p className="unseen" role="status" data-due={isDue ? '' : undefined} {...rest}>
      {said}
    </p>
  );
});
