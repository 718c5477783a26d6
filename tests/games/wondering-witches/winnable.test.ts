import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { usePotion as judgePotion } from '../../../src/games/wondering-witches/recipe/evaluate';
import { LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { openDeal } from '../../../src/games/wondering-witches/recipe/openDeal';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import { dealRecipe } from '../../../src/games/wondering-witches/recipe/recipeDeal';
import type { PotionItem, Puzzle, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import {
  countWinningPotions,
  eachWinningPotion,
  findWinningPotion,
} from '../../../src/games/wondering-witches/recipe/winnable';
import { count } from '../../counts';
import { oracle } from './oracle';
import { hardPuzzle, wildPuzzle } from './randomRecipes';
import { constantRng, NAMED_LEVELS, potion, recipe } from './recipeText';

const SEED = 'winnable-1';

function* allOrders(size: number, length: number): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const order of allOrders(size, length - 1)) {
    for (let index = 0; index < size; index++) yield [...order, index];
  }
}

/** Grown to the very numbers they are judged by, does it win whatever the dice show? */
function winsForSure(puzzle: Puzzle, order: readonly number[]): boolean {
  const judged: number[] = [];
  const ideal = order.map((ingredient) => ({ ingredient, seeds: null }));
  if (!oracle(puzzle, ideal, constantRng(0), judged).won) return false;
  const grown = order.map((ingredient, at) => ({
    ingredient,
    seeds: Math.min(20, Math.max(1, judged[at] ?? 1)),
  }));
  const dice = Array.from({ length: puzzle.codeLength }, (_, die) => die);
  return dice.every((die) => oracle(puzzle, grown, constantRng(die)).won);
}

function bruteForce(puzzle: Puzzle, length: number): string[] {
  const found: string[] = [];
  for (const order of allOrders(puzzle.ingredients.length, length)) {
    if (winsForSure(puzzle, order)) found.push(order.join(''));
  }
  return found.sort();
}

function search(puzzle: Puzzle, length: number): string[] {
  const found: string[] = [];
  eachWinningPotion(puzzle, length, (items) => {
    found.push(items.map(({ ingredient }) => ingredient).join(''));
    return false;
  });
  return found.sort();
}

describe('the search for winning potions', () => {
  it(`finds exactly those of brute force, on wild recipes (seed ${SEED})`, () => {
    const rng = rngFor(SEED, 'wild');
    let withWins = 0;
    for (let run = 0; run < count(60, 1000); run++) {
      const puzzle = run % 4 === 0 ? wildPuzzle(rng, 4, 5) : hardPuzzle(rng);
      for (const length of [4, 5]) {
        const expected = bruteForce(puzzle, length);
        if (expected.length > 0) withWins += 1;
        expect({ run, puzzle, length, found: search(puzzle, length) }).toEqual({
          run,
          puzzle,
          length,
          found: expected,
        });
      }
    }
    expect(withWins).toBeGreaterThan(30);
  });

  it(`finds exactly those of brute force, on recipes as dealt (seed ${SEED})`, () => {
    const rng = rngFor(SEED, 'dealt');
    const config: WitchConfig = { ...LEVELS[5]!.config, ingredients: 6, variable: false };
    for (let run = 0; run < count(12, 200); run++) {
      const puzzle = createPuzzle(config, rng);
      for (const length of [4, 5]) {
        expect({ run, puzzle, found: search(puzzle, length) }).toEqual({
          run,
          puzzle,
          found: bruteForce(puzzle, length),
        });
      }
    }
  });

  it.each([
    ['one way only without effects', 'a1 b2 c3 d4', 1, 0],
    ['an Ignore decoy fits in five places', 'a1 b2 c3 d4 e-', 1, 5],
    ['an Overachiever fits nowhere', 'a1 b2 c3 d4 e5!', 1, 0],
    ['Fertilizer in front of Overachievers', 'a1+Fertilizer b2 c3 d4 e0! f5!', 1, 1],
    ['Random makes a good one useless', 'a1 b2+Random c3 d4', 0, 0],
    ['a Cutoff in the middle', 'a1 b2+Cutoff c3 d4', 0, 0],
    ['a Cutoff that a Cleaner can reach', 'a1 b2+Cutoff c3 d4 e-+Cleaner', 0, 1],
    ['a Resetter in front forgives anything', 'a1 b2 c3 d4 e-+Resetter f0!+Resetter', 1, 2],
    ['Odd spoils a good one before Blender counts', 'a5 b6 c7 d4+Odd e4+Blender', 2, 4],
    ['Spicy hits the Coward, not who moves up', 'a1+Spicy b2 c3 d3+Coward', 3, 0],
  ])('%s: %s', (_title, text, short, long) => {
    const puzzle = recipe(text);
    expect([countWinningPotions(puzzle, 4), countWinningPotions(puzzle, 5)]).toEqual([short, long]);
    expect([bruteForce(puzzle, 4).length, bruteForce(puzzle, 5).length]).toEqual([short, long]);
  });

  it('hands out the seeds to grow', () => {
    const puzzle = recipe('a1 b1 c3 d4 e-');
    expect(findWinningPotion(puzzle)).toBeNull();
    const spiced = recipe('a1+Spicy b1 c3 d4');
    expect(findWinningPotion(spiced)).toEqual(potion('a.1 b.2 c.3 d.4'));
  });
});

describe('every recipe is winnable', () => {
  it.each(NAMED_LEVELS)(`$name, replayed with re-rolled chance (seed ${SEED})`, ({ config }) => {
    for (let run = 0; run < count(15, 1000); run++) {
      const seed = `${SEED}-${run}`;
      const { puzzle } = must(openDeal(config, dealRecipe(config, chanceFrom(seed))));
      const found: PotionItem[] | null = findWinningPotion(puzzle);
      if (!found) throw new Error(`no winning potion for ${seed}`);
      expect(found.length).toBeLessThanOrEqual(puzzle.codeLength + 1);
      for (let roll = 0; roll < 20; roll++) {
        expect(judgePotion(puzzle, found, rngFor(seed, 'roll', roll)).won, seed).toBe(true);
      }
    }
  });
});
