import type { ComponentType, ReactNode } from 'react';
import type { ShellLinkProps } from '../components/ShellLinkProps';
import type { GameMeta } from './GameMeta';
import type { RoomLink } from './shell/GameShell';

/** What the address asks a game for. */
export type Asked =
  | { readonly kind: 'resume' }
  /** Straight to the board: resume, or deal without asking. */
  | { readonly kind: 'play' }
  /** Back to the game that waits beside a daily. */
  | { readonly kind: 'besideDaily' }
  | { readonly kind: 'new' }
  /** `fragment`: what follows the address, which may be a run. */
  | { readonly kind: 'code'; readonly code: string; readonly fragment: string }
  | { readonly kind: 'daily'; readonly day: string }
  /** To look back at a run that has ended, by its name. */
  | { readonly kind: 'run'; readonly run: string };

export type GameRequest = Asked & {
  /** By a link of the app, such as *Continue*, and not by loading the page anew or going back to it. */
  readonly byLink: boolean;
};

/** The daily of another game. */
export interface NextDaily {
  /** The game's. */
  readonly title: string;
  readonly href: string;
}

/** The page as it was painted at build, which may stand for a screen that has nothing more to show yet. */
export interface Painted {
  readonly isThere: () => boolean;
  /** Lets it stay until what this gives is called. */
  readonly hold: () => () => void;
}

/** A page beside the boards, on which puzzles are studied, made or printed. */
export interface MakerLink {
  readonly name: string;
  readonly href: string;
}

/** What the app hands to every game's screen: the world outside, so that no screen needs to know the router. */
export interface ScreenProps {
  readonly request: GameRequest;
  readonly link: ComponentType<ShellLinkProps>;
  readonly homeHref: string;
  readonly dailyHref: string;
  /** What today's is like, where its weekday decides. */
  readonly dailyLevel: ReactNode;
  /** The daily of that day that is to be played after this game's; null when all have been played. */
  readonly nextDaily: (day: string) => Promise<NextDaily | null>;
  /** The ways into this game, this one among them; empty where there is only one. */
  readonly rooms: readonly RoomLink[];
  readonly makers: readonly MakerLink[];
  /** Goes to where this deal is put on paper, for games that print. */
  readonly onPrint?: ((code: string) => void) | undefined;
  /** A full address that opens this deal anywhere. */
  readonly urlOf: (code: string) => string;
  /** Hands the player a backup file that holds this game too, where the browser will not save it. */
  readonly keepCopy: (saved: string) => void;
  /** The drawing on the game's box. */
  readonly loadCover?: GameMeta['loadCover'] | undefined;
  readonly painted?: Painted | undefined;
  /** Keeps the address bar at what is in play. */
  readonly onCode: (code: string) => void;
}
