import { describe, expect, it } from 'vitest';
import { packJournal, unpackJournal } from '../../src/core/runs/runJournal';

describe('a journal in a link', () => {
  it.each([
    ['nothing', '', ''],
    ['moves in order', '1.1000 2.2500 3.2599', 'a f 0'],
    ['what happened between them', '0.400.hint 1.1000 1.1800.mistake 2.2000', '4.hint 6 8! 2'],
    ['moves taken back and played anew', '1.1000 2.2000 2.2500.undo 1.3000', 'a a 5< 5@1'],
    ['moves whose times were forgotten', '1.100.mistake 7.1000 8.1100', '1!@1 9@7 1'],
    ['a clock that went back', '1.1000 2.500 3.1100', 'a 0 1'],
  ])('%s', (_, journal, text) => {
    expect(packJournal(journal)).toBe(text);
  });

  it('comes back in tenths of a second', () => {
    const journal = '0.400.hint 1.1055 1.1899.mistake 2.2000 2.2000.fill-notes 2.3000.undo 1.4000';
    expect(unpackJournal(packJournal(journal))).toBe(
      '0.400.hint 1.1000 1.1800.mistake 2.2000 2.2000.fill-notes 2.3000.undo 1.4000',
    );
  });

  it.each([
    'x,y',
    'a  b',
    'a ',
    '00',
    'a@01',
    'a@',
    'A',
    'zzzzzzzzz',
    'zzzzzzzz zzzzzzzz',
    'a!!',
    'a.',
    'a.Hint',
    'a@100000',
    '-1',
    Array(601).fill('1').join(' '),
  ])('is none: %s', (text) => {
    expect(unpackJournal(text)).toBeNull();
  });
});
