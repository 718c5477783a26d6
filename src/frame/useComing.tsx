/** What is being worked out, once that takes a moment: seen at once, so that nobody presses again, and heard later. */
import { Progress } from '../components/Progress';
import type { Coming } from '../store/session/sessionState';
import type { Notice } from './say/Say';
import { useLate } from './useLate';

/** With what it takes to show it, this is within a fifth of a second even on a slow phone. */
const SEEN_MS = 100;
/** Most answers have come by then, and say more than that they are coming. */
const HEARD_MS = 1_000;

const WORDS: Readonly<Record<Coming, string>> = {
  hint: 'Thinking of a hint …',
  move: 'Working it out …',
  film: 'Working it out …',
};

interface ComingSaid {
  readonly seen: Notice | null;
  readonly heard: string | undefined;
}

export function useComing(coming: Coming | null, cancel: () => void): ComingSaid {
  const isSeen = useLate(coming !== null, SEEN_MS);
  const isHeard = useLate(coming !== null, HEARD_MS);
  if (coming === null) return { seen: null, heard: undefined };
  const words = WORDS[coming];
  const text = <Progress label={words} value={null} />;
  return {
    seen: isSeen ? { text, dismissLabel: 'Cancel', onDismiss: cancel } : null,
    heard: isHeard ? words : undefined,
  };
}
