import { describe, expect, it } from 'vitest';
import { pick, rngFor } from '../../src/core/chance';
import { type JournalEntry, MAX_ENTRIES, MAX_JOURNAL, noted, readJournal } from '../../src/core/journal';
import { count } from '../counts';

const move = (at: number, ms = at * 1_000): JournalEntry => ({ at, ms, code: 'move' });
const other = (code: string, at: number, ms = at * 1_000): JournalEntry => ({ at, ms, code });
const write = (entries: Iterable<JournalEntry>) => [...entries].reduce(noted, '');
const read = (text: string) => {
  const entries = readJournal(text);
  if (!entries) throw new Error('no journal');
  return entries;
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a journal', () => {
  it('is text, a word an entry, and reads back as it was noted', () => {
    const entries = [
      move(1, 12_500),
      other('mistake', 1, 12_900),
      other('fill-notes', 1, 13_000),
      move(2, 14_000),
    ];
    expect(write(entries)).toBe('1.12500 1.12900.mistake 1.13000.fill-notes 2.14000');
    expect(read(write(entries))).toEqual(entries);
    expect(readJournal('')).toEqual([]);
  });

  it('counts in whole milliseconds', () => {
    expect(write([move(1, 0.4), move(2, 1_000_000_000_000)])).toBe('1.0 2.1000000000000');
  });

  it('has one entry for a stretch of undone moves, told from where it began', () => {
    const entries = [
      ...[move(1), move(2), move(3)],
      ...[other('undo', 3, 4_000), other('undo', 2, 4_100), other('undo', 1, 4_200)],
      move(1, 5_000),
      other('undo', 1, 6_000),
      other('mistake', 0, 7_000),
      other('undo', 1, 8_000),
    ];
    expect(write(entries)).toBe(
      '1.1000 2.2000 3.3000 3.4000.undo 1.5000 1.6000.undo 0.7000.mistake 1.8000.undo',
    );
  });
});

describe('a journal that is full', () => {
  it('forgets the times of the oldest moves first, and nothing else', () => {
    const early = [other('mistake', 0, 1), move(1, 1), other('hint', 1, 1), move(2, 2), other('undo', 2, 2)];
    const entries = [...early, ...numbers(3, MAX_ENTRIES + 10).map((at) => move(at, at))];
    const kept = read(write(entries));
    expect(kept).toHaveLength(MAX_ENTRIES);
    expect(kept.slice(0, 4)).toEqual([
      other('mistake', 0, 1),
      other('hint', 1, 1),
      other('undo', 2, 2),
      move(14, 14),
    ]);
    expect(kept.at(-1)).toEqual(move(MAX_ENTRIES + 10, MAX_ENTRIES + 10));
  });

  it('forgets mistakes and aids last, the oldest first', () => {
    const helped = numbers(1, 250).map((at) => other(at % 2 === 0 ? 'mistake' : 'hint', at, at));
    const moves = numbers(251, 900).map((at) => move(at, at));
    const more = numbers(901, 1_300).map((at) => other('hint', at, at));
    const withMoves = read(write([...helped, ...moves]));
    expect(withMoves.filter(({ code }) => code !== 'move')).toEqual(helped);
    const full = read(write([...helped, ...moves, ...more]));
    expect(full.some(({ code }) => code === 'move')).toBe(false);
    const told = [...helped, ...more];
    expect(full).toEqual(told.slice(-full.length));
    expect(full.length).toBeGreaterThan(400);
  });

  it('stays within its length where its words are long', () => {
    const late = 1_000_000_000_000;
    const entries = numbers(1, 700).map((at) => move(9_000 + at, late + at));
    const text = write(entries);
    expect(text.length).toBeLessThanOrEqual(MAX_JOURNAL);
    expect(text.length).toBeGreaterThan(MAX_JOURNAL - 20);
    const kept = read(text);
    expect(kept.length).toBeLessThan(MAX_ENTRIES);
    expect(kept).toEqual(entries.slice(-kept.length));
  });

  it('can always be read again, whatever happens in whatever order', () => {
    const codes = ['move', 'move', 'move', 'mistake', 'undo', 'hint', 'deduce', 'shuffle', 'fill-notes'];
    for (let run = 0; run < count(5, 20); run++) {
      const rng = rngFor(`journal${run}`, 'entries');
      let text = '';
      let ms = 0;
      for (let at = 0; at < 1_000; at++) {
        ms += rng.below(10 ** (1 + rng.below(9)));
        const entry = { at: at % 10_001, ms, code: pick(codes, rng) };
        const before = text;
        text = noted(text, entry);
        if (text !== before) expect(read(text).at(-1)).toEqual(entry);
      }
      expect(text.length).toBeLessThanOrEqual(MAX_JOURNAL);
    }
  });
});

it.each([
  ['no journal', 'nothing'],
  ['a word without a time', '1.1000 2'],
  ['a word too many dots', '1.1000.hint.more'],
  ['a negative time', '1.-5'],
  ['half a millisecond', '1.5e3'],
  ['a foreign code', '1.1000.Hint'],
  ['an endless code', `1.1000.${'h'.repeat(40)}`],
  ['an endless number', '1.99999999999999'],
  ['a move beyond all', '123456.5'],
  ['two spaces', '1.1000  2.2000'],
  ['a space at the end', '1.1000 '],
  ['a line break', '1.1000\n2.2000'],
  ['one letter wrong', '1.1000 2x2000 3.3000'],
  [
    'more entries than are kept',
    numbers(1, MAX_ENTRIES + 1)
      .map((at) => `${at}.1`)
      .join(' '),
  ],
  [
    'more text than is kept',
    numbers(1, 599)
      .map((at) => `${at}.1000000`)
      .join(' '),
  ],
])('damaged text is none: %s', (_name, text) => {
  expect(readJournal(text)).toBeNull();
});
