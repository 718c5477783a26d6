/**
 * Read this first.
 *
 * A game is a record of text: config, seed, deal, moves (`record.ts`). Pure rules, one `Rules` value per game,
 * fold that record into states (`replay.ts`). The generic store (`src/store`) holds the record; a screen shows
 * `view(state)` and turns gestures into moves. Saves, links, undo, dailies and problem reports are all that record.
 *
 * What just happened is told by `apply` as events, and by nothing else. Rules know no language: whatever they tell
 * is a code with parameters, and `words/` makes sentences of it.
 *
 * Whatever belongs to the state is what a player would expect undo to restore. Clock, mistakes and aids used are
 * the `Tally`: saved, never made better by undo. Selection and focus belong to the screen alone.
 */
import type { Chance, Rng } from './chance';
import type { Params, Result } from './result';

/** The types of one game. All are plain readonly JSON. */
export interface GameTypes {
  readonly config: unknown;
  readonly move: Move;
  readonly state: unknown;
  /** What the player may know. */
  readonly view: unknown;
  readonly event: GameEvent;
  readonly stage: HintStage;
  /** What the dealer can be asked to work out, by name, and what it answers. */
  readonly tasks: object;
}

/** Every function is pure and never throws on bad text. */
export interface Rules<G extends GameTypes> {
  readonly id: string;
  /**
   * Raise when the same deal and moves would fold to another state; ship `earlierJudges` or `upgrade` in the
   * same change.
   */
  readonly version: number;
  /** Raise when the same config and seed would deal differently; old deals live on inside their records. */
  readonly dealVersion: number;
  /** Raise when the same run would score differently: records and bests begin anew, the old ones stay apart. */
  readonly scoreVersion: number;
  readonly presets: readonly Preset<G['config']>[];
  /** What a day's deal was, it stays: a table of eras (`daily.ts`). */
  daily(day: string): Daily<G['config']>;

  formatConfig(config: G['config']): string;
  parseConfig(text: string): Result<G['config']>;
  /** The code that results are kept under, where part of the config makes no difference to them. */
  recordsCode?(config: G['config']): string;
  /** Whether one deal serves both, since they differ in the player's own settings alone; equal ones where nothing is said. */
  isDealtAlike?(one: G['config'], other: G['config']): boolean;

  /**
   * The hard work: fair, deterministic, bounded by counted work and never by time; may run in a worker. Deal
   * text is at most a few hundred characters of A–Z a–z 0–9 - _, since links carry it. It is given the very
   * chance that play will draw from, so that a proof may look into the future.
   */
  deal(config: G['config'], chance: Chance, dealVersion: number): string;
  /** Checks the deal text; the only way to a first state. */
  start(config: G['config'], deal: string, dealVersion: number): Result<G['state']>;

  formatMove(move: G['move']): string;
  /** Syntax and range only. Move text has no line breaks and at most `MAX_MOVE_TEXT` characters. */
  parseMove(text: string): Result<G['move']>;
  /** How a move is counted, and whether it is a mark; see `MoveRole`. */
  role(move: G['move']): MoveRole;
  /**
   * The one judge of legality, and the one that tells what happened. Chance comes from `chance(purpose, n)` with n
   * a counter in the state that only moves drawing for that purpose raise: else a detour, a mark or an undo could
   * re-roll fate. Events hold nothing that `view` would not show.
   */
  apply(state: G['state'], move: G['move'], chance: Chance): Result<Outcome<G>>;
  /**
   * `apply` as it was in earlier versions, by version: a record is judged to its end by the version that it was begun
   * under, so that mending a rule changes no game that has been played.
   */
  readonly earlierJudges?: Readonly<Record<number, Judge<G>>>;
  /** Every move that makes progress, lazily. Shuffling, revealing, giving up and marks are no progress. */
  moves(state: G['state']): Iterable<G['move']>;
  /** One of `moves`, for random walks, where there are too many to list; null when there is none. */
  sample?(state: G['state'], rng: Rng): G['move'] | null;

  /** Screens, events and hints show nothing else. */
  view(state: G['state']): G['view'];
  /** `scoreVersion`: of the record, which is scored to its end as it was when it began; the newest where nothing is said. */
  status(state: G['state'], tally: Tally, scoreVersion?: number): Status;
  /** How far the player is, for the home page. */
  progress(state: G['state']): Progress;
  /** Staged and explained, from what the player can see; its move is legal. Null: nothing useful to say. */
  hint(view: G['view']): Hint<G> | null;
  /** Whether the hint for this view may take longer than a gesture: then it is asked of the dealer. */
  hintIsSlow?(view: G['view']): boolean;
  /** What a hint counts as among the aids; `hint` where nothing is said. */
  readonly hintAid?: string;
  /** How many of its stages are told before it is counted; none where nothing is said. */
  readonly freeHintStages?: number;
  /** Whoever reads a hint is not timed: all clocks stand still until it is put away. */
  readonly hintStopsClock?: true;
  /** Whether stepping back over `move` takes back something that had been hidden. */
  undoCost(before: G['state'], move: G['move'], after: G['state']): UndoCost;

  /** Work too slow for a gesture (a fair reshuffle, an analysis), done by the dealer. */
  readonly tasks: {
    readonly [T in keyof G['tasks']]: (state: G['state'], chance: Chance) => Result<G['tasks'][T]>;
  };
  /** Codes of what `film` can show after the end. */
  readonly films?: readonly string[];
  /** How it could have been played. It may know what players did not; bounded by counted work, done by the dealer. */
  film?(code: string, played: Played<G>): Result<Film<G>>;
  /**
   * The last of `states` from which the game could still be won, where an exact bounded search settles it for all later
   * ones; null where the bound was reached, where none could, and where the last still can. Asked of games that have been
   * lost, in a worker.
   */
  lostSince?(played: Played<G>): number | null;
  /** A countdown that the store runs. */
  readonly hourglass?: Hourglass<G>;
  /** A game's own form of share code, where its seed document defines one. */
  readonly code?: CodeForm<G['config']>;
  /** Brings a record of an older version up to date where `earlierJudges` cannot go on with it. */
  upgrade?(record: UpgradableRecord): Result<UpgradableRecord>;
}

/**
 * What a page needs to play. The slow work is the dealer's, in a worker's own file; a hint that takes less than a
 * gesture may be here as well, else the store asks the dealer for that too.
 */
export type PlayRules<G extends GameTypes> = Omit<
  Rules<G>,
  'deal' | 'hint' | 'tasks' | 'film' | 'lostSince'
> &
  Partial<Pick<Rules<G>, 'hint'>>;

export interface Judge<G extends GameTypes> extends Pick<Rules<G>, 'apply'> {
  /** Whether that version could read the config; it could read all where nothing is said. */
  knows?(config: G['config']): boolean;
}

interface Move {
  readonly kind: string;
}

/** Something that happened, with whatever it takes to show and tell it. */
export interface GameEvent {
  readonly kind: string;
}

export interface Outcome<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

export interface Preset<C> {
  /** Its name is found under this code in `words/`. */
  readonly code: string;
  readonly config: C;
}

export interface Daily<C> {
  readonly config: C;
  readonly dealVersion: number;
  readonly seed: string;
}

/**
 * attempt: counted as one. plain: a move nobody counts. mark: a note of the player's own, whose `kind` is `mark`;
 * undoable and saved, but draws no chance, stays out of links, counts and `moves`, and changes neither what is legal nor
 * how the game stands. A mark may itself be refused, and another move may take it away.
 * aid: help, counted under its own code.
 */
export type MoveRole = 'attempt' | 'plain' | 'mark' | { readonly aid: string };

export type UndoCost = 'free' | 'assisted';

/** What a run has cost so far. Saved with it; undo never lowers it, redo never raises it. */
export interface Tally {
  readonly elapsedMs: number;
  /** What is left in the hourglass; null where the game has none. The one figure that goes both ways. */
  readonly clockLeftMs: number | null;
  readonly attempts: number;
  readonly mistakes: number;
  /** How often each aid was used, by code; `aids.ts` sums them up. */
  readonly aids: Readonly<Record<string, number>>;
  /** Something hidden was seen and then taken back. */
  readonly assisted: boolean;
}

/** `Cause`: a game names its own, so that its words can be checked to leave none out. */
export type Status<Cause extends string = string> =
  /** stuck: no progress move is left, but undo or a shuffle is a fair way out. */
  | { readonly kind: 'playing' | 'stuck' }
  /** cause: a code; statistics count losses under it. */
  | { readonly kind: 'won' | 'lost'; readonly score?: number; readonly cause?: Cause };

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** What else its sentence needs, such as the level reached. */
  readonly params?: Params;
}

/** From vague to exact: where to look, why, what to do. The screen shows one more stage at each request. */
export interface Hint<G extends GameTypes> {
  readonly stages: readonly G['stage'][];
  readonly move: G['move'];
}

export interface HintStage {
  /** Its sentence is found in `words/`; further fields are what it is made with. */
  readonly code: string;
  /** Cells of the board to light up, by index. */
  readonly cells?: readonly number[];
}

/** A run, folded: what a film begins from. */
export interface Played<G extends GameTypes> {
  /** One more than there are moves. */
  readonly states: readonly G['state'][];
  readonly moves: readonly G['move'][];
  /** The one of `states` that was being looked at. */
  readonly at: number;
  /** As in play: films may look into the future. */
  readonly chance: Chance;
}

/** A run that nobody has played, from a state of one that somebody has. */
export interface Film<G extends GameTypes> {
  /** Of the run's states, the one that it goes on from. */
  readonly from: number;
  readonly moves: readonly G['move'][];
  /** What is said of its states beyond what happens, by how many moves have been played; most have nothing said of them. */
  readonly said: Readonly<Record<number, G['stage']>>;
}

export interface Hourglass<G extends GameTypes> {
  /** Null: this game is played without one. */
  lengthMs(state: G['state'], scoreVersion?: number): number | null;
  /** Whether this move turns it. */
  turnedBy(move: G['move']): boolean;
  /** What happens when the sand has run through. */
  onEmpty(state: G['state']): G['move'];
}

export interface CodeForm<C> {
  format(game: SharedGame<C>): string;
  parse(text: string): Result<SharedGame<C>>;
}

/** What a link carries. */
export interface SharedGame<C> {
  readonly config: C;
  readonly seed: string;
  readonly deal: string;
  /** Of the rules and of the generator that made it: the game is played under these, whatever the app's own are. */
  readonly version: number;
  readonly dealVersion: number;
}

/** The parts of a record that an upgrade may rewrite. */
export interface UpgradableRecord {
  readonly version: number;
  readonly config: string;
  readonly seed: string;
  readonly deal: string;
  readonly moves: readonly string[];
}

export const MAX_MOVE_TEXT = 1024;
export const MAX_MOVES = 10_000;
