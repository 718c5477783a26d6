/** How a game ended, in words. Statistics keep causes as they were first written, and some of those are short names. */
const CAUSE_WORDS: Readonly<Record<string, string>> = {
  critical: 'by a critical success',
  exit: 'by the Exit',
  gaveUp: 'gave up',
  lost: 'otherwise',
  solution: 'the solution was shown',
  stuck: 'no move was left',
};

export function causeText(cause: string): string {
  return Object.hasOwn(CAUSE_WORDS, cause) ? (CAUSE_WORDS[cause] ?? cause) : cause;
}
