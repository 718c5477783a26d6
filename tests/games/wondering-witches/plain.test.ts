import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import { countWinningPotions } from '../../../src/games/wondering-witches/recipe/winnable';
import { count } from '../../counts';
import { countWinsPlainly } from './plainVersion';
import { hardPuzzle } from './randomRecipes';
import { NAMED_LEVELS } from './recipeText';

const SEED = 'plain-1';

describe('the search against the plain one it is measured by', () => {
  it.each(NAMED_LEVELS)(`counts the same winners: $name (seed ${SEED})`, ({ config }) => {
    for (let run = 0; run < count(8, 200); run++) {
      const puzzle = createPuzzle({ ...config, variable: false }, rngFor(SEED, 'recipe', run));
      expect(countWinningPotions(puzzle, 4), `${run}`).toBe(countWinsPlainly(puzzle, 4));
    }
  });

  it(`counts the same winners on hard recipes, one longer too (seed ${SEED})`, () => {
    for (let run = 0; run < count(40, 1000); run++) {
      const puzzle = hardPuzzle(rngFor(SEED, 'hard', run));
      for (const length of [4, 5]) {
        expect(countWinningPotions(puzzle, length), `${run}`).toBe(countWinsPlainly(puzzle, length));
      }
    }
  });
});
