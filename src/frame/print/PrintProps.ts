import type { ComponentType } from 'react';
import type { ShellLinkProps } from '../../components/ShellLinkProps';

/** What the app hands to a game's page for printing: the world outside. */
export interface PrintProps {
  readonly link: ComponentType<ShellLinkProps>;
  /** Where its games are played. */
  readonly gameHref: string;
  readonly gameTitle: string;
  /** The puzzle that is asked for; null: none in particular. */
  readonly code: string | null;
  /** A full address that opens this deal anywhere. */
  readonly urlOf: (code: string) => string;
  /** Another page of the app led here, and this one has the focus to take. */
  readonly followed: boolean;
}
