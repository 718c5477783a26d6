import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { describeFault } from '../../../src/core/result';
import { isDull } from '../../../src/games/hudoku/rules/dull';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { grade, solveByLogic } from '../../../src/games/hudoku/rules/solving/grading';
import { FINDERS } from '../../../src/games/hudoku/rules/solving/techniques';
import { parseDeal } from '../../../src/games/hudoku/rules/text';
import { LEVELS, type Level, type Puzzle, type Template } from '../../../src/games/hudoku/rules/types';
import { count, soaking } from '../../counts';
import { bruteForce, emptiesNeeded, type Given, pairsFinish, readGiven, singlesFinish } from './oracle';
import { TEMPLATES } from './templates';

/** Dealt by the first generator; one empty cell and singles finish it. */
const DULL_SEED = 'dull2';
const DULL = '671304000000598183690570000401';
const PUZZLES = count(12, 1000);
const SEED = `puzzles${PUZZLES}`;

function dealt(template: Template, level: Level, n: number): { deal: string; puzzle: Puzzle; given: Given } {
  const deal = rules.deal({ template: template.id, level, mode: 'relaxed' }, chanceFrom(`${SEED}${n}`), 1);
  const puzzle = parseDeal(template, deal);
  if (!puzzle.ok) throw new Error(`${describeFault(puzzle.fault)} ${deal}`);
  return { deal, puzzle: puzzle.value, given: readGiven(template.id, deal) };
}

/** The level by a player written for these tests; null where that player gives up. */
function plainLevel(given: Given): Level | null {
  if (singlesFinish(given, false)) return 'gentle';
  if (singlesFinish(given, true)) return 'steady';
  return pairsFinish(given) ? 'sharp' : null;
}

describe(`dealt puzzles, seed ${SEED}`, { timeout: count(60_000, 1_800_000) }, () => {
  for (const template of TEMPLATES) {
    for (const level of template.levels) {
      it(`${template.id} ${level}: ${PUZZLES} have one solution, need exactly the level and are never explained wrong`, () => {
        const seen = new Set<string>();
        for (let n = 0; n < PUZZLES; n++) {
          const { deal, puzzle, given } = dealt(template, level, n);
          seen.add(deal);
          const solutions = bruteForce(given, 2);
          expect(solutions, deal).toHaveLength(1);
          expectHonestEmpties(given, solutions[0]!, deal);
          expect(plainLevel(given), deal).toBe(level === 'fiendish' ? null : level);
          expectExactLevel(puzzle, level, solutions[0]!, deal);
        }
        expect(seen.size).toBe(PUZZLES);
      });
    }
  }

  for (const template of TEMPLATES) {
    it(`${template.id}: none of Steady is finished by singles and fewer than three empty cells any more`, () => {
      const config = { template: template.id, level: 'steady', mode: 'relaxed' } as const;
      const needed = (dealVersion: number) =>
        Array.from({ length: count(20, 300) }, (_, n) => {
          const deal = rules.deal(config, chanceFrom(`steady${n}`), dealVersion);
          const found = emptiesNeeded(readGiven(template.id, deal));
          const puzzle = parseDeal(template, deal);
          expect(puzzle.ok && isDull(puzzle.value, 'steady'), deal).toBe(found < 3);
          return found;
        });
      expect(needed(1).some((found) => found < 3)).toBe(true);
      expect(needed(2).filter((found) => found < 3)).toEqual([]);
    });
  }

  it('a planted dull one is barred at every level but Gentle, and its seed deals another one now', () => {
    const template = TEMPLATES[1]!;
    const config = { template: '6x5', level: 'steady', mode: 'hourglass' } as const;
    const planted = rules.deal(config, chanceFrom(DULL_SEED), 1);
    expect(planted).toBe(DULL);
    expect(emptiesNeeded(readGiven('6x5', DULL))).toBe(1);
    const puzzle = parseDeal(template, DULL);
    if (!puzzle.ok) throw new Error('the planted deal is none');
    expect(LEVELS.map((level) => isDull(puzzle.value, level))).toEqual([false, true, true, true]);
    expect(rules.deal(config, chanceFrom(DULL_SEED), 2)).not.toBe(DULL);
  });

  it('use every technique that these boards call for', () => {
    const used = new Set<string>();
    const large = TEMPLATES.at(-1)!;
    const config = { template: large.id, level: 'fiendish', mode: 'relaxed' } as const;
    // These two call for all of them.
    for (const n of soaking ? Array(150).keys() : [0, 33]) {
      const puzzle = parseDeal(large, rules.deal(config, chanceFrom(`rich${n}`), 1));
      if (!puzzle.ok) throw new Error(describeFault(puzzle.fault));
      for (const { technique } of solveByLogic(puzzle.value, 'fiendish').steps) used.add(technique);
    }
    // Full lines seldom decide anything on these boards; `techniques.test.ts` has one that needs them.
    const expected = Object.keys(FINDERS).filter((technique) => technique !== 'lineSingle');
    expect(expected.filter((technique) => !used.has(technique))).toEqual([]);
  });

  it('leave few clues: medians as low as minimal puzzles have', () => {
    const clues = (id: string) => {
      const template = TEMPLATES.find((candidate) => candidate.id === id)!;
      const counts = Array.from({ length: 25 }, (_, n) => dealt(template, 'steady', n).puzzle.revealed)
        .map((revealed) => revealed.filter((digit) => digit > 0).length)
        .sort((a, b) => a - b);
      return counts[12]!;
    };
    expect(clues('4x5')).toBeLessThanOrEqual(8);
    expect(clues('6x5')).toBeLessThanOrEqual(13);
  });

  it('are pinned for each preset: an old seed deals the same puzzle for ever', () => {
    const pinned = rules.presets.map(
      ({ code, config }) => `${code} ${rules.deal(config, chanceFrom('pinned'), 1)}`,
    );
    expect(pinned).toMatchInlineSnapshot(`
      [
        "quick 60504049028102073200",
        "classic 082000900315076034970201060500",
        "sharp 037000100282059170580630100400",
        "stroll 4607790000198504508400300060200020300600000007080297630000585090",
        "grand 0038690001077800095003000060002000040005200010000098810000-77064",
        "fiendish 0305970000298600708400008000000004030050000000000076649000-95020",
      ]
    `);
    const second = rules.presets.map(
      ({ code, config }) => `${code} ${rules.deal(config, chanceFrom('pinned'), 2)}`,
    );
    expect(second).toMatchInlineSnapshot(`
      [
        "quick 60504049028102073200",
        "classic 082000900315076034970201060500",
        "sharp 037000100282059170580630100400",
        "stroll 4607790000198504508400300060200020300600000007080297630000585090",
        "grand 0038690001077800095003000060002000040005200010000098810000-77064",
        "fiendish 0305970000298600708400008000000004030050000000000076649000-95020",
      ]
    `);
  });
});

/** What each empty cell says is hidden in its region, stands in neither of its lines, and is said once. */
function expectHonestEmpties(given: Given, solution: readonly number[], deal: string): void {
  const { tokens, columns, digits, says } = given;
  const empties = [...tokens.keys()].filter((cell) => tokens[cell]!.length === 2);
  const said = empties.map((cell) => `${tokens[cell]}${says[cell]}`).filter((text) => !text.endsWith('0'));
  expect(new Set(said).size, deal).toBe(said.length);
  expect((empties.length - said.length) * 3, deal).toBeLessThanOrEqual(empties.length);
  for (const empty of empties.filter((cell) => says[cell]! > 0)) {
    const region = tokens[empty]!.slice(1);
    const home = [...tokens.keys()].find((cell) => tokens[cell] === region && solution[cell] === says[empty]);
    expect(home, deal).toBeDefined();
    expect(digits[home!], deal).toBe(0);
    for (const [cell, digit] of solution.entries()) {
      const inLine =
        cell % columns === empty % columns || Math.floor(cell / columns) === Math.floor(empty / columns);
      if (inLine) expect(digit, deal).not.toBe(says[empty]);
    }
  }
}

function expectExactLevel(puzzle: Puzzle, level: Level, solution: readonly number[], deal: string): void {
  expect(grade(puzzle), deal).toBe(level);
  for (const other of LEVELS) {
    const enough = LEVELS.indexOf(other) >= LEVELS.indexOf(level);
    expect(solveByLogic(puzzle, other).solved, `${deal} by ${other}`).toBe(enough);
  }
  for (const { place, removals, technique } of solveByLogic(puzzle, level).steps) {
    if (place) expect(place.digit, `${deal} ${technique}`).toBe(solution[place.cell]);
    for (const { cell, digits } of removals) {
      expect(digits & (1 << solution[cell]!), `${deal} ${technique}`).toBe(0);
    }
  }
}
