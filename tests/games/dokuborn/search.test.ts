import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { createCardSearch, plainName } from '../../../src/games/dokuborn/rules/search';
import { mangled, NASTY_TEXTS } from '../../contract/nastyTexts';
import { MISSPELT } from './misspelt';

const { cards } = embeddedCards;
const { find: search } = createCardSearch(cards);
const names = (typed: string, limit = 5) => search(typed, limit).map(({ fullName }) => fullName);

describe('card search', () => {
  it('finds at least 95 of 100 badly typed names among the first five', () => {
    expect(MISSPELT).toHaveLength(100);
    expect(new Set(MISSPELT.map(([typed]) => typed)).size).toBe(100);
    const known = new Set(cards.map(({ fullName }) => fullName));
    expect(MISSPELT.filter(([, meant]) => !known.has(meant))).toEqual([]);
    const missed = MISSPELT.filter(([typed, meant]) => !names(typed).includes(meant));
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(5);
  });

  it('finds every name typed in full at the first place', () => {
    const some = cards.filter((_, at) => at % 5 === 0);
    const missed = some.filter(({ fullName }) => names(fullName, 1)[0] !== fullName);
    expect(missed.map(({ fullName }) => fullName)).toEqual([]);
  });

  it('needs no accents, marks or capitals', () => {
    expect(plainName('Te Kā - The Burning One')).toBe('te ka the burning one');
    expect(plainName("  You're  Welcome! ")).toBe('youre welcome');
    expect(names('TE KA THE BURNING ONE', 1)).toEqual(['Te Kā - The Burning One']);
    expect(names('youre welcome', 1)).toEqual(["You're Welcome"]);
  });

  it('prefers names that begin as typed', () => {
    for (const typed of ['el', 'mickey', 'ursula d']) {
      expect(plainName(names(typed, 1)[0] ?? '')).toMatch(new RegExp(`^${typed}`));
    }
  });

  it('gives no more than asked for, and nothing for nothing', () => {
    expect(names('mickey', 3)).toHaveLength(3);
    expect(new Set(names('mickey', 50)).size).toBe(50);
    expect([names(''), names('   '), names('!?…')]).toEqual([[], [], []]);
    expect([names('qqqqxxxx'), names('xjq wvvk zzx')]).toEqual([[], []]);
  });

  it('survives whatever is pasted into it', () => {
    const rng = rngFor('search', 'mangled');
    for (const nasty of [...NASTY_TEXTS, ...mangled('Mickey Mouse - Brave Little Tailor', rng, 300)]) {
      expect(search(nasty, 5).length).toBeLessThanOrEqual(5);
    }
  });
});
