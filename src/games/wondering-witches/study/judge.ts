/** The one judge of answers. */
import type { Verdict } from '../../../core/study';
import { columnCount } from '../notebook/notebookMarks';
import { learntBy } from './learnt';
import { everyOutcome } from './outcomes';
import { carriersOf, tellingSo } from './recipes';
import type { Columns, Place, WitchAnswer, WitchPosition, WitchSaid, WitchStudy } from './types';

export function judge(given: WitchPosition, answer: WitchAnswer): Verdict<WitchStudy> {
  const circles = [...answer].sort((a, b) => a - b);
  const isRight = circles.join() === given.circles.join();
  return { isRight, said: [...(isRight ? [] : whyNot(given, circles)), ...whySo(given)] };
}

/** By as few potions as show it. */
function whySo(given: WitchPosition): WitchSaid[] {
  const { asks, circles, config, possible, potions, fewest, counts } = given;
  const cells = circles;
  const steps = learntBy(given).map(
    ({ sure, out }, at): WitchSaid => ({
      code: 'leaves',
      potion: fewest[at] ?? 0,
      before: counts[at] ?? 0,
      after: counts[at + 1] ?? 0,
      sure: sure.map((cell) => placeOf(config, cell)),
      out: out.map((cell) => placeOf(config, cell)),
      cells: [...sure, ...out],
    }),
  );
  const [circle = 0] = circles;
  const certain: WitchSaid =
    asks === 'recipe'
      ? { code: 'onlyRecipe', columns: possible[0] ?? [], cells }
      : { code: 'sure', ...placeOf(config, circle), recipes: possible.length, cells };
  return [certain, { code: 'fewest', potions: fewest, of: potions.length }, ...steps];
}

function whyNot(given: WitchPosition, circles: readonly number[]): WitchSaid[] {
  return given.asks === 'recipe' ? whyNoRecipe(given, circles) : whyNoMark(given, circles);
}

function whyNoMark(given: WitchPosition, circles: readonly number[]): WitchSaid[] {
  const { config, possible } = given;
  const [circle] = circles;
  if (circle === undefined || circles.length > 1) return [{ code: 'notOneMark' }];
  const place = placeOf(config, circle);
  const columns = possible.find((own) => own[place.ingredient] !== place.column) ?? [];
  if (!isPossible(given, circle))
    return [{ code: 'never', ...place, recipes: possible.length, cells: [circle] }];
  return [{ code: 'otherwise', ...place, columns, cells: [circle] }];
}

/** The first potion that does not go with it. */
function whyNoRecipe(given: WitchPosition, circles: readonly number[]): WitchSaid[] {
  const { config, effectsInPlay, potions } = given;
  const columns = columnsOf(given, circles);
  if (!columns) return [{ code: 'notOneEach' }];
  const recipes = carriersOf(columns, config, effectsInPlay);
  for (const [potion, tested] of potions.entries()) {
    if (recipes.some(tellingSo(tested))) continue;
    const told = recipes.flatMap(({ puzzle }) => [...everyOutcome(puzzle, tested.items).values()]);
    const [only] = told;
    if (!only || told.length > 1) return [{ code: 'cannotTell', potion }];
    if (only.won) return [{ code: 'wouldWin', potion }];
    const { undergrown, overgrown } = only;
    return [{ code: 'wouldTell', potion, undergrown, overgrown, told: tested.result }];
  }
  return [{ code: 'together' }];
}

/** Null: not every herb has one place, or a number has two herbs or none. */
function columnsOf({ config }: WitchPosition, circles: readonly number[]): Columns | null {
  const places = circles.map((circle) => placeOf(config, circle));
  const columns = Array.from({ length: config.ingredients }, (_, herb) =>
    places.filter(({ ingredient }) => ingredient === herb).map(({ column }) => column),
  );
  if (columns.some(({ length }) => length !== 1)) return null;
  const flat = columns.flat();
  const numbers = Array.from({ length: columnCount(config) - 1 }, (_, column) => column);
  return numbers.every((number) => flat.filter((own) => own === number).length === 1) ? flat : null;
}

function placeOf(config: WitchPosition['config'], cell: number): Place {
  const columns = columnCount(config);
  return { ingredient: Math.floor(cell / columns), column: cell % columns };
}

export function solution({ circles }: WitchPosition): WitchAnswer {
  return circles;
}

/** Of a recipe: every herb has one place, and every number one herb. */
export function isFormed(given: WitchPosition, circles: readonly number[]): boolean {
  return given.asks === 'mark' || columnsOf(given, circles) !== null;
}

/** So in some recipe that fits. */
export function isPossible({ config, possible }: WitchPosition, cell: number): boolean {
  const { ingredient, column } = placeOf(config, cell);
  return possible.some((columns) => columns[ingredient] === column);
}

/** How many circles are an answer; where the number of herbs is short or over, it is none yet. */
export function circlesAsked({ circles }: WitchPosition): number {
  return circles.length;
}
