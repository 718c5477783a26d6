/** Every position of the study, proven once more by the evaluator of the tests and by going through all recipes there are. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../../src/core/study';
import { CAULDRON_EFFECTS } from '../../../src/games/wondering-witches/recipe/effects/names';
import type { Puzzle, RecipeIngredient } from '../../../src/games/wondering-witches/recipe/types';
import { study } from '../../../src/games/wondering-witches/study/study';
import type { WitchPosition } from '../../../src/games/wondering-witches/study/types';
import { lessonInWords } from '../../../src/games/wondering-witches/study/words/lessons';
import { saidInWords } from '../../../src/games/wondering-witches/study/words/said';
import { count } from '../../counts';
import { oracle } from './oracle';
import { couldTell } from './possibleRecipes';
import { constantRng } from './recipeText';

const NUMBERS = [1, 2, 3, 4];
/** A number's column is one less; the last is the decoys'. */
const COLUMNS = 5;
const lessons = study.lessons.map(({ code }) => code);

interface Fitting {
  /** By herb: its number, 0 for a decoy. */
  readonly numbers: readonly number[];
  readonly puzzle: Puzzle;
}

function everyNumbering(herbs: number): number[][] {
  if (herbs === 0) return [[]];
  const shorter = everyNumbering(herbs - 1);
  return shorter.flatMap((own) =>
    [0, ...NUMBERS.filter((one) => !own.includes(one))].map((one) => [...own, one]),
  );
}

function everyRecipe({ config, effectsInPlay }: WitchPosition): Fitting[] {
  const numberings = everyNumbering(config.ingredients).filter((own) =>
    NUMBERS.every((one) => own.includes(one)),
  );
  return numberings.flatMap((numbers) => {
    let all: RecipeIngredient[][] = [
      numbers.map((one) =>
        one === 0
          ? { kind: 'ignore', number: null, effects: [] }
          : { kind: 'good', number: one, effects: [] },
      ),
    ];
    for (const effect of effectsInPlay) {
      all = all.flatMap((herbs) =>
        herbs.map((_, to) =>
          herbs.map((own, at) => (at === to ? { ...own, effects: [...own.effects, effect] } : own)),
        ),
      );
    }
    return all.map((ingredients) => ({ numbers, puzzle: { codeLength: 4, ingredients } }));
  });
}

const cellOf = (herb: number, number: number) => herb * COLUMNS + (number === 0 ? 4 : number - 1);

function certain(fitting: readonly Fitting[]): number[] {
  return (fitting[0]?.numbers ?? []).flatMap((number, herb) =>
    fitting.every(({ numbers }) => numbers[herb] === number) ? [cellOf(herb, number)] : [],
  );
}

const different = (fitting: readonly Fitting[]) =>
  [...new Set(fitting.map(({ numbers }) => numbers.join()))].sort();

function prove(position: WitchPosition): void {
  const { potions, circles, asks, fewest, counts, possible } = position;
  const all = everyRecipe(position);
  const could = potions.map(
    ({ items, result }) => new Set(all.filter(({ puzzle }) => couldTell(puzzle, items, result))),
  );
  const by = (some: readonly number[]) => all.filter((recipe) => some.every((at) => could[at]!.has(recipe)));
  const left = by([...potions.keys()]);

  expect(potions.some(({ result }) => result.won)).toBe(false);
  expect(certain(left)).toEqual(circles);
  if (asks === 'recipe') expect(different(left)).toHaveLength(1);
  else {
    expect(circles).toHaveLength(1);
    expect(different(left).length).toBeGreaterThan(1);
  }
  expect(possible.map((columns) => columns.map((own) => (own + 1) % COLUMNS).join()).sort()).toEqual(
    different(left),
  );

  // The fewest force it, and no fewer do.
  const forces = (some: readonly number[]) => circles.every((cell) => certain(by(some)).includes(cell));
  expect(forces(fewest)).toBe(true);
  expect(counts).toEqual(
    [[], ...fewest.map((_, at) => fewest.slice(0, at + 1))].map((some) => different(by(some)).length),
  );
  for (let bits = 0; bits < 2 ** potions.length; bits++) {
    const some = [...potions.keys()].filter((at) => bits & (1 << at));
    if (some.length < fewest.length) expect(forces(some)).toBe(false);
  }
  judgeAll(position, left);
  proveLearnt(position, (some) => by(some).map(({ numbers }) => numbers));
}

/** What a potion is said to settle or to rule out is so from then on and not before, and nothing is left out. */
function proveLearnt(
  position: WitchPosition,
  leftBy: (some: readonly number[]) => readonly (readonly number[])[],
): void {
  const { said } = study.judge(position, position.circles);
  const steps = said.flatMap((one) => (one.code === 'leaves' ? [one] : []));
  expect(steps.map(({ potion }) => potion)).toEqual(position.fewest);
  const numberOf = (column: number) => (column + 1) % COLUMNS;
  const circled = new Map<number, number>();
  const crossed = new Set<number>();
  for (const [at, { sure, out }] of steps.entries()) {
    const left = leftBy(position.fewest.slice(0, at + 1));
    for (const { ingredient, column } of sure) circled.set(ingredient, numberOf(column));
    for (const { ingredient, column } of out) crossed.add(cellOf(ingredient, numberOf(column)));
    for (let herb = 0; herb < position.config.ingredients; herb++) {
      for (const number of [0, ...NUMBERS]) {
        const has = left.filter((numbers) => numbers[herb] === number).length;
        const isTaken = number !== 0 && [...circled.values()].includes(number);
        const isOut = crossed.has(cellOf(herb, number)) || circled.has(herb) || isTaken;
        expect(circled.get(herb) === number, `${herb} is ${number}`).toBe(has === left.length);
        if (circled.get(herb) !== number) expect(isOut, `${herb} is not ${number}`).toBe(has === 0);
      }
    }
  }
}

/** Right is right, all else is wrong, and what is said of it is so. */
function judgeAll(position: WitchPosition, left: readonly Fitting[]): void {
  const { circles, asks, config, potions, effectsInPlay } = position;
  expect(study.solution(position)).toEqual(circles);
  expect(study.judge(position, circles.toReversed()).isRight).toBe(true);
  const others =
    asks === 'mark'
      ? Array.from({ length: config.ingredients * COLUMNS }, (_, cell) => [cell])
      : everyNumbering(config.ingredients)
          .filter((own) => NUMBERS.every((one) => own.includes(one)))
          .map((own) => own.map((number, herb) => cellOf(herb, number)));
  for (const answer of others) {
    const { isRight, said } = study.judge(position, answer);
    expect(isRight).toBe(answer.join() === circles.join());
    for (const one of said) {
      expect(saidInWords(one, position)).not.toMatch(/undefined|NaN|#/);
      if (one.code === 'otherwise') {
        const numbers = one.columns.map((own) => (own + 1) % COLUMNS);
        expect(left.some((own) => own.numbers.join() === numbers.join())).toBe(true);
        expect(cellOf(one.ingredient, numbers[one.ingredient]!)).not.toBe(answer[0]);
      }
      if (one.code === 'wouldTell' && effectsInPlay.length === 0) {
        const { puzzle } = everyRecipe(position).find(({ numbers }) =>
          numbers.every((number, herb) => answer.includes(cellOf(herb, number))),
        )!;
        const told = oracle(puzzle, potions[one.potion]!.items, constantRng(0));
        expect(one).toMatchObject({ undergrown: told.undergrown, overgrown: told.overgrown });
        expect(one.told).toBe(potions[one.potion]!.result);
      }
    }
  }
}

describe.each(lessons)('%s', (code) => {
  it('says what it is about', () => {
    expect(lessonInWords(code).task).not.toBe('');
  });

  const some = Array.from({ length: count(2, POSITIONS) }, (_, at) => (at * 37) % POSITIONS);
  it.each(some)('position %i says what it says, and no more', (n) => prove(study.position(code, n)));
});

it('deals the same positions for ever', () => {
  const firsts = lessons.map((code) => {
    const dealt = [0, 1, 2].map((n) => study.position(code, n));
    return createHash('sha256').update(JSON.stringify(dealt)).digest('hex').slice(0, 12);
  });
  expect(firsts).toMatchInlineSnapshot(`
    [
      "173784c06974",
      "1db96887c7e6",
      "97096e2eff4b",
      "c9437f4c4375",
      "4b2e4185c9a5",
      "f04c9efa9b5f",
    ]
  `);
});

it('orders carriers as the game does: what changes the cauldron comes before what reports', () => {
  for (const code of ['recipe-effects', 'mark-effects']) {
    const [first, second] = study.position(code, 3).effectsInPlay;
    expect(CAULDRON_EFFECTS).toContain(first);
    expect(CAULDRON_EFFECTS).not.toContain(second);
  }
});

describe('an answer that is none', () => {
  const recipe = study.position('recipe', 0);
  const mark = study.position('mark', 0);
  it.each([
    ['no circle', recipe, [], 'notOneEach'],
    ['two herbs with one number', recipe, [0, 5, 12, 18], 'notOneEach'],
    ['no mark', mark, [], 'notOneMark'],
    ['two marks', mark, [mark.circles[0]!, mark.circles[0] === 0 ? 1 : 0], 'notOneMark'],
  ] as const)('%s', (_, position, answer, code) => {
    const { isRight, said } = study.judge(position, answer);
    expect(isRight).toBe(false);
    expect(said[0]?.code).toBe(code);
  });
});

describe('in words', () => {
  const { config } = study.position('recipe-decoys', 0);
  const leaves = { code: 'leaves', potion: 1, before: 24 } as const;
  const place = (ingredient: number, column: number) => ({ ingredient, column });

  it.each([
    [{ ...leaves, after: 1, sure: [place(0, 1)], out: [] }, 'Potion 2 leaves 1 of 24 recipes.'],
    [
      { ...leaves, after: 9, sure: [], out: [] },
      'Potion 2 leaves 9 of 24 recipes. No place is certain by it yet.',
    ],
    [
      { ...leaves, after: 2, sure: [place(0, 1), place(1, 4)], out: [place(2, 0), place(2, 4), place(3, 2)] },
      'Potion 2 leaves 2 of 24 recipes: in both of them Parsley is number 2, Sage is a decoy, Chives is not 1 or a decoy and Rosemary is not 3.',
    ],
    [{ code: 'sure', ...place(0, 1), recipes: 2 }, 'Parsley is number 2 in both recipes that fit.'],
    [
      { code: 'never', ...place(0, 1), recipes: 2 },
      'Parsley is number 2 in neither of the two recipes that fit.',
    ],
    [{ code: 'never', ...place(0, 1), recipes: 5 }, 'Parsley is number 2 in none of the 5 recipes that fit.'],
    [
      {
        code: 'wouldTell',
        potion: 0,
        undergrown: 1,
        overgrown: 0,
        told: { undergrown: 2, overgrown: 1 },
      },
      'Then potion 1 would have told 1 undergrown and 0 overgrown, not 2 and 1.',
    ],
  ] as const)('%j', (said, sentence) => {
    expect(saidInWords(said, { config })).toBe(sentence);
  });
});
