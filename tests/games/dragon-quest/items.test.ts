import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/dragon-quest/rules/rules';
import {
  AROUND,
  around,
  codeOf,
  eventsOf,
  heldNames,
  isResolved,
  movesOf,
  play,
  setUp,
  stockNames,
  tryMove,
} from './scenarios';

const [UP, LEFT] = AROUND;
const LETTERS: Record<string, string> = { JH: 'a', QH: 'b', KH: 'c', JD: 'd', QD: 'e', KD: 'f', X: 'g' };
const ITEMS = Object.keys(LETTERS);

/** Each moment with one item held; what that item may then do. */
const MOMENTS: readonly {
  name: string;
  at: (held: string) => State;
  jack: string;
  queen: string;
  king: string;
}[] = [
  { name: 'an enemy lies there', at: (held) => around('KS', { held }), jack: `o_${UP}`, queen: '', king: '' },
  { name: 'nothing lies there', at: (held) => setUp({ held }), jack: '', queen: '', king: '' },
  {
    name: 'only Exit and Queen lie there',
    at: (held) => around('AS QS', { held }),
    jack: '',
    queen: '',
    king: '',
  },
  {
    name: 'fate is one short',
    at: (held) => play(around('KS', { held, fate: '8' }), `r${UP}`),
    jack: '',
    queen: 'w_',
    king: 'k_',
  },
  {
    name: 'fate is three short',
    at: (held) => play(around('KS', { held, fate: '6' }), `r${UP}`),
    jack: '',
    queen: 'w_',
    king: 'k_',
  },
  {
    name: 'fate suffices',
    at: (held) => play(around('JS', { held, fate: '8' }), `r${UP}`),
    jack: '',
    queen: '',
    king: 'k_',
  },
  {
    name: 'fate is critical',
    at: (held) => play(around('JS', { held, fate: '10' }), `r${UP}`),
    jack: '',
    queen: '',
    king: '',
  },
  {
    name: 'a visible pit is about to hurt',
    at: (held) => play(around('3C', { held, gems: 1 }), `r${UP}`),
    jack: '',
    queen: 'w_',
    king: '',
  },
  {
    name: 'a lost fight is about to hurt',
    at: (held) => {
      const fought = play(around('KC', { held, gems: 1, fate: '6' }), `r${UP}`);
      return fought.moment.kind === 'fate' ? play(fought, 'f') : fought;
    },
    jack: '',
    queen: 'w_',
    king: '',
  },
  {
    name: 'the hidden pit has been turned up',
    at: (held) => around('2S', { held }),
    jack: `o_${UP}`,
    queen: 'w_',
    king: '',
  },
];

describe('each item is offered exactly when it can be used', () => {
  const rows = MOMENTS.flatMap((moment) => ITEMS.map((item) => [moment.name, item, moment] as const));
  it.each(rows)('%s, %s held', (_name, item, { at, jack, queen, king }) => {
    const powers: Record<string, string[]> = { J: [jack], Q: [queen], K: [king], X: [jack, queen, king] };
    const expected = (powers[item[0] ?? ''] ?? [])
      .filter((text) => text !== '')
      .map((text) => text.replace('_', LETTERS[item] ?? ''));
    const offered = movesOf(at(item)).filter((text) => /^[owk]/.test(text));
    expect(offered.sort()).toEqual(expected.sort());
  });

  it.each(MOMENTS.map((moment) => [moment.name, moment] as const))('%s, nothing held', (_name, { at }) => {
    expect(movesOf(at('')).filter((text) => /^[owk]/.test(text))).toEqual([]);
  });
});

describe('jack, the secret passage', () => {
  it.each(['KC', 'QC', 'JS', 'X', 'AC', '4S', '2C', '7S', '8S', '9S'])(
    'resolves %s without its effect',
    (card) => {
      const before = around(card, { held: 'JH', hearts: 3 });
      const after = play(before, `oa${UP}`);
      expect(isResolved(after, card)).toBe(true);
      expect([after.hearts, after.gems, after.held.length, after.fateDrawn]).toEqual([3, 0, 0, 0]);
      expect(stockNames(after).endsWith('JH')).toBe(true);
    },
  );

  it.each([
    ['AS', 'CANNOT_OPEN'],
    ['QS', 'CANNOT_OPEN'],
  ])('does not open %s', (card, code) => {
    expect(codeOf(tryMove(around(card, { held: 'JH' }), `oa${UP}`))).toBe(code);
  });

  it('needs an unresolved card and a jack', () => {
    const state = around('7S', { held: 'JH QH' });
    expect(codeOf(tryMove(state, `oa${LEFT}`))).toBe('NOTHING_THERE');
    expect(codeOf(tryMove(state, `ob${UP}`))).toBe('WRONG_ITEM');
    expect(codeOf(tryMove(state, `od${UP}`))).toBe('NOT_HELD');
  });

  it('takes the player past the hidden pit, but past nothing else meanwhile', () => {
    const pit = around('7S 2S', { held: 'JD', gems: 2 });
    expect(pit.moment).toEqual({ kind: 'damage', cell: LEFT, amount: 2, hidden: true });
    expect(codeOf(tryMove(pit, `od${UP}`))).toBe('UNFINISHED');
    const after = play(pit, `od${LEFT}`);
    expect([after.hearts, after.gems, isResolved(after, '2S')]).toEqual([5, 2, true]);
  });
});

describe('queen, the ward', () => {
  it('cancels all damage of a lost fight', () => {
    const state = play(around('KC', { fate: '6', held: 'QD', gems: 2 }), `r${UP} f we`);
    expect([state.hearts, state.gems, isResolved(state, 'KC'), state.beaten]).toEqual([5, 2, true, 0]);
    expect(stockNames(state).endsWith('QD')).toBe(true);
  });

  it('cancels the damage of a visible and of the hidden pit', () => {
    expect(play(around('3C', { held: 'QH' }), `r${UP} wb`).hearts).toBe(5);
    const hidden = around('2S', { held: 'QH', gems: 2 });
    expect(play(hidden, 'wb').gems).toBe(2);
    expect([play(hidden, 's2').gems, play(hidden, 's2').hearts]).toEqual([0, 5]);
    expect(codeOf(tryMove(hidden, 's0'))).toBe('GEMS_TAKEN');
  });

  it('makes an 8 a 9 that defeats the Troll', () => {
    const state = play(around('KS', { fate: '8', held: 'QH' }), `r${UP} wb`);
    expect([state.hearts, state.beaten, state.moment.kind]).toEqual([5, 1, 'turn']);
  });

  it('makes a 9 a 10 that defeats the Young Dragon and is not critical', () => {
    const state = play(around('QC', { fate: '9', held: 'QH' }), `r${UP} wb`);
    expect([state.beaten, state.gems]).toEqual([1, 0]);
  });

  it('makes an 8 defeat the Dragon Queen, who is then remembered', () => {
    const state = play(around('QS', { fate: '8', held: 'X' }), `r${UP} wg`);
    expect([state.queenDefeated, state.moment.kind]).toEqual([true, 'turn']);
  });

  it('two of them make a 7 a 9; one alone leaves it an 8 that can be accepted', () => {
    const drawn = play(around('KS', { fate: '7', held: 'QH QD' }), `r${UP} wb`);
    expect(drawn.moment).toEqual({ kind: 'fate', cell: UP, wards: 1 });
    expect(play(drawn, 'we').beaten).toBe(1);
    expect(play(drawn, 'f we').hearts).toBe(5);
    expect(play(drawn, 'f s0').hearts).toBe(3);
  });

  it('is not wasted on a fate that suffices', () => {
    const state = play(around('JS', { fate: '8', held: 'X' }), `r${UP}`);
    expect(codeOf(tryMove(state, 'wg'))).toBe('NOTHING_TO_WARD');
  });
});

describe('king, command fate', () => {
  it('draws another card; the first counts as used', () => {
    const state = play(around('KS', { fate: '6 9', held: 'KH' }), `r${UP} kc`);
    expect([state.beaten, state.fateDrawn, heldNames(state)]).toEqual([1, 2, '']);
  });

  it('goes under the stock before a bonus item is taken from it', () => {
    const state = play(around('KS', { fate: '6 10', held: 'KH', items: 'JD QH' }), `r${UP} kc`);
    expect(heldNames(state)).toBe('JD');
    expect(stockNames(state)).toBe('QH JH QD KD X KH');
  });

  it('can go after a critical success with a card that already suffices', () => {
    const state = play(around('QS', { fate: '9 10', held: 'KD' }), `r${UP} kf`);
    expect(state.moment).toEqual({ kind: 'won', by: 'critical' });
  });

  it('is not wasted on a 10', () => {
    const state = play(around('KC', { fate: '9 10', held: 'KH KD' }), `r${UP} kc`);
    expect(state.moment.kind).toBe('turn');
    expect(heldNames(state)).toContain('KD');
  });

  it('reshuffles first when the stock is empty', () => {
    const spent: State = { ...around('KS', { fate: '7 8 9 10 6', held: 'KH' }), fateDrawn: 4 };
    const state = play(spent, `r${UP} kc`);
    expect(state.fateShuffles).toBe(1);
    expect(state.fateDrawn).toBe(1);
    expect(
      eventsOf(state)
        .map((event) => event.kind)
        .slice(0, 3),
    ).toEqual(['commanded', 'fateReshuffled', 'fate']);
  });

  it('sends a ward already played on that card away with it', () => {
    const state = play(around('KC', { fate: '6 8', held: 'QH KH QD' }), `r${UP} wb kc`);
    expect(state.moment).toEqual({ kind: 'fate', cell: UP, wards: 0 });
  });
});

describe('a used item', () => {
  it('goes under the stock, whatever it was played as', () => {
    const jack = play(around('KS', { held: 'X', items: 'QH' }), `og${UP}`);
    expect(stockNames(jack)).toBe('QH JH KH JD QD KD X');
    const king = play(around('10S', { held: 'X', items: 'QH', fate: '6 7' }), `r${UP} kg`);
    expect(stockNames(king)).toBe('QH JH KH JD QD KD X');
  });
});
