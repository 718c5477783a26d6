/** From a board to a recipe that fits it, and back: what a link has asked for, until its room is entered. */
import type { WitchConfig } from './types';

type WishingRoom = 'board' | 'brew';

const wishes: Partial<Record<WishingRoom, WitchConfig>> = {};

export function wish(room: WishingRoom, recipe: WitchConfig): void {
  wishes[room] = recipe;
}

/** Once. */
export function takeWish(room: WishingRoom): WitchConfig | null {
  const wished = wishes[room] ?? null;
  delete wishes[room];
  return wished;
}
