/** What the store of a game publishes: everything a screen may look at, nothing it may change. */
import type { GameRecord } from '../../core/record';
import type { Fault } from '../../core/result';
import type { GameTypes, Progress, Status, Tally } from '../../core/rules';
import type { Timeline } from '../../core/timeline';
import type { SaveState } from '../saving/saves';

export interface SessionState<G extends GameTypes> {
  /** empty: nothing has been dealt yet, the screen may offer presets. */
  readonly phase: 'loading' | 'empty' | 'playing';
  readonly dealing: boolean;
  readonly game: GameInPlay<G> | null;
  /** *New game* can be taken back: the game before is still there and nothing was played since. */
  readonly canTakeBack: boolean;
  readonly saving: SaveState;
  /** The last refusal or message, until it is dismissed or something is played. */
  readonly notice: Fault | null;
}

/** The game in play, as far as the player may know it. */
export interface GameInPlay<G extends GameTypes> {
  readonly record: GameRecord;
  readonly config: G['config'];
  readonly day: string | null;
  readonly practice: boolean;
  /** Its first result has gone into the statistics. */
  readonly counted: boolean;
  /** The other run of this deal that can be gone back to: a practice run knows its first run, and the other way round. */
  readonly otherRun: 'first' | 'practice' | null;
  readonly draft: string;
  readonly view: G['view'];
  readonly status: Status;
  readonly progress: Progress;
  readonly tally: Tally;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clockRuns: boolean;
  readonly paused: boolean;
  /** What the dealer is working out for the player; it can be cancelled. */
  readonly coming: Coming | null;
  readonly hint: ShownHint<G> | null;
  readonly last: LastStep<G>;
  /** It is looked at, not played. */
  readonly watch: Watch<G> | null;
}

export type Coming = 'hint' | 'move' | 'film';

export interface Watch<G extends GameTypes> {
  /** How many moves had been played at the place that is shown. */
  readonly at: number;
  readonly length: number;
  /** Null: nobody wrote down when things happened. */
  readonly timeline: Timeline | null;
  /** The game that waits in play, as it came here. */
  readonly isOwn: boolean;
  /** How the run stands at its last place. */
  readonly end: Status['kind'];
  /** Which of the rules' films is shown, and what it says here. */
  readonly film: { readonly name: string; readonly said: G['stage'] | null } | null;
}

export interface ShownHint<G extends GameTypes> {
  readonly stages: readonly G['stage'][];
  readonly more: boolean;
  /** How many stages there are in all, those not yet told included. */
  readonly of: number;
  readonly move: G['move'];
}

/** What led to the state in play: the one answer for animations, sounds and announcements. */
export interface LastStep<G extends GameTypes> {
  /** Different for each step, so that an effect runs once for each. */
  readonly serial: number;
  readonly kind: 'opened' | 'played' | 'refused' | 'undone' | 'redone';
  /** The move that was played, refused, undone or redone. */
  readonly move: G['move'] | null;
  /** What was to be seen before. */
  readonly before: G['view'] | null;
  /** What the move brought about; of an undone move, what was taken back. */
  readonly events: readonly G['event'][];
  readonly fault: Fault | null;
}

/** What the statistics get to know of a finished game. */
export interface FinishedGame {
  readonly game: string;
  /** The code that results are kept under. */
  readonly config: string;
  readonly outcome: 'won' | 'lost';
  readonly cause: string | null;
  readonly score: number | null;
  readonly tally: Tally;
  readonly day: string | null;
  readonly begun: string;
  readonly practice: boolean;
  /** A practice run ended while the first run of the same deal goes on: that one has yet to be counted. */
  readonly firstRunWaits?: boolean;
  readonly dealKey: string;
}
