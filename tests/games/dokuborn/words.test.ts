import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { SHARED_FAULTS } from '../../../src/core/faults';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { CARD_FAULTS } from '../../../src/games/dokuborn/rules/cards/faults';
import { FAULTS } from '../../../src/games/dokuborn/rules/faults';
import { reportCells } from '../../../src/games/dokuborn/rules/finish';
import { createRules } from '../../../src/games/dokuborn/rules/rules';
import type { State } from '../../../src/games/dokuborn/rules/types';
import { cardsOf, newsInWords, receivedInWords } from '../../../src/games/dokuborn/words/cards';
import { plainResult } from '../../../src/games/dokuborn/words/results';
import {
  announcementOf,
  cellInWords,
  type Game,
  refusalInWords,
  words,
} from '../../../src/games/dokuborn/words/words';
import { ANN, BEA, CID, DAN, EVE, TINY_DEAL, tinyCards } from './tiny';

const rules = createRules(tinyCards);
const config = { size: 2, level: 3, mode: 'free', pool: rules.pool.version } as const;
const first = must(rules.start(config, TINY_DEAL, 1));
const grid = (...placed: (number | null)[]): State => ({ ...first, placed });

/** What a game shows after this move, in the store's manner. */
function shownAfter(state: State, text: string, kind: Game['last']['kind']): Pick<Game, 'last' | 'view'> {
  const move = must(rules.parseMove(text));
  const applied = rules.apply(state, move, chanceFrom('unused'));
  const before = rules.view(state);
  if (!applied.ok) {
    const last = { serial: 1, kind: 'refused', move, before, events: [], fault: applied.fault } as const;
    return { last, view: before };
  }
  const last = { serial: 1, kind, move, before, events: applied.value.events, fault: null };
  return { last, view: rules.view(applied.value.state) };
}

const said = (state: State, text: string, kind: Game['last']['kind'] = 'played') =>
  announcementOf(shownAfter(state, text, kind));

describe('what is said of a move', () => {
  it.each([
    [
      'a card that fits',
      grid(null, null, null, null),
      'place 0 1',
      'Ann fits in row 1, column 1. 3 cells left.',
    ],
    ['the last but one', grid(1, 2, null, null), 'place 3 4', 'Dan fits in row 2, column 2. 1 cell left.'],
    ['the last', grid(1, 2, 3, null), 'place 3 4', 'Dan fits in row 2, column 2. 0 cells left.'],
    ['taking off', grid(1, 2, null, null), 'take 1', 'Bea taken off. 3 cells left.'],
    ['moving', grid(5, null, null, null), 'move 0 2', 'Eve moved to row 2, column 1. 3 cells left.'],
    ['giving up', grid(5, null, null, null), 'give-up', 'Given up. Every empty cell shows one answer.'],
    ['a card that does not fit', grid(null, null, null, null), 'place 0 2', 'Bea costs 5, not 3.'],
    ['a card used', grid(5, null, null, null), 'place 2 5', 'Eve is already in row 1, column 1.'],
  ] as const)('%s', (_name, state, move, sentence) => expect(said(state, move)).toBe(sentence));

  it('undone, played again or found on the table', () => {
    const open = grid(null, null, null, null);
    expect(said(open, 'place 0 1', 'undone')).toBe('Taken back. 3 cells left.');
    expect(said(open, 'place 0 1', 'redone')).toBe('Played again. 3 cells left.');
    expect(said(open, 'place 0 1', 'opened')).toBe('');
  });
});

describe('refusals', () => {
  it('that are not the game’s own are said in the words of all games', () => {
    expect(refusalInWords({ code: 'OVERTAKEN' })).toBe('The game went on in the meantime.');
    expect(refusalInWords({ code: 'CODE_TOO_LONG' })).toBe('This code is too long to be a game code.');
    expect(refusalInWords(null)).toBe('');
  });

  it('of its own mean one thing each, but for a code that is none', () => {
    const shared = new Set<string>(SHARED_FAULTS);
    expect(FAULTS.filter((code) => shared.has(code))).toEqual(['NOT_A_CODE']);
    const cards = new Set<string>(CARD_FAULTS);
    expect(FAULTS.filter((code) => cards.has(code))).toEqual([]);
    for (const code of FAULTS) expect(words.fault({ code })).not.toBeNull();
  });

  it.each([
    ['2-9-free-20260923-abc', 'This is no kind of Dokuborn puzzle.'],
    ['', 'This is no kind of Dokuborn puzzle.'],
  ])('of the config %s', (text, sentence) => {
    const parsed = rules.parseConfig(text);
    expect(!parsed.ok && refusalInWords(parsed.fault)).toBe(sentence);
  });

  it.each([
    ['c1-c4', 'This does not name the conditions of a grid.'],
    ['c1-c4_o3-o5-o1', 'This grid is not a square.'],
    ['c1-c4-c2_o3-o5-o1', 'A 2×2 grid has 4 conditions; this has 6.'],
  ])('of the deal %s', (deal, sentence) => {
    const started = rules.start(config, deal, 1);
    expect(!started.ok && refusalInWords(started.fault)).toBe(sentence);
  });

  it('of the move that none is', () => {
    const parsed = rules.parseMove('give up');
    expect(!parsed.ok && refusalInWords(parsed.fault)).toBe('This is no move of Dokuborn.');
  });

  it('of a kind of puzzle that does not turn up', () => {
    const fault = { code: 'NO_PUZZLE', params: { size: 3, level: 1, attempts: 10_000 } };
    expect(refusalInWords(fault)).toBe('No 3×3 puzzle of 1 star turned up in 10,000 attempts.');
  });
});

describe('names', () => {
  it('of configs, progress and causes', () => {
    expect(words.config('4-a1-challenge')).toBe('4×4, 1 star, challenge');
    expect(words.config('3-a3-free-20260923-1j760u6')).toBe('3×3, 3 stars');
    expect(words.config('3-a3p-free-20260923-1j760u6')).toBe('3×3, 3 stars');
    expect(words.config('3-3-free-20260923-1j760u6')).toBe('3×3, 3 stars, first edition');
    expect(words.progress(rules.progress(grid(1, null, null, 4)))).toBe('2 of 4 cells');
    expect(words.progress({ done: 0, total: 1 })).toBe('0 of 1 cell');
    expect([words.cause('gaveUp'), words.cause('noGuessesLeft')]).toEqual(['gave up', 'no guesses left']);
  });

  it('of cells', () => {
    const view = grid(ANN.id, null, null, null);
    expect(cellInWords(rules.pool, view, 0, null)).toBe('Amethyst and Cost 3: Ann, row 1, column 1');
    expect(cellInWords(rules.pool, view, 1, null)).toBe('Amethyst and Cost 5: empty, row 1, column 2');
    expect(cellInWords(rules.pool, view, 2, CID)).toBe('Ruby and Cost 3: one answer is Cid, row 2, column 1');
  });

  it('of lists of cards', () => {
    expect(cardsOf(2249, '2026-09-23')).toBe('2,249 cards, as of 23 September 2026');
    expect(cardsOf(1, '2026-01-02')).toBe('1 card, as of 2 January 2026');
  });
});

describe('the search for newer cards', () => {
  it.each([
    [{ kind: 'offline' }, 'You are offline. The cards already here stay in use.'],
    [
      { kind: 'noWorker' },
      'This browser could not look for newer cards. The cards already here stay in use.',
    ],
    [{ kind: 'nothingNewer' }, 'There are no newer cards.'],
    [
      { kind: 'updated', date: '2026-11-01', count: 2300, dropped: 0 },
      'New: 2,300 cards, as of 1 November 2026, from the next puzzle on.',
    ],
    [
      { kind: 'updated', date: '2026-11-01', count: 2300, dropped: 4 },
      'New: 2,300 cards, as of 1 November 2026, from the next puzzle on. Left out as unreadable: 4.',
    ],
    [
      { kind: 'failed', fault: { code: 'OTHER_SHAPE', params: { of: 'description' } } },
      'The answer is not the description LorcanaJSON promises. The cards already here stay in use.',
    ],
    [
      { kind: 'failed', fault: { code: 'OTHER_SHAPE', params: { of: 'cards' } } },
      'The answer is not the card file LorcanaJSON promises. The cards already here stay in use.',
    ],
    [
      { kind: 'failed', fault: { code: 'SENT_NOTHING' } },
      'The card server sent nothing. The cards already here stay in use.',
    ],
    [
      { kind: 'failed', fault: { code: 'OTHER_LANGUAGE' } },
      'The card data is not the English one. The cards already here stay in use.',
    ],
  ] as const)('ends with %o', (message, sentence) => expect(newsInWords(message)).toBe(sentence));

  it('is told in megabytes', () => {
    expect(receivedInWords({ received: 1_250_000, total: null })).toBe('1.3 MB');
    expect(receivedInWords({ received: 1_000_000, total: 10_400_000 })).toBe('1.0 of 10.4 MB');
  });
});

it('the result is told without symbols', () => {
  const state: State = { ...grid(EVE.id, BEA.id, null, DAN.id), mode: 'challenge', gaveUp: true };
  const tally = { ...freshTally(null), attempts: 1, aids: { hint: 1 } };
  expect(plainResult(state, tally, '2:34', reportCells(rules.pool, state))).toBe(
    'Parlour, Dokuborn 2 by 2, 3 of 5 stars, challenge. ' +
      'Rows: Amethyst, Ruby. Columns: Cost 3, Cost 5. ' +
      '3 of 4 cells filled with 1 guess in 2:34, 1 hint.',
  );
});
