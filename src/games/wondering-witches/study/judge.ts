/** The one judge of answers. */
import type { Verdict } from '../../../core/study';
import { columnCount } from '../notebook/notebookMarks';
import { everyOutcome } from './outcomes';
import { carriersOf, tellingSo } from './recipes';
import type { Columns, WitchAnswer, WitchPosition, WitchSaid, WitchStudy } from './types';

export function judge(given: WitchPosition, answer: WitchAnswer): Verdict<WitchStudy> {
  const circles = [...answer].sort((a, b) => a - b);
  const isRight = circles.join() === given.circles.join();
  return { isRight, said: [...(isRight ? [] : whyNot(given, circles)), ...whySo(given)] };
}

/** By as few potions as show it. */
function whySo({ asks, circles, config, possible, potions, fewest, counts }: WitchPosition): WitchSaid[] {
  const cells = circles;
  const steps = fewest.map(
    (potion, at): WitchSaid => ({
      code: 'leaves',
      potion,
      before: counts[at] ?? 0,
      after: counts[at + 1] ?? 0,
    }),
  );
  const [circle = 0] = circles;
  const certain: WitchSaid =
    asks === 'recipe'
      ? { code: 'onlyRecipe', columns: possible[0] ?? [], cells }
      : { code: 'sure', ...placeOf(config, circle), recipes: possible.length, cells };
  const left = counts.at(-1) ?? 0;
  const last: WitchSaid[] =
    asks === 'mark' && left > 1
      ? [{ code: 'allHave', ...placeOf(config, circle), recipes: left, cells }]
      : [];
  return [certain, { code: 'fewest', potions: fewest, of: potions.length }, ...steps, ...last];
}

function whyNot(given: WitchPosition, circles: readonly number[]): WitchSaid[] {
  return given.asks === 'recipe' ? whyNoRecipe(given, circles) : whyNoMark(given, circles);
}

function whyNoMark({ config, possible }: WitchPosition, circles: readonly number[]): WitchSaid[] {
  const [circle] = circles;
  if (circle === undefined || circles.length > 1) return [{ code: 'notOneMark' }];
  const place = placeOf(config, circle);
  const isSo = (columns: Columns) => columns[place.ingredient] === place.column;
  const columns = possible.find((own) => !isSo(own)) ?? [];
  if (!possible.some(isSo)) return [{ code: 'never', ...place, recipes: possible.length, cells: [circle] }];
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
    return [{ code: 'wouldTell', potion, undergrown: only.undergrown, overgrown: only.overgrown }];
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

function placeOf(config: WitchPosition['config'], cell: number): { ingredient: number; column: number } {
  const columns = columnCount(config);
  return { ingredient: Math.floor(cell / columns), column: cell % columns };
}

export function solution({ circles }: WitchPosition): WitchAnswer {
  return circles;
}

/** How many circles are an answer; where the number of herbs is short or over, it is none yet. */
export function circlesAsked({ circles }: WitchPosition): number {
  return circles.length;
}
