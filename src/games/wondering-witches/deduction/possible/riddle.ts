/** What is told before the first potion, made ready for sampling: which effects somebody carries, and the clue. */
import { EFFECT_KINDS } from '../../recipe/effects/allEffects';
import { type EffectName, PAIRED_EFFECTS } from '../../recipe/effects/names';
import { formatConfig } from '../../recipe/levels';
import { type Clue, type Findings, LONG_RECIPE, SHORT_RECIPE } from '../../recipe/types';
import { GOOD, type Hypothesis, NO_NUMBER } from '../judging/hypothesis';
import { effectId } from '../judging/lineValues';
import { ordersOf } from './orders';

export interface Riddle {
  readonly ingredients: number;
  readonly codeLengths: readonly number[];
  readonly drama: boolean;
  readonly clue: Clue;
  /** An effect for each carrier: Brothers and Enemies have two slots. */
  readonly slots: readonly number[];
  /** By slot: the other one of a pair; -1 where there is none. */
  readonly partners: readonly number[];
  /** By slot: its kind. One of each kind was handed out before any other. */
  readonly slotKinds: readonly number[];
  /** Some ingredient may carry two effects in either order. */
  readonly hasOrder: boolean;
  /** Those in which the slots may have been handed out; none where they are too many to go through. */
  readonly orders: readonly (readonly number[])[];
  /** The same text for the same riddle: what chance is seeded with. */
  readonly key: string;
}

type Told = Pick<Findings, 'config' | 'clue' | 'effectsInPlay'>;

export function riddleOf({ config, clue, effectsInPlay }: Told): Riddle {
  const kinds: readonly (readonly EffectName[])[] = Object.values(EFFECT_KINDS);
  const slots: number[] = [];
  const partners: number[] = [];
  const slotKinds: number[] = [];
  for (const name of effectsInPlay) {
    const kind = kinds.findIndex((names) => names.includes(name));
    if (kind < 0) continue;
    const at = slots.length;
    const isPair = PAIRED_EFFECTS.includes(name);
    slots.push(effectId(name), ...(isPair ? [effectId(name)] : []));
    partners.push(...(isPair ? [at + 1, at] : [-1]));
    slotKinds.push(kind, ...(isPair ? [kind] : []));
  }
  return {
    ingredients: config.ingredients,
    codeLengths: config.variable ? [SHORT_RECIPE, LONG_RECIPE] : [SHORT_RECIPE],
    drama: config.drama,
    clue,
    slots,
    partners,
    slotKinds,
    orders: ordersOf({ slots, partners, slotKinds }),
    hasOrder: new Set(slotKinds).size < effectsInPlay.length - (config.drama ? 1 : 0),
    key: `${formatConfig(config)} ${JSON.stringify(clue)} ${effectsInPlay.join()}`,
  };
}

export function clueHerbs({ clue }: Riddle): readonly number[] {
  return clue.kind === 'group' ? clue.ingredients : [clue.ingredient];
}

/** As the clue's sentence says it, and no more. */
export function clueHolds({ clue }: Riddle, { codeLength, kinds, numbers, lists }: Hypothesis): boolean {
  const isGood = (herb: number) => kinds[herb] === GOOD;
  switch (clue.kind) {
    case 'group': {
      const { is, ingredients } = clue;
      if (is === 'decoy') return ingredients.filter((herb) => !isGood(herb)).length === 1;
      return ingredients.some((herb) => isGood(herb) && numbers[herb] === is);
    }
    case 'not':
      return clue.is === 'decoy' ? isGood(clue.ingredient) : numbers[clue.ingredient] !== clue.is;
    case 'effects':
      return lists[clue.ingredient]?.length === clue.count;
    case 'half': {
      const isFirst = (numbers[clue.ingredient] ?? NO_NUMBER) <= codeLength / 2;
      return isGood(clue.ingredient) && isFirst === (clue.half === 'first');
    }
    case 'decoy':
      return !isGood(clue.ingredient);
  }
}
