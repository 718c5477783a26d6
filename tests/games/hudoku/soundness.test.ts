import { describe, expect, it } from 'vitest';
import { rngFor, shuffled } from '../../../src/core/chance';
import { minimalPuzzle } from '../../../src/games/hudoku/rules/deal';
import { boardFrom } from '../../../src/games/hudoku/rules/solving/candidateBoard';
import { solveByLogic } from '../../../src/games/hudoku/rules/solving/grading';
import { isSolvedBySingles } from '../../../src/games/hudoku/rules/solving/singlesAlone';
import { FINDERS, nextStep, takeStep } from '../../../src/games/hudoku/rules/solving/techniques';
import { formatDeal } from '../../../src/games/hudoku/rules/text';
import type { Puzzle, Template } from '../../../src/games/hudoku/rules/types';
import { count } from '../../counts';
import { bruteForce, readGiven } from './oracle';
import { TEMPLATES } from './templates';

const PUZZLES = count(12, 400);
const SEED = `sound${PUZZLES}`;

/**
 * Puzzles as chance and the solver leave them. Those that were dealt will not do here: the generator keeps only
 * what its techniques finish, and so would hide a technique that is wrong now and then.
 */
function* puzzles(template: Template): Generator<Puzzle> {
  let made = 0;
  for (let n = 0; made < PUZZLES; n++) {
    const puzzle = minimalPuzzle(template, rngFor(SEED, template.id, n));
    if (puzzle === null) continue;
    made++;
    yield puzzle;
  }
}

describe(`every technique, at every turn, on puzzles that no technique chose, seed ${SEED}`, () => {
  for (const template of TEMPLATES) {
    it(`${template.id}: ${PUZZLES} puzzles`, { timeout: count(60_000, 1_800_000) }, () => {
      let steps = 0;
      for (const puzzle of puzzles(template)) {
        const deal = formatDeal(puzzle);
        const [solution = []] = bruteForce(readGiven(template.id, deal), 1);
        const board = boardFrom(puzzle);
        for (let next = nextStep(board, 'fiendish'); next; next = nextStep(board, 'fiendish')) {
          for (const { find } of Object.values(FINDERS)) {
            for (const { technique, place, removals } of find(board)) {
              steps++;
              const isWrong =
                (place !== null && place.digit !== solution[place.cell]) ||
                removals.some(({ cell, digits }) => digits & (1 << solution[cell]!));
              // Asked only where it fails: there are tens of thousands of steps.
              if (isWrong) expect.fail(`${technique} is wrong on ${deal}`);
            }
          }
          takeStep(board, next);
        }
      }
      expect(steps).toBeGreaterThan(100);
    });
  }
});

it(`singles alone finish what the techniques of their level finish, seed ${SEED}, ever more being given`, {
  timeout: count(60_000, 600_000),
}, () => {
  const seen = { gentle: 0, steady: 0, neither: 0 };
  for (const template of TEMPLATES) {
    for (const [n, puzzle] of [...puzzles(template)].entries()) {
      const [solution = []] = bruteForce(readGiven(template.id, formatDeal(puzzle)), 1);
      const revealed = puzzle.revealed.slice();
      for (const cell of [-1, ...shuffled(template.fillable, rngFor(SEED, 'given', n)).slice(0, 8)]) {
        if (cell >= 0) revealed[cell] = solution[cell]!;
        const given = { ...puzzle, revealed };
        const [gentle, steady] = (['gentle', 'steady'] as const).map((level) => {
          const solved = isSolvedBySingles(given, level);
          const label = `${formatDeal(given)} on ${template.id}, ${level}`;
          expect(solved, label).toBe(solveByLogic(given, level).solved);
          return solved;
        });
        seen[gentle ? 'gentle' : steady ? 'steady' : 'neither']++;
      }
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
});
