/**
 * A recipe that was set by hand, as deal text. Released codes have none: their deals are sub-seeds. `w`, four letters
 * that veil the rest, and the recipe with its clue, a letter for each figure, filled up so that its length tells little.
 * The veil keeps eyes out, not diggers. Codes are read by the places of effects in `EFFECT_NAMES`: new ones go to its end.
 */
import { rngFor } from '../../../core/chance';
import { hashText } from '../../../core/hash';
import { ok, type Result, unreachable } from '../../../core/result';
import { EFFECT_NAMES, type EffectName } from './effects/names';
import { refuse } from './faults';
import { INGREDIENTS } from './ingredients';
import { configOf, formatBrewConfig, inDealtOrder, isTrueClue, missingIn } from './ownRecipe';
import {
  type Clue,
  LONG_RECIPE,
  MIN_INGREDIENTS,
  type Puzzle,
  type RecipeIngredient,
  SHORT_RECIPE,
  type WitchConfig,
} from './types';

export interface OwnRecipe {
  readonly puzzle: Puzzle;
  readonly clue: Clue;
}

const MARK = 'w';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DEAL_TEXT = /^w[\w-]{4}((?:[\w-]{24}){1,4})$/;
const BLOCK = 24;
const SALT = 4;
/** A herb's first figure: its number, if it is good, else this and more. */
const OVERACHIEVER = 8;
const IMPOSTER = 16;
export const MOST_IN_GROUP = 3;
const CLUES = ['group', 'not', 'effects', 'first', 'last', 'decoy'] as const;

export function isOwnDeal(deal: string): boolean {
  return deal.startsWith(MARK);
}

export function formatOwnDeal({ puzzle, clue }: OwnRecipe): string {
  const figures = [
    puzzle.codeLength,
    puzzle.ingredients.length,
    ...puzzle.ingredients.flatMap(herbFigures),
    ...clueFigures(clue),
  ];
  const left = (BLOCK - (figures.length % BLOCK)) % BLOCK;
  const filled = [...figures, ...Array<number>(left).fill(0)];
  const salt = textOf(hashFigures(filled));
  return MARK + salt + veiled(filled, salt, 1);
}

/** The same recipe has the same code. */
function hashFigures(figures: readonly number[]): number[] {
  const hash = hashText(figures.join());
  return Array.from({ length: SALT }, (_, at) => (hash >>> (6 * at)) & 63);
}

function veiled(figures: readonly number[], salt: string, sign: 1 | -1): string {
  const rng = rngFor(salt, 'veil');
  return textOf(figures.map((figure) => (figure + sign * rng.below(64) + 64) % 64));
}

function textOf(figures: readonly number[]): string {
  return figures.map((figure) => LETTERS.charAt(figure)).join('');
}

const figuresOf = (text: string): number[] => [...text].map((letter) => LETTERS.indexOf(letter));

function herbFigures({ kind, number, effects }: RecipeIngredient): number[] {
  const own = effects.filter((name) => name !== 'Imposter').map((name) => EFFECT_NAMES.indexOf(name));
  const base = { good: 0, ignore: 0, overachiever: OVERACHIEVER, imposter: IMPOSTER }[kind];
  return [base + (number ?? 0), own.length, ...own];
}

/** Its kind, what it says, and how many herbs it says it of. */
function clueFigures(clue: Clue): number[] {
  const herbs = clue.kind === 'group' ? clue.ingredients : [clue.ingredient];
  const kind = CLUES.indexOf(clue.kind === 'half' ? clue.half : clue.kind);
  return [kind, saidBy(clue), herbs.length, ...herbs];
}

function saidBy(clue: Clue): number {
  if (clue.kind === 'effects') return clue.count;
  return 'is' in clue && clue.is !== 'decoy' ? clue.is : 0;
}

/** Only what `formatOwnDeal` writes of a recipe that may be set, under the settings that it is told by. */
export function openOwnDeal(config: WitchConfig, deal: string): Result<OwnRecipe> {
  const [, text = ''] = DEAL_TEXT.exec(deal) ?? [];
  const recipe =
    text === '' ? null : readFigures(figuresOf(veiled(figuresOf(text), deal.slice(1, 1 + SALT), -1)));
  if (!recipe || formatOwnDeal(recipe) !== deal) return refuse('BAD_DEAL');
  const { puzzle, clue } = recipe;
  const isOf = formatBrewConfig(configOf(puzzle, config)) === formatBrewConfig(config);
  const isWhole = missingIn(puzzle) === null && isTrueClue(config, puzzle, clue);
  return isOf && isWhole ? ok(recipe) : refuse('BAD_DEAL');
}

function readFigures(figures: readonly number[]): OwnRecipe | null {
  let at = 0;
  const next = () => figures[at++] ?? 0;
  const codeLength = next();
  const count = next();
  if (
    ![SHORT_RECIPE, LONG_RECIPE].includes(codeLength) ||
    count < MIN_INGREDIENTS ||
    count > INGREDIENTS.length
  )
    return null;
  const herbs = Array.from({ length: count }, () => readHerb(next, codeLength));
  const clue = readClue(next, count);
  const ingredients = herbs.flatMap((herb) => herb ?? []);
  if (ingredients.length < count || clue === null) return null;
  return { puzzle: { codeLength, ingredients: inDealtOrder(ingredients) }, clue };
}

function readHerb(next: () => number, codeLength: number): RecipeIngredient | null {
  const figure = next();
  const effects = Array.from({ length: next() }, () => EFFECT_NAMES[next()]);
  const known = effects.filter((name): name is EffectName => name !== undefined && name !== 'Imposter');
  if (known.length < effects.length) return null;
  if (figure === 0) return { kind: 'ignore', number: null, effects: known };
  if (figure <= codeLength) return { kind: 'good', number: figure, effects: known };
  if (figure === OVERACHIEVER || figure === OVERACHIEVER + codeLength + 1)
    return { kind: 'overachiever', number: figure - OVERACHIEVER, effects: known };
  if (figure > IMPOSTER && figure <= IMPOSTER + codeLength)
    return { kind: 'imposter', number: figure - IMPOSTER, effects: ['Imposter', ...known] };
  return null;
}

function readClue(next: () => number, count: number): Clue | null {
  const [kind, said, size] = [CLUES[next()], next(), next()];
  const [ingredient = count, ...others] = Array.from({ length: size }, next);
  const ingredients = [ingredient, ...others];
  const isRising = ingredients.every((herb, at) => herb < count && herb > (ingredients[at - 1] ?? -1));
  const isGroup = kind === 'group' && size >= 2 && size <= MOST_IN_GROUP;
  if (!isRising || (kind !== 'group' && size !== 1) || (kind === 'group' && !isGroup)) return null;
  const is = said === 0 ? 'decoy' : said;
  switch (kind) {
    case 'group':
      return said > SHORT_RECIPE ? null : { kind, ingredients, is };
    case 'not':
      return said > SHORT_RECIPE ? null : { kind, ingredient, is };
    case 'effects':
      return { kind, ingredient, count: said };
    case 'first':
    case 'last':
      return { kind: 'half', ingredient, half: kind };
    case 'decoy':
      return { kind, ingredient };
    case undefined:
      return null;
    default:
      return unreachable(kind);
  }
}
