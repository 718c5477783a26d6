import { describe, expect, it } from 'vitest';
import { rngFor } from '../../../src/core/chance';
import { giveClue } from '../../../src/games/wondering-witches/recipe/clue';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import type { Clue, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { describeClue } from '../../../src/games/wondering-witches/recipe/words/words';
import { count } from '../../counts';
import { isTrue } from './clueOracle';
import { NAMED_LEVELS } from './recipeText';

const SEED = 'clue-1';
const DRAMA_WITHOUT_EFFECTS: WitchConfig = {
  ingredients: 9,
  effects: 0,
  drama: true,
  variable: true,
  specials: false,
  events: false,
};
const CONFIGS = [
  ...NAMED_LEVELS,
  { name: 'no effects but drama', config: DRAMA_WITHOUT_EFFECTS },
  { name: 'no decoys at all', config: { ...DRAMA_WITHOUT_EFFECTS, ingredients: 4, variable: false } },
];

describe('the free clue', () => {
  it(`holds too for those who count an Imposter’s number (seed ${SEED})`, () => {
    for (let run = 0; run < count(400, 5000); run++) {
      const puzzle = createPuzzle(DRAMA_WITHOUT_EFFECTS, rngFor(SEED, 'recipe', run));
      const clue = giveClue(DRAMA_WITHOUT_EFFECTS, puzzle, rngFor(SEED, 'clue', run));
      if (clue.kind !== 'group' || clue.is === 'decoy') continue;
      const numbers = clue.ingredients.map((index) => puzzle.ingredients[index]?.number);
      expect(numbers.filter((number) => number === clue.is)).toHaveLength(1);
    }
  });

  it.each(CONFIGS)(`never lies: $name (seed ${SEED})`, ({ config }) => {
    for (let run = 0; run < count(400, 5000); run++) {
      const puzzle = createPuzzle(config, rngFor(SEED, 'recipe', run));
      const sentence = describeClue(giveClue(config, puzzle, rngFor(SEED, 'clue', run)));
      expect(isTrue(sentence, puzzle), `${run}: ${sentence}`).toBe(true);
    }
  });

  it.each(CONFIGS)(
    'comes in its kinds, and names no number that gives the length away: $name',
    ({ config }) => {
      const clues = Array.from({ length: 400 }, (_, run): Clue => {
        const puzzle = createPuzzle(config, rngFor(SEED, 'recipe', run));
        return giveClue(config, puzzle, rngFor(SEED, 'clue', run));
      });
      const kinds = new Set(clues.map(({ kind }) => kind));
      const third = config.effects > 0 ? ['effects'] : config.ingredients > 4 ? ['half', 'decoy'] : ['half'];
      expect(kinds).toEqual(new Set(['group', 'not', ...third]));
      for (const clue of clues) {
        if (clue.kind === 'group') expect([2, 3]).toContain(clue.ingredients.length);
        if ('is' in clue && clue.is !== 'decoy') expect(clue.is).toBeLessThanOrEqual(4);
      }
    },
  );
});
