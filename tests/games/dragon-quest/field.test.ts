import { describe, expect, it } from 'vitest';
import type { Config, State } from '../../../src/games/dragon-quest/rules/rules';
import { codeOf, movesOf, NARROW, setUp, tryMove, WIDE } from './scenarios';

const COLUMNS = 13;
const ROWS = 9;

interface Board {
  readonly name: string;
  /** `#` resolved, `o` face up, `w` can be explored in wide halls only, `+` in narrow ones too. */
  readonly lines: readonly string[];
}

const BOARDS: readonly Board[] = [
  { name: 'the entrance alone', lines: ['.+.', '+#+', '.+.'] },
  { name: 'two resolved cards', lines: ['.++.', '+##+', '.++.'] },
  { name: 'a face-up card leads nowhere', lines: ['.+..', '+#o.', '.+..'] },
  { name: 'beside a face-up card', lines: ['.+..', '+#o.', '+#w.', '.+..'] },
  { name: 'the inside of a corner has two resolved neighbours', lines: ['.++.', '+##+', '+#..', '.+..'] },
  { name: 'a gap between two resolved cards', lines: ['.+++.', '+###+', '+#.#+', '.+.+.'] },
  { name: 'a gap in a row', lines: ['.+.+.', '+#.#+', '.+.+.'] },
  { name: 'a gap in a column', lines: ['.+.', '+#+', '...', '+#+', '.+.'] },
  { name: 'a face-up card between', lines: ['.+.+.', '+#o#+', '.+.+.'] },
  { name: 'below a face-up card', lines: ['.wo..', '+##+.', '.++..'] },
  { name: 'seven wide: no further to either side', lines: ['+++++++', '#######', '+++++++'] },
  {
    name: 'six wide: either side, and the corners stay',
    lines: ['.++++++.', '+######+', '.++++++.'],
  },
  { name: 'five high: no further up or down', lines: ['+#+', '+#+', '+#+', '+#+', '+#+'] },
  { name: 'four high: up or down', lines: ['.+.', '+#+', '+#+', '+#+', '+#+', '.+.'] },
  { name: 'walled in', lines: ['.o.', 'o#o', '.o.'] },
];

function cellsMarked(lines: readonly string[], marks: string, down: number, right: number): number[] {
  return lines.flatMap((line, y) =>
    [...line].flatMap((sign, x) => (marks.includes(sign) ? [(down + y) * COLUMNS + right + x] : [])),
  );
}

function bitsOf(cells: readonly number[]): number[] {
  return Array.from({ length: ROWS }, (_, row) =>
    cells
      .filter((cell) => Math.floor(cell / COLUMNS) === row)
      .reduce((bits, cell) => bits | (1 << (cell % COLUMNS)), 0),
  );
}

function stateOf(config: Config, lines: readonly string[], down: number, right: number): State {
  const resolved = cellsMarked(lines, '#', down, right);
  const faceUp = cellsMarked(lines, 'o', down, right);
  const laid = [...resolved, ...faceUp];
  return {
    ...setUp({ config }),
    laid,
    faceUp: faceUp.map((_, index) => resolved.length + index),
    taken: bitsOf(laid),
    resolved: bitsOf(resolved),
  };
}

function explored(state: State): string[] {
  return movesOf(state).filter((text) => text.startsWith('x'));
}

describe('which cells can be explored', () => {
  const rows = BOARDS.flatMap((board) =>
    (['wide', 'narrow'] as const).map((halls) => [board.name, halls, board] as const),
  );
  it.each(rows)('%s, %s halls, wherever it lies', (_name, halls, { lines }) => {
    const width = lines[0]?.length ?? 0;
    const config = halls === 'wide' ? WIDE : NARROW;
    for (let down = 0; down + lines.length <= ROWS; down++) {
      for (let right = 0; right + width <= COLUMNS; right++) {
        const marks = halls === 'wide' ? 'w+' : '+';
        const wanted = cellsMarked(lines, marks, down, right).map((cell) => `x${cell}`);
        expect(explored(stateOf(config, lines, down, right))).toEqual(wanted);
      }
    }
  });

  it('none when the deck is used up', () => {
    const state = stateOf(WIDE, ['...', '.#.', '...'], 3, 5);
    const laid = Array.from({ length: 27 }, (_, index) => (index === 0 ? (state.laid[0] ?? 0) : 200 + index));
    expect(explored({ ...state, laid })).toEqual([]);
    expect(codeOf(tryMove({ ...state, laid }, 'x45'))).toBe('DECK_EMPTY');
  });

  it.each([
    ['x58', 'CELL_TAKEN'],
    ['x57', 'CELL_TAKEN'],
    ['x0', 'NO_WAY_IN'],
    ['x44', 'NO_WAY_IN'],
  ])('%s is refused: %s', (text, code) => {
    expect(codeOf(tryMove(stateOf(NARROW, ['.....', '.o#..', '.....'], 3, 4), text))).toBe(code);
  });

  it('says when the dungeon would grow too large', () => {
    const row = stateOf(WIDE, ['#######'], 4, 3);
    expect(codeOf(tryMove(row, `x${4 * COLUMNS + 2}`))).toBe('TOO_LARGE');
    expect(codeOf(tryMove(row, `x${4 * COLUMNS + 10}`))).toBe('TOO_LARGE');
    const column = stateOf(WIDE, ['#', '#', '#', '#', '#'], 2, 6);
    expect(codeOf(tryMove(column, `x${COLUMNS + 6}`))).toBe('TOO_LARGE');
    expect(codeOf(tryMove(column, `x${7 * COLUMNS + 6}`))).toBe('TOO_LARGE');
  });
});
