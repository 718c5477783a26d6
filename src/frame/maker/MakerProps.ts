import type { ComponentType } from 'react';
import type { ShellLinkProps } from '../../components/ShellLinkProps';
import type { RoomLink } from '../shell/GameShell';

/** What the app hands to a maker's page: the world outside. */
export interface MakerProps {
  readonly link: ComponentType<ShellLinkProps>;
  readonly homeHref: string;
  /** The ways into this game, and this page among them. */
  readonly rooms: readonly RoomLink[];
  /** A full address that opens this deal anywhere; `room`: where it is not the game's first, by its path. */
  readonly urlOf: (code: string, room?: string) => string;
  /** Goes to the game and opens this deal there. */
  readonly onPlay: (code: string, room?: string) => void;
  /** Goes to where this deal is put on paper. */
  readonly onPrint?: ((code: string) => void) | undefined;
  /** Hands the player a backup file that holds this sketch too, where the browser will not save it. */
  readonly keepCopy: (saved: string) => void;
}
