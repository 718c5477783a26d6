import { describe, expect, it } from 'vitest';
import { freshTally } from '../../../src/core/record';
import { indexBoard, pointOf } from '../../../src/games/pikachu/rules/boardIndex';
import { findPath } from '../../../src/games/pikachu/rules/paths';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { hintOnBoard } from '../../../src/games/pikachu/screen/board/hintOnBoard';
import { shuffledTravels } from '../../../src/games/pikachu/screen/board/shuffledTravels';
import { firstEdition } from '../../../src/games/pikachu/words/firstEdition';
import type { Lie } from '../../../src/games/pikachu/words/lie';
import { names } from '../../../src/games/pikachu/words/names';
import { pathInWords, pointInWords, regionInWords } from '../../../src/games/pikachu/words/places';
import {
  announcementOf,
  cellInWords,
  hintSeen,
  resultText,
  wordsOn,
} from '../../../src/games/pikachu/words/words';
import { inPlay, NO_STEP } from '../../sayings';
import { stateOf } from './boards';
import { draw } from './oracle';

const CLASSIC = { rows: 8, columns: 20 };

describe('words about places, on a board as it is and on one that stands on end', () => {
  it.each([
    [{ row: 5, col: 9 }, 'row 5, column 9', 'row 9, column 5'],
    [{ row: 1, col: 20 }, 'row 1, column 20', 'row 20, column 1'],
    [{ row: 2, col: 21 }, 'row 2 beyond column 20', 'column 2 beyond row 20'],
    [{ row: 2, col: 0 }, 'row 2 beyond column 1', 'column 2 beyond row 1'],
    [{ row: 0, col: 3 }, 'column 3 beyond row 1', 'row 3 beyond column 1'],
    [{ row: 9, col: 3 }, 'column 3 beyond row 8', 'row 3 beyond column 8'],
  ])('%o', (point, told, turned) => {
    expect(pointInWords({ ...CLASSIC, lie: 'flat' }, point)).toBe(told);
    expect(pointInWords({ ...CLASSIC, lie: 'mirrored' }, point)).toBe(turned);
  });

  it('regions, paths and tiles', () => {
    const region = { rows: [3, 5], columns: [7, 13] } as const;
    expect(regionInWords({ ...CLASSIC, lie: 'flat' }, region)).toBe('rows 4 to 6, columns 8 to 14');
    expect(regionInWords({ ...CLASSIC, lie: 'mirrored' }, region)).toBe('rows 8 to 14, columns 4 to 6');
    const grid = draw('.a', '.b', '.a');
    const board = indexBoard(grid, grid.tiles);
    const path = findPath(board, pointOf(board, 1), pointOf(board, 5));
    const told = (lie: Lie) => pathInWords({ rows: 3, columns: 2, lie }, path);
    expect(told('flat')).toBe('a line that turns at row 1 beyond column 2 and at row 3 beyond column 2');
    expect(told('mirrored')).toBe('a line that turns at column 1 beyond row 2 and at column 3 beyond row 2');
    expect(cellInWords(stateOf(draw('....', '...i')), 7)).toBe('dog');
    expect(cellInWords(stateOf(draw('....', '...i')), 0)).toBe('empty');
  });
});

it('statistics of the first edition find their config again', () => {
  for (const code of ['qs', 'qd', 'ql', 'qg', 'cs', 'cd', 'cl', 'cg', 'gs', 'gd', 'gl', 'gg']) {
    expect(firstEdition.config(names.config(code))).toBe(code);
  }
  expect(firstEdition.config('Enormous')).toBeNull();
  expect(firstEdition.config('toString')).toBeNull();
});

it('a deal says beside its name how demanding it is, once that is known', () => {
  const on = (grade: 'tricky' | null) => wordsOn({ lie: 'flat', upright: false, grade }).config('cl');
  expect(on('tricky')).toBe('Classic, gravity left, tricky');
  expect(on(null)).toBe('Classic, gravity left');
});

describe('the result in plain words', () => {
  it.each([
    [{}, 'without a mistake or any help'],
    [{ mistakes: 1 }, 'with 1 mistake'],
    [{ aids: { hint: 2, shuffle: 1 } }, 'with 2 hints and 1 shuffle'],
    [{ mistakes: 2, aids: { hint: 1, shuffle: 3 } }, 'with 2 mistakes, 1 hint and 3 shuffles'],
  ])('%o', (counts, told) => {
    const { plain } = resultText('Quick', { ...freshTally(null), attempts: 30, ...counts }, '1:05');
    expect(plain).toBe(`Parlour, Pikachu Quick: cleared in 30 moves and 1:05, ${told}.`);
  });
});

describe('a hint on the board', () => {
  const hint = rules.hint(stateOf(draw('a.b', 'cab')))!;
  const { a, b } = hint.move as { a: number; b: number };
  const shown = (stages: number) => ({
    stages: hint.stages.slice(0, stages),
    more: stages < 3,
    of: 3,
    move: hint.move,
  });

  it('rings one tile, then both, then draws the line', () => {
    expect(hintOnBoard(null)).toEqual({ cells: [], stroke: null });
    expect(hintOnBoard(shown(1))).toEqual({ cells: [a], stroke: null });
    expect(hintOnBoard(shown(2))).toEqual({ cells: [a, b], stroke: null });
    const { cells, stroke } = hintOnBoard(shown(3));
    expect(cells).toEqual([a, b]);
    expect(stroke?.kind).toBe('hint');
    expect(stroke?.points[0]).toEqual(pointOf({ rows: 2, columns: 3 }, a));
    expect(stroke?.points.at(-1)).toEqual(pointOf({ rows: 2, columns: 3 }, b));
  });

  it('needs few words beside it, and no coordinates, whatever is known of the board', () => {
    const boards = [
      ['aa', 'bb'],
      ['ab.cc', 'ba...'],
      ['ab.cc.ee', 'ba.dd.ff', '........', 'gg.hh.ii', 'jj.kk.ll'],
    ];
    const said = boards.flatMap((lines) => rules.hint(stateOf(draw(...lines)))!.stages.map(hintSeen));
    expect(said).toHaveLength(9);
    for (const words of said) {
      expect(words.length).toBeLessThanOrEqual(90);
      expect(words).not.toMatch(/\d|row|column/);
    }
    expect(new Set(said).size).toBe(7);
  });
});

it('shuffled tiles come from where one of their kind lay, each from a place of its own', () => {
  expect([...shuffledTravels([1, 2, 0, 1, 2], [2, 1, 0, 1, 2])]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(shuffledTravels([1, 2], [1, 2]).size).toBe(0);
});

it('a pair that went is told by its name and by what is left', async () => {
  const game = await inPlay(rules);
  const path = findPath(
    indexBoard({ rows: 1, columns: 2 }, [14, 14]),
    { row: 1, col: 1 },
    { row: 1, col: 2 },
  );
  if (!path.valid) throw new Error('Neighbours are joined');
  const event = { kind: 'removed', cells: [0, 1], symbol: 14, path, travels: [], pairsLeft: 1 } as const;
  const told = announcementOf({ ...game, last: { ...NO_STEP, kind: 'played', events: [event] } }, 'flat');
  expect(told).toBe('Joined: panda. 1 pair left.');
});
