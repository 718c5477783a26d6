/** What a game's drill lays its board into: the frame of every board, with the words of the lesson around it. */

import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { Areas } from '../shell/GameShell';

/** What a drill hands to its frame. */
export interface DrillParts extends Pick<Areas, 'shape'> {
  /** What is answered with: a pad, a hand, a row of cards. */
  readonly play?: ReactNode;
  /** What was just refused, and why, without being an answer. */
  readonly refusal?: string | null | undefined;
  /** What happened on the board short of an answer, for those who do not see it. */
  readonly news?: string | undefined;
  readonly children: ReactNode;
}

export const DrillContext = createContext<(parts: DrillParts) => ReactNode>(() => null);

export function DrillFrame(parts: DrillParts) {
  return use(DrillContext)(parts);
}
