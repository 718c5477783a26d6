/** One of the moves that get on with the game, at random: for random walks, which no page takes. */
import { pick, type Rng, shuffled } from '../../../../core/chance';
import { anyPotion, everyItem } from '../../recipe/potions';
import type { PotionItem } from '../../recipe/types';
import { checkBrew, everyBrew, itemsOf } from './brewing';
import { bedsAt, bedsIn, has } from './field';
import { cuts, growths, plantings, tastyCells } from './progress';
import type { Bed, Field, SoloMove } from './types';

/** Leans towards planting and growing, as players do; else a random walk would be over at once. */
export function sampleSoloMove(field: Field, rng: Rng): SoloMove | null {
  if (field.phase === 'lastDitch') {
    return { kind: 'potion', items: anyPotion(everyItem(field.config, false), rng) };
  }
  if (field.phase !== 'playing') return null;
  const plants = () => [...plantings(field)];
  const grows = () => [...growths(field)];
  const parts = () => [...cuts(field)];
  const brews = () => tests(field, rng);
  const free = () => guesses(field, rng);
  for (const way of shuffled([plants, plants, plants, grows, grows, grows, brews, parts, free], rng)) {
    const some = way();
    if (some.length > 0) return pick(some, rng);
  }
  return null;
}

/** One order of each garden that can be tested. */
function tests(field: Field, rng: Rng): SoloMove[] {
  const found: SoloMove[] = [];
  for (const [garden, own] of field.gardens.entries()) {
    const items = own.isUsed ? null : someBrew(field, bedsIn(field, own), rng);
    if (items) found.push({ kind: 'brew', garden, items });
  }
  for (const cell of tastyCells(field)) {
    const items = someBrew(field, bedsAt(field, cell), rng);
    if (items) found.push({ kind: 'taste', cell, items });
  }
  return found;
}

function someBrew(field: Field, beds: readonly Bed[], rng: Rng): PotionItem[] | null {
  const order = shuffled(itemsOf(beds), rng);
  const items = has(field, 'Minimalist') ? order.slice(0, 1) : order;
  if (checkBrew(field, beds, items).ok) return items;
  // Only a Genius can still make something of it.
  for (const changed of everyBrew(field, beds)) return changed;
  return null;
}

function guesses(field: Field, rng: Rng): SoloMove[] {
  const [token] = field.guesses;
  if (token === undefined) return [];
  const items = anyPotion(everyItem(field.config, false), rng);
  return [{ kind: 'guess', items: items.with(0, { ingredient: token, seeds: 1 + rng.below(6) }) }];
}
