/** The games there are. A sixth costs its folder and one entry here. */

import { extraGames } from 'virtual:extra-games';
import type { ComponentType } from 'react';
import type { ScreenProps } from '../components/ScreenProps';

export type LoadScreen = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

export interface GameEntry {
  /** Folder name, route and record id alike. */
  readonly id: string;
  readonly title: string;
  /** One line for the home page. */
  readonly line: string;
  readonly load: LoadScreen;
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

export const games: readonly GameEntry[] = [
  {
    id: 'pikachu',
    title: 'Pikachu',
    line: 'Join equal tiles by a line with at most two turns.',
    load: () => import('../games/pikachu/Screen'),
    loadCover: () => import('../games/pikachu/Cover'),
    homeQuery: '?scene=game',
  },
  {
    id: 'hudoku',
    title: 'Hudoku',
    line: 'Half a sudoku against the hourglass.',
    load: () => import('../games/hudoku/Screen'),
    loadCover: () => import('../games/hudoku/Cover'),
  },
  {
    id: 'dokuborn',
    title: 'Dokuborn',
    line: 'A grid of conditions, a Lorcana card for every cell.',
    load: () => import('../games/dokuborn/Screen'),
    loadCover: () => import('../games/dokuborn/Cover'),
  },
  {
    id: 'dragon-quest',
    title: 'Dragon Quest',
    line: 'A dungeon in a deck of cards. Find the Dragon Queen.',
    load: () => import('../games/dragon-quest/Screen'),
    loadCover: () => import('../games/dragon-quest/Cover'),
  },
  {
    id: 'wondering-witches',
    title: 'Wondering Witches',
    line: 'Brew potions until the secret recipe gives itself away.',
    load: () => import('../games/wondering-witches/Screen'),
    loadCover: () => import('../games/wondering-witches/Cover'),
    doorName: 'Solo',
    doors: [
      {
        id: 'wondering-witches-brew',
        path: 'brew',
        name: 'Brew',
        load: () => import('../games/wondering-witches/BrewScreen'),
      },
      {
        id: 'wondering-witches-board',
        path: 'board',
        name: 'Board',
        keepsNothing: true,
        load: () => import('../games/wondering-witches/BoardScreen'),
      },
    ],
  },
  ...extraGames,
];
