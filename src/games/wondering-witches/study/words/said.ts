/** What is said of an answer. */
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import { decoyColumn } from '../../notebook/notebookMarks';
import { columnInWords } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import { listText } from '../../recipe/words/words';
import type { Asks, Columns, Place, WitchPosition, WitchSaid } from '../types';

export function saidInWords(said: WitchSaid, { config }: Pick<WitchPosition, 'config'>): string {
  switch (said.code) {
    case 'notOneEach':
      return 'In a recipe every number has one herb, and every herb one place.';
    case 'notOneMark':
      return 'One place is asked for.';
    case 'together':
      return 'Each potion could have come out so by itself, but not all of them together.';
    case 'wouldTell':
      return `Then potion ${said.potion + 1} would have told ${said.undergrown} undergrown and ${said.overgrown} overgrown, not ${said.told.undergrown} and ${said.told.overgrown}.`;
    case 'wouldWin':
      return `Then potion ${said.potion + 1} would have won.`;
    case 'cannotTell':
      return `Then potion ${said.potion + 1} could not have come out as it did, whoever carries the effects.`;
    case 'never':
      return `${isIn(config, said)} in ${ofMany(said.recipes, 'neither of the two recipes that fit', 'none of the # recipes that fit')}.`;
    case 'otherwise':
      return `That is not certain. This recipe fits every potion too: ${recipeText(config, said.columns)}.`;
    case 'onlyRecipe':
      return `Only this recipe fits every potion: ${recipeText(config, said.columns)}.`;
    case 'sure':
      return `${isIn(config, said)} in ${ofMany(said.recipes, 'both recipes that fit', 'all # recipes that fit')}.`;
    case 'fewest':
      return fewestText(said.potions, said.of);
    case 'leaves':
      return `Potion ${said.potion + 1} leaves ${said.after} of ${plural(said.before, 'recipe')}${learntText(config, said)}`;
    default:
      return unreachable(said);
  }
}

/** More than one of them. */
function ofMany(count: number, two: string, more: string): string {
  return count === 2 ? two : more.replace('#', String(count));
}

/** `Sage is number 2` */
function isIn(config: WitchPosition['config'], { ingredient, column }: Place): string {
  const what = column === decoyColumn(config) ? 'a decoy' : columnInWords(config, column);
  return `${ingredientName(ingredient)} is ${what}`;
}

type Leaves = Extract<WitchSaid, { readonly code: 'leaves' }>;

/** `: in all of them Sage is number 2 and Mint is not 1 or 4.` What the last recipe is has been told before. */
function learntText(config: WitchPosition['config'], { after, sure, out }: Leaves): string {
  if (after === 1) return '.';
  if (sure.length + out.length === 0) return '. No place is certain by it yet.';
  const herbs = [...new Set(out.map(({ ingredient }) => ingredient))];
  const none = herbs.map((herb) => {
    const columns = out.filter(({ ingredient }) => ingredient === herb).map(({ column }) => column);
    const names = columns.map((own) => (own === decoyColumn(config) ? 'a decoy' : String(own + 1)));
    return `${ingredientName(herb)} is not ${listText(names, 'or')}`;
  });
  return `: in ${ofMany(after, 'both', 'all')} of them ${listText([...sure.map((one) => isIn(config, one)), ...none])}.`;
}

/** `1 Sage, 2 Mint, 3 Parsley, 4 Chives; decoy Dill` */
function recipeText(config: WitchPosition['config'], columns: Columns): string {
  const decoy = decoyColumn(config);
  const inColumn = (column: number) =>
    columns.flatMap((own, herb) => (own === column ? [ingredientName(herb)] : []));
  const numbers = Array.from({ length: decoy }, (_, column) => `${column + 1} ${inColumn(column).join()}`);
  const decoys = inColumn(decoy);
  const rest =
    decoys.length > 0
      ? `; ${plural(decoys.length, { one: 'decoy', other: 'decoys' })} ${listText(decoys)}`
      : '';
  return `${numbers.join(', ')}${rest}`;
}

function fewestText(potions: readonly number[], of: number): string {
  if (potions.length === of) return 'It takes all of these potions to show it.';
  const names = listText(potions.map((potion) => String(potion + 1)));
  return `Potions ${names} are enough to show it.`;
}

/** What the button says that gives the answer. */
export function sendWords(asks: Asks): string {
  return asks === 'recipe' ? 'This is the recipe' : 'This one is certain';
}

/** Why it is no answer yet. */
export function missingInWords(asks: Asks, circles: number, asked: number): string {
  if (asks === 'mark') return circles === 0 ? 'Circle one place: tap it twice.' : 'Circle one place only.';
  if (circles === asked)
    return 'Every number has one herb, and every herb one place. Look at the circles again.';
  return `Circle one place for each herb: ${circles} of ${asked} so far. A second tap circles.`;
}
