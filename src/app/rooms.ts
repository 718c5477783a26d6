/** Every game by each of its doors: what has an address and a record of its own. */
import type { GameEntry, LoadScreen } from '../frame/GameMeta';
import { games } from './registry';

/** Wherever something can be played: a game by its first door, or one of its other doors. */
export interface Place {
  /** Its record id. */
  readonly id: string;
  readonly game: GameEntry;
  /** `Wondering Witches: Brew` */
  readonly title: string;
  /** Without the slash in front. */
  readonly path: string;
  readonly name: string;
  readonly load: LoadScreen;
  readonly keepsNothing?: boolean;
}

/** The first is the game's own address, where its daily is played. */
export function placesOf(game: GameEntry): readonly [Place, ...Place[]] {
  const { id, title, load, doorName = title, doors = [] } = game;
  const others = doors.map((door) => ({
    ...door,
    game,
    title: `${title}: ${door.name}`,
    path: `${id}/${door.path}`,
  }));
  return [{ id, game, title, path: id, name: doorName, load }, ...others];
}

export const places: readonly Place[] = games.flatMap(placesOf);

/** Where games are saved and counted. */
export const tables: readonly Place[] = places.filter(({ keepsNothing }) => !keepsNothing);

export function findPlace(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}

export function placeAt(path: string): Place | undefined {
  return places.find((place) => place.path === path);
}
