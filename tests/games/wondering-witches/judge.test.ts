import { describe, expect, it } from 'vitest';
import { type Rng, rngFor } from '../../../src/core/chance';
import {
  fromPuzzle,
  layOut,
  toPuzzle,
} from '../../../src/games/wondering-witches/deduction/judging/hypothesis';
import {
  eachOutcome,
  likelihood,
  MOST_BRANCHES,
} from '../../../src/games/wondering-witches/deduction/judging/likelihood';
import { answerOf, effectId } from '../../../src/games/wondering-witches/deduction/judging/lineValues';
import { pot } from '../../../src/games/wondering-witches/deduction/judging/pot';
import { EFFECT_NAMES } from '../../../src/games/wondering-witches/recipe/effects/names';
// Renamed: by its first three letters the linter takes the seed's name for a React hook.
import { usePotion as judgePotion } from '../../../src/games/wondering-witches/recipe/evaluate';
import type { PotionItem, PotionResult, Puzzle } from '../../../src/games/wondering-witches/recipe/types';
import { count } from '../../counts';
import { wildPotion, wildPuzzle } from './randomRecipes';
import { potion, recipe, resultText } from './recipeText';

const SEED = 'judge-1';
const MOST_RUNS = 3000;

/** Every way of rolling, with its share; null where there are too many. The order of the lines is not rolled. */
function allRolls(puzzle: Puzzle, items: readonly PotionItem[]): Map<string, [PotionResult, number]> | null {
  const tape: { roll: number; limit: number }[] = [];
  const results = new Map<string, [PotionResult, number]>();
  for (let runs = 0; ; runs++) {
    if (runs > MOST_RUNS) return null;
    let at = 0;
    let rolls = 0;
    let share = 1;
    const rng: Rng = {
      below(limit) {
        const own = tape[at] ?? { roll: 0, limit };
        if (at === tape.length) tape.push(own);
        at += 1;
        share /= limit;
        rolls += 1;
        return own.roll;
      },
    };
    const result = judgePotion(puzzle, items, rng);
    // The last rolls put the lines in some order: they are taken back.
    const shuffles = result.won ? 0 : Math.max(0, result.feedback.length - 1);
    for (let undone = 0; undone < shuffles; undone++) share *= tape[rolls - 1 - undone]!.limit;
    tape.length = rolls - shuffles;
    const text = resultText(result).replaceAll(/plant \d/g, 'plant');
    results.set(text, [result, (results.get(text)?.[1] ?? 0) + share]);
    while (tape.length > 0 && tape.at(-1)!.roll + 1 === tape.at(-1)!.limit) tape.pop();
    const last = tape.at(-1);
    if (!last) return results;
    last.roll += 1;
  }
}

function expectSame(puzzle: Puzzle, items: readonly PotionItem[], title: string): boolean {
  const all = allRolls(puzzle, items);
  if (!all) return false;
  const hypothesis = fromPuzzle(puzzle);
  const laid = layOut(items);
  let sum = 0;
  const outcomes = new Map<number, number>();
  eachOutcome(hypothesis, laid, (value, share) => outcomes.set(value, (outcomes.get(value) ?? 0) + share));
  for (const [text, [result, share]] of all) {
    const answer = answerOf(result);
    const judged = likelihood(hypothesis, laid, answer);
    // Where there are more ways of rolling than are walked through, some are drawn: nothing to compare one by one.
    if (puzzle.codeLength ** pot.rolled > MOST_BRANCHES) return false;
    expect(judged, `${title}: ${text}`).toBeCloseTo(share, 9);
    sum += share;
  }
  expect(sum, title).toBeCloseTo(1, 9);
  const total = [...outcomes.values()].reduce((a, b) => a + b, 0);
  expect(total, title).toBeCloseTo(1, 9);
  return true;
}

describe('the judge of hypotheses', () => {
  it(`gives every answer its share of all rolls, as usePotion does (seed ${SEED})`, () => {
    let judged = 0;
    for (let run = 0; run < count(1000, 100_000); run++) {
      const rng = rngFor(SEED, 'wild', run);
      const puzzle = wildPuzzle(rng);
      if (expectSame(puzzle, wildPotion(puzzle, rng, 6), `${run}`)) judged += 1;
    }
    expect(judged).toBeGreaterThan(count(600, 60_000));
  });

  it.each(EFFECT_NAMES.map((name) => ({ name })))('judges $name alone and beside others', ({ name }) => {
    const plus = name.replace(' ', '_');
    for (const text of [
      `a1+${plus} b2 c3 d4 e-`,
      `a1 b2+${plus} c3+Detective d4 e-+${plus}`,
      `a1+Spicy b2+${plus} c3!+${plus} d2?+Imposter+${plus} e4`,
      `a1+Enthusiastic b2+${plus}+Resetter c3 d4+Coward+${plus} e0!`,
    ]) {
      const puzzle = recipe(text);
      for (const laid of ['a', 'a.1 b.1 c.2', 'a b c d', 'e a b.9 c d.1', 'd b a c e.2 a', 'b b c']) {
        const isSame = expectSame(puzzle, potion(laid), `${text} / ${laid}`);
        if (name !== 'Joker') expect(isSame).toBe(true);
      }
    }
  });

  it('does not mistake one line for another', () => {
    const puzzle = recipe('a1+Calculator b2 c3 d4');
    const likelihoodOf = (number: number) =>
      likelihood(
        fromPuzzle(puzzle),
        layOut(potion('a b.1')),
        answerOf({
          won: false,
          undergrown: 1,
          overgrown: 0,
          feedback: [{ effect: 'Calculator', says: 'number', number }],
        }),
      );
    expect([1, 2, 3, 4].map(likelihoodOf)).toEqual([0, 0, 1, 0]);
  });

  it('takes a recipe in and gives it back', () => {
    const puzzle = recipe('a1+Calculator b2 c3 d4 e-+Cutoff+Rain f0! g3?+Imposter');
    expect(toPuzzle(fromPuzzle(puzzle))).toEqual(puzzle);
    expect(effectId('Cutoff')).toBe(0);
  });
});
