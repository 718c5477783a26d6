/**
 * The one store, for every game: holds the record, folds it with the rules, keeps the clock and the save.
 * Ports come from outside, so that tests hand in plain functions and the clock is theirs to turn.
 */
import type { StoreApi } from 'zustand/vanilla';
import { formatCode } from '../../core/codes';
import type { GameRecord } from '../../core/record';
import { type Fault, type Result, refuse } from '../../core/result';
import type { GameTypes, Hint, Outcome, PlayRules } from '../../core/rules';
import { clipDraft, type Run, savedGamesText } from '../saving/savedGames';
import { bringBack, takeOutOfPlay } from './afterError';
import type { Requests } from './changeGame';
import { askHint, closeHint } from './hints';
import { deal, load, openCode, openRecord, openSlot, openUnfinished, takeBack } from './opening';
import { goBackTo, play, redo, runOutOfSand, stopClock, type UndoAnswer } from './playing';
import { backToFirstRun, backToPractice, playAgain, startOver } from './practice';
import { Session, type StorePorts } from './session';
import type { SessionState } from './sessionState';
import { tallyThen } from './watched';
import { lostSince, playOnFromHere, stopWatching, watch, watchAt, watchFilm, watchKept } from './watching';
import { cancelWork, workOut } from './workOut';

/** The tasks whose answer is a move. */
export type MoveTask<G extends GameTypes> = {
  [T in keyof G['tasks']]: G['tasks'][T] extends G['move'] ? T : never;
}[keyof G['tasks']];

export interface GameStore<G extends GameTypes>
  extends Pick<StoreApi<SessionState<G>>, 'getState' | 'subscribe' | 'getInitialState'> {
  readonly rules: PlayRules<G>;
  readonly load: () => Promise<void>;

  /** Answers with what the move brought about. */
  readonly play: (move: G['move']) => Result<Outcome<G>['events']>;
  readonly undo: (consent?: 'assisted') => UndoAnswer;
  /** Back to a move that the game itself has found, which is help and counted under this code. */
  readonly undoTo: (cursor: number, aid: string) => UndoAnswer;
  readonly redo: () => boolean;
  /** The first run is laid aside as it is, and the same deal begins anew for practice. False: nothing to start over. */
  readonly startOver: () => boolean;
  /** From a practice run to the first run of its deal, and the other way round. */
  readonly backToFirstRun: () => boolean;
  readonly backToPractice: () => boolean;

  readonly newGame: (config: G['config']) => Promise<Result<null>>;
  readonly openCode: (code: string, adapt?: (config: G['config']) => G['config']) => Result<null>;
  readonly openDaily: (day: string, adapt?: (config: G['config']) => G['config']) => Promise<Result<null>>;
  readonly openRecord: (record: GameRecord) => Result<null>;
  /** Back from the daily to the other game, if there is one. */
  readonly openFree: () => boolean;
  /** The game in the other slot, where that one is not finished and this one is. */
  readonly openUnfinished: () => boolean;
  /** The same deal once more, for practice. */
  readonly again: () => void;
  readonly takeBack: () => boolean;
  /** After an error: nothing is in play until something is asked for. */
  readonly takeOutOfPlay: () => void;
  /** What was taken out of play; false where there is nothing. */
  readonly bringBack: () => boolean;
  readonly code: () => string | null;

  /** One more stage of the hint; `own`: about a place that the player chose, made by the screen. */
  readonly askHint: (own?: Hint<G>) => boolean;
  readonly closeHint: () => void;
  readonly setDraft: (text: string) => void;
  /** Work on it ends where the signal says so. */
  readonly compute: <T extends keyof G['tasks']>(
    task: T,
    signal?: AbortSignal,
  ) => Promise<Result<G['tasks'][T]>>;
  /** Plays the move that this task comes to, unless the game has gone on in the meantime. */
  readonly playComputed: (task: MoveTask<G>) => Promise<Result<Outcome<G>['events']>>;
  /** What is still being worked out, a hint or a move, is not wanted any more. */
  readonly cancelWork: () => void;

  /** To look at a run move by move; null: at the game in play. Nothing can be played until that is over. */
  readonly watch: (run: Run | null) => Result<null>;
  /** At one that has ended, by its name. */
  readonly watchKept: (id: string) => Promise<Result<null>>;
  /** By how many moves have been played. */
  readonly watchAt: (cursor: number) => void;
  /** How it could have gone on, by the code of one of the rules' films. */
  readonly watchFilm: (film: string) => Promise<Result<null>>;
  readonly stopWatching: () => void;
  /** A practice game from the place that is looked at. */
  readonly playOnFromHere: () => Result<null>;
  /** The last place of the run that is looked at from which it could still be won; null: not known. */
  readonly lostSince: (signal: AbortSignal) => Promise<number | null>;

  /** The player has begun to look or act: the clock may run. */
  readonly wake: () => void;
  /** Something beside the board is read, which stays in sight: no clock runs until a move is made or it is let go. */
  readonly hold: () => void;
  readonly letGo: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** All there is to save, for the player to keep where the browser will not. */
  readonly savedText: () => string;
  /** The page is being hidden or left: stop the clock and save what it says. */
  readonly leave: () => void;
  readonly elapsedMs: () => number;
  readonly leftMs: () => number | null;
  readonly tell: (notice: Fault) => void;
  readonly dismissNotice: () => void;
}

export function createGameStore<G extends GameTypes>(
  rules: PlayRules<G>,
  ports: StorePorts<G>,
): GameStore<G> {
  const session: Session<G> = new Session(rules, ports, () => runOutOfSand(session));
  const requests: Requests = { newest: 0 };

  let loadFailed = false;

  async function loadSave(): Promise<void> {
    loadFailed = false;
    try {
      await load(session);
    } catch (error) {
      loadFailed = true;
      throw error;
    }
  }

  function empty(): void {
    const isRead =
      session.published.getState().phase !== 'loading' || (loadFailed && session.loaded !== null);
    if (isRead) takeOutOfPlay(session, requests);
    // With nothing in play a new game would be dealt over the save that has not been read yet.
    else if (loadFailed) void loadSave();
  }

  async function compute<T extends keyof G['tasks']>(
    task: T,
    signal?: AbortSignal,
  ): Promise<Result<G['tasks'][T]>> {
    if (!session.loaded) return refuse('NO_GAME');
    if (session.watched) return refuse('WATCHING');
    return ports.dealer.compute(session.loaded.saved.record, task, signal);
  }

  async function playComputed(task: MoveTask<G>): Promise<Result<Outcome<G>['events']>> {
    if (session.watched) return refuse('WATCHING');
    // Asked for once more, it is on its way already.
    if (session.coming?.what === 'move') return refuse('OVERTAKEN');
    const answer = await workOut(session, 'move', (record, signal) =>
      ports.dealer.compute(record, task, signal),
    );
    const move = answer as Result<G['move']>;
    if (move.ok) return play(session, move.value);
    if (move.fault.code !== 'OVERTAKEN') session.publish({ notice: move.fault });
    return move;
  }

  const unlessWatching = <A>(answer: A, act: () => A): A => (session.watched ? answer : act());
  const tallyWatched = () => session.watched && tallyThen(rules, session.watched);

  function code(): string | null {
    if (!session.loaded) return null;
    const { config, saved } = session.loaded;
    const { seed, deal: dealt, version, dealVersion } = saved.record;
    return formatCode(rules, { config, seed, deal: dealt, version, dealVersion });
  }

  return {
    rules,
    getState: session.published.getState,
    getInitialState: session.published.getInitialState,
    subscribe: session.published.subscribe,
    load: loadSave,
    play: (move) => unlessWatching(refuse('WATCHING'), () => play(session, move)),
    undo: (consent) =>
      unlessWatching('nothing', () =>
        goBackTo(session, (session.loaded?.saved.record.cursor ?? 0) - 1, consent),
      ),
    undoTo: (cursor, aid) => unlessWatching('nothing', () => goBackTo(session, cursor, 'assisted', aid)),
    redo: () => unlessWatching(false, () => redo(session)),
    startOver: () => startOver(session, requests),
    backToFirstRun: () => backToFirstRun(session, requests),
    backToPractice: () => backToPractice(session, requests),
    newGame: (config) => {
      const { dealVersion } = rules;
      return deal(session, requests, {
        config,
        seed: ports.freshSeed(),
        dealVersion,
        slot: 'free',
        day: null,
      });
    },
    openCode: (text, adapt) => openCode(session, requests, text, adapt),
    openDaily: async (day, adapt = (config) => config) => {
      if (session.saved.daily?.day === day && openSlot(session, requests, 'daily')) {
        return { ok: true, value: null };
      }
      const daily = rules.daily(day);
      return deal(session, requests, { ...daily, config: adapt(daily.config), slot: 'daily', day });
    },
    openRecord: (record) => openRecord(session, requests, record),
    openFree: () => openSlot(session, requests, 'free'),
    openUnfinished: () => openUnfinished(session, requests),
    again: () => playAgain(session, requests),
    takeBack: () => takeBack(session, requests),
    takeOutOfPlay: empty,
    bringBack: () => bringBack(session, requests),
    code,
    askHint: (own) => unlessWatching(false, () => askHint(session, own)),
    closeHint: () => closeHint(session),
    setDraft(text) {
      if (!session.loaded || session.watched) return;
      session.settle(session.loaded, { saved: { draft: clipDraft(text) } });
      session.save();
      session.publish();
    },
    compute,
    playComputed,
    cancelWork: () => cancelWork(session),
    watch: (run) => watch(session, run),
    watchKept: (id) => watchKept(session, id),
    watchAt: (cursor) => watchAt(session, cursor),
    watchFilm: (film) => watchFilm(session, film),
    stopWatching: () => stopWatching(session),
    playOnFromHere: () => playOnFromHere(session, requests),
    lostSince: (signal) => lostSince(session, signal),
    wake: () => session.wake(),
    hold() {
      if (session.watched) return;
      session.held = session.loaded !== null;
      stopClock(session, false);
    },
    letGo() {
      if (!session.held) return;
      session.held = false;
      // Clocks that had not begun wait for the first move, as ever.
      if (session.clock.elapsedMs() > 0) session.wake();
    },
    pause: () => stopClock(session, true),
    resume() {
      if (session.watched) return;
      session.paused = false;
      session.wake();
      session.publish();
    },
    // A hidden page keeps an hourglass stopped until the player says so; other clocks go on at the next touch.
    leave: () => stopClock(session, session.clock.leftMs() !== null),
    savedText: () => savedGamesText(session.saved),
    elapsedMs: () => tallyWatched()?.elapsedMs ?? session.clock.elapsedMs(),
    leftMs: () => (session.watched ? (tallyWatched()?.clockLeftMs ?? null) : session.clock.leftMs()),
    tell: (notice) => session.published.setState({ notice }),
    dismissNotice: () => session.published.setState({ notice: null }),
  };
}
