/** All recipes that there can be, as the generator makes them: few enough to go through one by one. */
import { columnCount, decoyColumn } from '../notebook/notebookMarks';
import { type EffectName, PAIRED_EFFECTS } from '../recipe/effects/names';
import {
  type Puzzle,
  type RecipeIngredient,
  SHORT_RECIPE,
  type TestedPotion,
  type WitchConfig,
} from '../recipe/types';
import { everyOutcome, textOfResult } from './outcomes';
import type { Columns } from './types';

export interface Possible {
  readonly columns: Columns;
  readonly puzzle: Puzzle;
  /** A number for all that a herb is: thousands of recipes are told apart by these. */
  readonly marks: readonly number[];
  /** One for all its columns. */
  readonly placing: number;
}

const BITS = 5;

export function everyRecipe(config: WitchConfig, effects: readonly EffectName[]): Possible[] {
  return everyPlacing(config).flatMap((columns) => carriersOf(columns, config, effects));
}

/** Each number to another herb; who gets none is a decoy. */
function everyPlacing(config: WitchConfig): Columns[] {
  const decoy = decoyColumn(config);
  let some: Columns[] = [Array.from({ length: config.ingredients }, () => decoy)];
  for (let column = 0; column < SHORT_RECIPE; column++) {
    some = some.flatMap((columns) =>
      columns.flatMap((own, herb) => (own === decoy ? [columns.with(herb, column)] : [])),
    );
  }
  return some;
}

/** With the places of these columns, every way to hand out the effects. */
export function carriersOf(
  columns: Columns,
  config: WitchConfig,
  effects: readonly EffectName[],
): Possible[] {
  const decoy = decoyColumn(config);
  const plain = columns.map(
    (column): RecipeIngredient =>
      column === decoy
        ? { kind: 'ignore', number: null, effects: [] }
        : { kind: 'good', number: column + 1, effects: [] },
  );
  const placing = together(columns);
  return effects.reduce(handOut, [plain]).map((ingredients) => ({
    columns,
    puzzle: { codeLength: SHORT_RECIPE, ingredients },
    marks: ingredients.map(
      (own, herb) => (columns[herb] ?? 0) + carriedBits(own, effects) * columnCount(config),
    ),
    placing,
  }));
}

function together(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => (sum << BITS) | mark, 0);
}

function carriedBits(herb: RecipeIngredient, effects: readonly EffectName[]): number {
  return effects.reduce((bits, effect, at) => (herb.effects.includes(effect) ? bits | (1 << at) : bits), 0);
}

type Herbs = readonly RecipeIngredient[];

function handOut(some: readonly Herbs[], effect: EffectName): Herbs[] {
  const isPair = PAIRED_EFFECTS.includes(effect);
  return some.flatMap((herbs) =>
    herbs.flatMap((_, first) => {
      const one = given(herbs, first, effect);
      if (!isPair) return [one];
      return herbs.flatMap((_other, second) => (second > first ? [given(one, second, effect)] : []));
    }),
  );
}

function given(herbs: Herbs, to: number, effect: EffectName): Herbs {
  return herbs.map((own, herb) => (herb === to ? { ...own, effects: [...own.effects, effect] } : own));
}

/**
 * Whether it could have told this under a recipe. What it tells depends on the herbs in it alone: recipes that are alike
 * in those are judged once.
 */
export function tellingSo({ items, result }: TestedPotion): (recipe: Possible) => boolean {
  const told = textOfResult(result);
  const known = new Map<number, boolean>();
  return ({ puzzle, marks }) => {
    let name = 0;
    for (const { ingredient } of items) name = (name << BITS) | (marks[ingredient] ?? 0);
    const could = known.get(name) ?? everyOutcome(puzzle, items).has(told);
    known.set(name, could);
    return could;
  };
}

/** Those that differ, by who has which place alone. */
export function placings(recipes: readonly Possible[]): Columns[] {
  return [...new Map(recipes.map(({ columns, placing }) => [placing, columns])).values()];
}

/** Cells of the notebook that are so in all of them. */
export function certainCircles(possible: readonly Columns[], columnsPerHerb: number): number[] {
  const [first = []] = possible;
  return first.flatMap((column, herb) =>
    possible.every((columns) => columns[herb] === column) ? [herb * columnsPerHerb + column] : [],
  );
}
