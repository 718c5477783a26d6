import { GAME_ID } from '../../core/gameId';

/** What a page beside the boards is saved under: `hudoku-make`, `hudoku-study`. `path` is as in its address. */
export function pageName(game: string, path: string): string {
  const name = `${game}-${path}`;
  if (!GAME_ID.test(name)) throw new Error(`No name to save under: ${name}`);
  return name;
}
