/** What the app knows of a game before it opens it: plain data and functions that load the rest. */
import type { ComponentType } from 'react';
import type { ScreenProps } from './ScreenProps';

export type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

export interface GameEntry {
  /** Folder name, route and record id alike. */
  readonly id: string;
  readonly title: string;
  /** One line for the home page. */
  readonly line: string;
  readonly load: LoadScreen;
  /** Where a game has several parts: the one whose screen `load` brings. */
  readonly part?: string;
  /** The drawing on its box. */
  readonly loadCover: () => Promise<{ readonly default: ComponentType }>;
  /** A query of the bare address that also opens this game, as its seed document promises. */
  readonly homeQuery?: string;
  /** Where a game has several ways in: the name of the first, and the others. */
  readonly doorName?: string;
  readonly doors?: readonly Door[];
}

/** Another way into a game: a screen of its own below the game's address, with games of its own in progress. */
export interface Door {
  /** Its record id. */
  readonly id: string;
  /** `brew` in `/wondering-witches/brew`. */
  readonly path: string;
  readonly name: string;
  readonly load: LoadScreen;
  /** Nothing is played behind it, so there is nothing to save or to count. */
  readonly keepsNothing?: boolean;
}
