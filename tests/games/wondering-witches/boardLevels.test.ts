import { describe, expect, it } from 'vitest';
import { DEFAULT_BOARD } from '../../../src/games/wondering-witches/board/rules/boardCode';
import {
  BOARD_LEVEL_CODES,
  boardFor,
  boardLevel,
  boardLevelOf,
  recipeFor,
} from '../../../src/games/wondering-witches/board/rules/levels';
import { boardStore, resume } from '../../../src/games/wondering-witches/board/screen/boardStore';
import { LEVELS, levelAfter, levelOf } from '../../../src/games/wondering-witches/recipe/levels';
import { takeWish, wish } from '../../../src/games/wondering-witches/recipe/wishes';

describe('the levels of boards', () => {
  it('set herbs, longest recipe and special cells, and are known by them', () => {
    for (const code of BOARD_LEVEL_CODES) {
      expect(boardLevelOf({ ...DEFAULT_BOARD, ...boardLevel(code) })).toBe(code);
    }
    expect(boardLevelOf(DEFAULT_BOARD)).toBe('amateur-witch');
    expect(boardLevelOf({ ...DEFAULT_BOARD, ingredients: 7 })).toBeNull();
  });

  it('have a board for every recipe, with as many herbs and room for the longest', () => {
    for (const { config } of LEVELS) {
      const board = { ...DEFAULT_BOARD, ...boardFor(config) };
      expect(board.ingredients).toBe(config.ingredients);
      expect(board.recipe).toBe(config.variable ? 6 : 4);
      expect(boardLevelOf(board)).not.toBeNull();
    }
    const own = { ...LEVELS[0]!.config, ingredients: 9 };
    expect(boardFor(own)).toEqual({ ingredients: 9, recipe: 4, specials: false });
  });

  it('lead back to a recipe that such a board can grow', () => {
    for (const code of BOARD_LEVEL_CODES) {
      const recipe = recipeFor({ ...DEFAULT_BOARD, ...boardLevel(code) });
      expect(levelOf(recipe)?.code).toBe(code);
      expect(boardFor(recipe)).toEqual(boardLevel(code));
    }
    const odd = { ...DEFAULT_BOARD, ingredients: 7, recipe: 6 };
    expect(boardFor(recipeFor(odd))).toEqual({ ingredients: 7, recipe: 6, specials: true });
  });
});

it('a recipe’s link leads to its board once, whatever was shown before', () => {
  boardStore.setState({ shown: null, past: [], fault: null });
  resume();
  wish('board', LEVELS[5]!.config);
  resume();
  const { shown } = boardStore.getState();
  expect(shown?.config).toMatchObject({ ingredients: 10, recipe: 6, specials: true });
  expect(shown?.board.areas.length).toBeGreaterThan(0);
  expect(takeWish('board')).toBeNull();
  resume();
  expect(boardStore.getState().shown).toBe(shown);
});

it('after a win the next level is proposed, and none after the last or after settings of one’s own', () => {
  const next = LEVELS.map(({ config }) => levelAfter(config)?.code ?? null);
  expect(next).toEqual(['one-effect', ...LEVELS.slice(2).map(({ code }) => code), null]);
  expect(levelAfter({ ...LEVELS[0]!.config, ingredients: 9 })).toBeNull();
});
