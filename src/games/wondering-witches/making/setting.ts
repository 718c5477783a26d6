/** What can be done to a secret in the making, a step each. */
import { ok, type Result } from '../../../core/result';
import { type EffectName, PAIRED_EFFECTS } from '../recipe/effects/names';
import type { OwnRecipe } from '../recipe/ownDeal';
import { checkPotion } from '../recipe/potions';
import {
  type Clue,
  LONG_RECIPE,
  type PotionItem,
  type RecipeIngredient,
  type WitchConfig,
} from '../recipe/types';
import { refuse } from './faults';
import { checkClue, IGNORED, type Sketch, settingsOf } from './sketch';

/** As many as one evening brews. */
export const MOST_POTIONS = 40;

/** The lowest that no herb has; null when all are given. */
export function nextNumber({ codeLength, herbs }: Sketch): number | null {
  const numbers = Array.from({ length: codeLength }, (_, at) => at + 1);
  return numbers.find((number) => herbOfNumber(herbs, number) < 0) ?? null;
}

function herbOfNumber(herbs: Sketch['herbs'], number: number): number {
  return herbs.findIndex((herb) => herb.kind === 'good' && herb.number === number);
}

/** The herb that had the number gets what this one was, so that every number stays somebody's. */
export function withNumber(sketch: Sketch, herb: number, number: number): Result<Sketch> {
  const { codeLength, herbs } = sketch;
  if (number > codeLength) return refuse('NUMBER_TOO_HIGH', { number, most: codeLength });
  const before = herbs[herb] ?? IGNORED;
  const other = herbOfNumber(herbs, number);
  const swapped =
    other < 0 || other === herb ? sketch : withIdentity(sketch, other, before.kind, before.number);
  return withRecipe(withIdentity(swapped, herb, 'good', number));
}

export type DecoyKind = Exclude<RecipeIngredient['kind'], 'good'>;

export function withDecoy(
  sketch: Sketch,
  herb: number,
  kind: DecoyKind,
  number: number | null,
): Result<Sketch> {
  return withRecipe(withIdentity(sketch, herb, kind, number));
}

/** Its effects stay, but for the Imposter's own. */
function withIdentity(
  sketch: Sketch,
  herb: number,
  kind: RecipeIngredient['kind'],
  number: number | null,
): Sketch {
  const drawn = (sketch.herbs[herb]?.effects ?? []).filter((name) => name !== 'Imposter');
  const effects: readonly EffectName[] = kind === 'imposter' ? ['Imposter', ...drawn] : drawn;
  return { ...sketch, herbs: sketch.herbs.with(herb, { kind, number, effects }) };
}

/** Gives it to a herb or takes it away. One that another herb has moves here; of a pair there are two. */
export function withEffect(sketch: Sketch, herb: number, effect: EffectName): Result<Sketch> {
  const owners = ownersOf(sketch, effect);
  const has = owners.includes(herb);
  const isPair = PAIRED_EFFECTS.includes(effect);
  if (!has && isPair && owners.length > 1) return refuse('PAIR_IS_FULL', { effect, ingredients: owners });
  const herbs = sketch.herbs.map((own, at) => {
    const others = own.effects.filter((name) => name !== effect);
    if (at === herb) return { ...own, effects: has ? others : [...own.effects, effect] };
    return isPair ? own : { ...own, effects: others };
  });
  return withRecipe({ ...sketch, herbs });
}

export function ownersOf({ herbs }: Sketch, effect: EffectName): number[] {
  return [...herbs.keys()].filter((at) => herbs[at]?.effects.includes(effect));
}

export interface Settings {
  readonly herbs: number;
  readonly codeLength: number;
  readonly variable: boolean;
  readonly events: boolean;
}

/** What no longer fits becomes a plain decoy; a clue on a herb that goes goes with it. */
export function withSettings(sketch: Sketch, settings: Settings): Result<Sketch> {
  const { codeLength, events } = settings;
  const fitted = (herb: RecipeIngredient): RecipeIngredient => {
    if (herb.kind === 'overachiever') return { ...herb, number: herb.number === 0 ? 0 : codeLength + 1 };
    const effects = herb.effects.filter((name) => name !== 'Imposter');
    return (herb.number ?? 0) > codeLength ? { ...IGNORED, effects } : herb;
  };
  const herbs = Array.from({ length: settings.herbs }, (_, at) => fitted(sketch.herbs[at] ?? IGNORED));
  const told = sketch.clue?.kind === 'group' ? sketch.clue.ingredients : [sketch.clue?.ingredient ?? 0];
  const clue = told.every((herb) => herb < herbs.length) ? sketch.clue : null;
  const variable = settings.variable || codeLength === LONG_RECIPE;
  return withRecipe({ ...sketch, codeLength, variable, events, herbs, clue, draft: [] });
}

export function withDealt(
  sketch: Sketch,
  { variable }: WitchConfig,
  { puzzle, clue }: OwnRecipe,
): Result<Sketch> {
  const { codeLength, ingredients } = puzzle;
  return withRecipe({ ...sketch, codeLength, variable, herbs: ingredients, clue, draft: [] });
}

/** Null: whichever chance gives. */
export function withClue(sketch: Sketch, clue: Clue | null): Result<Sketch> {
  const checked = clue === null ? ok(clue) : checkClue(sketch, clue);
  return checked.ok ? withRecipe({ ...sketch, clue }) : checked;
}

/** What has been answered by one recipe is not to be gone on with by another. */
function withRecipe(sketch: Sketch): Result<Sketch> {
  const potions = sketch.potions.length;
  return potions > 0 ? refuse('POTIONS_ANSWERED', { potions }) : ok(sketch);
}

export function withDraft(sketch: Sketch, draft: readonly PotionItem[]): Sketch {
  return { ...sketch, draft };
}

export function withPotion(sketch: Sketch): Result<Sketch> {
  const { potions, draft } = sketch;
  if (potions.length >= MOST_POTIONS) return refuse('TABLE_FULL', { most: MOST_POTIONS });
  const fit = checkPotion(settingsOf(sketch), draft);
  return fit.ok ? ok({ ...sketch, potions: [...potions, draft], draft: [] }) : fit;
}

export function withoutPotions(sketch: Sketch): Sketch {
  return { ...sketch, potions: [], draft: [] };
}
