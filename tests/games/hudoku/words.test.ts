import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must, type Result } from '../../../src/core/result';
import { conflictsOf } from '../../../src/games/hudoku/rules/conflicts';
import { readTemplate } from '../../../src/games/hudoku/rules/layout';
import { withTimers } from '../../../src/games/hudoku/rules/modes';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { scoreBreakdown } from '../../../src/games/hudoku/rules/score';
import type { Config, HudokuMove, State } from '../../../src/games/hudoku/rules/types';
import { grouped, resultText } from '../../../src/games/hudoku/words/results';
import { announcementOf, cellInWords, type Game, lineOf, words } from '../../../src/games/hudoku/words/words';

const CONFIG: Config = { template: '6x5', level: 'steady', mode: 'relaxed' };
const DEAL = `
  18000
  02003
  06579
  00165
  23900
  00400`.replace(/\s/g, '');
const first = must(rules.start(CONFIG, DEAL, 1));
const chance = chanceFrom('a');
const play = (state: State, move: HudokuMove) => must(rules.apply(state, move, chance)).state;
const tally = { ...freshTally(null), mistakes: 1 };

/** What a game shows after this move, in the store's manner. */
function shownAfter(
  state: State,
  move: HudokuMove,
  kind: Game['last']['kind'] = 'played',
): Pick<Game, 'last' | 'view' | 'tally'> {
  const result = rules.apply(state, move, chance);
  const before = rules.view(state);
  if (!result.ok) {
    const last = { serial: 1, kind: 'refused', move, before, events: [], fault: result.fault } as const;
    return { last, view: before, tally };
  }
  const last = { serial: 1, kind, move, before, events: result.value.events, fault: null };
  return { last, view: rules.view(result.value.state), tally };
}

const said = (state: State, move: HudokuMove, kind?: Game['last']['kind']) =>
  announcementOf(shownAfter(state, move, kind));

describe('cells are named by place, region and what is in them', () => {
  const noted = play(first, { kind: 'mark', mark: 'toggle', cell: 2, digit: 4 });
  const cases: [number, string][] = [
    [0, 'Region A, 1, given'],
    [2, 'Region A, empty, notes 4'],
    [3, 'Region B, empty'],
    [13, 'Not a cell: 7 is nowhere in this row or column'],
  ];
  it.each(cases)('%i', (cell, name) => expect(cellInWords(rules.view(noted), cell)).toBe(name));
});

describe('the line below the board tells of the cell that the player is at', () => {
  const noted = play(play(first, { kind: 'mark', mark: 'toggle', cell: 2, digit: 4 }), {
    kind: 'mark',
    mark: 'toggle',
    cell: 2,
    digit: 6,
  });
  const cases: [number | null, string][] = [
    [null, 'Struck out: nowhere in this row or column'],
    [0, 'Struck out: nowhere in this row or column'],
    [2, 'Notes: 4 and 6'],
    [13, 'No 7 in row 3, no 7 in column 4'],
  ];
  it.each(cases)('%s', (cell, line) => expect(lineOf(rules.view(noted), cell)).toBe(line));
});

describe('what is said of a move', () => {
  const view = rules.view(first);
  it('a right number', () => {
    const move: HudokuMove = { kind: 'place', cell: 2, digit: 3 };
    expect(said(first, move)).toBe('3 is right, in row 1, column 3. 14 cells left.');
    expect(said(first, move, 'redone')).toBe('Played again. 14 cells left.');
    expect(said(first, move, 'undone')).toBe('Taken back. 14 cells left.');
    expect(said(first, move, 'opened')).toBe('');
  });
  it('a revealed one, by name', () => {
    const shown = rules.view(play(first, { kind: 'reveal' }));
    const cell = shown.revealed.findIndex((digit, at) => digit !== view.revealed[at]);
    const where = `row ${Math.floor(cell / 5) + 1}, column ${(cell % 5) + 1} is ${shown.revealed[cell]}`;
    expect(said(first, { kind: 'sand' })).toBe(`The sand ran out: ${where}. −500 points. 14 cells left.`);
    expect(said(first, { kind: 'reveal' })).toBe(`Hint: ${where}. −500 points. 14 cells left.`);
  });
  it('the last but one', () => {
    const moves = [...rules.moves(first)];
    const nearly = moves.slice(0, -2).reduce(play, first);
    expect(said(nearly, moves.at(-2)!)).toMatch(/ 1 cell left\.$/);
    expect(said(nearly, { kind: 'solution' })).toBe('The whole solution is shown.');
  });
  it('a note', () => {
    const toggle: HudokuMove = { kind: 'mark', mark: 'toggle', cell: 2, digit: 4 };
    const noted = play(first, toggle);
    expect(said(first, toggle)).toBe('4 noted in row 1, column 3.');
    expect(said(noted, toggle)).toBe('4 no longer noted in row 1, column 3.');
    expect(said(noted, { kind: 'mark', mark: 'clear', cell: 2 })).toBe('Notes cleared in row 1, column 3.');
    expect(said(noted, { kind: 'mark', mark: 'fill' })).toBe(
      'Every possible number is noted in every empty cell.',
    );
  });
  it('a wrong one, with the reason that can be seen', () => {
    const wrong = (cell: number, digit: number) => said(first, { kind: 'place', cell, digit });
    expect(wrong(2, 2)).toBe('2 is wrong there. It stands at row 2, column 2 already. Error 1: −250 points.');
    expect(wrong(10, 7)).toBe('7 is wrong there. It is struck out at row 3, column 4. Error 1: −250 points.');
    expect(wrong(3, 1)).toBe('1 is wrong there. It stands at row 1, column 1 already. Error 1: −250 points.');
    expect(wrong(2, 7)).toBe('7 is wrong there. Error 1: −250 points.');
    expect(wrong(3, 7)).toBe('This region holds only 1 to 4.');
  });
  it('a refusal that is not the game’s own', () => {
    const last = {
      ...shownAfter(first, { kind: 'sand' }).last,
      kind: 'refused',
      fault: { code: 'OVERTAKEN' },
    } as const;
    expect(announcementOf({ last, view, tally })).toBe('The game went on in the meantime.');
  });
  it('nothing where no game is in play', () => {
    expect(announcementOf(null)).toBe('');
  });
  it('every cell that shows the number already', () => {
    expect(conflictsOf(view, 2, 9)).toEqual([22]);
    expect(conflictsOf(view, 2, 3)).toEqual([]);
  });
});

describe('a refusal names the place and the thing it is about', () => {
  const start = (deal: string) => rules.start({ ...CONFIG, template: '4x5', level: 'gentle' }, deal, 1);
  const template = (rows: string) => readTemplate({ id: 'mine', levels: ['gentle'], rows });
  const cases: [Result<unknown>, string][] = [
    [rules.parseConfig('9x9-gentle-relaxed'), 'This asks for a board that Hudoku does not have.'],
    [rules.parseConfig('4x5-fiendish-relaxed'), 'This board is too small for puzzles of this level.'],
    [start('0453290304806007124'), 'A puzzle on this board has 20 cells, not 19.'],
    [start('-4532903048060071243'), 'Cell 1 of this puzzle does not fit the board.'],
    [start('04532903048060071245'), 'The cell at row 4, column 5 may hold only 1 to 4.'],
    [start('04534903028060071243'), 'The 4 at row 1, column 2 stands twice in a row, column or region.'],
    [start('04532903048060051243'), 'At row 4, column 1 the 5 cannot be struck out.'],
    [template('a'), 'Template mine is not a rectangle of 2 to 12 cells a side.'],
    [template('a a\na ?'), 'Template mine has an unknown cell ?.'],
    [template('a a a\na a b\nb b b'), 'Region a of template mine is neither 2×2 nor 3×3.'],
    [template('a a\na a\nb b\nb b\nc c\nc c'), 'No numbers can fill template mine.'],
    [readTemplate({ id: 'ab', levels: [], rows: 'a' }), 'Template ab names no level that exists.'],
  ];
  it.each(cases)('%#', (result, sentence) => expect(!result.ok && words.fault(result.fault)).toBe(sentence));
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
    ['unjudged', 'on', 'unjudged'],
    ['unjudged', 'off', 'unjudged'],
  ] as const)('%s with timers %s is %s', (mode, timers, given) => expect(timed(mode, timers)).toBe(given));
  it('and stays the same puzzle', () => {
    for (const mode of ['hourglass', 'extended'] as const) {
      expect(rules.deal({ ...CONFIG, mode }, chanceFrom('b'), 1)).toBe(
        rules.deal(CONFIG, chanceFrom('b'), 1),
      );
    }
  });
});

describe('results', () => {
  it('points are grouped by thousands', () => {
    expect([0, 250, 1000, 10_000].map(grouped)).toEqual(['0', '250', '1,000', '10,000']);
  });
  it('are shared with what helped, one or many', () => {
    const score = (hints: number, mistakes: number) =>
      scoreBreakdown({ ...tally, aids: { explain: hints }, mistakes }, 'hourglass');
    expect(resultText('6×5, steady, hourglass', score(1, 2), '1:02', true)).toEqual({
      text: 'Parlour · Hudoku 6×5, steady, hourglass\n⏳ 9,000 points ⏱ 1:02\n💡1 ✖️2',
      plain: 'Parlour, Hudoku 6×5, steady, hourglass: 9,000 points after 1:02, with 1 hint and 2 errors.',
    });
    expect(resultText('4×5, gentle, relaxed', score(0, 1), '0:40', false)).toEqual({
      text: 'Parlour · Hudoku 4×5, gentle, relaxed\n⏳ looked up the solution ⏱ 0:40\n✖️1',
      plain:
        'Parlour, Hudoku 4×5, gentle, relaxed: looked up the solution after 0:40, with 0 hints and 1 error.',
    });
  });
});
