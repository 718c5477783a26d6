/**
 * When things happened in a run that its moves alone do not tell: times of moves, mistakes, aids, undone stretches.
 * It decides nothing, is no part of what makes two records equal, and may be lost without harm. Kept as text, a
 * word an entry: `3.12500` is a move, `3.12900.mistake` anything else.
 */
export interface JournalEntry {
  /** How many moves had been played; for `undo` before it was undone. */
  readonly at: number;
  /** On the game's own clock. */
  readonly ms: number;
  /** `move`, `mistake`, `undo`, or the code of an aid. */
  readonly code: string;
}

export const MAX_ENTRIES = 600;
export const MAX_JOURNAL = 6_000;
export const MOVE = 'move';
const ENTRY = /^(\d{1,5})\.(\d{1,13})(?:\.([a-z][a-z-]{0,30}))?$/;

export function noted(journal: string, entry: JournalEntry): string {
  const words = journal === '' ? [] : journal.split(' ');
  // One stretch of undone moves is one entry, told from where it began.
  if (entry.code === 'undo' && words.at(-1)?.endsWith('.undo')) return journal;
  return withinBounds([...words, formatEntry(entry)]).join(' ');
}

export function formatEntry({ at, ms, code }: JournalEntry): string {
  const time = `${at}.${Math.round(ms)}`;
  return code === MOVE ? time : `${time}.${code}`;
}

/** The times of the oldest moves go first; mistakes and aids last. */
function withinBounds(words: readonly string[]): readonly string[] {
  let kept = words;
  let length = kept.reduce((sum, word) => sum + word.length + 1, -1);
  while (kept.length > MAX_ENTRIES || length > MAX_JOURNAL) {
    const oldest = Math.max(
      0,
      kept.findIndex((word) => word.split('.').length === 2),
    );
    length -= (kept[oldest]?.length ?? 0) + 1;
    kept = kept.toSpliced(oldest, 1);
  }
  return kept;
}

/** Null: this is no journal, or a damaged one; the game opens without it. */
export function readJournal(text: string): readonly JournalEntry[] | null {
  if (text.length > MAX_JOURNAL) return null;
  if (text === '') return [];
  const entries: JournalEntry[] = [];
  for (const word of text.split(' ')) {
    const [, at, ms, code = MOVE] = ENTRY.exec(word) ?? [];
    if (at === undefined || ms === undefined) return null;
    entries.push({ at: Number(at), ms: Number(ms), code });
  }
  return entries.length <= MAX_ENTRIES ? entries : null;
}
