import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { countMistake, countMove, freshTally, type GameRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { type Fault, expect as must } from '../../../src/core/result';
import type { Tally } from '../../../src/core/rules';
import { digitsOf } from '../../../src/games/hudoku/rules/digits';
import { wrongDigitOf } from '../../../src/games/hudoku/rules/faults';
import { possibleDigits } from '../../../src/games/hudoku/rules/notes';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { scoreBreakdown } from '../../../src/games/hudoku/rules/score';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import type { Config, HudokuMove, State } from '../../../src/games/hudoku/rules/types';
import { words } from '../../../src/games/hudoku/words/words';
import { TEMPLATES } from './templates';

const CONFIG: Config = { template: '4x5', level: 'gentle', mode: 'hourglass' };
/*
 * 0 4 5 3 2
 * 9 0 3 0 4
 * 8 0 6 0 0
 * 7 1 2 4 3   where 7, 1 and 2 are what the empty cells say
 */
const DEAL = '04532903048060071243';
const chance = chanceFrom('play');

function first(config = CONFIG): State {
  return must(rules.start(config, DEAL, 1));
}

function play(state: State, ...texts: string[]): State {
  return texts.reduce(
    (before, text) => must(rules.apply(before, must(rules.parseMove(text)), chance)).state,
    state,
  );
}

function faultOf(state: State, text: string): Fault {
  const result = rules.apply(state, must(rules.parseMove(text)), chance);
  if (result.ok) throw new Error(`${text} was allowed`);
  return result.fault;
}

function noted(state: State, cell: number): string {
  return digitsOf(state.notes[cell]!).join('');
}

function drawnBoard({ revealed }: State): string[] {
  return [0, 5, 10, 15].map((start) => revealed.slice(start, start + 5).join(''));
}

describe('playing Hudoku', () => {
  it('starts from the deal, with its only solution behind it', () => {
    const state = first();
    expect(drawnBoard(state)).toEqual(['04532', '90304', '80600', '00043']);
    expect(state.emptyHints.slice(15)).toEqual(
      [0, 7, 1, 0, 0].map((_, i) => Number(DEAL[15 + i]) * (i < 3 ? 1 : 0)),
    );
    expect(rules.progress(state)).toEqual({ done: 11, total: 17 });
    expect(words.progress(rules.progress(state))).toBe('11 of 17 cells');
    expect(rules.view(state)).not.toHaveProperty('solution');
  });

  it('keeps a right digit, and counts a wrong one without keeping it', () => {
    const state = first();
    const cell = 8;
    const right = state.solution[cell]!;
    const after = play(state, `place ${cell} ${right}`);
    expect(after.revealed[cell]).toBe(right);
    expect(after.origins[cell]).toBe('player');
    const wrong = right === 1 ? 2 : 1;
    expect(faultOf(state, `place ${cell} ${wrong}`)).toMatchObject({ code: 'WRONG_DIGIT', counts: true });
  });

  const refusals: readonly (readonly [string, string, string])[] = [
    ['a given cell', 'place 1 4', 'CELL_FILLED'],
    ['an empty cell', 'place 15 4', 'EMPTY_CELL'],
    ['a cell beyond the board', 'place 20 4', 'NO_SUCH_CELL'],
    ['a digit beyond the region', 'place 8 5', 'DIGIT_NOT_IN_REGION'],
    ['a note in a given cell', 'note 1 4', 'CELL_FILLED'],
    ['a note in an empty cell', 'note 16 4', 'EMPTY_CELL'],
    ['a note beyond the region', 'note 8 9', 'DIGIT_NOT_IN_REGION'],
    ['clearing where nothing is', 'clear 8', 'NO_NOTES'],
    ['clearing an empty cell', 'clear 17', 'EMPTY_CELL'],
  ];
  for (const [name, text, code] of refusals) {
    it(`refuses ${name} without counting it`, () => {
      const fault = faultOf(first(), text);
      expect(fault.code).toBe(code);
      expect(fault.counts).toBeUndefined();
      expect(words.fault(fault)).toMatch(/\.$/);
    });
  }

  it('counts moves by their roles', () => {
    const texts = ['place 0 1', 'reveal', 'sand', 'fill-notes', 'solution', 'note 0 1', 'notes', 'clear 0'];
    const roles = texts.map((text) => rules.role(must(rules.parseMove(text))));
    const aids = ['reveal', 'sand', 'fill-notes'].map((aid) => ({ aid }));
    expect(roles).toEqual(['attempt', ...aids, 'plain', 'mark', 'mark', 'mark']);
  });

  it('is won when the last cell is filled, and then over', () => {
    let state = first();
    for (const cell of [0, 6, 8, 11, 13]) state = play(state, `place ${cell} ${state.solution[cell]}`);
    expect(rules.status(state, freshTally(null))).toEqual({ kind: 'playing' });
    state = play(state, 'reveal');
    expect(rules.status(state, freshTally(null))).toEqual({ kind: 'won', score: 10_000 });
    for (const text of ['place 0 1', 'reveal', 'sand', 'solution', 'notes', 'fill-notes', 'note 0 1']) {
      expect(faultOf(state, text).code).toBe('GAME_OVER');
    }
    expect([...rules.moves(state)]).toEqual([]);
  });

  it('shows the solution and ends unscored', () => {
    const state = play(first(), `place 8 ${first().solution[8]}`, 'solution');
    expect(state.revealed).toEqual(state.solution);
    expect(rules.status(state, freshTally(null))).toEqual({ kind: 'lost', cause: 'solution' });
    expect([0, 1, 8, 15].map((cell) => state.origins[cell])).toEqual(['shown', 'given', 'player', null]);
    expect(rules.view(state)).toMatchObject({ gaveUp: true, revealedCount: 17 });
    expect(faultOf(state, 'reveal').code).toBe('GAME_OVER');
  });

  it('reveals the same cell after undo, whatever is filled or noted in between', () => {
    const before = first();
    const cell = play(before, 'reveal').origins.indexOf('hint');
    const other = [0, 6, 8, 11, 13].find((candidate) => candidate !== cell)!;
    const detour = play(before, 'notes', `place ${other} ${before.solution[other]}`, 'sand');
    expect(detour.origins.indexOf('hint')).toBe(cell);
    expect(detour.reveals).toBe(1);
    const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const after = must(rules.apply(before, { kind: 'reveal' }, chanceFrom(seed))).state;
      return after.origins.indexOf('hint');
    });
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  it('draws afresh for every reveal', () => {
    const asked: string[] = [];
    const spy = (purpose: string, n: number) => {
      asked.push(`${purpose} ${n}`);
      return chance(purpose, n);
    };
    let state = first();
    for (const kind of ['reveal', 'sand', 'reveal'] as const)
      state = must(rules.apply(state, { kind }, spy)).state;
    expect(asked).toEqual(['reveal 0', 'reveal 1', 'reveal 2']);
    expect(rules.progress(state).done).toBe(14);
  });

  it('takes back a reveal only as assisted', () => {
    const state = first();
    const costs = ['reveal', 'sand', 'solution', `place 8 ${state.solution[8]}`, 'notes', 'note 8 1'].map(
      (text) => {
        const move = must(rules.parseMove(text));
        return rules.undoCost(state, move, must(rules.apply(state, move, chance)).state);
      },
    );
    expect(costs).toEqual(['assisted', 'assisted', 'assisted', 'free', 'free', 'free']);
  });
});

describe('what a move tells', () => {
  const eventsOf = (state: State, text: string) =>
    must(rules.apply(state, must(rules.parseMove(text)), chance)).events;

  it('is the number that has come, who found it, and how many cells are left', () => {
    const state = first();
    const digit = state.solution[8]!;
    expect(eventsOf(state, `place 8 ${digit}`)).toEqual([
      { kind: 'filled', by: 'player', cell: 8, digit, cellsLeft: 5 },
    ]);
    for (const [text, by] of [
      ['reveal', 'hint'],
      ['sand', 'sand'],
    ] as const) {
      const cell = play(state, text).origins.indexOf('hint');
      const told = { kind: 'filled', by, cell, digit: state.solution[cell], cellsLeft: 5 };
      expect(eventsOf(state, text)).toEqual([told]);
    }
  });

  it('is every cell that was still hidden, for the whole solution', () => {
    const { solution } = first();
    const numbers = [0, 6, 8, 11, 13, 14].map((cell) => ({ cell, digit: solution[cell] }));
    expect(eventsOf(first(), 'solution')).toEqual([{ kind: 'solutionShown', numbers }]);
  });

  it('is the note that came or went', () => {
    const noted = play(first(), 'note 8 3');
    expect(eventsOf(first(), 'note 8 3')).toEqual([{ kind: 'noted', cell: 8, digit: 3 }]);
    expect(eventsOf(noted, 'note 8 3')).toEqual([{ kind: 'unnoted', cell: 8, digit: 3 }]);
    expect(eventsOf(noted, 'clear 8')).toEqual([{ kind: 'notesCleared', cell: 8 }]);
    expect(eventsOf(noted, 'notes')).toEqual([{ kind: 'notesFilled' }]);
  });

  it('is, of a wrong number, where it can be seen to stand already', () => {
    const state = first();
    // A 3 stands above cell 8, and another beside it.
    expect(wrongDigitOf(faultOf(state, 'place 8 3'))).toEqual({ cell: 8, digit: 3, conflicts: [3, 7] });
    expect(wrongDigitOf(faultOf(state, 'place 8 5'))).toBeNull();
    expect(wrongDigitOf(null)).toBeNull();
  });
});

describe('the hourglass', () => {
  const { lengthMs, turnedBy, onEmpty } = rules.hourglass!;

  it('runs longer on a larger board and at a higher level, twice that extended, or not at all', () => {
    const small = { gentle: 30, steady: 45, sharp: 60 };
    const wanted = {
      '4x5': small,
      '6x5': small,
      '8x8': { gentle: 45, steady: 60, sharp: 90, fiendish: 180 },
    };
    const found = Object.fromEntries(
      TEMPLATES.map(({ id, levels }) => {
        const seconds = levels.map((level) => {
          const at = (mode: Config['mode']) =>
            lengthMs({ ...first(), config: { template: id, level, mode } });
          expect(at('extended'), `${id} ${level}`).toBe(2 * at('hourglass')!);
          expect(at('relaxed'), `${id} ${level}`).toBeNull();
          return [level, at('hourglass')! / 1000];
        });
        return [id, Object.fromEntries(seconds)];
      }),
    );
    expect(found).toEqual(wanted);
  });

  it('runs as it did, 30 s, 60 s or not at all, in a game that the first edition began', () => {
    for (const { id, levels } of TEMPLATES) {
      for (const level of levels) {
        const lengths = (['hourglass', 'extended', 'relaxed'] as const).map((mode) =>
          lengthMs({ ...first(), config: { template: id, level, mode } }, 1),
        );
        expect(lengths).toEqual([30_000, 60_000, null]);
      }
    }
  });

  it('is turned by a right answer and by a hint, not by notes or giving up', () => {
    const texts = ['place 0 1', 'reveal', 'sand', 'solution', 'note 0 1', 'notes', 'fill-notes', 'clear 0'];
    expect(texts.map((text) => turnedBy(must(rules.parseMove(text))))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('reveals a cell when the sand has run through', () => {
    const move: HudokuMove = onEmpty(first());
    expect(rules.role(move)).toEqual({ aid: 'sand' });
    expect(rules.progress(must(rules.apply(first(), move, chance)).state).done).toBe(12);
  });
});

describe('notes', () => {
  it('are toggled one digit at a time and cleared by the cell', () => {
    let state = play(first(), 'note 8 1', 'note 8 3');
    expect(noted(state, 8)).toBe('13');
    state = play(state, 'note 8 1');
    expect(noted(state, 8)).toBe('3');
    expect(noted(play(state, 'clear 8'), 8)).toBe('');
  });

  it('fill with what neither the board nor an empty cell rules out', () => {
    const state = play(first(), 'note 8 4', 'notes');
    const template = templateOf('4x5');
    for (const cell of template.fillable) {
      const highest = template.regions[template.regionOf[cell]!]!.highest;
      const wanted = Array.from({ length: highest }, (_, i) => i + 1).filter((digit) => {
        const onBoard = template.peers[cell]!.some((peer) => state.revealed[peer] === digit);
        const said = template.empties.some(
          (empty) => state.emptyHints[empty] === digit && template.peers[empty]!.includes(cell),
        );
        return !onBoard && !said;
      });
      expect(noted(state, cell), `cell ${cell}`).toBe(state.revealed[cell] ? '' : wanted.join(''));
    }
    expect(state.notes).toEqual(possibleDigits(rules.view(state)));
  });

  it('fill, as help, with what row, column and region leave, whatever the empty cells say', () => {
    const state = play(first(), 'note 8 4', 'fill-notes');
    const template = templateOf('4x5');
    for (const cell of template.fillable) {
      const { cells, highest } = template.regions[template.regionOf[cell]!]!;
      const wanted = Array.from({ length: highest }, (_, i) => i + 1).filter((digit) =>
        template.fillable.every((other) => {
          const inRow = Math.floor(other / 5) === Math.floor(cell / 5);
          const sees = inRow || other % 5 === cell % 5 || cells.includes(other);
          return !sees || state.revealed[other] !== digit;
        }),
      );
      expect(noted(state, cell), `cell ${cell}`).toBe(state.revealed[cell] ? '' : wanted.join(''));
    }
    expect(state.notes).not.toEqual(play(first(), 'notes').notes);
    expect(must(rules.apply(first(), { kind: 'fillNotes' }, chance)).events).toEqual([
      { kind: 'notesFilled', by: 'aid' },
    ]);
  });

  it('are not paid for twice', () => {
    expect(faultOf(play(first(), 'fill-notes'), 'fill-notes').code).toBe('NOTES_FULL');
    must(rules.apply(play(first(), 'fill-notes', 'note 8 1'), { kind: 'fillNotes' }, chance));
  });

  it('clean themselves when a digit is placed or revealed: row, column and region lose it', () => {
    const all = play(first(), 'notes', 'note 0 2', 'note 13 2', 'note 8 2');
    const digit = all.solution[6]!;
    const after = play(all, `place 6 ${digit}`);
    const seen = templateOf('4x5').peers[6]!;
    for (const [cell, mask] of all.notes.entries()) {
      const kept = cell === 6 ? 0 : seen.includes(cell) ? mask & ~(1 << digit) : mask;
      expect(after.notes[cell], `cell ${cell}`).toBe(kept);
    }
    const revealed = play(all, 'reveal');
    expect(revealed.notes[revealed.origins.indexOf('hint')]).toBe(0);
  });
});

describe('the score', () => {
  const tally = (elapsedMs: number, hints: number, mistakes: number): Tally => ({
    ...freshTally(null),
    elapsedMs,
    aids: { explain: hints },
    mistakes,
  });
  const rows: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 0, 10_000],
    [999, 0, 0, 10_000],
    [1000, 0, 0, 9_990],
    [61_500, 0, 0, 9_390],
    [0, 1, 0, 9_500],
    [0, 0, 1, 9_750],
    [90_000, 3, 2, 7_100],
    [0, 20, 0, 0],
    [1_000_000, 0, 0, 0],
    [3_600_000, 9, 9, 0],
  ];
  for (const [elapsedMs, hints, mistakes, total] of rows) {
    it(`is ${total} after ${elapsedMs} ms, ${hints} hints and ${mistakes} errors`, () => {
      const parts = scoreBreakdown(tally(elapsedMs, hints, mistakes), 'hourglass');
      expect(parts.total).toBe(total);
      expect(Math.max(0, parts.base - parts.timePenalty - parts.hintPenalty - parts.errorPenalty)).toBe(
        total,
      );
      const won = play(
        first(),
        ...[0, 6, 8, 11, 12, 13, 14]
          .filter((cell) => !first().revealed[cell])
          .map((cell) => `place ${cell} ${first().solution[cell]}`),
      );
      expect(rules.status(won, tally(elapsedMs, hints, mistakes))).toEqual({ kind: 'won', score: total });
    });
  }

  it('has no time in it where there is no hourglass', () => {
    const won = { ...first({ ...CONFIG, mode: 'relaxed' }) };
    const end = play(won, ...[...rules.moves(won)].map(rules.formatMove));
    expect(rules.status(end, tally(500_000, 2, 1))).toEqual({ kind: 'won', score: 8_750 });
    expect(rules.status(end, tally(500_000, 2, 1), 1)).toEqual({ kind: 'won', score: 3_750 });
    expect(scoreBreakdown(tally(500_000, 2, 1), 'relaxed').seconds).toBeNull();
  });

  it('counts an auto-hint like a hint, and a wrong digit once', () => {
    let counted = freshTally(30_000);
    for (const text of ['reveal', 'sand', 'fill-notes'])
      counted = countMove(counted, rules.role(must(rules.parseMove(text))));
    counted = countMistake(counted);
    expect(scoreBreakdown(counted, 'hourglass').total).toBe(10_000 - 1500 - 250);
  });

  it('counts an explanation like a hint', () => {
    const counted = countMove(freshTally(null), { aid: rules.hintAid ?? '' });
    expect(counted.aids).toEqual({ explain: 1 });
    expect(scoreBreakdown(counted, 'hourglass').total).toBe(10_000 - 500);
  });
});

interface Golden {
  readonly name: string;
  readonly record: Pick<GameRecord, 'config' | 'seed' | 'deal' | 'moves'>;
  /** What is on the board at the end, and the sum of all masks of notes. */
  readonly board: string;
  readonly notes: number;
}

describe('golden records', () => {
  const golden: readonly Golden[] = [
    {
      name: 'a 4x5 game won with the help of hints',
      record: {
        config: '4x5-sharp-hourglass',
        seed: 'golden1',
        deal: '10400006008070095301',
        moves: [
          'notes',
          'place 8 1',
          'reveal',
          'sand',
          'place 3 3',
          'reveal',
          'place 4 2',
          'place 13 4',
          'place 14 3',
          'place 1 9',
          'place 11 2',
          'place 5 5',
        ],
      },
      board: '19432536148274300021',
      notes: 0,
    },
    {
      name: 'a 6x5 game given up',
      record: {
        config: '6x5-steady-extended',
        seed: 'golden2',
        deal: '478000102000356260590840100700',
        moves: ['reveal', 'notes', 'place 4 3', 'place 3 1', 'sand', 'solution'],
      },
      board: '478136152492300261005843139742',
      notes: 0,
    },
    {
      name: 'an 8x8 game broken off',
      record: {
        config: '8x8-fiendish-relaxed',
        seed: 'golden3',
        deal: '0006750003456800900020000061000000000090002010000085503000798460',
        moves: ['notes', 'sand', 'place 7 3', 'reveal', 'place 6 4', 'place 35 2', 'reveal'],
      },
      board: '0000004303400000900023000061000000020090002010500000003900000460',
      notes: 8146,
    },
  ];

  for (const { name, record, board, notes } of golden) {
    it(`replays ${name}`, () => {
      const { states } = must(
        replay(rules, {
          game: 'hudoku',
          version: 1,
          dealVersion: 1,
          cursor: record.moves.length,
          tally: freshTally(null),
          ...record,
        }),
      );
      expect(states.at(-1)!.revealed.join('')).toBe(board);
      expect(states.at(-1)!.notes.reduce((sum, mask) => sum + mask, 0)).toBe(notes);
    });
  }
});
