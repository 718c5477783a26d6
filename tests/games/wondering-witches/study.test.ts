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
