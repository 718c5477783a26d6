/**
 * All recipes under which a log could have come out as it did, one by one, by the evaluator of the tests. For what a few
 * minutes have room for: effects of level 1 without a Joker, of which each kind has one, so that there is one order.
 */
import { type EffectName, PAIRED_EFFECTS } from '../../../src/games/wondering-witches/recipe/effects/names';
import type {
  Findings,
  PotionItem,
  PotionResult,
  Puzzle,
  RecipeIngredient,
  TestedPotion,
} from '../../../src/games/wondering-witches/recipe/types';
import { describeClue } from '../../../src/games/wondering-witches/recipe/words/words';
import { isTrue } from './clueOracle';
import { oracle } from './oracle';
import { constantRng, lineText } from './recipeText';

type Told = Pick<Findings, 'config' | 'clue' | 'effectsInPlay'>;

/** By the clue alone. */
export function recipesThatFit({ config, clue, effectsInPlay }: Told): Puzzle[] {
  const sentence = describeClue(clue);
  const lengths = config.variable ? [4, 6] : [4];
  const carried = effectsInPlay.filter((effect) => effect !== 'Imposter');
  return lengths.flatMap((codeLength) =>
    peopleOf(config.ingredients, codeLength, config.drama)
      .flatMap((people) => carried.reduce(handOut, [people]))
      .map((ingredients): Puzzle => ({ codeLength, ingredients }))
      .filter((puzzle) => isTrue(sentence, puzzle)),
  );
}

function peopleOf(amount: number, codeLength: number, drama: boolean): RecipeIngredient[][] {
  const decoys: RecipeIngredient[] = [{ kind: 'ignore', number: null, effects: [] }];
  for (const number of drama ? [0, codeLength + 1] : []) {
    decoys.push({ kind: 'overachiever', number, effects: [] });
  }
  for (let number = 1; drama && number <= codeLength; number++) {
    decoys.push({ kind: 'imposter', number, effects: ['Imposter'] });
  }
  let some: RecipeIngredient[][] = [[]];
  for (let at = 0; at < amount; at++) {
    some = some.flatMap((people) => {
      const goods = people.filter(({ kind }) => kind === 'good');
      const next = decoys.map((decoy) => [...people, decoy]);
      for (let number = 1; number <= codeLength; number++) {
        if (goods.some((own) => own.number === number)) continue;
        next.push([...people, { kind: 'good', number, effects: [] }]);
      }
      return next;
    });
  }
  return some.filter((people) => people.filter(({ kind }) => kind === 'good').length === codeLength);
}

function handOut(some: RecipeIngredient[][], effect: EffectName): RecipeIngredient[][] {
  const give = (people: RecipeIngredient[], to: number) =>
    people.map((own, at) => (at === to ? { ...own, effects: [...own.effects, effect] } : own));
  return some.flatMap((people) =>
    people.flatMap((_, one) => {
      if (!PAIRED_EFFECTS.includes(effect)) return [give(people, one)];
      return people.flatMap((__, two) => (two > one ? [give(give(people, one), two)] : []));
    }),
  );
}

/** Whether the potion could have come out so. */
export function couldTell(puzzle: Puzzle, items: readonly PotionItem[], result: PotionResult): boolean {
  const drawn = puzzle.ingredients.some(({ effects }) => effects.some((effect) => DRAWN.includes(effect)));
  // Each roll picks one of what could be said: whoever rolls every number in turn hears all of it, line by line.
  const rolls = Array.from({ length: drawn ? Math.max(items.length, 4) : 1 }, (_, roll) =>
    oracle(puzzle, items, constantRng(roll)),
  );
  const [first] = rolls;
  if (!first || first.won !== result.won) return false;
  if (first.undergrown !== result.undergrown || first.overgrown !== result.overgrown) return false;
  if (first.feedback.length !== result.feedback.length) return false;
  const heard = result.feedback.map(textOf);
  const sayable = first.feedback.map((_, at) => new Set(rolls.map(({ feedback }) => textOf(feedback[at]!))));
  return canPair(sayable, heard);
}

const DRAWN: readonly EffectName[] = ['Detective', 'Liar'];

/** Which herb a Sprout brings up says nothing of the recipe. */
function textOf(line: PotionResult['feedback'][number]): string {
  return line.effect === 'Sprout' ? 'Sprout' : lineText(line);
}

/** Whether every line that was heard can be somebody's, each of another one. */
function canPair(sayable: readonly ReadonlySet<string>[], heard: readonly string[]): boolean {
  const speaker: number[] = heard.map(() => -1);
  const find = (at: number, asked: Set<number>): boolean =>
    heard.some((text, line) => {
      if (asked.has(line) || !sayable[at]!.has(text)) return false;
      asked.add(line);
      if (speaker[line] !== -1 && !find(speaker[line]!, asked)) return false;
      speaker[line] = at;
      return true;
    });
  return sayable.every((_, at) => find(at, new Set()));
}

export function stillPossible(recipes: readonly Puzzle[], { items, result }: TestedPotion): Puzzle[] {
  return recipes.filter((puzzle) => couldTell(puzzle, items, result));
}
