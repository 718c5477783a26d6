import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { withTimers } from '../../../src/games/hudoku/rules/modes';
import { rules } from '../../../src/games/hudoku/rules/rules';
import type { Config, HudokuMove, State } from '../../../src/games/hudoku/rules/types';
import {
  cellInWords,
  conflictsOf,
  grouped,
  moveInWords,
  refusalInWords,
} from '../../../src/games/hudoku/words/spoken';

const CONFIG: Config = { template: '6x5', level: 'steady', mode: 'relaxed' };
const DEAL = `
  18000
  02003
  06579
  00165
  23900
  00400`.replace(/\s/g, '');
const first = must(rules.start(CONFIG, DEAL));
const play = (state: State, move: HudokuMove) => must(rules.apply(state, move, chanceFrom('a')));
const tally = {
  elapsedMs: 0,
  clockLeftMs: null,
  attempts: 0,
  mistakes: 1,
  hints: 0,
  shuffles: 0,
  assisted: false,
};

describe('cells are named by place, region and what is in them', () => {
  const noted = play(first, { kind: 'mark', mark: 'toggle', cell: 2, digit: 4 });
  const cases: [number, string][] = [
    [0, 'Row 1, column 1, region A, 1, given'],
    [2, 'Row 1, column 3, region A, empty, notes 4'],
    [3, 'Row 1, column 4, region B, empty'],
    [13, 'Row 3, column 4, not a cell: 7 is nowhere in this row or column'],
  ];
  it.each(cases)('%i', (cell, name) => expect(cellInWords(rules.view(noted), cell)).toBe(name));
});

describe('what is said of a move', () => {
  const view = rules.view(first);
  it('a right number', () => {
    const move: HudokuMove = { kind: 'place', cell: 2, digit: 3 };
    expect(moveInWords(view, move, rules.view(play(first, move)))).toBe(
      '3 is right, in row 1, column 3. 14 cells left.',
    );
  });
  it('a revealed one, by name', () => {
    const after = rules.view(play(first, { kind: 'reveal' }));
    const cell = after.revealed.findIndex((digit, at) => digit !== view.revealed[at]);
    expect(moveInWords(view, { kind: 'sand' }, after)).toBe(
      `The sand has run through: row ${Math.floor(cell / 5) + 1}, column ${(cell % 5) + 1} is ${after.revealed[cell]}. 14 cells left.`,
    );
  });
  it('a wrong one, with the reason that can be seen', () => {
    const wrong = (cell: number, digit: number) => {
      const refused = rules.apply(first, { kind: 'place', cell, digit }, chanceFrom('a'));
      if (refused.ok) throw new Error('not wrong at all');
      const last = { move: { kind: 'place', cell, digit } as const, fault: refused.fault };
      return refusalInWords({ last, view, tally });
    };
    expect(wrong(2, 2)).toBe('2 is wrong there. It stands at row 2, column 2 already. Error 1: −250.');
    expect(wrong(10, 7)).toBe(
      '7 is wrong there. The empty cell at row 3, column 4 rules it out. Error 1: −250.',
    );
    expect(wrong(3, 1)).toBe('1 is wrong there. It stands at row 1, column 1 already. Error 1: −250.');
    expect(wrong(3, 7)).toBe('This region holds only 1 to 4.');
  });
  it('every cell that shows the number already', () => {
    expect(conflictsOf(view, 2, 9)).toEqual([22]);
    expect(conflictsOf(view, 2, 3)).toEqual([]);
  });
});

describe('a config that somebody else chose gets the time this player needs', () => {
  const timed = (mode: Config['mode'], timers: 'on' | 'extended' | 'off') =>
    withTimers({ ...CONFIG, mode }, timers).mode;
  it.each([
    ['hourglass', 'on', 'hourglass'],
    ['hourglass', 'extended', 'extended'],
    ['hourglass', 'off', 'relaxed'],
    ['extended', 'on', 'extended'],
    ['extended', 'extended', 'extended'],
    ['extended', 'off', 'relaxed'],
    ['relaxed', 'on', 'relaxed'],
    ['relaxed', 'extended', 'relaxed'],
  ] as const)('%s with timers %s is %s', (mode, timers, given) => expect(timed(mode, timers)).toBe(given));
  it('and stays the same puzzle', () => {
    for (const mode of ['hourglass', 'extended'] as const) {
      expect(rules.deal({ ...CONFIG, mode }, chanceFrom('b'))).toBe(rules.deal(CONFIG, chanceFrom('b')));
    }
  });
});

it('points are grouped by thousands', () => {
  expect([0, 250, 1000, 10_000].map(grouped)).toEqual(['0', '250', '1,000', '10,000']);
});
