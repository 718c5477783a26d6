/** What the app knows of a game before it opens it: plain data, and functions that load the rest. */
import type { ComponentType } from 'react';
import type { ScreenProps } from './ScreenProps';
import type { GameNames, OldNames } from './words/sentences';

export type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
export type LoadNames = () => Promise<{ readonly names: GameNames }>;
/** For games that the first edition had. */
export type LoadOldNames = () => Promise<{ readonly firstEdition: OldNames }>;

export interface GameMeta {
  /** Folder name, route and record id alike. */
  readonly id: string;
  readonly title: string;
  /** One line for the home page. */
  readonly line: string;
  readonly load: LoadScreen;
  /** What home and statistics say of it. */
  readonly loadNames: LoadNames;
  readonly loadOldNames?: LoadOldNames;
  /** Where a game has several parts: the one whose screen `load` brings. */
  readonly part?: string;
  /** The drawing on its box. */
  readonly loadCover: () => Promise<{ readonly default: ComponentType }>;
  /** A query of the bare address that also opens this game, as its seed document promises. */
  readonly homeQuery?: string;
  /** Where a game has several rooms: the name of the first, and the others. */
  readonly roomName?: string;
  readonly rooms?: readonly SideRoom[];
}

/** Another room of a game: a screen of its own below the game's address, with games of its own in progress. */
interface SideRoom {
  /** Its record id. */
  readonly id: string;
  /** `brew` in `/wondering-witches/brew`. */
  readonly path: string;
  readonly name: string;
  readonly load: LoadScreen;
  /** Absent: nothing is played there, so there is nothing to save or to count. */
  readonly loadNames?: LoadNames;
  readonly loadOldNames?: LoadOldNames;
}
