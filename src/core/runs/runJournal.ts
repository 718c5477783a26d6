/**
 * A journal as a link carries it: an entry a word, told from the one before. `2s` is the next move, so many tenths of a
 * second later to base 36; `2s!` a mistake, `2s<` moves undone, `2s.hint` an aid; `2s@7` says how many moves had been
 * played where that does not follow.
 */
import { formatEntry, MAX_ENTRIES, MOVE, readJournal } from '../journal';

const TENTH = 100;
const MARKS: Readonly<Record<string, string>> = { [MOVE]: '', mistake: '!', undo: '<' };
const WORD = /^(0|[1-9a-z][0-9a-z]{0,7})(?:([!<])|\.([a-z][a-z-]{0,30}))?(?:@(0|[1-9]\d{0,4}))?$/;

/** The longest word is shorter than 50 characters. */
export const MAX_RUN_JOURNAL = MAX_ENTRIES * 50;

const usualPlace = (code: string, before: number) => (code === MOVE ? before + 1 : before);

export function packJournal(journal: string): string {
  let place = 0;
  let time = 0;
  const words = (readJournal(journal) ?? []).map(({ at, ms, code }) => {
    // Were a clock ever to go back, its times would stand still instead.
    const then = Math.max(time, Math.floor(ms / TENTH));
    const word = (then - time).toString(36) + (MARKS[code] ?? `.${code}`);
    const usual = usualPlace(code, place);
    [place, time] = [at, then];
    return at === usual ? word : `${word}@${at}`;
  });
  return words.join(' ');
}

/** Null: this is none. */
export function unpackJournal(text: string): string | null {
  if (text === '') return '';
  const words = text.split(' ', MAX_ENTRIES + 1);
  const entries: string[] = [];
  let place = 0;
  let time = 0;
  for (const word of words) {
    const [, passed, mark, aid, at] = WORD.exec(word) ?? [];
    if (passed === undefined) return null;
    const code = aid ?? (mark === '!' ? 'mistake' : mark === '<' ? 'undo' : MOVE);
    place = at === undefined ? usualPlace(code, place) : Number(at);
    time += Number.parseInt(passed, 36);
    entries.push(formatEntry({ at: place, ms: time * TENTH, code }));
  }
  const journal = entries.join(' ');
  return readJournal(journal) === null ? null : journal;
}
