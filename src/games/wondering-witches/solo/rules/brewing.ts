/** Which potions a garden can give: all of its plants in any order, unless an ability says otherwise. */
import { ok, type Result } from '../../../../core/result';
import { refuse } from '../../recipe/faults';
import { everyItem } from '../../recipe/potions';
import { MAX_POTION, type PotionItem } from '../../recipe/types';
import { has } from './field';
import type { Bed, Field } from './types';

/** Cracked pot: no potion of more than four ingredients. */
export const CRACKED_POT_HOLDS = 4;

export function itemsOf(beds: readonly Bed[]): PotionItem[] {
  return beds.map(({ ingredient, seeds }) => ({ ingredient, seeds }));
}

export function checkBrew(field: Field, beds: readonly Bed[], items: readonly PotionItem[]): Result<true> {
  if (beds.length === 0) return refuse('NOTHING_PLANTED');
  if (field.isPotCracked && items.length > CRACKED_POT_HOLDS) {
    return refuse('CRACKED_POT', { ingredients: CRACKED_POT_HOLDS });
  }
  if (has(field, 'Minimalist') && items.length !== 1) {
    return refuse('MINIMALIST');
  }
  const isFit = bases(field, beds).some((base) => isReachable(base, items, has(field, 'Genius')));
  if (isFit) return ok(true);
  return has(field, 'Genius') ? refuse('TOO_GENIAL') : refuse('NOT_THE_GARDEN');
}

/** What may be laid out before a Genius changes it. */
function bases(field: Field, beds: readonly Bed[]): PotionItem[][] {
  const items = itemsOf(beds);
  return has(field, 'Minimalist') ? items.map((item) => [item]) : [items];
}

function isReachable(base: readonly PotionItem[], items: readonly PotionItem[], isGenius: boolean): boolean {
  const extra = without(items, base);
  const missing = without(base, items);
  if (extra.length === 0 && missing.length === 0) return true;
  if (!isGenius || extra.length > 1 || missing.length > 1) return false;
  const [added] = extra;
  const [gone] = missing;
  if (!added || !gone) return true;
  return added.ingredient === gone.ingredient || added.seeds === gone.seeds;
}

function keyOf({ ingredient, seeds }: PotionItem): string {
  return `${ingredient}x${seeds}`;
}

/** The items that are left when each of `others` has taken away one like it. */
function without(items: readonly PotionItem[], others: readonly PotionItem[]): PotionItem[] {
  const left = others.map(keyOf);
  return items.filter((item) => {
    const at = left.indexOf(keyOf(item));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Every potion that `checkBrew` allows, each once. */
export function* everyBrew(field: Field, beds: readonly Bed[]): Iterable<PotionItem[]> {
  if (beds.length === 0) return;
  const seen = new Set<string>();
  for (const base of bases(field, beds)) {
    for (const items of changed(field, base)) {
      const key = items.map(keyOf).sort().join();
      if (seen.has(key) || !isSizeAllowed(field, items.length)) continue;
      seen.add(key);
      yield* everyOrder(items);
    }
  }
}

function isSizeAllowed(field: Field, size: number): boolean {
  if (size === 0 || size > MAX_POTION) return false;
  if (field.isPotCracked && size > CRACKED_POT_HOLDS) return false;
  return size === 1 || !has(field, 'Minimalist');
}

function* changed(field: Field, base: PotionItem[]): Iterable<PotionItem[]> {
  yield base;
  if (!has(field, 'Genius')) return;
  const all = everyItem(field.config, false);
  for (const at of base.keys()) yield base.toSpliced(at, 1);
  for (const item of all) yield [...base, item];
  for (const [at, own] of base.entries()) {
    for (const item of all) {
      if (item.ingredient === own.ingredient || item.seeds === own.seeds) yield base.with(at, item);
    }
  }
}

/** Every different order of the items. */
function* everyOrder(items: readonly PotionItem[]): Iterable<PotionItem[]> {
  if (items.length === 0) {
    yield [];
    return;
  }
  const tried = new Set<string>();
  for (const [at, item] of items.entries()) {
    if (tried.has(keyOf(item))) continue;
    tried.add(keyOf(item));
    for (const rest of everyOrder(items.toSpliced(at, 1))) yield [item, ...rest];
  }
}
