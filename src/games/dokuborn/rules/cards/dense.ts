/**
 * What ships is a fifth smaller than what updates are kept as: a column of figures has one character for a card
 * instead of commas between them, and a name is spelled once.
 */
import type { Snapshot, Spelling } from './snapshot';

/** Each stands for its position; what has none stands in brackets, and a space for what is empty. */
const FIGURES = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TEXTS: ReadonlyMap<string, string> = new Map([...FIGURES].map((figure, at) => [figure, String(at)]));
const SAID_BEFORE = '#';

export const dense: Spelling = { figures, names };

/** For the script that writes what ships. */
export function densely(snapshot: Snapshot): Snapshot {
  const columns = Object.entries(snapshot.columns).map(([key, column]) => [key, denseColumn(key, column)]);
  return { ...snapshot, columns: Object.fromEntries(columns) as Snapshot['columns'] };
}

function figures(column: string): readonly string[] {
  if (column.includes(',')) return column.split(',');
  const texts: string[] = [];
  for (let at = 0; at < column.length; at++) {
    const character = column.charAt(at);
    const end = character === '(' ? column.indexOf(')', at) : at;
    texts.push(end > at ? column.slice(at + 1, end) : (TEXTS.get(character) ?? ''));
    at = Math.max(at, end);
  }
  return texts;
}

function names(column: string): readonly string[] {
  const known: string[] = [];
  return column.split('|').map((text) => {
    if (text.startsWith(SAID_BEFORE)) return known[Number(text.slice(1))] ?? '';
    known.push(text);
    return text;
  });
}

function denseColumn(key: string, column: string): string {
  if (key === 'name') return spelledOnce(column.split('|')).join('|');
  const texts = column.split(',').map((text) => {
    if (text === '') return ' ';
    return FIGURES[/^\d+$/.test(text) ? Number(text) : -1] ?? `(${text})`;
  });
  return key === 'version' || texts.join('').length >= column.length ? column : texts.join('');
}

function spelledOnce(names: readonly string[]): string[] {
  const known = new Map<string, number>();
  return names.map((name) => {
    if (name.startsWith(SAID_BEFORE)) throw new Error(`${name} would be taken for a name said before`);
    const at = known.get(name);
    if (at !== undefined) return SAID_BEFORE + at;
    known.set(name, known.size);
    return name;
  });
}
