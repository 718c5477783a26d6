import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { describeFault } from '../../../src/core/result';
import { dealPuzzle } from '../../../src/games/hudoku/rules/deal';
import { digitsOf } from '../../../src/games/hudoku/rules/digits';
import { readTemplate } from '../../../src/games/hudoku/rules/layout';
import { solveByLogic } from '../../../src/games/hudoku/rules/solving/grading';
import { countSolutions } from '../../../src/games/hudoku/rules/solving/solver';
import { type Step, TECHNIQUES, type Technique } from '../../../src/games/hudoku/rules/solving/steps';
import { FINDERS } from '../../../src/games/hudoku/rules/solving/techniques';
import { LEVELS } from '../../../src/games/hudoku/rules/types';
import { drawn } from './boards';

/** `5 at 0`, or `0-57` for what cell 0 loses. */
function told({ place, removals }: Step): string {
  if (place) return `${place.digit} at ${place.cell}`;
  return [...removals]
    .sort((a, b) => a.cell - b.cell)
    .map(({ cell, digits }) => `${cell}-${digitsOf(digits).join('')}`)
    .join(' ');
}

interface Case {
  readonly technique: Technique;
  readonly name: string;
  readonly board: string;
  readonly finds: readonly string[];
}

const CASES: readonly Case[] = [
  {
    technique: 'nakedSingle',
    name: 'a cell with one candidate',
    board: `
      7   *  *  *  *
      *   *  *  *  *
      *   *  *  2  *
      /0 /0 /0  *  *`,
    finds: ['7 at 0', '2 at 13'],
  },
  {
    technique: 'hiddenSingle',
    name: 'a digit with one place in a region, and not in a line that need not hold it',
    board: `
      1234 1234 1234 *  *
      *    *    *    *  *
      9    8    7    *  *
      /0   /0   /0   *  *`,
    finds: [],
  },
  {
    technique: 'hiddenSingle',
    name: 'a digit with one place in a region',
    board: `
      12346789 12346789 12346789 * *
      12346789 12346789 12346789 * *
      12346789 56       12346789 123 34
      /0       /0       /0       123 123`,
    finds: ['5 at 11', '4 at 14'],
  },
  {
    technique: 'lineSingle',
    name: 'a digit with one place in a column that two 2×2 regions fill',
    board: `
      *  *  * 123  *
      *  *  * 123  *
      *  *  * 1234 *
      /0 /0 /0 123 *`,
    finds: ['4 at 13'],
  },
  {
    technique: 'emptyCell',
    name: 'the number of an empty cell in its row and column, in every region',
    board: `
      *  *  *  * *
      *  *  *  * *
      *  *  *  * *
      /3 /0 /9 * *`,
    finds: ['0-3 5-3 10-3 18-3 19-3', '2-9 7-9 12-9'],
  },
  {
    technique: 'lockedCandidates',
    name: 'a digit of a region within one row',
    board: `
      12345678 12345678 12345678 * *
      1        2345678  2345678  * *
      2345678  2345678  2345678  * *
      /0       /0       /0       * *`,
    finds: [],
  },
  {
    technique: 'lockedCandidates',
    name: 'a digit of a region within one row, and of a full column within one region',
    board: `
      123456789 123456789 123456789 1234 234
      23456789  23456789  23456789  1234 1234
      23456789  23456789  23456789  234  234
      /0        /0        /0        234  234`,
    finds: ['3-1', '9-1'],
  },
  {
    technique: 'nakedPair',
    name: 'two cells with the same two digits, in each unit they share',
    board: `
      57 57 * * *
      *  *  * * *
      *  *  * * *
      /0 /0 /0 * *`,
    finds: ['2-57 5-57 6-57 7-57 10-57 11-57 12-57', '2-57'],
  },
  {
    technique: 'nakedPair',
    name: 'not three cells with three digits, nor two cells that share nothing',
    board: `
      57 56 67 * *
      *  *  *  12 *
      *  *  *  * 12
      /0 /0 /0 * *`,
    finds: [],
  },
  {
    technique: 'hiddenPair',
    name: 'two digits with the same two places in a region',
    board: `
      12345 12367   123   * *
      12367 1236789 12389 * *
      1236789 1236789 45123 * *
      /0 /0 /0 * *`,
    finds: ['0-123 12-123'],
  },
  {
    technique: 'nakedTriple',
    name: 'three cells with three digits',
    board: `
      57 56 67 * *
      *  *  *  * *
      *  *  *  * *
      /0 /0 /0 * *`,
    finds: ['5-567 6-567 7-567 10-567 11-567 12-567'],
  },
  {
    technique: 'hiddenTriple',
    name: 'three digits with three places in a region',
    board: `
      1789 2789 3789 * *
      789  789  456789 * *
      12356789 12356789 12356789 * *
      /0 /0 /0 * *`,
    finds: [],
  },
  {
    technique: 'hiddenTriple',
    name: 'three digits with three places in a region, not all in all',
    board: `
      145 246 3567 * *
      123789 123789 123789 * *
      123789 123789 123789 * *
      /0 /0 /0 * *`,
    finds: ['0-1 1-2 2-37'],
  },
  {
    technique: 'chain',
    name: 'if not here then there, so not here: a pair of ends that both see a cell',
    board: `
      12 *  *  23 *
      *  *  *  *  *
      13 *  *  *  *
      /0 /0 /0 *  *`,
    finds: ['1-3 2-3 13-3'],
  },
];

describe('techniques', () => {
  for (const { technique, name, board, finds } of CASES) {
    it(`${technique}: ${name}`, () => {
      const found = [...FINDERS[technique].find(drawn('4x5', board))].map(told);
      if (technique === 'chain') expect(found.slice(0, finds.length)).toEqual(finds);
      else expect([...new Set(found)]).toEqual(finds);
    });
  }

  it('xWing: a digit of two regions within the same two columns', () => {
    const free = '12346789';
    const board = `
      *       *       ${free} /0 /0 /0 *  *
      *       *       ${free} /0 /0 /0 *  *
      *       *       ${free} *  *  *  *  *
      1256    1256    ${free} *  *  *  *  *
      ${free} ${free} ${free} *  *  *  *  *
      ${free} ${free} ${free} *  *  *  *  *
      *       *       /0      /0 /0 *  *  *
      *       *       /0      /0 /0 *  *  *`;
    const steps = [...FINDERS.xWing.find(drawn('8x8', board))].filter(({ digits }) => digits === 1 << 5);
    expect(steps).toEqual([]);
    // The 2×2 region below holds a 1 in the same two columns as region a: so region e has none there.
    const ones = board.replaceAll(free, '23456789').replaceAll('1256', '*');
    const found = [...FINDERS.xWing.find(drawn('8x8', ones))].filter(({ digits }) => digits === 2).map(told);
    expect(found).toContain('24-1 25-1');
  });

  it('lineSingle is what boards with lines of nine need: a plain sudoku, as one more template', () => {
    const band = (letters: string) =>
      Array(3).fill([...letters].map((letter) => `${letter} ${letter} ${letter}`).join(' '));
    const rows = [...band('abc'), ...band('def'), ...band('ghi')].join('\n');
    const template = readTemplate({ id: 'sudoku', levels: LEVELS, rows });
    if (!template.ok) throw new Error(describeFault(template.fault));
    for (let n = 0; n < 3; n++) {
      const puzzle = dealPuzzle(template.value, 'steady', (attempt) => rngFor('sudoku', `${n}`, attempt));
      const used = solveByLogic(puzzle, 'steady').steps.map(({ technique }) => technique);
      expect(used).toContain('lineSingle');
      expect(solveByLogic(puzzle, 'gentle').solved).toBe(false);
      expect(countSolutions(puzzle, 2)).toBe(1);
    }
  });

  it('come from easy to hard, each with a level', () => {
    expect(Object.keys(FINDERS)).toEqual([...TECHNIQUES]);
    const ranks = TECHNIQUES.map((technique) => LEVELS.indexOf(FINDERS[technique].level));
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks).size).toBe(LEVELS.length);
  });
});
