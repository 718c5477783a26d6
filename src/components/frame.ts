/** What the frame needs of a game: plain data and callbacks, as the store's `useGame` hands them over. */
import type { FinishPanelProps } from './FinishPanel';

export interface FrameControls {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  /** Set while an undo waits for the player's word, since it takes back something that had been hidden. */
  readonly undoQuestion: { readonly yes: () => void; readonly no: () => void } | null;
  readonly hint: () => void;
  readonly closeHint: () => void;
  readonly takeBack: () => void;
  readonly again: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly code: () => string | null;
  readonly shelfText: () => string;
  /** Null when it opened, otherwise why not. */
  readonly openCode: (text: string) => string | null;
  readonly reload: () => void;
  readonly dismissNotice: () => void;
  readonly tutorialDue: boolean;
  readonly tutorialSeen: () => void;
}

/** The parts of the store's table that the frame shows. */
export interface FrameGame {
  readonly configName: string;
  readonly day: string | null;
  readonly practice: boolean;
  readonly status: { readonly kind: 'playing' | 'stuck' | 'won' | 'lost' };
  readonly tally: { readonly hints: number; readonly shuffles: number; readonly assisted: boolean };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clockRuns: boolean;
  readonly paused: boolean;
  readonly hint: {
    readonly stages: readonly { readonly text: string }[];
    readonly more: boolean;
    readonly of: number;
  } | null;
  readonly last: {
    readonly serial: number;
    readonly kind: string;
    readonly fault: { readonly code: string } | null;
  };
}

export interface FrameTable {
  readonly dealing: boolean;
  readonly game: FrameGame | null;
  readonly canTakeBack: boolean;
  readonly saving: 'saved' | 'unsaved' | 'superseded' | 'newer';
  readonly notice: { readonly code: string; readonly detail: string } | null;
}

/** The end in a game's own words. */
export interface FinishWords extends Pick<FinishPanelProps, 'headline' | 'rows' | 'children' | 'details'> {
  /** What helped beyond what the tally counts. */
  readonly aids?: readonly string[] | undefined;
  /** The result to share, with symbols; and the same for those who hear it read. */
  readonly text: string;
  readonly plain: string;
}
