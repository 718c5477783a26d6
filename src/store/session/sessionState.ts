/** What the generic store publishes: everything a screen may look at, nothing it may change. */
import type { GameRecord } from '../../core/record';
import type { Fault } from '../../core/result';
import type { Hint, HintStage, Move, Progress, Rules, Status, Tally } from '../../core/rules';
import type { Sitting, Summary } from '../saving/savedGames';
import type { SaveState } from '../saving/saves';

export interface Table<C, M extends Move, S, V> {
  /** empty: nothing has been dealt yet, the screen may offer presets. */
  readonly phase: 'loading' | 'empty' | 'playing';
  readonly dealing: boolean;
  readonly game: Playing<C, M, S, V> | null;
  /** *New game* can be taken back: the game before is still there and nothing was played since. */
  readonly canTakeBack: boolean;
  readonly saving: SaveState;
  /** The last refusal or message, until it is dismissed or something is played. */
  readonly notice: Fault | null;
}

export interface Playing<C, M extends Move, S, V> {
  readonly record: GameRecord;
  readonly config: C;
  /** `record.config` in words. */
  readonly configName: string;
  readonly day: string | null;
  readonly practice: boolean;
  /** It has come to an end once, whatever undo has made of it since. */
  readonly counted: boolean;
  /** The other run of this deal that waits in its slot: the first one while practising, or the practice run. */
  readonly otherRun: 'first' | 'practice' | null;
  readonly draft: string;
  readonly state: S;
  readonly view: V;
  readonly status: Status;
  readonly progress: Progress;
  readonly tally: Tally;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clockRuns: boolean;
  readonly paused: boolean;
  readonly hint: ShownHint<M> | null;
  readonly last: Happening<M, V>;
}

export interface ShownHint<M> {
  readonly stages: readonly HintStage[];
  readonly more: boolean;
  /** How many stages there are in all, those not yet told included. */
  readonly of: number;
  readonly move: M;
}

/** For animations and announcements: what led to the state on the table. */
export interface Happening<M, V> {
  /** Different for each happening, so that an effect runs once for each. */
  readonly serial: number;
  readonly kind: 'opened' | 'played' | 'refused' | 'undone' | 'redone';
  readonly move: M | null;
  readonly before: V | null;
  readonly fault: Fault | null;
}

/** What the statistics get to know of a finished game. */
export interface FinishedGame {
  readonly game: string;
  readonly configName: string;
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

export interface Seat<C, S> {
  readonly sitting: Sitting;
  readonly config: C;
  readonly states: readonly S[];
}

export function stateOf<C, S>({ sitting, states }: Seat<C, S>): S {
  const state = states[sitting.record.cursor];
  if (state === undefined) throw new Error('a cursor without a state');
  return state;
}

export function summarise<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, seat: Seat<C, S>): Summary {
  const state = stateOf(seat);
  const { record, day } = seat.sitting;
  return {
    config: rules.describeConfig(seat.config),
    kind: rules.status(state, record.tally).kind,
    progress: rules.progress(state),
    moves: record.cursor,
    day,
  };
}

export interface AskedHint<M> {
  readonly hint: Hint<M>;
  readonly shown: number;
  readonly open: boolean;
  /** What else was asked about the same state: going back to it is not another hint. */
  readonly others: readonly { readonly hint: Hint<M>; readonly shown: number }[];
}

export function showHint<M>(asked: AskedHint<M> | null): ShownHint<M> | null {
  if (!asked?.open) return null;
  const { hint, shown } = asked;
  const of = hint.stages.length;
  return { stages: hint.stages.slice(0, shown), more: shown < of, of, move: hint.move };
}
