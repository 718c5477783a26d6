/** The game in play and all that goes with it: clock, saved games, hint. Shared by what plays and what deals. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { noted } from '../../core/journal';
import type { GameRecord } from '../../core/record';
import type { GameTypes, PlayRules, Tally } from '../../core/rules';
import {
  NO_SAVED_GAMES,
  type Run,
  type SavedGame,
  type SavedGames,
  type Slot,
  savedGamesText,
} from '../saving/savedGames';
import type { Saves } from '../saving/saves';
import { type Clock, type ClockPorts, createClock } from './clock';
import type { Dealer } from './dealer';
import { finishedGame } from './finishedGame';
import { type AskedHint, type LoadedGame, showHint, stateOf, statusOf, summarise } from './loadedGame';
import type { Coming, FinishedGame, GameInPlay, LastStep, SessionState } from './sessionState';
import { tallyThen, type Watched } from './watched';

export interface StorePorts<G extends GameTypes> {
  readonly clock: ClockPorts;
  readonly freshSeed: () => string;
  /** The local calendar day, `2026-11-18`. */
  readonly today: () => string;
  readonly dealer: Dealer<G>;
  readonly saves: Saves;
  /** earlier: found finished, in case the page on which that happened did not live to tell. */
  readonly onFinished: (game: FinishedGame, when: 'now' | 'earlier', run: Run) => void;
  /** One of the runs that have ended, by its name; null: it is kept no longer. */
  readonly keptRun: (id: string) => Promise<Run | null>;
  /** Whether a deal has been finished before: then it is for practice. */
  readonly playedBefore: (dealKey: string) => boolean;
  /** From now on whoever deals it anew knows it: only the run that is under way may still stand in the records. */
  readonly onPractised: (dealKey: string) => void;
}

interface Settling {
  readonly record?: Partial<GameRecord>;
  readonly tally?: Partial<Tally>;
  readonly saved?: Partial<SavedGame>;
  /** What the journal notes, if it notes anything. */
  readonly noted?: string;
}

/** Where a game comes into play; what is not said stays as it is. */
export interface Where {
  readonly slot?: Slot;
  readonly replaced?: SavedGame | null;
  /** It is the practice run of that slot, which keeps its first run. */
  readonly practising?: true;
}

export class Session<G extends GameTypes> {
  readonly rules: PlayRules<G>;
  readonly ports: StorePorts<G>;
  readonly clock: Clock;
  readonly published: StoreApi<SessionState<G>>;
  saved: SavedGames = NO_SAVED_GAMES;
  loaded: LoadedGame<G> | null = null;
  asked: AskedHint<G> | null = null;
  /** What is looked at in the place of the game in play. */
  watched: Watched<G> | null = null;
  /** What the dealer works out for the player. */
  coming: { readonly what: Coming; readonly stop: AbortController } | null = null;
  paused = false;
  /** The board is in sight while something beside it is read: the clocks stand still until a move is made. */
  held = false;
  private viewed: { readonly state: G['state']; readonly view: G['view'] } | null = null;
  last: LastStep<G> = { serial: 0, kind: 'opened', move: null, before: null, events: [], fault: null };

  constructor(rules: PlayRules<G>, ports: StorePorts<G>, onSandRunOut: () => void) {
    this.rules = rules;
    this.ports = ports;
    this.clock = createClock(ports.clock, onSandRunOut);
    this.published = createStore<SessionState<G>>(() => ({
      phase: 'loading',
      dealing: false,
      game: null,
      canTakeBack: false,
      saving: ports.saves.state(),
      notice: null,
    }));
    ports.saves.subscribe(() => this.published.setState({ saving: ports.saves.state() }));
  }

  stepped(kind: LastStep<G>['kind'], rest: Partial<LastStep<G>> = {}): void {
    // A hint for a state that is gone would tell what is not so any more.
    this.stopWorking();
    const serial = this.last.serial + 1;
    this.last = { serial, kind, move: null, before: null, events: [], fault: null, ...rest };
  }

  stopWorking(): void {
    this.coming?.stop.abort();
    this.coming = null;
  }

  publish(change: Partial<SessionState<G>> = {}): void {
    const { loaded, watched } = this;
    const game = watched ? this.describeWatched(watched) : loaded && this.describe(loaded);
    this.published.setState({
      phase: game ? 'playing' : 'empty',
      game,
      canTakeBack: this.canTakeBack(),
      ...change,
    });
  }

  /**
   * Not from a practice run: the game before would come to where its first run waits. And not to a game that has
   * ended: nothing of it is lost.
   */
  canTakeBack(): boolean {
    const { loaded, saved } = this;
    const isUnfinished = saved.replaced !== null && !saved.replaced.counted;
    return (
      this.watched === null && isUnfinished && loaded !== null && !hasBegun(loaded.saved) && !saved.practising
    );
  }

  /** The first run that waits beside the practice run in play, unless it has ended. */
  waitingFirst(): SavedGame | null {
    const { practising, active } = this.saved;
    const first = practising ? this.saved[active] : null;
    return first && !first.counted ? first : null;
  }

  /** The same view as long as the state is the same: a hint or a clock changes nothing of what a board shows. */
  private viewOf(state: G['state']): G['view'] {
    if (this.viewed?.state !== state) this.viewed = { state, view: this.rules.view(state) };
    return this.viewed.view;
  }

  private describe(loaded: LoadedGame<G>): GameInPlay<G> {
    const { record, practiceRun, draft } = loaded.saved;
    return {
      ...this.describeState(loaded, record),
      otherRun: this.waitingFirst() ? 'first' : practiceRun ? 'practice' : null,
      draft,
      canUndo: record.cursor > 0,
      canRedo: record.cursor < record.moves.length,
      clockRuns: this.clock.running(),
      paused: this.paused,
      hint: showHint(this.asked),
      watch: null,
    };
  }

  private describeWatched(watched: Watched<G>): GameInPlay<G> {
    const { loaded, timeline, isOwn, film } = watched;
    const { record } = loaded.saved;
    const at = record.cursor;
    const said = film?.said[at] ?? null;
    return {
      ...this.describeState(loaded, { ...record, tally: tallyThen(this.rules, watched) }),
      otherRun: null,
      draft: '',
      canUndo: false,
      canRedo: false,
      clockRuns: false,
      paused: false,
      hint: null,
      watch: {
        at,
        length: loaded.states.length - 1,
        timeline,
        isOwn,
        end: statusOf(this.rules, loaded.states.at(-1), record).kind,
        film: film && { name: film.name, said },
      },
    };
  }

  private describeState(loaded: LoadedGame<G>, record: GameRecord) {
    const state = stateOf(loaded);
    const { day, practice, counted } = loaded.saved;
    return {
      record,
      config: loaded.config,
      day,
      practice,
      counted,
      view: this.viewOf(state),
      status: statusOf(this.rules, state, record),
      progress: this.rules.progress(state),
      tally: record.tally,
      coming: this.coming?.what ?? null,
      last: this.last,
    };
  }

  save(): void {
    if (!this.loaded) return;
    this.saved = this.withLoaded(this.saved, this.loaded);
    this.ports.saves.save(savedGamesText(this.saved));
  }

  private withLoaded(saved: SavedGames, loaded: LoadedGame<G>): SavedGames {
    const { active, summaries, practising } = saved;
    const first = saved[active];
    if (practising && first) return { ...saved, [active]: { ...first, practiceRun: loaded.saved } };
    const summary = summarise(this.rules, loaded);
    return { ...saved, [active]: loaded.saved, summaries: { ...summaries, [active]: summary } };
  }

  /** Takes the clock's figures into the tally along with whatever else changes. */
  settle(loaded: LoadedGame<G>, change: Settling = {}): LoadedGame<G> {
    const left = this.clock.leftMs();
    const elapsedMs = Math.round(this.clock.elapsedMs());
    const before = loaded.saved.record;
    const tally = {
      ...before.tally,
      ...change.tally,
      elapsedMs,
      clockLeftMs: left === null ? null : Math.round(left),
    };
    const record = { ...before, ...change.record, tally };
    const journal = change.noted === undefined ? {} : journalWith(before, record, change.noted);
    this.loaded = {
      ...loaded,
      saved: { ...loaded.saved, ...change.saved, record: { ...record, ...journal } },
    };
    return this.loaded;
  }

  /** Brings a game into play, its clock at its figures and stopped. */
  install(
    loaded: LoadedGame<G>,
    { slot = this.saved.active, replaced = this.saved.replaced, practising }: Where,
  ): void {
    this.saved = { ...this.saved, active: slot, replaced, practising };
    this.take(loaded);
    this.stepped('opened');
    this.save();
    this.publish({ dealing: false, notice: null });
  }

  /** The clock goes with the game: the figures of one must not end up in the tally of another. */
  take(loaded: LoadedGame<G>): void {
    const { elapsedMs, clockLeftMs } = loaded.saved.record.tally;
    this.loaded = loaded;
    this.asked = null;
    this.watched = null;
    this.held = false;
    this.clock.reset(elapsedMs, clockLeftMs);
    // Whoever comes back to a running hourglass should not lose sand while finding the place.
    this.paused = clockLeftMs !== null && elapsedMs > 0 && !loaded.saved.counted;
  }

  wake(): void {
    if (!this.loaded || this.watched || this.paused || this.clock.running() || this.isReading()) return;
    const { kind } = statusOf(this.rules, stateOf(this.loaded), this.loaded.saved.record);
    if (kind === 'won' || kind === 'lost') return;
    this.clock.start();
    this.publish();
  }

  /** Something is open for which the clocks stand still. */
  isReading(): boolean {
    if (this.held) return true;
    return this.rules.hintStopsClock === true && this.asked?.open === true;
  }

  /** What it was about is gone, or it was put away; clocks that stood still for it go on. */
  stopReading(asked: AskedHint<G> | null): void {
    const wasReading = this.isReading();
    this.asked = asked;
    if (wasReading && this.clock.elapsedMs() > 0) this.wake();
  }

  finishIfOver(): void {
    if (!this.loaded) return;
    const status = statusOf(this.rules, stateOf(this.loaded), this.loaded.saved.record);
    if (status.kind !== 'won' && status.kind !== 'lost') return;
    this.clock.stop();
    this.report(status.kind, status.cause ?? null, status.score ?? null);
  }

  /** A player who leaves a dead end for another game has lost it. */
  reportDeadEnd(): void {
    if (!this.loaded) return;
    const { kind } = statusOf(this.rules, stateOf(this.loaded), this.loaded.saved.record);
    if (kind === 'stuck') this.report('lost', 'stuck', null);
  }

  /** Only the first result of a run counts; what undo makes of it afterwards does not. */
  private report(outcome: 'won' | 'lost', cause: string | null, score: number | null): void {
    if (!this.loaded || this.loaded.saved.counted) return;
    const loaded = this.settle(this.loaded, { saved: { counted: true } });
    const game = finishedGame(this.rules, loaded, { outcome, cause, score });
    this.ports.onFinished({ ...game, firstRunWaits: this.waitingFirst() !== null }, 'now', loaded.saved);
  }

  /** The result and the save are stored apart from each other, and a page may die in between. */
  reportAgain(): void {
    if (!this.loaded?.saved.counted || this.loaded.saved.practice) return;
    const status = statusOf(this.rules, stateOf(this.loaded), this.loaded.saved.record);
    if (status.kind !== 'won' && status.kind !== 'lost') return;
    const { kind: outcome, cause = null, score = null } = status;
    const game = finishedGame(this.rules, this.loaded, { outcome, cause, score });
    this.ports.onFinished(game, 'earlier', this.loaded.saved);
  }
}

/** A record that began before there were journals goes on without one: half a journal would mislead. */
function journalWith(
  before: GameRecord,
  after: GameRecord,
  code: string,
): Pick<GameRecord, 'journal'> | object {
  if (before.journal === undefined) return {};
  const at = code === 'undo' ? before.cursor : after.cursor;
  return { journal: noted(before.journal, { at, ms: after.tally.elapsedMs, code }) };
}

/** Something has been played, so that it is not to be put away lightly. */
export function hasBegun({ record }: Pick<SavedGame, 'record'>): boolean {
  return record.moves.length > 0;
}
