/**
 * What the counts of a potion say of the herbs in it before all of them are told. An effect that was heard has changed
 * how one herb was judged, so that each of them widens the bounds by one.
 */
import type { EffectName } from '../../recipe/effects/names';
import type { FeedbackLine, PotionItem, TestedPotion } from '../../recipe/types';
import { CHANGE_ONE } from '../certain/knowledge';
import { IGNORE, IMPOSTER, OVERACHIEVER } from '../judging/hypothesis';
import { OPEN, type PartialRecipe } from './partialRecipe';

export interface Bounds {
  readonly items: readonly PotionItem[];
  readonly undergrown: number;
  readonly overgrown: number;
  /** Null where one may have been silenced. */
  readonly imposters: number | null;
  /** How many herbs may have been judged otherwise than by their own number and seeds. */
  readonly slack: number;
}

/** Odd and Even change one herb in some potions; that they may have is enough. */
const WIDEN: readonly EffectName[] = [...CHANGE_ONE, 'Odd', 'Even'];
const SILENCE_ONE: readonly EffectName[] = ['Cleaner', 'Enthusiastic', 'Odd'];

/** Null where an effect may have done anything: a Resetter wipes out the very lines that would tell. */
export function boundsOf(
  { items, result }: Pick<TestedPotion, 'items' | 'result'>,
  effectsInPlay: readonly EffectName[],
): Bounds | null {
  const { feedback, undergrown, overgrown, won } = result;
  const amount = (effects: readonly EffectName[]) => feedback.filter(isOneOf(effects)).length;
  if (won || effectsInPlay.includes('Resetter') || amount(['Cutoff']) > 0) return null;
  const imposters = amount(SILENCE_ONE) > 0 ? null : amount(['Imposter']);
  return { items, undergrown, overgrown, imposters, slack: amount(WIDEN) };
}

function isOneOf(effects: readonly EffectName[]): (line: FeedbackLine) => boolean {
  return ({ effect }) => effects.includes(effect);
}

/** What the herbs that are told make of a potion's counts. */
export interface Sum {
  readonly under: number;
  readonly over: number;
  readonly imposters: number;
  readonly open: number;
}

export function sumUp({ items }: Bounds, { kinds, numbers }: PartialRecipe): Sum {
  let sum: Sum = { under: 0, over: 0, imposters: 0, open: items.length };
  for (const [herb, kind] of kinds.entries()) {
    if (kind !== OPEN) sum = withHerb(items, sum, herb, kind, numbers[herb] as number);
  }
  return sum;
}

function withHerb(items: Bounds['items'], sum: Sum, herb: number, kind: number, number: number): Sum {
  let { under, over, imposters, open } = sum;
  for (const { ingredient, seeds } of items) {
    if (ingredient !== herb) continue;
    open -= 1;
    if (kind === IGNORE) continue;
    const away = kind === OVERACHIEVER ? (number === 0 ? 1 : -1) : seeds === null ? 0 : seeds - number;
    if (away < 0) under += 1;
    else if (away > 0) over += 1;
    if (kind === IMPOSTER) imposters += 1;
  }
  return { under, over, imposters, open };
}

/** Whether those that are still open can make up what is missing. */
export function mayFit(bounds: Bounds, before: Sum, herb: number, kind: number, number: number): boolean {
  const { undergrown, overgrown, slack } = bounds;
  const { under, over, imposters, open } = withHerb(bounds.items, before, herb, kind, number);
  if (under > undergrown + slack || over > overgrown + slack) return false;
  if (under + over + open + slack < undergrown + overgrown) return false;
  return bounds.imposters === null || (imposters <= bounds.imposters && imposters + open >= bounds.imposters);
}
