import { describe, expect, it } from 'vitest';
import { freshTally } from '../../../src/core/record';
import { wordsAsShown } from '../../../src/games/pikachu/screen/orientation';
import { resultText } from '../../../src/games/pikachu/words/words';

describe('words about places on a board that stands on end', () => {
  it.each([
    [
      'Row 5, column 9 and row 6, column 10: an I path, straight.',
      'Row 9, column 5 and row 10, column 6: an I path, straight.',
    ],
    ['dog, row 1, column 20', 'dog, row 20, column 1'],
    ['Both tiles are in rows 4–6, columns 8–14.', 'Both tiles are in rows 8–14, columns 4–6.'],
    [
      'a U path, turning at row 2 beyond column 20 and at row 5 beyond column 20',
      'a U path, turning at column 2 beyond row 20 and at column 5 beyond row 20',
    ],
    ['Taken back. 20 of 80 pairs.', 'Taken back. 20 of 80 pairs.'],
  ])('%s', (told, seen) => {
    expect(wordsAsShown(told, true)).toBe(seen);
    expect(wordsAsShown(told, false)).toBe(told);
  });
});

describe('the result in plain words', () => {
  it.each([
    [{}, 'without a mistake or any help'],
    [{ mistakes: 1 }, 'with 1 mistake'],
    [{ hints: 2, shuffles: 1 }, 'with 2 hints and 1 shuffle'],
    [{ mistakes: 2, hints: 1, shuffles: 3 }, 'with 2 mistakes, 1 hint and 3 shuffles'],
  ])('%o', (counts, told) => {
    const { plain } = resultText('Quick', { ...freshTally(null), attempts: 30, ...counts }, '1:05');
    expect(plain).toBe(`Parlour, Pikachu Quick: cleared in 30 moves and 1:05, ${told}.`);
  });
});
