/**
 * Read this first.
 *
 * A game is a record of text: config, seed, deal, moves (`record.ts`). Pure rules, one `Rules` value per game,
 * fold that record into states (`replay.ts`). The generic store (`src/store`) holds the record; a screen shows
 * `view(state)` and turns gestures into moves. Saves, links, undo, dailies and bug reports are all that record.
 *
 * Whatever belongs to the state is what a player would expect undo to restore. Clock, mistakes and hints used
 * are the `Tally`: saved, never made better by undo. Selection and focus belong to the screen alone.
 *
 * C config, M move, S state, V view: plain readonly JSON. Every function is pure and never throws on bad text.
 */

import type { Chance, Rng } from './chance';
import type { Result } from './result';

export interface Rules<C, M extends Move, S, V = S> {
  readonly id: string;
  /**
   * Raise when the same deal and moves would fold to another state; ship `earlierJudges` or `upgrade` in the
   * same change.
   */
  readonly version: number;
  /** Raise when the same config and seed would deal differently; old deals live on inside their records. */
  readonly dealVersion: number;
  readonly presets: readonly Preset<C>[];
  /** What the daily deal is played on. */
  readonly daily: C;

  formatConfig(config: C): string;
  parseConfig(text: string): Result<C>;
  /** The name records are kept under and the player reads: `Classic, gravity down`. */
  describeConfig(config: C): string;

  /**
   * The hard work: fair, deterministic, bounded by counted work and never by time; may run in a worker. Deal
   * text is at most a few hundred characters of A–Z a–z 0–9 - _, since links carry it. It is given the very
   * chance that play will draw from, so that a proof may look into the future.
   */
  deal(config: C, chance: Chance): string;
  /** Checks the deal text; the only way to a first state. */
  start(config: C, deal: string): Result<S>;

  formatMove(move: M): string;
  /** Syntax and range only. Move text has no line breaks and at most `MAX_MOVE_TEXT` characters. */
  parseMove(text: string): Result<M>;
  /** How a move is counted, and whether it is a mark; see `MoveRole`. */
  role(move: M): MoveRole;
  /**
   * The one judge of legality. Chance comes from `chance(purpose, n)` with n a counter in the state that only
   * moves drawing for that purpose raise: else a detour, a mark or an undo could re-roll fate.
   */
  apply(state: S, move: M, chance: Chance): Result<S>;
  /**
   * `apply` as it was in earlier versions, by version: a record with moves is judged to its end by the version that
   * it was begun under, so that mending a rule changes no game that has been played.
   */
  readonly earlierJudges?: Readonly<Record<number, Judge<M, S>>>;
  /** Every move that makes progress, lazily. Shuffling, revealing, giving up and marks are no progress. */
  moves(state: S): Iterable<M>;
  /** One of `moves`, for random walks where there are too many to list; null when there is none. */
  sample(state: S, rng: Rng): M | null;

  /** What the player may know. Screens and hints are given nothing else. */
  view(state: S): V;
  status(state: S, tally: Tally): Status;
  /** How far the player is, for the home page. */
  progress(state: S): Progress;
  /** Staged and explained, from what the player can see; its move is legal. Null: nothing useful to say. */
  hint(view: V): Hint<M> | null;
  /** Whether stepping back over `move` takes back something that had been hidden. */
  undoCost(before: S, move: M, after: S): UndoCost;

  /** Work too slow for a gesture (a fair reshuffle, an analysis), done by the dealer and answered as text. */
  readonly compute?: (state: S, task: string, chance: Chance) => Result<string>;
  /** A countdown that the store runs. */
  readonly hourglass?: Hourglass<S, M>;
  /** A game's own form of share code, where its seed document defines one. */
  readonly code?: CodeForm<C>;
  /** Brings a record of an older version up to date where `earlierJudges` cannot go on with it. */
  readonly upgrade?: (record: UpgradableRecord) => Result<UpgradableRecord>;
}

export interface Move {
  readonly kind: string;
}

export interface Judge<M extends Move, S> {
  apply(state: S, move: M, chance: Chance): Result<S>;
}

export interface Preset<C> {
  readonly name: string;
  readonly config: C;
}

/**
 * attempt, hint, shuffle: counted in the tally under that name. plain: a move nobody counts. mark: a note of the
 * player's own; undoable and saved, but draws no chance and stays out of links, counts and `moves`.
 */
export const MOVE_ROLES = ['attempt', 'hint', 'shuffle', 'plain', 'mark'] as const;
export type MoveRole = (typeof MOVE_ROLES)[number];

export type UndoCost = 'free' | 'assisted';

/** What a run has cost so far. Saved with it; undo never lowers it, redo never raises it. */
export interface Tally {
  readonly elapsedMs: number;
  /** What is left in the hourglass; null where the game has none. The one figure that goes both ways. */
  readonly clockLeftMs: number | null;
  readonly attempts: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly shuffles: number;
  /** Something hidden was seen and then taken back. */
  readonly assisted: boolean;
}

export type Status =
  /** stuck: no progress move is left, but undo or a shuffle is a fair way out. */
  | { readonly kind: 'playing' | 'stuck' }
  | { readonly kind: 'won' | 'lost'; readonly score?: number; readonly cause?: string };

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** `32 of 80 pairs` */
  readonly text: string;
}

/** From vague to exact: where to look, why, what to do. The screen shows one more stage at each request. */
export interface Hint<M> {
  readonly stages: readonly HintStage[];
  readonly move: M;
}

export interface HintStage {
  readonly text: string;
  /** Cells of the board to light up, by index. */
  readonly cells?: readonly number[];
}

export interface Hourglass<S, M> {
  /** Null: this game is played without one. */
  lengthMs(state: S): number | null;
  /** Whether this move turns it. */
  turnedBy(move: M): boolean;
  /** What happens when the sand has run through. */
  onEmpty(state: S): M;
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
