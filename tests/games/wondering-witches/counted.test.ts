import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { view } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/brew/rules/rules';
import { deduce } from '../../../src/games/wondering-witches/deduction/deduce';
import { fromPuzzle } from '../../../src/games/wondering-witches/deduction/judging/hypothesis';
import { beliefAfter } from '../../../src/games/wondering-witches/deduction/possible/belief';
import { agreement } from '../../../src/games/wondering-witches/deduction/possible/cloud';
import { PAIRED_EFFECTS } from '../../../src/games/wondering-witches/recipe/effects/names';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import type {
  BrewState,
  BrewView,
  Puzzle,
  RecipeIngredient,
  WitchConfig,
} from '../../../src/games/wondering-witches/recipe/types';
import { describeClue } from '../../../src/games/wondering-witches/recipe/words/words';
import { count } from '../../counts';
import { isTrue } from './clueOracle';
import { wildPotion } from './randomRecipes';

const SEED = 'counted-1';
const SMALL: readonly WitchConfig[] = [
  { ...LEVELS[1]!.config, ingredients: 4 },
  { ...LEVELS[1]!.config, ingredients: 5 },
];

function play(config: WitchConfig, seed: string, potions: number): BrewState {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
  while (state.phase === 'playing' && state.potions.length < potions) {
    const items = wildPotion(state.puzzle, rng, 5);
    state = must(rules.apply(state, { kind: 'potion', items }, chance)).state;
  }
  return state;
}

/** Every arrangement of the numbers, and every way of carrying what is in play. */
function* allRecipes({ config, effectsInPlay }: BrewView): Generator<Puzzle> {
  const bare: RecipeIngredient[][] = [];
  const fill = (people: RecipeIngredient[], free: number[]) => {
    if (people.length === config.ingredients) {
      if (free.length === 0) bare.push(people);
      return;
    }
    for (const number of free) {
      fill(
        [...people, { kind: 'good', number, effects: [] }],
        free.filter((own) => own !== number),
      );
    }
    fill([...people, { kind: 'ignore', number: null, effects: [] }], free);
  };
  fill([], [1, 2, 3, 4]);
  for (const people of bare) {
    let dealt: RecipeIngredient[][] = [people];
    for (const effect of effectsInPlay) {
      dealt = dealt.flatMap((ingredients) =>
        ingredients.flatMap((_, owner) => {
          const give = (given: RecipeIngredient[], to: number) =>
            given.with(to, { ...given[to]!, effects: [...given[to]!.effects, effect] });
          const once = give(ingredients, owner);
          if (!PAIRED_EFFECTS.includes(effect)) return [once];
          return ingredients.flatMap((__, other) => (other > owner ? [give(once, other)] : []));
        }),
      );
    }
    for (const ingredients of dealt) yield { codeLength: 4, ingredients };
  }
}

/** Two orders: Spicy or Cleaner was handed out first, and one herb may carry both and the Calculator between them. */
const IN_PLAY = ['Spicy', 'Cleaner', 'Calculator'] as const;
const HANDED_OUT = [IN_PLAY, ['Cleaner', 'Calculator', 'Spicy']] as const;

function inOrders({ effectsInPlay, ...view }: BrewView): Puzzle[][] {
  const bare = [...allRecipes({ effectsInPlay: [], ...view })];
  const herbs = [...bare[0]!.ingredients.keys()];
  const carriers = herbs.flatMap((a) => herbs.flatMap((b) => herbs.map((c) => [a, b, c])));
  return bare.flatMap(({ codeLength, ingredients }) =>
    carriers.map((owners) =>
      HANDED_OUT.map((order) => ({
        codeLength,
        ingredients: ingredients.map((own, herb) => ({
          ...own,
          effects: order.filter((effect) => owners[IN_PLAY.indexOf(effect)] === herb),
        })),
      })),
    ),
  );
}

describe('recipes counted under effects', () => {
  it(`count once, in whichever order their effects may act (seed ${SEED})`, () => {
    let inOneOnly = 0;
    for (let run = 0; run < count(6, 100); run++) {
      const rng = rngFor(SEED, 'orders', run);
      const base = play({ ...SMALL[0]!, effects: 2 }, `${SEED}-${run}`, 0);
      const all = inOrders({ ...view(base), effectsInPlay: IN_PLAY }).filter((puzzles) =>
        isTrue(describeClue(base.clue), puzzles[0]!),
      );
      const laden = all.filter(([one]) => one!.ingredients.some(({ effects }) => effects.length > 2));
      if (laden.length === 0) continue;
      const puzzle = laden[rng.below(laden.length)]![rng.below(2)]!;
      const first = puzzle.ingredients.findIndex(({ effects }) => effects.length > 0);
      const herbs = [first, ...[0, 1, 2, 3].filter((herb) => herb !== first)].slice(0, 3);
      const items = herbs.map((ingredient) => ({ ingredient, seeds: 1 + rng.below(4) }));
      const state = must(rules.apply({ ...base, puzzle }, { kind: 'potion', items }, chanceFrom(SEED))).state;
      const { riddle, trials, count: told } = beliefAfter(view(state));
      expect(riddle.orders).toHaveLength(2);
      const agreeing = all.map(
        (puzzles) => puzzles.filter((own) => agreement(fromPuzzle(own), trials) > 0).length,
      );
      const recipes = agreeing.filter((orders) => orders > 0).length;
      expect({ run, ...told }).toMatchObject({ run, recipes, isExact: true });
      inOneOnly += agreeing.filter((orders) => orders === 1).length;
    }
    expect(inOneOnly).toBeGreaterThan(0);
  });

  it.each(SMALL.map((config) => ({ name: formatConfig(config), config })))(
    `are as many as brute force finds, and prove what all of them have: $name (seed ${SEED})`,
    ({ config }) => {
      for (let run = 0; run < count(config.ingredients === 4 ? 6 : 2, 1000); run++) {
        const state = play(config, `${SEED}-${run}`, (run + 2) % 5);
        if (state.phase !== 'playing') continue;
        const seenBy = view(state);
        const { trials } = beliefAfter(seenBy);
        const sentence = describeClue(seenBy.clue);
        let recipes = 0;
        const marks = new Map<string, number>();
        for (const puzzle of allRecipes(seenBy)) {
          if (!isTrue(sentence, puzzle) || agreement(fromPuzzle(puzzle), trials) === 0) continue;
          recipes += 1;
          for (const [herb, { number }] of puzzle.ingredients.entries()) {
            const mark = `${herb}.${number === null ? 4 : number - 1}`;
            marks.set(mark, (marks.get(mark) ?? 0) + 1);
          }
        }
        const help = deduce(seenBy);
        expect({ run, recipes: help.recipes, isExact: help.isExact }).toEqual({
          run,
          recipes,
          isExact: true,
        });
        const proven = help.proven.map(({ ingredient, column, mark }) => `${ingredient}.${column} ${mark}`);
        const expected: string[] = [];
        for (let herb = 0; herb < config.ingredients; herb++) {
          for (let column = 0; column < 5; column++) {
            const held = marks.get(`${herb}.${column}`) ?? 0;
            if (held === recipes) expected.push(`${herb}.${column} circle`);
            else if (held === 0) expected.push(`${herb}.${column} cross`);
          }
        }
        expect(proven, `${run}`).toEqual(expected);
      }
    },
  );

  it('never rise from one potion to the next', () => {
    for (const { config } of LEVELS.slice(1, soakLevels())) {
      const chance = chanceFrom(SEED);
      let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
      let before = Number.POSITIVE_INFINITY;
      while (state.phase === 'playing' && state.potions.length < 6) {
        const help = deduce(view(state));
        if (!help.isLarger) expect(help.recipes).toBeLessThanOrEqual(before);
        before = help.recipes;
        state = must(rules.apply(state, { kind: 'potion', items: help.potion }, chance)).state;
      }
    }
  });
});

function soakLevels(): number {
  return count(2, 6);
}
