import { describe, expect, it } from 'vitest';
import { freshTally } from '../../../src/core/record';
import { rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { cardInCell, movesAt, nextFates, oddsAgainst } from '../../../src/games/dragon-quest/rules/view';
import { count } from '../../counts';
import { AROUND, around, CENTRE, dungeonNumber, NARROW, play, randomGame, setUp, WIDE } from './scenarios';

const [UP, LEFT] = AROUND;

describe('what the view tells', () => {
  it('not the face of the entrance, nor what comes next', () => {
    const view = rules.view(setUp({ deck: '9C KS' }));
    expect(view.cards).toEqual([{ cell: CENTRE, card: null, resolved: true }]);
    expect(view.unseen).toHaveLength(27);
    expect(view.deck).toBe(26);
    expect(Object.keys(view)).not.toContain('order');
    expect(Object.keys(view)).not.toContain('fate');
  });

  it('the face of the entrance once a passage on the table leads to it', () => {
    const view = rules.view(around('5S', { entrance: '5C' }));
    expect(cardInCell(view, CENTRE)?.card).toBe(dungeonNumber('5C'));
    expect(view.unseen).toHaveLength(25);
    expect(movesAt(view, UP)).toEqual([{ kind: 'resolve', cell: UP }]);
    expect(cardInCell(rules.view(around('5S', { entrance: '4C' })), CENTRE)?.card).toBe(null);
  });

  it('the same whichever item lies on top of the stock', () => {
    expect(rules.view(around('X', { items: 'KD X JH' }))).toEqual(
      rules.view(around('X', { items: 'QD JD' })),
    );
  });

  it('the fate cards in stock, but not their order', () => {
    const view = rules.view(play(around('10S', { fate: '8 10 6' }), `r${UP}`));
    expect(view.fateStock).toEqual([6, 7, 9, 10]);
    expect(view.fateUsed).toEqual([8]);
  });

  it('the fate card on the table, with its wards', () => {
    const state = play(around('KS', { fate: '7', held: 'QH QD' }), `r${UP} wb`);
    expect(rules.view(state).currentFate).toEqual({ drawn: 7, total: 8, need: 9 });
    expect(rules.view(around('KS')).currentFate).toBe(null);
  });

  it('that one is trapped', () => {
    const trapped = around('4S 5S 6S AC');
    expect(rules.view(trapped).trapped).toBe(true);
    expect(rules.status(trapped, tally).kind).toBe('stuck');
    expect(rules.view(around('4S 5S 6S AC', { gems: 1 })).trapped).toBe(false);
    const withJack = around('4S 5S 6S AC', { held: 'JH' });
    expect(rules.view(withJack).trapped).toBe(false);
    expect(rules.status(withJack, tally).kind).toBe('playing');
    expect(rules.view(around('4S 5S 6S AC', { held: 'QH KH' })).trapped).toBe(true);
  });
});

const tally = freshTally(null);

describe('odds from the fate cards still in stock', () => {
  const rows: readonly [string, string, number, object][] = [
    ['KS', '', 0, { need: 9, beats: 2, criticals: 1, of: 5, damage: 2, expectedDamage: 1.2 }],
    ['KS', '9 10', 2, { need: 9, beats: 0, criticals: 0, of: 3, damage: 2, expectedDamage: 2 }],
    ['10C', '6', 1, { need: 7, beats: 4, criticals: 1, of: 4, damage: 1, expectedDamage: 0 }],
    ['QC', '', 5, { need: 10, beats: 1, criticals: 1, of: 5, damage: 1, expectedDamage: 0.8 }],
  ];
  it.each(rows)('%s after %o, %i drawn', (card, fate, fateDrawn, odds) => {
    const state: State = { ...around(card, { fate }), fateDrawn };
    expect(oddsAgainst(rules.view(state), dungeonNumber(card))).toEqual(odds);
  });

  it('none for what is no enemy, and all five once the stock is empty', () => {
    const view = rules.view({ ...around('7S'), fateDrawn: 5 });
    expect(oddsAgainst(view, dungeonNumber('7S'))).toBe(null);
    expect(nextFates(view)).toEqual([6, 7, 8, 9, 10]);
  });
});

describe('the window', () => {
  it('shows every card and every cell that can be explored, at most 8 × 6', () => {
    let widest = 0;
    for (const config of [WIDE, NARROW]) {
      for (let game = 0; game < count(60, 1000); game++) {
        randomGame(config, `window${game}`, (_before, _move, after) => {
          const { window, cards, moves } = rules.view(after);
          const shown = [...cards, ...moves.filter((move) => move.kind === 'explore')].map(
            ({ cell }) => cell,
          );
          for (const cell of shown) {
            const row = Math.floor(cell / 13) - window.top;
            const column = (cell % 13) - window.left;
            expect(row >= 0 && row < window.rows && column >= 0 && column < window.columns).toBe(true);
          }
          widest = Math.max(widest, window.columns);
          expect(window.columns).toBeLessThanOrEqual(8);
          expect(window.rows).toBeLessThanOrEqual(6);
        });
      }
    }
    expect(widest).toBe(8);
  });

  it('is the entrance and its ring at first', () => {
    expect(rules.view(setUp({})).window).toEqual({ top: 3, left: 5, rows: 3, columns: 3 });
  });
});

describe('undo', () => {
  const rows: readonly [string, State, string, 'free' | 'assisted'][] = [
    ['a card turned up', setUp({}), `x${UP}`, 'assisted'],
    ['a fate card drawn', around('10S'), `r${UP}`, 'assisted'],
    ['another fate card drawn', play(around('KS', { held: 'KH', fate: '6' }), `r${UP}`), 'kc', 'assisted'],
    ['an item from the stock', around('9S'), `r${UP}`, 'assisted'],
    ['a new level', around('AS'), `r${UP}`, 'assisted'],
    ['a chest in an empty stock', around('9S', { held: 'JH QH KH JD QD KD X' }), `r${UP}`, 'free'],
    ['a gem', around('7S'), `r${UP}`, 'free'],
    ['a healing', around('8S', { hearts: 1 }), `r${UP}`, 'free'],
    ['a passage', around('4S 4C'), `r${UP}`, 'free'],
    ['an item chosen', around('X'), `t${UP}a`, 'free'],
    ['a secret passage', around('KC', { held: 'JH' }), `oa${UP}`, 'free'],
    ['a visible pit', around('3S'), `r${UP}`, 'free'],
    ['gems spent', play(around('3C', { gems: 2 }), `r${UP}`), 's1', 'free'],
    ['a ward', play(around('3C', { held: 'QH' }), `r${UP}`), 'wb', 'free'],
    ['fate accepted', play(around('KS', { held: 'KH', fate: '6' }), `r${UP}`), 'f', 'free'],
    ['the winning Exit', around('AS', { queenDefeated: true }), `r${UP}`, 'free'],
  ];
  it.each(rows)('over %s', (_what, before, text, cost) => {
    const move = rules.parseMove(text);
    expect(move.ok && rules.undoCost(before, move.value, play(before, text))).toBe(cost);
  });
});

describe('giving up', () => {
  it('is a move but no progress', () => {
    const state = around('AS', {});
    expect([...rules.moves(state)].map(rules.formatMove)).not.toContain('q');
    const end = play(state, 'q');
    expect(rules.status(end, tally)).toEqual({ kind: 'lost', score: 1, cause: 'gaveUp' });
    expect(rules.status(play(around('4S 5S 6S AC'), 'q'), tally)).toMatchObject({ cause: 'trapped' });
  });

  it('and every end say why', () => {
    expect(rules.status(play(around('QS', { fate: '10' }), `r${UP}`), tally)).toEqual({
      kind: 'won',
      score: 1,
      cause: 'critical',
    });
    const dead = play(around('JS 2C', { hearts: 2 }), `r${LEFT}`);
    expect(rules.status(dead, tally)).toEqual({ kind: 'lost', score: 1, cause: 'visiblePit' });
    expect([...rules.moves(dead)]).toEqual([]);
  });
});
