/**
 * A secret as text, to be saved. Five lines: how many numbers, with `v` where the players are not told and `e` with events;
 * each herb as `3`, `x` passed over, `o` always overgrown, `u` always undergrown or `i3`, and its effects; the clue; the
 * potions; what lies in the cauldron.
 */
import { ok, type Result } from '../../../core/result';
import { formatItems, ITEM_TEXT, parseItems } from '../brew/rules/moves';
import { EFFECT_NAMES, type EffectName } from '../recipe/effects/names';
import { INGREDIENTS } from '../recipe/ingredients';
import { MOST_IN_GROUP } from '../recipe/ownDeal';
import { checkPotion } from '../recipe/potions';
import {
  type Clue,
  LONG_RECIPE,
  MAX_POTION,
  MIN_INGREDIENTS,
  type PotionItem,
  type RecipeIngredient,
  SHORT_RECIPE,
} from '../recipe/types';
import { refuse } from './faults';
import { MOST_POTIONS } from './setting';
import { type Sketch, settingsOf } from './sketch';

export const MAX_TEXT = 4_000;
const HEAD = /^([46])(v?)(e?)$/;
const HERB = /^([1-6]|x|o|u|i[1-6])((?::[A-Za-z_]{2,14})*)$/;
const CLUE = /^(group|not|effects|first|last|decoy) (decoy|\d{1,2}) (\d(?:,\d){0,2})$/;
const POTION = new RegExp(`^${ITEM_TEXT}(?:,${ITEM_TEXT}){0,${MAX_POTION - 1}}$`);

export function formatSketch(sketch: Sketch): string {
  const { codeLength, variable, events, herbs, clue, potions, draft } = sketch;
  return [
    `${codeLength}${variable ? 'v' : ''}${events ? 'e' : ''}`,
    herbs.map(formatHerb).join(' '),
    clue === null ? '' : formatClue(clue),
    potions.map(formatItems).join(' '),
    formatItems(draft),
  ].join('\n');
}

function formatHerb({ kind, number, effects }: RecipeIngredient): string {
  const is = {
    good: `${number}`,
    ignore: 'x',
    overachiever: number === 0 ? 'o' : 'u',
    imposter: `i${number}`,
  };
  const drawn = effects.filter((name) => name !== 'Imposter');
  return [is[kind], ...drawn.map((name) => name.replace(' ', '_'))].join(':');
}

function formatClue(clue: Clue): string {
  const herbs = clue.kind === 'group' ? clue.ingredients.join() : clue.ingredient;
  const said = 'is' in clue ? clue.is : 'count' in clue ? clue.count : 0;
  return `${clue.kind === 'half' ? clue.half : clue.kind} ${said} ${herbs}`;
}

export function parseSketch(text: string): Result<Sketch> {
  const lines = text.length > MAX_TEXT ? [] : text.split('\n');
  const [head = '', herbLine = '', clueLine = '', potionLine = '', draftLine = ''] = lines;
  const [, length, v, e] = HEAD.exec(head) ?? [];
  if (length === undefined || lines.length !== 5) return refuse('BAD_SKETCH');
  const codeLength = Number(length);
  const herbs = parseHerbs(herbLine, codeLength);
  if (herbs === null || (codeLength === LONG_RECIPE && !v)) return refuse('BAD_SKETCH');
  const clue = clueLine === '' ? null : parseClue(clueLine, herbs.length);
  const potions = potionLine === '' ? [] : potionLine.split(' ').map(parsePotion);
  const draft = draftLine === '' ? [] : parsePotion(draftLine);
  const isRead = clue !== undefined && draft !== null && !potions.includes(null);
  if (!isRead || potions.length > MOST_POTIONS) return refuse('BAD_SKETCH');
  const brewed = potions.flatMap((potion) => (potion ? [potion] : []));
  const sketch: Sketch = {
    codeLength,
    variable: v === 'v',
    events: e === 'e',
    herbs,
    clue,
    potions: brewed,
    draft,
  };
  const config = settingsOf(sketch);
  const fits = [...brewed, ...(draft.length > 0 ? [draft] : [])].every(
    (items) => checkPotion(config, items).ok,
  );
  return fits && formatSketch(sketch) === text ? ok(sketch) : refuse('BAD_SKETCH');
}

function parseHerbs(line: string, codeLength: number): RecipeIngredient[] | null {
  const tokens = line.split(' ');
  const least = codeLength === LONG_RECIPE ? LONG_RECIPE : MIN_INGREDIENTS;
  if (tokens.length < least || tokens.length > INGREDIENTS.length) return null;
  const herbs = tokens.flatMap((token) => parseHerb(token, codeLength) ?? []);
  const goods = herbs.filter(({ kind }) => kind === 'good').map(({ number }) => number);
  return herbs.length < tokens.length || new Set(goods).size < goods.length ? null : herbs;
}

function parseHerb(token: string, codeLength: number): RecipeIngredient | null {
  const [, is = '', list = ''] = HERB.exec(token) ?? [];
  const names = list.split(':').slice(1);
  const effects = names.flatMap(
    (name) => EFFECT_NAMES.find((known) => known.replace(' ', '_') === name) ?? [],
  );
  const isWhole = effects.length === names.length && new Set(effects).size === names.length;
  if (!isWhole || effects.includes('Imposter')) return null;
  return herbOf(is, effects, codeLength);
}

function herbOf(is: string, effects: readonly EffectName[], codeLength: number): RecipeIngredient | null {
  if (is === 'x') return { kind: 'ignore', number: null, effects };
  if (is === 'o') return { kind: 'overachiever', number: 0, effects };
  if (is === 'u') return { kind: 'overachiever', number: codeLength + 1, effects };
  const number = Number(is.replace('i', ''));
  if (is === '' || number > codeLength) return null;
  if (is.startsWith('i')) return { kind: 'imposter', number, effects: ['Imposter', ...effects] };
  return { kind: 'good', number, effects };
}

/** Undefined: it cannot be read. Whether it is true is another question. */
function parseClue(line: string, count: number): Clue | undefined {
  const [, kind, said = '', list = ''] = CLUE.exec(line) ?? [];
  const ingredients = list.split(',').map(Number);
  const [ingredient = 0] = ingredients;
  const isRising = ingredients.every((herb, at) => herb < count && herb > (ingredients[at - 1] ?? -1));
  const fits =
    kind === 'group'
      ? ingredients.length > 1 && ingredients.length <= MOST_IN_GROUP
      : ingredients.length === 1;
  const is = said === 'decoy' ? said : Number(said);
  if (!isRising || !fits) return undefined;
  if (kind === 'group' || kind === 'not') {
    if (is !== 'decoy' && (is < 1 || is > SHORT_RECIPE)) return undefined;
    return kind === 'group' ? { kind, ingredients, is } : { kind, ingredient, is };
  }
  if (is === 'decoy') return undefined;
  if (kind === 'effects') return { kind, ingredient, count: is };
  return kind === 'decoy'
    ? { kind, ingredient }
    : { kind: 'half', ingredient, half: kind === 'first' ? kind : 'last' };
}

function parsePotion(text: string): PotionItem[] | null {
  return POTION.test(text) ? parseItems(text) : null;
}
