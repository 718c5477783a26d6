import { expect, test } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { searchOver } from '../../../src/games/dokuborn/screen/storeSearch';

const search = searchOver(embeddedCards.cards);

test('every card whose name has the words typed is found, once', () => {
  const wanted = embeddedCards.cards.filter(({ fullName }) => /mickey/i.test(fullName));
  const { cards, exact } = search.find('Mickey');
  expect(exact).toBe(true);
  expect(wanted.length).toBeGreaterThan(20);
  expect(cards.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
});

test('a whole name stands first', () => {
  const [some] = embeddedCards.cards.slice(700);
  expect(search.find(some?.fullName ?? '').cards[0]).toBe(some);
});

test.each(['Dr. Facilier', 'doctor facilier', 'DR FACILIER', 'facilier dr', 'facilier doctor'])(
  '“Dr.” and “doctor” are one word: %s',
  (typed) => {
    const wanted = embeddedCards.cards.filter(({ fullName }) => fullName.includes('Dr. Facilier'));
    const { cards, exact } = search.find(typed);
    expect(exact).toBe(true);
    expect(wanted.length).toBeGreaterThan(3);
    expect(cards.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  },
);

test('“dr” finds dragons and doctors, since either may be meant', () => {
  const names = search.find('dr').cards.map(({ fullName }) => fullName);
  expect(names).toContain('Dragon Fire');
  expect(names.some((name) => name.startsWith('Dr. Facilier'))).toBe(true);
});

test('where no name has what was typed, a few that come near are said to be no match', () => {
  const { cards, exact } = search.find('tailer brave litle');
  expect(exact).toBe(false);
  expect(cards.length).toBeLessThanOrEqual(8);
  expect(cards[0]?.fullName).toBe('Mickey Mouse - Brave Little Tailor');
});
