/** The games there are. One more costs its folder and its id here, which `npm run new-game` writes; the build reads it too. */

import { extraGames } from 'virtual:extra-games';
import type { GameMeta } from '../frame/GameMeta';

const SHELF = [
  // In the order of the shelf, a line each.
  'pikachu',
  'hudoku',
  'dokuborn',
  'dragon-quest',
  'wondering-witches',
];

const metas = import.meta.glob<{ readonly meta: GameMeta }>('../games/*/meta.ts', { eager: true });

export const games: readonly GameMeta[] = [...SHELF.map(metaOf), ...extraGames];

function metaOf(id: string): GameMeta {
  const found = metas[`../games/${id}/meta.ts`];
  if (!found) throw new Error(`The registry names a game that has no folder: ${id}`);
  return found.meta;
}
