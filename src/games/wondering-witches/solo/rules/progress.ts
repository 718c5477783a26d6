/** Every move that gets on with the game, lazily, and one of them at random. */
import { pick, type Rng, shuffled } from '../../../../core/chance';
import { anyPotion, everyItem, everyPotion } from '../../recipe/potions';
import type { PotionItem } from '../../recipe/types';
import { checkBrew, everyBrew, itemsOf } from './brewing';
import {
  bedsAt,
  bedsIn,
  gardenAt,
  grownBeds,
  growthStep,
  has,
  isAllergicTo,
  plantableCells,
  specialAt,
} from './field';
import { isCut } from './turns';
import type { Bed, Field, Garden, SoloMove } from './types';

export function* soloMoves(field: Field): Iterable<SoloMove> {
  if (field.phase === 'lastDitch') {
    for (const items of everyPotion(everyItem(field.config, false))) yield { kind: 'potion', items };
  }
  if (field.phase !== 'playing') return;
  yield* plantings(field);
  yield* growths(field);
  for (const [garden, own] of field.gardens.entries()) {
    if (own.isUsed) continue;
    for (const items of everyBrew(field, bedsIn(field, own))) yield { kind: 'brew', garden, items };
  }
  for (const cell of tastyCells(field)) {
    for (const items of everyBrew(field, bedsAt(field, cell))) yield { kind: 'taste', cell, items };
  }
  yield* cuts(field);
  if (field.guesses.length === 0) return;
  for (const items of everyPotion(everyItem(field.config, false))) {
    if (field.guesses.some((token) => holds(items, token))) yield { kind: 'guess', items };
  }
}

/** Tests aside, which need a plant, these are all there is. */
function* growths(field: Field): Iterable<SoloMove> {
  for (const [garden, own] of field.gardens.entries()) {
    if (own.isUsed || !grownBeds(field, own, growthStep(field))) continue;
    for (const ingredient of callable(field, bedsIn(field, own))) yield { kind: 'grow', ingredient, garden };
  }
}

function* plantings(field: Field): Iterable<SoloMove> {
  for (const cell of plantableCells(field)) {
    for (let ingredient = 0; ingredient < field.config.ingredients; ingredient++) {
      if (!isAllergicTo(field, ingredient)) yield { kind: 'plant', ingredient, cell };
    }
  }
}

function callable(field: Field, beds: readonly Bed[]): number[] {
  const names = new Set(beds.map(({ ingredient }) => ingredient));
  return [...names].filter((ingredient) => !isAllergicTo(field, ingredient));
}

function tastyCells(field: Field): number[] {
  return field.board.specials
    .map(({ cell }) => cell)
    .filter((cell) => specialAt(field, cell) === 'Versatility' && gardenAt(field, cell)?.isUsed === false);
}

function* cuts(field: Field): Iterable<SoloMove> {
  if (field.cuts === 0) return;
  for (const [garden, own] of field.gardens.entries()) {
    if (own.isUsed) continue;
    for (const cells of partsOf(own)) yield { kind: 'cut', garden, cells };
  }
}

function partsOf(garden: Garden): number[][] {
  const rest = garden.cells.slice(1);
  return Array.from({ length: 2 ** rest.length - 1 }, (_, code) =>
    rest.filter((_cell, at) => ((code + 1) >> at) & 1),
  ).filter((cells) => isCut(garden, cells));
}

function holds(items: readonly PotionItem[], token: number): boolean {
  return items.some(({ ingredient }) => ingredient === token);
}

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
