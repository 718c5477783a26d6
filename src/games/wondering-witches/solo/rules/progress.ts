/** Every move that gets on with the game, lazily. */
import { everyItem, everyPotion } from '../../recipe/potions';
import type { PotionItem } from '../../recipe/types';
import { everyBrew } from './brewing';
import {
  bedsAt,
  bedsIn,
  gardenAt,
  grownBeds,
  growthStep,
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
export function* growths(field: Field): Iterable<SoloMove> {
  for (const [garden, own] of field.gardens.entries()) {
    if (own.isUsed || !grownBeds(field, own, growthStep(field))) continue;
    for (const ingredient of callable(field, bedsIn(field, own))) yield { kind: 'grow', ingredient, garden };
  }
}

export function* plantings(field: Field): Iterable<SoloMove> {
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

export function tastyCells(field: Field): number[] {
  return field.board.specials
    .map(({ cell }) => cell)
    .filter((cell) => specialAt(field, cell) === 'Versatility' && gardenAt(field, cell)?.isUsed === false);
}

export function* cuts(field: Field): Iterable<SoloMove> {
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
