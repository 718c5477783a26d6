/** The drawings on the boxes: each is fetched once, and from then on there at once. */
import type { ComponentType } from 'react';
import type { GameMeta } from '../../frame/GameMeta';

const arrived = new Map<string, ComponentType>();

export function arrivedCover(game: string): ComponentType | null {
  return arrived.get(game) ?? null;
}

/** A drawing that cannot be fetched leaves the plain lid. */
export async function sendForCover({ id, loadCover }: GameMeta): Promise<void> {
  const module = await loadCover().catch(() => null);
  if (module) arrived.set(id, module.default);
}
