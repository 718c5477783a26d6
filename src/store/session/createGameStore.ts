/**
 * The one store, for every game: holds the record, folds it with the rules, keeps the clock and the save.
 * Ports come from outside, so that tests hand in plain functions and the clock is theirs to turn.
 */
import type { StoreApi } from 'zustand/vanilla';
import { formatCode } from '../../core/codes';
import type { GameRecord } from '../../core/record';
import { type Fault, type Result, refuse } from '../../core/result';
import type { Hint, Move, Rules } from '../../core/rules';
import { clipDraft } from '../saving/savedGames';
import { layOut, putAway } from './afterError';
import type { Requests } from './changeGame';
import { deal, load, openCode, openRecord, openSlot, openUnfinished, takeBack } from './opening';
import { askHint, goBackTo, play, redo, runOutOfSand, stopClock, type UndoAnswer } from './playing';
import { backToFirstRun, backToPractice, playAgain, startOver } from './practice';
import { Desk, type StorePorts } from './session';
import type { Table } from './sessionState';

export interface GameStore<C, M extends Move, S, V>
  extends Pick<StoreApi<Table<C, M, S, V>>, 'getState' | 'subscribe' | 'getInitialState'> {
  readonly rules: Rules<C, M, S, V>;
  readonly load: () => Promise<void>;

  readonly play: (move: M) => Result<S>;
  readonly undo: (consent?: 'assisted') => UndoAnswer;
  readonly redo: () => boolean;
  /** The first run is laid aside as it is, and the same deal begins anew for practice. False: nothing to start over. */
  readonly startOver: () => boolean;
  /** From a practice run to the first run of its deal, and the other way round. */
  readonly backToFirstRun: () => boolean;
  readonly backToPractice: () => boolean;

  readonly newGame: (config: C) => Promise<Result<null>>;
  readonly openCode: (code: string, adapt?: (config: C) => C) => Result<null>;
  readonly openDaily: (day: string, seed: string, config?: C) => Promise<Result<null>>;
  readonly openRecord: (record: GameRecord) => Result<null>;
  /** Back from the daily to the other game, if there is one. */
  readonly openFree: () => boolean;
  /** The game in the other slot, where that one is not finished and this one is. */
  readonly openUnfinished: () => boolean;
  /** The same deal once more, for practice. */
  readonly again: () => void;
  readonly takeBack: () => boolean;
  /** After an error: clears the table. */
  readonly putAway: () => void;
  /** Lays what was put away; false where there is nothing. */
  readonly layOut: () => boolean;
  readonly code: () => string | null;

  /** One more stage of the hint; `own`: about a place that the player chose, made by the screen. */
  readonly askHint: (own?: Hint<M>) => boolean;
  readonly closeHint: () => void;
  readonly setDraft: (text: string) => void;
  readonly compute: (task: string) => Promise<Result<string>>;
  /** Computes a move and plays it, unless the game has gone on in the meantime. */
  readonly playComputed: (task: string) => Promise<Result<S>>;

  /** The player has begun to look or act: the clock may run. */
  readonly wake: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** All there is to save, for the player to keep where the browser will not. */
  readonly shelfText: () => string;
  /** The page is being hidden or left: stop the clock and save what it says. */
  readonly leave: () => void;
  readonly elapsedMs: () => number;
  readonly leftMs: () => number | null;
  readonly tell: (notice: Fault) => void;
  readonly dismissNotice: () => void;
}

export function createGameStore<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  ports: StorePorts,
): GameStore<C, M, S, V> {
  const desk: Desk<C, M, S, V> = new Desk(rules, ports, () => runOutOfSand(desk));
  const requests: Requests = { newest: 0 };
  let loadFailed = false;

  async function loadSave(): Promise<void> {
    loadFailed = false;
    try {
      await load(desk);
    } catch (error) {
      loadFailed = true;
      throw error;
    }
  }

  function clear(): void {
    const isRead = desk.table.getState().phase !== 'loading' || (loadFailed && desk.seat !== null);
    if (isRead) putAway(desk, requests);
    // An empty table would be dealt over the save that has not been read yet.
    else if (loadFailed) void loadSave();
  }

  async function compute(task: string): Promise<Result<string>> {
    if (!desk.seat) return refuse('NO_GAME', 'There is no game on the table.');
    return ports.dealer.compute(desk.seat.sitting.record, task);
  }

  async function playComputed(task: string): Promise<Result<S>> {
    const asking = desk.last.serial;
    const answer = await compute(task);
    if (desk.last.serial !== asking) return refuse('OVERTAKEN', 'The game went on in the meantime.');
    const move = answer.ok ? rules.parseMove(answer.value) : answer;
    if (move.ok) return play(desk, move.value);
    desk.publish({ notice: move.fault });
    return move;
  }

  function code(): string | null {
    if (!desk.seat) return null;
    const { config, sitting } = desk.seat;
    return formatCode(rules, { config, seed: sitting.record.seed, deal: sitting.record.deal });
  }

  return {
    rules,
    getState: desk.table.getState,
    getInitialState: desk.table.getInitialState,
    subscribe: desk.table.subscribe,
    load: loadSave,
    play: (move) => play(desk, move),
    undo: (consent) => goBackTo(desk, (desk.seat?.sitting.record.cursor ?? 0) - 1, consent),
    redo: () => redo(desk),
    startOver: () => startOver(desk, requests),
    backToFirstRun: () => backToFirstRun(desk, requests),
    backToPractice: () => backToPractice(desk, requests),
    newGame: (config) => deal(desk, requests, { config, seed: ports.freshSeed(), slot: 'free', day: null }),
    openCode: (text, adapt) => openCode(desk, requests, text, adapt),
    openDaily: async (day, seed, config = rules.daily) => {
      if (desk.shelf.daily?.day === day && openSlot(desk, requests, 'daily'))
        return { ok: true, value: null };
      return deal(desk, requests, { config, seed, slot: 'daily', day });
    },
    openRecord: (record) => openRecord(desk, requests, record),
    openFree: () => openSlot(desk, requests, 'free'),
    openUnfinished: () => openUnfinished(desk, requests),
    again: () => playAgain(desk, requests),
    takeBack: () => takeBack(desk, requests),
    putAway: clear,
    layOut: () => layOut(desk, requests),
    code,
    askHint: (own) => askHint(desk, own),
    closeHint() {
      if (desk.asked) desk.asked = { ...desk.asked, open: false };
      desk.publish();
    },
    setDraft(text) {
      if (!desk.seat) return;
      desk.settle(desk.seat, { sitting: { draft: clipDraft(text) } });
      desk.save();
      desk.publish();
    },
    compute,
    playComputed,
    wake: () => desk.wake(),
    pause: () => stopClock(desk, true),
    resume() {
      desk.paused = false;
      desk.wake();
      desk.publish();
    },
    // A hidden page keeps an hourglass stopped until the player says so; other clocks go on at the next touch.
    leave: () => stopClock(desk, desk.clock.leftMs() !== null),
    shelfText: () => JSON.stringify(desk.shelf),
    elapsedMs: desk.clock.elapsedMs,
    leftMs: desk.clock.leftMs,
    tell: (notice) => desk.table.setState({ notice }),
    dismissNotice: () => desk.table.setState({ notice: null }),
  };
}
