import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import {
  CAULDRON_EFFECTS,
  COMPLEX_EFFECTS,
  FIELD_EFFECTS,
  INVESTIGATIVE_EFFECTS,
  PLAYER_EFFECTS,
} from '../../../src/games/wondering-witches/recipe/effects/names';
import {
  COURSE,
  formatConfig,
  LEVELS,
  levelAfter,
  parseConfig,
} from '../../../src/games/wondering-witches/recipe/levels';
import { openDeal } from '../../../src/games/wondering-witches/recipe/openDeal';
import { createPuzzle, effectsInPlay } from '../../../src/games/wondering-witches/recipe/puzzle';
import { dealRecipe, MAX_ATTEMPTS } from '../../../src/games/wondering-witches/recipe/recipeDeal';
import type { Puzzle, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { findWinningPotion } from '../../../src/games/wondering-witches/recipe/winnable';
import { count } from '../../counts';
import { NAMED_LEVELS } from './recipeText';

const CUSTOM: WitchConfig = {
  ingredients: 4,
  effects: 2,
  drama: true,
  variable: false,
  specials: false,
  events: false,
};
const CONFIGS = [
  ...LEVELS.map(({ config }) => config),
  CUSTOM,
  { ...CUSTOM, ingredients: 10 },
  { ...CUSTOM, ingredients: 6, variable: true },
];
const RUNS = count(150, 2000);

function recipes(config: WitchConfig): Puzzle[] {
  const rng = rngFor('puzzle-1', formatConfig(config));
  return Array.from({ length: RUNS }, () => createPuzzle(config, rng));
}

function share<T>(items: readonly T[], counts: (item: T) => boolean): number {
  return items.filter(counts).length / items.length;
}

describe.each(CONFIGS.map((config) => ({ name: formatConfig(config), config })))(
  'createPuzzle $name',
  ({ config }) => {
    const puzzles = recipes(config);

    it('gives the numbers 1…n to n ingredients, and makes the rest decoys', () => {
      for (const { codeLength, ingredients } of puzzles) {
        const goods = ingredients.filter(({ kind }) => kind === 'good').map(({ number }) => number ?? 0);
        expect(goods.sort((a, b) => a - b)).toEqual(Array.from({ length: codeLength }, (_, i) => i + 1));
        expect(ingredients).toHaveLength(config.ingredients);
        for (const { kind, number, effects } of ingredients) {
          expect(effects.includes('Imposter')).toBe(kind === 'imposter');
          if (kind === 'ignore') expect(number).toBeNull();
          if (kind === 'overachiever') expect([0, codeLength + 1]).toContain(number);
          if (kind === 'imposter') expect(number !== null && number >= 1 && number <= codeLength).toBe(true);
        }
      }
    });

    it('has four numbers, or six as often where it is variable', () => {
      const six = share(puzzles, ({ codeLength }) => codeLength === 6);
      if (config.variable) expect(Math.abs(six - 0.5)).toBeLessThan(0.2);
      else expect(puzzles.every(({ codeLength }) => codeLength === 4)).toBe(true);
    });

    it('has only Ignore decoys below difficulty 2, else a third of each kind', () => {
      const decoys = puzzles.flatMap(({ ingredients }) => ingredients.filter(({ kind }) => kind !== 'good'));
      if (decoys.length === 0) return;
      for (const kind of ['ignore', 'overachiever', 'imposter']) {
        const wanted = config.drama ? 1 / 3 : kind === 'ignore' ? 1 : 0;
        expect(Math.abs(share(decoys, (decoy) => decoy.kind === kind) - wanted), kind).toBeLessThan(0.12);
      }
    });

    it('draws the promised number of effects, at least one of each kind, pairs on two ingredients', () => {
      const kinds = [CAULDRON_EFFECTS, INVESTIGATIVE_EFFECTS, PLAYER_EFFECTS, FIELD_EFFECTS, COMPLEX_EFFECTS];
      const drawn = [[], kinds.slice(0, 4), kinds][config.effects] ?? [];
      const shares = [0, 0.5, 0.75][config.effects] ?? 0;
      const wanted =
        config.effects === 0 ? 0 : Math.max(drawn.length, Math.floor(config.ingredients * shares));
      for (const { ingredients } of puzzles) {
        const all = ingredients.flatMap(({ effects }) => effects).filter((name) => name !== 'Imposter');
        const names = new Set<string>(all);
        expect(names.size).toBe(wanted);
        for (const names_ of kinds) {
          const has = names_.some((name) => names.has(name));
          if (drawn.includes(names_)) expect(has).toBe(true);
          else expect(has).toBe(false);
        }
        for (const name of names) {
          const owners = ingredients.filter(({ effects }) => effects.some((own) => own === name));
          expect(owners).toHaveLength(name === 'Brothers' || name === 'Enemies' ? 2 : 1);
          expect(all.filter((own) => own === name)).toHaveLength(owners.length);
        }
      }
    });

    it('hands effects to anyone: some have several, some none', () => {
      if (config.effects === 0) return;
      const most = puzzles.map(({ ingredients }) =>
        Math.max(...ingredients.map(({ effects }) => effects.length)),
      );
      const none = puzzles.map(({ ingredients }) => ingredients.some(({ effects }) => effects.length === 0));
      expect(share(most, (effects) => effects >= 2)).toBeGreaterThan(0.3);
      expect(share(none, (has) => has)).toBeGreaterThan(0.3);
    });
  },
);

describe('lessons', () => {
  const lessons = COURSE.filter((own) => 'news' in own);

  it('bring in one effect each, between First Game and Beginner', () => {
    expect(COURSE.slice(0, 5).map(({ config }) => formatConfig(config))).toEqual([
      '6-0-x',
      '6-1-x-1',
      '6-1-x-2',
      '6-1-x-3',
      '6-1-x',
    ]);
    expect(COURSE.slice(1, 4).map(({ config }) => levelAfter(config)?.code)).toEqual([
      'two-effects',
      'three-effects',
      'beginner',
    ]);
    const met: string[] = [];
    for (const { config, news } of lessons) {
      met.push(news);
      for (const puzzle of recipes(config).slice(0, 40)) {
        expect(new Set(effectsInPlay(config, puzzle))).toEqual(new Set(met));
      }
    }
  });

  it('are read as they are written, with events on top, and nothing beside them', () => {
    for (const text of ['6-1-x-1', '6-1-r-3']) expect(formatConfig(must(parseConfig(text)))).toBe(text);
    for (const text of ['6-1-x-0', '6-1-x-4', '6-0-x-1', '8-1-x-1', '6-1-d-1', '6-1-x-', '6-1-x-01']) {
      expect(parseConfig(text).ok, text).toBe(false);
    }
    expect(must(parseConfig('6-1-x'))).toEqual(LEVELS[1]!.config);
  });

  it.each(lessons)('deal what can be won, and are pinned: $code', ({ config }) => {
    const deals = ['parlour', 'moth', 'lamp'].map((seed) => {
      const deal = dealRecipe(config, chanceFrom(seed));
      const { puzzle, clue } = must(openDeal(config, deal));
      expect(findWinningPotion(puzzle)).not.toBeNull();
      return [deal, peopleText(puzzle), JSON.stringify(clue)].join(' ');
    });
    expect(deals).toMatchSnapshot();
  });
});

function peopleText({ ingredients }: Puzzle): string {
  return ingredients
    .map(
      ({ kind, number, effects }) =>
        `${kind.charAt(0)}${number ?? ''}${effects.map((name) => `+${name}`).join('')}`,
    )
    .join(' ');
}

describe('createPuzzle without effects that matter', () => {
  it('keeps one of each kind and can always be won', () => {
    for (let run = 0; run < RUNS; run++) {
      const config = { ...CUSTOM, ingredients: 4 + (run % 7) };
      const puzzle = createPuzzle(config, rngFor('harmless', 'recipe', run), 'harmless');
      const names: string[] = puzzle.ingredients.flatMap(({ effects }) => effects);
      for (const kind of [
        CAULDRON_EFFECTS,
        INVESTIGATIVE_EFFECTS,
        PLAYER_EFFECTS,
        FIELD_EFFECTS,
        COMPLEX_EFFECTS,
      ]) {
        expect(kind.some((name) => names.includes(name))).toBe(true);
      }
      expect(findWinningPotion(puzzle)).not.toBeNull();
    }
  });
});

describe('the deal', () => {
  it.each(NAMED_LEVELS)('is pinned for $name', ({ config }) => {
    const deals = ['parlour', 'moth', 'lamp'].map((seed) => {
      const deal = dealRecipe(config, chanceFrom(seed));
      const { puzzle, clue } = must(openDeal(config, deal));
      return [deal, peopleText(puzzle), JSON.stringify(clue)].join(' ');
    });
    expect(deals).toMatchSnapshot();
  });

  it('takes the first sub-seed whose recipe can be won', () => {
    const config = { ...CUSTOM, ingredients: 5 };
    let skipped = 0;
    for (let run = 0; run < 40; run++) {
      const asked: number[] = [];
      const deal = dealRecipe(config, (purpose, n) => {
        expect(purpose).toBe('deal');
        asked.push(n);
        return chanceFrom(`first-${run}`)(purpose, n);
      });
      expect(asked).toEqual(asked.map((_, index) => index));
      skipped += asked.length - 1;
      expect(findWinningPotion(must(openDeal(config, deal)).puzzle)).not.toBeNull();
    }
    expect(skipped).toBeGreaterThan(10);
  });

  it('falls back to harmless effects when every sub-seed fails', () => {
    const config = { ...CUSTOM, ingredients: 5 };
    const isWinnable = (deal: string) => findWinningPotion(must(openDeal(config, deal)).puzzle) !== null;
    // The deal text is drawn letter by letter from 36; a chance that always draws the same refused text.
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const refused = [...letters].find((letter) => !isWinnable(`r${letter.repeat(11)}`));
    if (!refused) throw new Error('every constant sub-seed can be won');
    let asked = 0;
    const deal = dealRecipe(config, () => {
      asked += 1;
      return { below: () => letters.indexOf(refused) };
    });
    expect(asked).toBe(MAX_ATTEMPTS + 1);
    expect(deal).toBe(`h${refused.repeat(11)}`);
    expect(must(openDeal(config, deal)).puzzle.ingredients).toHaveLength(5);
  });
});

describe('the effects in play', () => {
  it('are told in the order of the table, whoever has them', () => {
    for (const puzzle of recipes(CUSTOM)) {
      const shuffledOwners = { ...puzzle, ingredients: puzzle.ingredients.toReversed() };
      expect(effectsInPlay(CUSTOM, puzzle)).toEqual(effectsInPlay(CUSTOM, shuffledOwners));
    }
  });

  it('list Imposter whenever there might be one, so that the list does not tell', () => {
    for (const puzzle of recipes(CUSTOM)) expect(effectsInPlay(CUSTOM, puzzle)).toContain('Imposter');
    const plain = { ...CUSTOM, drama: false };
    for (const puzzle of recipes(plain)) expect(effectsInPlay(plain, puzzle)).not.toContain('Imposter');
  });
});
