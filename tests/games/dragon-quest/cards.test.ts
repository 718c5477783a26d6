import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/dragon-quest/rules/rules';
import {
  AROUND,
  around,
  CENTRE,
  codeOf,
  eventsOf,
  heldNames,
  isResolved,
  play,
  setUp,
  stockNames,
  tryMove,
} from './scenarios';

const [UP, LEFT, RIGHT] = AROUND;

/** hearts/gems/items held, and how the game stands. */
function sum(state: State): string {
  const { moment } = state;
  const end = moment.kind === 'won' || moment.kind === 'lost' ? ` ${moment.kind} ${moment.by}` : '';
  return `${state.hearts}h ${state.gems}g ${state.held.length}i${end}`;
}

describe('enemies: need, damage and bonus', () => {
  // card, fate drawn, before, after
  const rows: readonly [string, string, { hearts?: number; gems?: number }, string][] = [
    ['10S', '6', {}, '4h 0g 0i'],
    ['10S', '7', {}, '5h 0g 0i'],
    ['10S', '9', { hearts: 3 }, '3h 0g 0i'],
    ['10S', '10', { hearts: 3 }, '4h 0g 0i'],
    ['10S', '10', {}, '5h 0g 0i'],
    ['10C', '6', {}, '4h 0g 0i'],
    ['10C', '7', {}, '5h 0g 0i'],
    ['10C', '10', { hearts: 1 }, '2h 0g 0i'],
    ['JS', '7', {}, '4h 0g 0i'],
    ['JS', '8', {}, '5h 0g 0i'],
    ['JS', '10', {}, '5h 1g 0i'],
    ['JS', '10', { gems: 10 }, '5h 10g 0i'],
    ['JC', '7', {}, '4h 0g 0i'],
    ['JC', '8', {}, '5h 0g 0i'],
    ['JC', '10', { gems: 3 }, '5h 4g 0i'],
    ['KS', '8', {}, '3h 0g 0i'],
    ['KS', '9', {}, '5h 0g 0i'],
    ['KS', '10', {}, '5h 0g 1i'],
    ['QC', '9', {}, '4h 0g 0i'],
    ['QC', '10', {}, '5h 3g 0i'],
    ['QC', '10', { gems: 8 }, '5h 10g 0i'],
    ['KC', '8', {}, '2h 0g 0i'],
    ['KC', '9', {}, '5h 0g 0i'],
    ['KC', '10', { hearts: 2 }, '3h 1g 1i'],
    ['QS', '8', {}, '2h 0g 0i'],
    ['QS', '9', {}, '5h 0g 0i'],
    ['QS', '10', {}, '5h 0g 0i won critical'],
    ['10S', '6', { hearts: 1 }, '0h 0g 0i lost 9'],
    ['KC', '6', { hearts: 2 }, '0h 0g 0i lost 25'],
    ['QS', '6', { hearts: 3 }, '0h 0g 0i lost 11'],
  ];
  it.each(rows)('%s met with %s from %o: %s', (card, fate, before, after) => {
    const state = play(around(card, { fate, ...before }), `r${UP}`);
    expect(sum(state)).toBe(after);
    expect(isResolved(state, card)).toBe(true);
  });

  it('only a success counts as a defeat', () => {
    expect(play(around('KS', { fate: '8' }), `r${UP}`).beaten).toBe(0);
    expect(play(around('KS', { fate: '9' }), `r${UP}`).beaten).toBe(1);
  });

  it('gems lessen the damage of a lost fight as the player chooses', () => {
    const struck = play(around('KC', { fate: '6', gems: 2 }), `r${UP}`);
    expect(struck.moment).toEqual({ kind: 'damage', cell: UP, amount: 3, hidden: false });
    expect(sum(play(struck, 's0'))).toBe('2h 2g 0i');
    expect(sum(play(struck, 's1'))).toBe('3h 1g 0i');
    expect(sum(play(struck, 's2'))).toBe('4h 0g 0i');
    expect(codeOf(tryMove(struck, 's3'))).toBe('TOO_MANY_GEMS');
    expect(codeOf(tryMove(struck, 'x71'))).toBe('UNFINISHED');
  });
});

describe('the Dragon Queen', () => {
  const exits = (fate: string) => around('QS AS', { fate });

  it('defeated with a 9 she is remembered, and the next Exit wins', () => {
    const beaten = play(exits('9'), `r${UP}`);
    expect(beaten.queenDefeated).toBe(true);
    expect(beaten.moment.kind).toBe('turn');
    expect(sum(play(beaten, `r${LEFT}`))).toBe('5h 0g 0i won exit');
  });

  it('not defeated she is resolved, and back in the deck on the next level', () => {
    const next = play(exits('6'), `r${UP} r${LEFT}`);
    expect(next.queenDefeated).toBe(false);
    expect(next.level).toBe(2);
    expect(next.order.indexOf(11)).toBeGreaterThan(0);
    expect(isResolved(next, 'QS')).toBe(false);
  });

  it.each([
    ['AC', { gems: 1 }],
    ['X', {}],
  ])('once defeated, the Exit of %s wins too', (card, before) => {
    const state = play(around(card, { ...before, queenDefeated: true }), `t${UP}x`);
    expect(sum(state)).toBe('5h 0g 0i won exit');
  });
});

describe('gifts', () => {
  const rows: readonly [string, { hearts?: number; gems?: number }, string][] = [
    ['7S', {}, '5h 1g 0i'],
    ['7S', { gems: 9 }, '5h 10g 0i'],
    ['7S', { gems: 10 }, '5h 10g 0i'],
    ['8S', { hearts: 2 }, '4h 0g 0i'],
    ['8S', { hearts: 4 }, '5h 0g 0i'],
    ['8C', { hearts: 3 }, '5h 0g 0i'],
    ['8C', {}, '5h 0g 0i'],
    ['9S', {}, '5h 0g 1i'],
    ['9C', {}, '5h 0g 1i'],
  ];
  it.each(rows)('%s from %o: %s', (card, before, after) => {
    const state = play(around(card, before), `r${UP}`);
    expect(sum(state)).toBe(after);
    expect(isResolved(state, card)).toBe(true);
  });

  it('7C is a gem too', () => {
    expect(sum(play(around('7C', { entrance: '8C' }), `r${UP}`))).toBe('5h 1g 0i');
  });

  it('a chest gives the first item of the stock', () => {
    const state = play(around('9S 9C', { items: 'KD JH' }), `r${UP} r${LEFT}`);
    expect(heldNames(state)).toBe('KD JH');
    expect(stockNames(state)).toBe('QH KH JD QD X');
  });

  it.each([
    ['7S', { gems: 10 }, 'gems'],
    ['8S', {}, 'hearts'],
    ['9S', { held: 'JH QH KH JD QD KD X' }, 'items'],
  ])('%s with nothing left in stock says so', (card, before, stock) => {
    const state = play(around(card, before), `r${UP}`);
    expect(eventsOf(state)).toContainEqual({ kind: 'exhausted', stock });
    expect(isResolved(state, card)).toBe(true);
  });
});

describe('pits', () => {
  it.each([
    ['3S', '4h 0g 0i'],
    ['2C', '3h 0g 0i'],
    ['3C', '2h 0g 0i'],
  ])('the visible pit %s may be left alone, or climbed through: %s', (card, after) => {
    const state = around(card);
    expect(sum(state)).toBe('5h 0g 0i');
    expect(isResolved(state, card)).toBe(false);
    const done = play(state, `r${UP}`);
    expect(sum(done)).toBe(after);
    expect(isResolved(done, card)).toBe(true);
  });

  it.each([
    ['s0', '2h 5g 0i'],
    ['s1', '3h 4g 0i'],
    ['s3', '5h 2g 0i'],
    ['s4', 'TOO_MANY_GEMS'],
  ])('3C with five gems: %s gives %s', (choice, after) => {
    const result = tryMove(play(around('3C', { gems: 5 }), `r${UP}`), choice);
    expect(result.ok ? sum(result.value.state) : result.fault.code).toBe(after);
  });

  it.each([
    [{ gems: 0 }, '3h 0g 0i'],
    [{ gems: 1 }, '4h 0g 0i'],
    [{ gems: 2 }, '5h 0g 0i'],
    [{ gems: 5 }, '5h 3g 0i'],
    [{ hearts: 2 }, '0h 0g 0i lost 1'],
    [{ hearts: 2, gems: 1 }, '1h 0g 0i'],
  ])('the hidden pit resolves itself when turned up and takes gems unasked: %o, %s', (before, after) => {
    const state = around('2S', before);
    expect(sum(state)).toBe(after);
    expect(isResolved(state, '2S')).toBe(true);
  });
});

describe('passages', () => {
  it.each([
    ['4S', '4C'],
    ['5S', '5C'],
    ['6S', '6C'],
    ['4C', '4S'],
    ['5C', '5S'],
    ['6C', '6S'],
  ])('%s waits for %s, then both are resolved at once', (one, other) => {
    const alone = around(`${one} JS`);
    expect(codeOf(tryMove(alone, `r${UP}`))).toBe('NO_PAIR');
    const both = play(around(`${one} ${other}`), `r${LEFT}`);
    expect([one, other].map((card) => isResolved(both, card))).toEqual([true, true]);
    expect(both.faceUp).toEqual([]);
  });

  it('another passage is no pair', () => {
    expect(codeOf(tryMove(around('4S 5C 6C'), `r${UP}`))).toBe('NO_PAIR');
  });

  it('resolves alone when its pair is the entrance', () => {
    const state = play(around('5S', { entrance: '5C' }), `r${UP}`);
    expect(isResolved(state, '5S')).toBe(true);
  });

  it('resolves alone when its pair was opened by a jack', () => {
    const state = play(around('6C 6S', { held: 'JD' }), `od${LEFT} r${UP}`);
    expect(state.faceUp).toEqual([]);
  });

  it('a pair still in the deck is none', () => {
    expect(codeOf(tryMove(setUp({ deck: '4C 4S' }), `r${CENTRE}`))).toBe('NOTHING_THERE');
  });
});

describe('merchant and wizard', () => {
  it('the merchant wants a gem', () => {
    expect(codeOf(tryMove(around('AC'), `t${UP}a`))).toBe('NO_GEM');
    const state = play(around('AC', { gems: 2 }), `t${UP}e`);
    expect(sum(state)).toBe('5h 1g 1i');
    expect(heldNames(state)).toBe('QD');
    expect(isResolved(state, 'AC')).toBe(true);
  });

  it('the wizard wants nothing', () => {
    const state = play(around('X', { items: 'QH' }), `t${UP}g`);
    expect(heldNames(state)).toBe('X');
    expect(stockNames(state)).toBe('QH JH KH JD QD KD');
  });

  it('only what is in stock can be had, and the card stays until something is chosen', () => {
    const state = around('X', { held: 'QH' });
    expect(codeOf(tryMove(state, `t${UP}b`))).toBe('NOT_IN_STOCK');
    expect(codeOf(tryMove(state, `r${UP}`))).toBe('CHOOSE_FIRST');
    expect(codeOf(tryMove(around('7S'), `t${UP}b`))).toBe('NO_TRADER');
    expect(isResolved(state, 'X')).toBe(false);
  });

  it.each([
    ['AC', { gems: 3 }, '5h 2g 0i'],
    ['X', { gems: 3 }, '5h 3g 0i'],
  ])('the Exit of %s leads to the next level at once', (card, before, after) => {
    const state = play(around(card, before), `t${UP}x`);
    expect(state.level).toBe(2);
    expect(sum(state)).toBe(after);
  });
});

describe('the Exit', () => {
  it('reshuffles the dungeon and keeps everything else', () => {
    const before = play(around('AS 10S', { fate: '8 6', hearts: 3, gems: 4, held: 'QH KD' }), `r${LEFT} f`);
    const after = play(before, `r${UP}`);
    expect(after.level).toBe(2);
    for (const key of ['hearts', 'gems', 'held', 'itemStock', 'fate', 'fateDrawn'] as const) {
      expect(after[key], key).toEqual(before[key]);
    }
    expect(after.laid).toEqual([CENTRE]);
    expect(after.faceUp).toEqual([]);
    expect([...after.order].sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, card) => card));
    expect(after.order).not.toEqual(before.order);
  });

  it('is nothing to be resolved before it is found', () => {
    expect(codeOf(tryMove(setUp({}), `r${RIGHT}`))).toBe('NOTHING_THERE');
  });
});

describe('the fate deck', () => {
  it('is drawn without replacement and reshuffled only when a card is wanted', () => {
    let state = around('10S 10C JS JC', { fate: '10 9 8 7 6' });
    state = play(state, `r${UP} r${LEFT} r${RIGHT} r71`);
    expect(state.fateDrawn).toBe(4);
    expect(state.hearts).toBe(4);
    expect(state.fateShuffles).toBe(0);
  });

  it('brings all five cards back', () => {
    const spent: State = { ...around('10S', {}), fateDrawn: 5 };
    const state = play(spent, `r${UP}`);
    expect(state.fateShuffles).toBe(1);
    expect(state.fateDrawn).toBe(1);
    expect([...state.fate].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10]);
    expect(eventsOf(state)[0]).toEqual({ kind: 'fateReshuffled' });
  });
});
