import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { createRules, type DokubornRules, rules } from '../../../src/games/dokuborn/rules/rules';
import type { DokubornEvent } from '../../../src/games/dokuborn/rules/types';
import { type Config, guessesAllowed, type State } from '../../../src/games/dokuborn/rules/types';
import { refusalInWords } from '../../../src/games/dokuborn/words/words';
import { deepFreeze } from '../../contract/deepFreeze';
import { TINY_DEAL, tightCards, tinyCards } from './tiny';

const tiny = createRules(tinyCards);
const tight = createRules(tightCards);
const chance = chanceFrom('unused');
const config = (game: DokubornRules, mode: Config['mode'] = 'free'): Config => {
  return { size: 2, level: 3, mode, pool: game.pool.version };
};

/** `Ann Bea / . Dan` */
function grid(game: DokubornRules, text: string, mode: Config['mode'] = 'free'): State {
  const names = text.split(/[ /]+/);
  const placed = names.map((name) => (name === '.' ? null : idOf(game, name)));
  return deepFreeze({ ...must(game.start(config(game, mode), TINY_DEAL, 1)), placed });
}

function idOf(game: DokubornRules, name: string): number {
  return game.pool.cards.find(({ fullName }) => fullName === name)!.id;
}

function show(game: DokubornRules, state: State): string {
  const names = state.placed.map((id) => game.pool.cards.find((card) => card.id === id)?.fullName ?? '.');
  return `${names.slice(0, 2).join(' ')} / ${names.slice(2).join(' ')}${state.gaveUp ? ' given up' : ''}`;
}

/** `place 0 Ann`: names instead of numbers. */
function play(game: DokubornRules, state: State, text: string): string {
  const after = applied(game, state, text);
  if (after.ok) return show(game, after.value.state);
  const { counts, code } = after.fault;
  return `${counts ? 'mistake' : 'refused'} ${code}: ${refusalInWords(after.fault)}`;
}

function applied(game: DokubornRules, state: State, text: string) {
  const move = must(game.parseMove(text.replace(/[A-Z]\w+/, (name) => String(idOf(game, name)))));
  return game.apply(state, move, chance);
}

/** Ann fits wherever Eve does. */
const twins = createRules({
  ...tinyCards,
  cards: tinyCards.cards.map((card) =>
    card.fullName === 'Ann' ? { ...card, colors: ['Amethyst', 'Ruby'] } : card,
  ),
});

describe('moves', () => {
  it.each([
    ['a card that fits', '. . / . .', 'place 0 Ann', 'Ann . / . .'],
    ['a card of two inks in either', '. . / . .', 'place 2 Eve', '. . / Eve .'],
    ['the wrong ink', '. . / . .', 'place 0 Cid', 'mistake DOES_NOT_FIT: Cid is Ruby, not Amethyst.'],
    ['the wrong cost', '. . / . .', 'place 0 Bea', 'mistake DOES_NOT_FIT: Bea costs 5, not 3.'],
    [
      'both wrong',
      '. . / . .',
      'place 1 Cid',
      'mistake DOES_NOT_FIT: Cid is Ruby, not Amethyst, and costs 3, not 5.',
    ],
    ['a used card', 'Ann . / . .', 'place 2 Ann', 'refused CARD_USED: Ann is already in row 1, column 1.'],
    [
      'a used card where it stands',
      'Ann . / . .',
      'place 0 Ann',
      'refused CARD_USED: Ann is already in row 1, column 1.',
    ],
    [
      'an unknown card',
      '. . / . .',
      'place 0 77',
      'refused UNKNOWN_CARD: This card is not among those the puzzle is played with.',
    ],
    ['a cell outside', '. . / . .', 'place 4 Ann', 'refused NO_SUCH_CELL: The grid has no such cell.'],
    ['onto another card', 'Ann . / . .', 'place 0 Eve', 'Eve . / . .'],
    [
      'a bad card onto another',
      'Ann . / . .',
      'place 0 Fay',
      'mistake DOES_NOT_FIT: Fay is Steel, not Amethyst, and costs 4, not 3.',
    ],
    ['taking off', 'Ann Bea / . .', 'take 0', '. Bea / . .'],
    ['taking nothing off', 'Ann Bea / . .', 'take 2', 'refused EMPTY_CELL: There is no card to take off.'],
    ['taking off outside', 'Ann Bea / . .', 'take 4', 'refused NO_SUCH_CELL: The grid has no such cell.'],
    ['moving', 'Eve . / . .', 'move 0 2', '. . / Eve .'],
    [
      'moving where it does not fit',
      'Ann . / . .',
      'move 0 2',
      'mistake DOES_NOT_FIT: Ann is Amethyst, not Ruby.',
    ],
    ['moving nothing', 'Ann . / . .', 'move 1 2', 'refused EMPTY_CELL: There is no card to move.'],
    ['moving nowhere', 'Ann . / . .', 'move 0 0', 'refused SAME_CELL: The card is there already.'],
    ['moving outside', 'Ann . / . .', 'move 0 4', 'refused NO_SUCH_CELL: The grid has no such cell.'],
    [
      'swapping where one does not fit',
      'Eve . / Cid .',
      'move 0 2',
      'mistake DOES_NOT_FIT: Cid is Ruby, not Amethyst.',
    ],
    ['giving up', 'Ann . / . .', 'give-up', 'Ann . / . . given up'],
    ['after the end', 'Ann Bea / Cid Dan', 'take 0', 'refused OVER: This puzzle is over.'],
    ['giving up after the end', 'Ann Bea / Cid Dan', 'give-up', 'refused OVER: This puzzle is over.'],
  ])('%s', (_name, before, move, after) => {
    expect(play(tiny, grid(tiny, before), move)).toBe(after);
  });

  it('swap two cards that fit each other’s cells', () => {
    expect(play(twins, grid(twins, 'Ann . / Eve .'), 'move 0 2')).toBe('Eve . / Ann .');
  });

  it('end with giving up', () => {
    const over = { ...grid(tiny, 'Ann . / . .'), gaveUp: true };
    expect(play(tiny, over, 'place 1 Bea')).toBe('refused OVER: This puzzle is over.');
    expect([...tiny.moves(over)]).toEqual([]);
  });

  it('are counted as guesses only when a card is placed, and undone for free but for giving up', () => {
    const state = grid(tiny, 'Ann . / . .');
    const told = ['place 1 2', 'take 0', 'move 0 2', 'give-up'].map((text) => {
      const move = must(tiny.parseMove(text));
      return `${text}: ${tiny.role(move)}, ${tiny.undoCost(state, move, state)}`;
    });
    expect(told).toEqual([
      'place 1 2: attempt, free',
      'take 0: plain, free',
      'move 0 2: plain, free',
      'give-up: plain, assisted',
    ]);
  });
});

describe('what happened', () => {
  it.each<[string, DokubornRules, string, string, DokubornEvent]>([
    [
      'a card placed',
      tiny,
      '. . / . Dan',
      'place 0 Ann',
      { kind: 'placed', cell: 0, card: 1, name: 'Ann', replaced: null, cellsLeft: 2 },
    ],
    [
      'one card for another',
      tiny,
      'Ann . / . .',
      'place 0 Eve',
      { kind: 'placed', cell: 0, card: 5, name: 'Eve', replaced: 1, cellsLeft: 3 },
    ],
    [
      'a card taken off',
      tiny,
      'Ann Bea / . .',
      'take 0',
      { kind: 'taken', cell: 0, card: 1, name: 'Ann', cellsLeft: 3 },
    ],
    [
      'a card moved',
      tiny,
      'Eve . / . .',
      'move 0 2',
      { kind: 'moved', from: 0, to: 2, card: 5, name: 'Eve', swapped: null, cellsLeft: 3 },
    ],
    [
      'two that change places',
      twins,
      'Ann . / Eve .',
      'move 0 2',
      { kind: 'moved', from: 0, to: 2, card: 1, name: 'Ann', swapped: 5, cellsLeft: 2 },
    ],
    ['giving up', tiny, 'Ann . / . .', 'give-up', { kind: 'gaveUp', cellsLeft: 3 }],
  ])('is told of %s', (_name, game, before, move, event) => {
    expect(must(applied(game, grid(game, before), move)).events).toEqual([event]);
  });
});

describe('status', () => {
  const tally = (attempts: number) => ({ ...freshTally(null), attempts });

  it.each([
    ['an open grid', 'Ann . / . .', 'free', 99, { kind: 'playing' }],
    ['a full grid', 'Ann Bea / Cid Dan', 'free', 4, { kind: 'won' }],
    ['a challenge with a guess left', 'Ann . / . .', 'challenge', 6, { kind: 'playing' }],
    ['a challenge with none left', 'Ann . / . .', 'challenge', 7, { kind: 'lost', cause: 'noGuessesLeft' }],
    ['a challenge won with the last guess', 'Ann Bea / Cid Dan', 'challenge', 7, { kind: 'won' }],
  ] as const)('of %s', (_name, text, mode, attempts, status) => {
    expect(tiny.status(grid(tiny, text, mode), tally(attempts))).toEqual(status);
  });

  it('is stuck when no free card fits any empty cell, and lost when given up', () => {
    const dead = grid(tight, 'Eve Bea / . Dan');
    expect(tight.status(dead, tally(3))).toEqual({ kind: 'stuck' });
    expect(tight.status({ ...dead, gaveUp: true }, tally(3))).toEqual({ kind: 'lost', cause: 'gaveUp' });
  });

  it('counts cells', () => {
    expect(tiny.progress(grid(tiny, 'Ann . / . Dan'))).toEqual({ done: 2, total: 4 });
    expect([2, 3, 4].map((size) => guessesAllowed(size === 2 ? 2 : size === 3 ? 3 : 4))).toEqual([7, 12, 19]);
  });
});

describe('configs', () => {
  it('are named by size, stars and mode, and carry their pool', () => {
    const challenge: Config = { size: 4, level: 1, mode: 'challenge', pool: '20260923-1j760u6' };
    expect(rules.formatConfig(challenge)).toBe('4-1-challenge-20260923-1j760u6');
    expect(must(rules.parseConfig('4-1-challenge-20260923-1j760u6'))).toEqual(challenge);
    const byAnswers: Config = { ...challenge, starsBy: 'answers', conditions: 'plain' };
    expect(rules.formatConfig(byAnswers)).toBe('4-a1p-challenge-20260923-1j760u6');
    expect(must(rules.parseConfig('4-a1p-challenge-20260923-1j760u6'))).toEqual(byAnswers);
    const daily = rules.daily('2026-11-18');
    expect(daily).toEqual({
      config: { size: 3, level: 3, mode: 'free', pool: rules.pool.version },
      dealVersion: 1,
      seed: 'daily-2026-11-18',
    });
    expect(rules.daily('2026-12-03')).toEqual({
      config: { size: 3, level: 3, mode: 'free', starsBy: 'answers', pool: rules.pool.version },
      dealVersion: 2,
      seed: 'daily-2026-12-03',
    });
  });

  it('are kept apart in the results by all but their pool', () => {
    const kind = { size: 4, level: 1, mode: 'challenge' } as const;
    const codes = ['20260923-1j760u6', '20990101-other'].map((pool) => rules.recordsCode!({ ...kind, pool }));
    expect(codes).toEqual(['4-1-challenge', '4-1-challenge']);
    // A first board of plain conditions has the stars that any other has; those of the first edition are others.
    const byAnswers = { ...kind, starsBy: 'answers', pool: '20990101-other' } as const;
    expect(rules.recordsCode!(byAnswers)).toBe('4-a1-challenge');
    expect(rules.recordsCode!({ ...byAnswers, conditions: 'plain' })).toBe('4-a1-challenge');
  });

  it('of another pool start as long as the cards at hand solve the grid', () => {
    const other: Config = { size: 2, level: 3, mode: 'free', pool: '20990101-other' };
    expect(must(tiny.start(other, TINY_DEAL, 1)).pool).toBe('20990101-other');
    expect(tiny.start(other, 'c1-c4_o3-o6', 1)).toMatchObject({ ok: false, fault: { code: 'NO_ANSWER' } });
    expect(tiny.start({ ...other, size: 3 }, TINY_DEAL, 1)).toMatchObject({ ok: false });
  });
});

describe('golden record', () => {
  it('folds to the state it always folded to', () => {
    const played = must(
      replay(rules, {
        game: 'dokuborn',
        version: 1,
        dealVersion: 1,
        config: '3-3-challenge-20260923-1j760u6',
        seed: 'golden',
        deal: 'c1-o5-u3_p1-l2-t0',
        moves: [
          'place 1 35',
          'place 7 88',
          'place 6 23',
          'place 4 43',
          'take 7',
          'place 0 38',
          'move 0 2',
          'give-up',
        ],
        cursor: 8,
        tally: freshTally(null),
      }),
    );
    expect(played.states.at(-1)).toEqual({
      size: 3,
      level: 3,
      mode: 'challenge',
      pool: '20260923-1j760u6',
      rows: ['c1', 'o5', 'u3'],
      columns: ['p1', 'l2', 't0'],
      placed: [null, 35, 38, null, 43, null, 23, null, null],
      gaveUp: true,
    });
  });
});
