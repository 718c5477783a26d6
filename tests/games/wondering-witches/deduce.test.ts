import { describe, expect, it } from 'vitest';
import { chanceFrom, type Rng, rngFor, shuffled } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { view } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/brew/rules/rules';
import { deduce, EFFORT } from '../../../src/games/wondering-witches/deduction/deduce';
import type { Deduction } from '../../../src/games/wondering-witches/deduction/deduction';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import type {
  BrewState,
  BrewView,
  PotionItem,
  Puzzle,
  RecipeIngredient,
  WitchConfig,
} from '../../../src/games/wondering-witches/recipe/types';
import { describeClue } from '../../../src/games/wondering-witches/recipe/words/words';
import { count } from '../../counts';
import { isTrue } from './clueOracle';
import { oracle } from './oracle';
import { wildPotion } from './randomRecipes';
import { constantRng, NAMED_LEVELS, potion, recipe, resultText } from './recipeText';

const SEED = 'deduce-1';
const PLAIN: WitchConfig = {
  ingredients: 6,
  effects: 0,
  drama: false,
  variable: false,
  specials: false,
  events: false,
};
const SMALL: readonly WitchConfig[] = [
  { ...PLAIN, ingredients: 4 },
  PLAIN,
  { ...PLAIN, ingredients: 5, drama: true },
  { ...PLAIN, ingredients: 6, drama: true },
  { ...PLAIN, ingredients: 7, variable: true },
];
const POTIONS = [0, 1, 2, 3, 5, 8];

function orderOnly({ ingredients }: WitchConfig, rng: Rng): PotionItem[] {
  const order = shuffled(
    Array.from({ length: ingredients }, (_, index) => index),
    rng,
  );
  return order.slice(0, 4 + rng.below(2)).map((ingredient) => ({ ingredient, seeds: null }));
}

function play(config: WitchConfig, seed: string, potions: number): BrewState {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
  while (state.phase === 'playing' && state.potions.length < potions) {
    // Every third potion is one of order alone: all that it tells is that it does not win.
    const items = state.potions.length % 3 === 0 ? orderOnly(config, rng) : wildPotion(state.puzzle, rng, 6);
    state = must(rules.apply(state, { kind: 'potion', items }, chance)).state;
  }
  return state;
}

function* allRecipes({ ingredients, drama }: WitchConfig, codeLength: number): Generator<Puzzle> {
  const decoys: RecipeIngredient[] = [{ kind: 'ignore', number: null, effects: [] }];
  if (drama) {
    for (const number of [0, codeLength + 1]) decoys.push({ kind: 'overachiever', number, effects: [] });
    for (let number = 1; number <= codeLength; number++) {
      decoys.push({ kind: 'imposter', number, effects: ['Imposter'] });
    }
  }
  function* fill(people: RecipeIngredient[], free: number[]): Generator<Puzzle> {
    if (people.length === ingredients) {
      if (free.length === 0) yield { codeLength, ingredients: people };
      return;
    }
    for (const number of free) {
      const rest = free.filter((it) => it !== number);
      yield* fill([...people, { kind: 'good', number, effects: [] }], rest);
    }
    if (ingredients - people.length > free.length)
      for (const decoy of decoys) yield* fill([...people, decoy], free);
  }
  yield* fill(
    [],
    Array.from({ length: codeLength }, (_, index) => index + 1),
  );
}

/** All recipes under which every potion would have come out as it did, and under which the clue is true. */
function stillPossible({ config, potions, clue }: BrewView): Puzzle[] {
  const sentence = describeClue(clue);
  const told = potions.map(({ result }) => resultText(result));
  const lengths = config.variable ? [4, 6] : [4];
  return lengths.flatMap((codeLength) =>
    [...allRecipes(config, codeLength)].filter(
      (puzzle) =>
        isTrue(sentence, puzzle) &&
        potions.every(
          ({ items }, index) => resultText(oracle(puzzle, items, constantRng(0))) === told[index],
        ),
    ),
  );
}

function isInColumn({ kind, number }: RecipeIngredient, column: number, decoyColumn: number): boolean {
  return column === decoyColumn ? kind !== 'good' : kind === 'good' && number === column + 1;
}

function provenBy(config: WitchConfig, puzzles: readonly Puzzle[]): string[] {
  const decoyColumn = config.variable ? 6 : 4;
  const found: string[] = [];
  for (let ingredient = 0; ingredient < config.ingredients; ingredient++) {
    for (let column = 0; column <= decoyColumn; column++) {
      const holds = puzzles.filter((puzzle) =>
        isInColumn(puzzle.ingredients[ingredient]!, column, decoyColumn),
      ).length;
      if (holds === 0) found.push(`${ingredient}.${column} cross`);
      else if (holds === puzzles.length) found.push(`${ingredient}.${column} circle`);
    }
  }
  return found;
}

function provenText({ proven }: Deduction): string[] {
  return proven.map(({ ingredient, column, mark }) => `${ingredient}.${column} ${mark}`);
}

describe('deduction help without effects', () => {
  it.each(SMALL.map((config) => ({ name: formatConfig(config), config })))(
    `counts and proves what brute force does: $name (seed ${SEED})`,
    ({ config }) => {
      for (let run = 0; run < count(4, 60); run++) {
        const seed = `${SEED}-${run}`;
        const state = play(config, seed, POTIONS[run % POTIONS.length]!);
        if (state.phase !== 'playing') continue;
        const possible = stillPossible(view(state));
        const help = deduce(view(state));
        expect({ seed, ...help }).toMatchObject({
          recipes: possible.length,
          isExact: true,
          basis: 'numbers',
        });
        expect(provenText(help), seed).toEqual(provenBy(config, possible));
      }
    },
  );

  it(`proposes a potion that leaves as many recipes as it says (seed ${SEED})`, () => {
    for (let run = 0; run < count(12, 200); run++) {
      const state = play({ ...PLAIN, ingredients: 5 }, `${SEED}-split-${run}`, run % 3);
      if (state.phase !== 'playing') continue;
      const possible = stillPossible(view(state));
      const { potion, leftAfter } = deduce(view(state));
      const outcomes = new Map<string, number>();
      for (const puzzle of possible) {
        const text = resultText(oracle(puzzle, potion, constantRng(0)));
        outcomes.set(text, (outcomes.get(text) ?? 0) + 1);
      }
      const left = [...outcomes].reduce((sum, [text, size]) => sum + (text === 'won' ? 0 : size ** 2), 0);
      expect(leftAfter).toBeCloseTo(left / possible.length, 0);
      expect(leftAfter).toBeLessThanOrEqual(possible.length / 2);
    }
  });

  it('labels what it only estimates, and is near the truth', () => {
    const config = { ...PLAIN, ingredients: 6, drama: true };
    const proven = { exact: 0, guess: 0 };
    for (let run = 0; run < count(5, 40); run++) {
      const state = play(config, `${SEED}-estimate-${run}`, run % 4);
      if (state.phase !== 'playing') continue;
      const exact = deduce(view(state));
      const guess = deduce(view(state), { ...EFFORT, recipes: 0, nodes: 0 });
      // What was told potion by potion may have been counted all the same.
      expect(guess.recipes / exact.recipes).toBeGreaterThan(0.33);
      expect(guess.recipes / exact.recipes).toBeLessThan(3);
      // Proofs are proofs: an estimate may miss some, but never says more.
      for (const proven of provenText(guess)) expect(provenText(exact)).toContain(proven);
      proven.guess += guess.proven.length;
      proven.exact += exact.proven.length;
    }
    expect(proven.guess).toBeGreaterThan(0.9 * proven.exact);
  });

  it('is exact up to a million, and beyond where nothing has been tested', () => {
    const million = play({ ...PLAIN, ingredients: 10, variable: true }, SEED, 0);
    expect(deduce(view(million)).isExact).toBe(true);
    const more = play({ ...PLAIN, ingredients: 10, drama: true }, SEED, 0);
    expect(deduce(view(more))).toMatchObject({ isExact: true });
    expect(deduce(view(more)).recipes).toBeGreaterThan(1_000_000);
  });
});

describe('deduction help with effects', () => {
  const effectful = [
    ...NAMED_LEVELS.slice(1),
    { name: 'full', config: { ...LEVELS[5]!.config, ingredients: 6 } },
  ];
  it.each(effectful)(`proves nothing untrue: $name (seed ${SEED})`, ({ config }) => {
    let proven = 0;
    for (let run = 0; run < count(1, 600); run++) {
      const seed = `${SEED}-effects-${run}`;
      const state = play(config, seed, 1 + ((5 * run + 3) % 12));
      if (state.phase !== 'playing') continue;
      const help = deduce(view(state));
      expect(help.basis).toBe('carriers');
      if (help.isExact) expect(help.recipes, seed).toBeGreaterThan(0);
      const decoyColumn = config.variable ? 6 : 4;
      for (const { ingredient, column, mark } of help.proven) {
        const holds = isInColumn(state.puzzle.ingredients[ingredient]!, column, decoyColumn);
        expect(holds, `${seed} ${ingredient}.${column} ${mark}`).toBe(mark === 'circle');
        proven += 1;
      }
    }
    expect(proven).toBeGreaterThanOrEqual(count(0, 5));
  });
});

describe('deduction help where an effect hides something', () => {
  it.each([
    ['a Resetter wipes out a fault', 'a1 b2 c3 d4 e-+Resetter', 'a.9 e', 'b.9 e'],
    ['a Resetter wipes out the line of a Spicy', 'a1 b2+Spicy c3 d4 e-+Resetter', 'b e', 'b a.2 e'],
    ['a Cutoff hides a fault', 'a1+Cutoff b2 c3 d4 e-', 'a b.9', 'a.1 c.9'],
    ['a Fertilizer excuses a fault', 'a1+Fertilizer b2 c3 d4 e-', 'a.1 b.9', 'a d.1'],
    ['Enemies spoil the winning order', 'a1+Enemies b2+Enemies c3 d4', 'a b c d', 'a.1 b.2 c.3 d.4'],
    [
      'a split Brother spoils the winning order',
      'a1+Brothers b2 c3 d4 e-+Brothers',
      'a b c d',
      'a.1 b.2 c.3 d.4',
    ],
    ['a Coward spoils the winning order', 'a1+Coward b2 c3 d4', 'a b c d', 'a.1 b.2 c.3 d.4'],
    ['a Cleaner silences an Imposter', 'a1+Cleaner b2 c3 d4 e2?+Imposter', 'a e.2', 'a.1 e.2 b.1'],
  ])('%s', (_title, text, ...potions) => {
    const puzzle = recipe(text);
    const config: WitchConfig = { ...PLAIN, ingredients: puzzle.ingredients.length, effects: 2, drama: true };
    let state: BrewState = { ...play(config, SEED, 0), puzzle, clue: { kind: 'not', ingredient: 0, is: 4 } };
    for (const laid of potions) {
      state = must(rules.apply(state, { kind: 'potion', items: potion(laid) }, chanceFrom(SEED))).state;
    }
    const help = deduce(view(state));
    expect(help.recipes).toBeGreaterThan(0);
    expect(potions.map(potion)).not.toContainEqual(help.potion);
    for (const { ingredient, column, mark } of help.proven) {
      const holds = isInColumn(puzzle.ingredients[ingredient]!, column, 4);
      expect(holds, `${ingredient}.${column} ${mark}`).toBe(mark === 'circle');
    }
  });
});

describe('deduction help as a task', () => {
  it('is asked for by name, and survives the way from the worker', () => {
    const state = play(PLAIN, SEED, 2);
    const answer = must(rules.tasks.deduce(state, chanceFrom('unused')));
    expect(answer).toEqual(deduce(view(state)));
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(Object.keys(rules.tasks)).toEqual(['deduce', 'prove']);
  });

  it('names the notes that cannot be right', () => {
    const state = play(PLAIN, SEED, 3);
    const { proven } = deduce(view(state));
    const wrong = proven.find(({ mark }) => mark === 'cross')!;
    const { ingredient, column } = wrong;
    const marked = must(
      rules.apply(state, { kind: 'mark', ingredient, column, mark: 'circle' }, chanceFrom('x')),
    ).state;
    expect(deduce(view(marked)).contradicted).toEqual([wrong]);
    expect(deduce(view(state)).contradicted).toEqual([]);
  });

  it('never proposes what was tested already', () => {
    let state = play(PLAIN, SEED, 1);
    const seen = new Set<string>();
    const chance = chanceFrom(SEED);
    for (let turn = 0; turn < 12 && state.phase === 'playing'; turn++) {
      const items: readonly PotionItem[] = deduce(view(state)).potion;
      expect(seen.has(JSON.stringify(items))).toBe(false);
      seen.add(JSON.stringify(items));
      state = must(rules.apply(state, { kind: 'potion', items }, chance)).state;
    }
    expect(state.phase).toBe('won');
  });
});
