import { describe, expect, it } from 'vitest';
import { type Rng, rngFor } from '../../../src/core/chance';
import { usePotion as judgePotion } from '../../../src/games/wondering-witches/recipe/evaluate';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import type { PotionItem, Puzzle } from '../../../src/games/wondering-witches/recipe/types';
import { count } from '../../counts';
import { oracle } from './oracle';
import { hardPuzzle, wildPotion, wildPuzzle } from './randomRecipes';
import { constantRng, NAMED_LEVELS, potion, recipe, resultText } from './recipeText';

const SEED = 'evaluate-1';
function compare(puzzle: Puzzle, items: readonly PotionItem[], rng: Rng): boolean {
  const die = rng.below(24);
  const ours = judgePotion(puzzle, items, constantRng(die));
  const theirs = oracle(puzzle, items, constantRng(die));
  if (resultText(ours) !== resultText(theirs)) {
    expect({ puzzle, items, die, result: resultText(ours) }).toEqual({
      puzzle,
      items,
      die,
      result: resultText(theirs),
    });
  }
  return ours.won;
}

function goodsInOrder(puzzle: Puzzle): PotionItem[] {
  return Array.from({ length: puzzle.codeLength }, (_, index) => ({
    ingredient: puzzle.ingredients.findIndex((it) => it.kind === 'good' && it.number === index + 1),
    seeds: null,
  }));
}

describe('usePotion against an independent evaluator', () => {
  it(`agrees on wild recipes (seed ${SEED})`, () => {
    const rng = rngFor(SEED, 'wild');
    for (let run = 0; run < count(10_000, 600_000); run++) {
      const puzzle = wildPuzzle(rng);
      compare(puzzle, wildPotion(puzzle, rng), rng);
    }
  });

  it(`agrees on potions that may win against many effects (seed ${SEED})`, () => {
    const rng = rngFor(SEED, 'hard');
    let wins = 0;
    for (let run = 0; run < count(10_000, 200_000); run++) {
      const puzzle = hardPuzzle(rng);
      const size = puzzle.ingredients.length;
      const extra = { ingredient: rng.below(size), seeds: null };
      const items = goodsInOrder(puzzle).toSpliced(rng.below(5), rng.below(2), extra);
      if (compare(puzzle, items, rng)) wins += 1;
    }
    expect(wins).toBeGreaterThan(300);
  });

  it.each(NAMED_LEVELS)(`agrees on recipes of $name (seed ${SEED})`, ({ config }) => {
    const rng = rngFor(SEED, 'level');
    let wins = 0;
    for (let run = 0; run < count(300, 5000); run++) {
      const puzzle = createPuzzle(config, rng);
      if (compare(puzzle, goodsInOrder(puzzle), rng)) wins += 1;
      for (let turn = 0; turn < 8; turn++) compare(puzzle, wildPotion(puzzle, rng), rng);
    }
    expect(wins).toBeGreaterThan(0);
  });
});

describe('the order of feedback', () => {
  const puzzle = recipe('a1+Detective b2+Calculator c3+Rain d4');
  const RUNS = 3000;

  /** How often `effect` is told at each of the three places. */
  function roomsOf(effect: string, laid: string): number[] {
    const places = [0, 0, 0];
    for (let run = 0; run < RUNS; run++) {
      const { feedback } = judgePotion(puzzle, potion(laid), rngFor(SEED, laid, run));
      const place = feedback.findIndex((line) => line.effect === effect);
      places[place] = (places[place] ?? 0) + 1;
    }
    return places;
  }

  it.each(['a b c', 'c b a', 'b c a'])('tells nothing about the order in the cauldron: %s', (laid) => {
    for (const effect of ['Detective', 'Calculator', 'Rain']) {
      // Five standard deviations around a third of the runs.
      for (const often of roomsOf(effect, laid)) {
        expect(Math.abs(often - RUNS / 3)).toBeLessThan(5 * Math.sqrt((RUNS * 2) / 9));
      }
    }
  });

  it('is the same for the same chance', () => {
    const twice = [1, 2].map(() => judgePotion(puzzle, potion('a b c'), rngFor('x', 'potion', 3)));
    expect(twice[0]).toEqual(twice[1]);
  });
});

describe('a potion test', () => {
  it('leaves the recipe as it was', () => {
    const puzzle = recipe('a1+Spicy+Cleaner b2+Odd c3+Random d4+Equalizer e-+Coward');
    const before = structuredClone(puzzle);
    judgePotion(puzzle, potion('e a b c d a b'), rngFor('x', 'y'));
    expect(puzzle).toEqual(before);
  });
});
