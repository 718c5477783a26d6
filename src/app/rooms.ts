/** Every game by each of its rooms: what has an address and a record of its own. */
import type { GameMeta, LoadNames, LoadOldNames, LoadScreen } from '../frame/GameMeta';
import { games } from './registry';

/** Wherever something can be played: a game at its own address, or one of its other rooms. */
export interface Room {
  /** Its record id. */
  readonly id: string;
  readonly game: GameMeta;
  /** `Wondering Witches: Brew` */
  readonly title: string;
  /** Without the slash in front. */
  readonly path: string;
  readonly name: string;
  readonly load: LoadScreen;
  readonly loadNames?: LoadNames;
  readonly loadOldNames?: LoadOldNames | undefined;
}

/** Where games are saved and counted. */
export interface SavedRoom extends Room {
  readonly loadNames: LoadNames;
}

/** The first is the game's own address, where its daily is played. */
export function roomsOf(game: GameMeta): readonly [SavedRoom, ...Room[]] {
  const { id, title, load, loadNames, loadOldNames, roomName = title, rooms: others = [] } = game;
  const sideRooms = others.map((room) => ({
    ...room,
    game,
    title: `${title}: ${room.name}`,
    path: `${id}/${room.path}`,
  }));
  return [{ id, game, title, path: id, name: roomName, load, loadNames, loadOldNames }, ...sideRooms];
}

export const rooms: readonly Room[] = games.flatMap(roomsOf);

export const savedRooms: readonly SavedRoom[] = rooms.flatMap(({ loadNames, ...room }) =>
  loadNames ? [{ ...room, loadNames }] : [],
);

export function findRoom(id: string): Room | undefined {
  return rooms.find((room) => room.id === id);
}

export function roomAt(path: string): Room | undefined {
  return rooms.find((room) => room.path === path);
}
