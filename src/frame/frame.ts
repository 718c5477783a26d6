/** What the parts of the frame need of a game: plain data in words, and callbacks. */
import type { SaveState } from '../store/saving/saves';
import type { Coming } from '../store/session/sessionState';
import type { RunLink } from './challenge/runLink';
import type { RulesDialogProps } from './dialogs/RulesDialog';
import type { FinishSheetProps } from './finish/FinishSheet';
import type { TutorialStep } from './tutorial/Tutorial';
import type { WatchControls } from './watch/controls';
import type { FrameWatch } from './watch/watchState';

export interface FrameControls {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly startOver: () => void;
  readonly backToFirstRun: () => void;
  readonly backToPractice: () => void;
  /**
   * Set while a verb waits for the player's word: an undo that takes back something that had been hidden, or a start
   * over, which begins a practice run.
   */
  readonly question: Question | null;
  readonly hint: () => void;
  readonly closeHint: () => void;
  readonly cancelWork: () => void;
  readonly takeBack: () => void;
  readonly again: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly code: () => string | null;
  /** Of the run in play, which has ended: what follows the address of its deal. */
  readonly runLink: (name: string) => Promise<RunLink | null>;
  readonly savedText: () => string;
  /** Null when it opened, otherwise why not. */
  readonly openCode: (text: string) => string | null;
  readonly reload: () => void;
  readonly dismissNotice: () => void;
  readonly wake: () => void;
  /** Clocks stand still, the board in sight, until a move is made or they are let go. */
  readonly hold: () => void;
  readonly letGo: () => void;
  readonly tutorialDue: boolean;
  readonly tutorialSeen: () => void;
  readonly watch: WatchControls;
}

export interface Question {
  readonly about: 'undo' | 'startOver';
  readonly yes: () => void;
  readonly no: () => void;
}

/** The game in play as the frame shows it: in words. */
export interface FrameGame {
  readonly configName: string;
  readonly day: string | null;
  readonly practice: boolean;
  /** What the player has made ready for a move; kept, and not undone. */
  readonly draft: string;
  /** The other run of this deal that waits in its slot: the first one while practising, or the practice run. */
  readonly otherRun: 'first' | 'practice' | null;
  readonly status: { readonly kind: 'playing' | 'stuck' | 'won' | 'lost' };
  readonly tally: { readonly hints: number; readonly shuffles: number; readonly assisted: boolean };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clockRuns: boolean;
  readonly paused: boolean;
  /** What takes a while and is on its way. */
  readonly coming: Coming | null;
  readonly hint: {
    readonly stages: readonly { readonly text: string }[];
    readonly more: boolean;
    readonly of: number;
  } | null;
  /** It is looked at, not played. */
  readonly watch: FrameWatch | null;
  readonly last: {
    readonly serial: number;
    readonly kind: string;
    readonly fault: { readonly code: string } | null;
  };
}

export interface FrameState {
  readonly dealing: boolean;
  readonly game: FrameGame | null;
  readonly canTakeBack: boolean;
  readonly saving: SaveState;
  readonly notice: { readonly code: string; readonly text: string } | null;
}

/** The end in a game's own words. */
export interface FinishWords extends Pick<FinishSheetProps, 'headline' | 'rows' | 'children' | 'details'> {
  /** What helped beyond what the tally counts. */
  readonly aids?: readonly string[] | undefined;
  /** The result to share, with symbols; and the same for those who hear it read. */
  readonly text: string;
  readonly plain: string;
}

/** What a game tells and asks only later, fetched in one file once its board is there. */
export interface LaterParts {
  readonly rules: Omit<RulesDialogProps, 'open' | 'onClose' | 'onTutorial'>;
  readonly tutorial: readonly TutorialStep[];
}
