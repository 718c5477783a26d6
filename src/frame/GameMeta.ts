/** What the app knows of a game before it opens it: plain data, and functions that load the rest. */
import type { ComponentType } from 'react';
import type { Week } from '../core/daily';
import type { MakerProps } from './maker/MakerProps';
import type { ScreenProps } from './ScreenProps';
import type { GameNames, OldNames } from './words/sentences';

export type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;
/** In two steps: what the page needs is named by a file of its own, and not in what the shelf is made of. */
export type LoadMaker = () => Promise<{
  readonly load: () => Promise<{ readonly default: ComponentType<MakerProps> }>;
}>;
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
  readonly makers?: readonly MakerMeta[];
  /** What its dailies are like, oldest first. */
  readonly weeks?: readonly DailyWeek[];
  /** It has a page on which its puzzles are put on paper: `print/screen/Print.tsx`. */
  readonly prints?: true;
  /** It has a page of small exercises: `study/screen/Study.tsx`. */
  readonly studies?: true;
}

/** Since a day the dailies of this game have differed by weekday; this is what they are called where they are offered. */
export interface DailyWeek {
  readonly from: string;
  /** In at most a dozen letters each. */
  readonly levels: Week<string>;
}

/** A page of the game on which players make puzzles of their own. */
export interface MakerMeta {
  /** `make` in `/hudoku/make`: one of the words that `GameRoute` takes for no code. */
  readonly path: string;
  /** As the links to it are called: `Make a puzzle`. */
  readonly name: string;
  readonly load: LoadMaker;
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
