import { describe, expect, it } from 'vitest';
import { rngFor, shuffled } from '../../../src/core/chance';
import { describeFault } from '../../../src/core/result';
import {
  countSolutions,
  hideForced,
  isForced,
  isValidPlacement,
  searchSolutions,
  solvePuzzle,
} from '../../../src/games/hudoku/rules/solving/solver';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import { parseDeal } from '../../../src/games/hudoku/rules/text';
import type { Puzzle, Template } from '../../../src/games/hudoku/rules/types';
import { count } from '../../counts';
import { asPlain } from './asPlain';
import { bruteForce, readGiven } from './oracle';
import { plainCountSolutions, plainIsValidPlacement } from './plainVersion';
import { TEMPLATES } from './templates';

const SEED = `solver${count(1, 2)}`;

function blank(template: Template): Puzzle {
  const none = template.isEmpty.map(() => 0);
  return { template, revealed: none, emptyHints: none };
}

/** Some draws lead into thickets that are quicker left than searched. */
function randomSolution(template: Template, n: number): readonly number[] {
  for (let attempt = 0; attempt < 50; attempt++) {
    const solution = solvePuzzle(blank(template), 500, rngFor(`${SEED}${attempt}`, template.id, n));
    if (solution) return solution;
  }
  throw new Error('No solution in 50 draws');
}

/** Some cells of a random solution, some of them wrong now and then, and empty cells that say anything at all. */
function scrawled(template: Template, n: number, clues: number): Puzzle {
  const rng = rngFor(SEED, template.id, n);
  const solution = randomSolution(template, n);
  const shown = new Set(shuffled(template.fillable, rng).slice(0, clues));
  const revealed = solution.map((digit, cell) => (shown.has(cell) ? digit : 0));
  if (rng.below(4) === 0) revealed[template.fillable[0]!] = 1 + rng.below(4);
  const emptyHints = solution.map((_, cell) => (template.isEmpty[cell] && n % 3 === 0 ? rng.below(10) : 0));
  return { template, revealed, emptyHints };
}

/** The lowest digit that an empty cell's row and column do not hold. */
function saidTruly(template: Template, solution: readonly number[], cell: number): number {
  const seen = new Set(template.peers[cell]!.map((peer) => solution[peer]));
  return template.isEmpty[cell] ? [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => !seen.has(digit))! : 0;
}

describe(`solver, seed ${SEED}`, () => {
  it('counts as the plain backtracking of the seed does', () => {
    const seen = new Set<number>();
    for (const [id, clues] of [
      ['4x5', 6],
      ['6x5', 11],
      ['8x8', 34],
    ] as const) {
      for (let n = 0; n < count(150, 3000); n++) {
        const puzzle = scrawled(templateOf(id), n, clues);
        const ours = countSolutions(puzzle, 5);
        // The plain one never looks at what is given, only at what it places.
        const contradicts = puzzle.template.fillable.some((cell) => {
          const digit = puzzle.revealed[cell]!;
          const said = puzzle.template.empties.some(
            (empty) => puzzle.emptyHints[empty] === digit && puzzle.template.peers[empty]!.includes(cell),
          );
          return digit !== 0 && (said || !isValidPlacement(puzzle.revealed, cell, digit, puzzle.template));
        });
        expect(ours, `${id} ${n}`).toBe(contradicts ? 0 : plainCountSolutions(asPlain(puzzle), 5));
        seen.add(ours);
      }
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('checks placements as the seed does', () => {
    for (const template of TEMPLATES) {
      for (let n = 0; n < count(20, 200); n++) {
        const puzzle = scrawled(template, n, 12);
        const plain = asPlain(puzzle);
        for (const cell of template.fillable) {
          for (let digit = 1; digit <= 9; digit++) {
            const row = Math.floor(cell / template.columns);
            expect(isValidPlacement(puzzle.revealed, cell, digit, template)).toBe(
              plainIsValidPlacement(plain.grid, row, cell % template.columns, digit, plain.template),
            );
          }
        }
      }
    }
  });

  it('solves at random, evenly enough that every digit turns up in every cell', () => {
    for (const template of TEMPLATES) {
      const seen = template.fillable.map(() => new Set<number>());
      for (let n = 0; n < 300; n++) {
        const solution = randomSolution(template, n);
        for (const [i, cell] of template.fillable.entries()) {
          seen[i]!.add(solution[cell]!);
          expect(isValidPlacement(solution, cell, solution[cell]!, template)).toBe(true);
        }
      }
      const rarest = Math.min(...seen.map((digits) => digits.size));
      expect(rarest, template.id).toBeGreaterThanOrEqual(4);
    }
  });

  it('hides what is forced, clue by clue, as if it asked anew for each', () => {
    for (const template of TEMPLATES) {
      for (let n = 0; n < count(30, 500); n++) {
        const rng = rngFor(SEED, 'hides', n);
        const solution = randomSolution(template, n);
        const secret = new Set(shuffled(template.fillable, rng).slice(0, n % 3));
        const puzzle = {
          template,
          revealed: solution.map((d, cell) => (secret.has(cell) ? 0 : d)),
          emptyHints: solution.map((_, cell) => (n % 2 === 0 ? saidTruly(template, solution, cell) : 0)),
        };
        const order = shuffled(template.fillable, rng);
        const wanted = puzzle.revealed.slice();
        for (const cell of order) {
          const digit = wanted[cell]!;
          wanted[cell] = 0;
          if (!isForced({ ...puzzle, revealed: wanted }, cell, digit)) wanted[cell] = digit;
        }
        expect(hideForced(puzzle, solution, order), `${template.id} ${n}`).toEqual(wanted);
      }
    }
  });

  it('solves the same way every time without chance', () => {
    const puzzle = blank(templateOf('8x8'));
    expect(solvePuzzle(puzzle, 10_000)).toEqual(solvePuzzle(puzzle, 10_000));
  });

  it('gives up after so many nodes, and says so', () => {
    const puzzle = blank(templateOf('4x5'));
    expect(searchSolutions(puzzle, 1_000_000, 5000)).toMatchObject({ gaveUp: true });
    expect(searchSolutions(puzzle, 2, 5000)).toMatchObject({ gaveUp: false, count: 2 });
    expect(solvePuzzle(puzzle, 3)).toBeNull();
  });

  it('lets an empty cell speak for its row and its column, whatever the region', () => {
    const counts: number[] = [];
    for (let n = 0; n < 60; n++) {
      const rng = rngFor(SEED, 'says', n);
      const template = templateOf('4x5');
      const solution = randomSolution(template, n);
      const text = solution.map((digit, cell) => (rng.below(2) === 0 && !template.isEmpty[cell] ? digit : 0));
      for (const cell of template.empties) text[cell] = 1 + rng.below(9);
      const puzzle = parseDeal(template, text.join(''));
      if (!puzzle.ok) throw new Error(describeFault(puzzle.fault));
      const { revealed, emptyHints } = puzzle.value;
      const told = template.empties.some((empty) =>
        template.peers[empty]!.some((cell) => revealed[cell] === emptyHints[empty]),
      );
      const wanted = told ? 0 : bruteForce(readGiven('4x5', text.join('')), 50).length;
      expect(countSolutions(puzzle.value, 50), text.join('')).toBe(wanted);
      counts.push(wanted);
    }
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });
});
