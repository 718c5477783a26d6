/** The game on the table and all that moves with it: clock, shelf, hint, save. Shared by what plays and what deals. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hashText } from '../../core/chance';
import type { GameRecord } from '../../core/record';
import type { Move, Rules, Tally } from '../../core/rules';
import { EMPTY_SHELF, type Shelf, type Sitting, type Slot } from '../saving/savedGames';
import type { Saves } from '../saving/saves';
import { type Clock, type ClockPorts, createClock } from './clock';
import type { Dealer } from './dealer';
import {
  type AskedHint,
  type FinishedGame,
  type Happening,
  type Playing,
  type Seat,
  showHint,
  stateOf,
  summarise,
  type Table,
} from './sessionState';

export interface StorePorts {
  readonly clock: ClockPorts;
  readonly freshSeed: () => string;
  /** The local calendar day, `2026-11-18`. */
  readonly today: () => string;
  readonly dealer: Dealer;
  readonly saves: Saves;
  /** earlier: found finished, in case the page on which that happened did not live to tell. */
  readonly onFinished: (game: FinishedGame, when: 'now' | 'earlier') => void;
  /** Whether a deal has been finished before: then it is for practice. */
  readonly playedBefore: (dealKey: string) => boolean;
  /** From now on whoever deals it anew knows it: only the run that is under way may still stand in the records. */
  readonly onPractised: (dealKey: string) => void;
}

export interface Settling {
  readonly record?: Partial<GameRecord>;
  readonly tally?: Partial<Tally>;
  readonly sitting?: Partial<Sitting>;
}

/** Where a game comes to the table; what is not said stays as it is. */
export interface Where {
  readonly slot?: Slot;
  readonly replaced?: Sitting | null;
  /** It is the practice run of that slot, which keeps its first run. */
  readonly practising?: true;
}

export class Desk<C, M extends Move, S, V> {
  readonly rules: Rules<C, M, S, V>;
  readonly ports: StorePorts;
  readonly clock: Clock;
  readonly table: StoreApi<Table<C, M, S, V>>;
  shelf: Shelf = EMPTY_SHELF;
  seat: Seat<C, S> | null = null;
  asked: AskedHint<M> | null = null;
  paused = false;
  last: Happening<M, V> = { serial: 0, kind: 'opened', move: null, before: null, fault: null };

  constructor(rules: Rules<C, M, S, V>, ports: StorePorts, onSandRunOut: () => void) {
    this.rules = rules;
    this.ports = ports;
    this.clock = createClock(ports.clock, onSandRunOut);
    this.table = createStore<Table<C, M, S, V>>(() => ({
      phase: 'loading',
      dealing: false,
      game: null,
      canTakeBack: false,
      saving: ports.saves.state(),
      notice: null,
    }));
    ports.saves.subscribe(() => this.table.setState({ saving: ports.saves.state() }));
  }

  happened(kind: Happening<M, V>['kind'], rest: Partial<Happening<M, V>> = {}): void {
    this.last = { serial: this.last.serial + 1, kind, move: null, before: null, fault: null, ...rest };
  }

  publish(change: Partial<Table<C, M, S, V>> = {}): void {
    const { seat } = this;
    this.table.setState({
      phase: seat ? 'playing' : 'empty',
      game: seat ? this.describe(seat) : null,
      canTakeBack: this.canTakeBack(),
      ...change,
    });
  }

  /** Not from a practice run: the game before would come to where its first run waits. */
  canTakeBack(): boolean {
    const { seat, shelf } = this;
    return shelf.replaced !== null && seat !== null && !hasBegun(seat.sitting) && !shelf.practising;
  }

  /** The first run that waits beside the practice run on the table, unless it has ended. */
  waitingFirst(): Sitting | null {
    const { practising, active } = this.shelf;
    const first = practising ? this.shelf[active] : null;
    return first && !first.counted ? first : null;
  }

  private describe(seat: Seat<C, S>): Playing<C, M, S, V> {
    const { rules } = this;
    const state = stateOf(seat);
    const { record, day, practice, counted, draft } = seat.sitting;
    return {
      record,
      config: seat.config,
      configName: rules.describeConfig(seat.config),
      day,
      practice,
      counted,
      otherRun: this.waitingFirst() ? 'first' : seat.sitting.practiceRun ? 'practice' : null,
      draft,
      state,
      view: rules.view(state),
      status: rules.status(state, record.tally),
      progress: rules.progress(state),
      tally: record.tally,
      canUndo: record.cursor > 0,
      canRedo: record.cursor < record.moves.length,
      clockRuns: this.clock.running(),
      paused: this.paused,
      hint: showHint(this.asked),
      last: this.last,
    };
  }

  save(): void {
    if (!this.seat) return;
    this.shelf = this.withSeat(this.shelf, this.seat);
    this.ports.saves.save(JSON.stringify(this.shelf));
  }

  private withSeat(shelf: Shelf, seat: Seat<C, S>): Shelf {
    const { active, summaries, practising } = shelf;
    const first = shelf[active];
    if (practising && first) return { ...shelf, [active]: { ...first, practiceRun: seat.sitting } };
    const summary = summarise(this.rules, seat);
    return { ...shelf, [active]: seat.sitting, summaries: { ...summaries, [active]: summary } };
  }

  /** Takes the clock's figures into the tally along with whatever else changes. */
  settle(seat: Seat<C, S>, change: Settling = {}): Seat<C, S> {
    const left = this.clock.leftMs();
    const tally = {
      ...seat.sitting.record.tally,
      ...change.tally,
      elapsedMs: Math.round(this.clock.elapsedMs()),
      clockLeftMs: left === null ? null : Math.round(left),
    };
    const record = { ...seat.sitting.record, ...change.record, tally };
    this.seat = { ...seat, sitting: { ...seat.sitting, ...change.sitting, record } };
    return this.seat;
  }

  /** Puts a game on the table, clock at its figures and stopped. */
  seatDown(
    seat: Seat<C, S>,
    { slot = this.shelf.active, replaced = this.shelf.replaced, practising }: Where,
  ): void {
    this.shelf = { ...this.shelf, active: slot, replaced, practising };
    this.take(seat);
    this.happened('opened');
    this.save();
    this.publish({ dealing: false, notice: null });
  }

  /** The clock goes with the game: the figures of one must not end up in the tally of another. */
  take(seat: Seat<C, S>): void {
    const { elapsedMs, clockLeftMs } = seat.sitting.record.tally;
    this.seat = seat;
    this.asked = null;
    this.clock.reset(elapsedMs, clockLeftMs);
    // Whoever comes back to a running hourglass should not lose sand while finding the place.
    this.paused = clockLeftMs !== null && elapsedMs > 0 && !seat.sitting.counted;
  }

  wake(): void {
    if (!this.seat || this.paused || this.clock.running()) return;
    const { kind } = this.rules.status(stateOf(this.seat), this.seat.sitting.record.tally);
    if (kind === 'won' || kind === 'lost') return;
    this.clock.start();
    this.publish();
  }

  finishIfOver(): void {
    if (!this.seat) return;
    const status = this.rules.status(stateOf(this.seat), this.seat.sitting.record.tally);
    if (status.kind !== 'won' && status.kind !== 'lost') return;
    this.clock.stop();
    this.report(status.kind, status.cause ?? null, status.score ?? null);
  }

  /** A player who leaves a dead end for another game has lost it. */
  reportDeadEnd(): void {
    if (this.seat && this.rules.status(stateOf(this.seat), this.seat.sitting.record.tally).kind === 'stuck') {
      this.report('lost', 'stuck', null);
    }
  }

  /** Only the first result of a sitting counts; what undo makes of it afterwards does not. */
  private report(outcome: 'won' | 'lost', cause: string | null, score: number | null): void {
    if (!this.seat || this.seat.sitting.counted) return;
    const seat = this.settle(this.seat, { sitting: { counted: true } });
    const game = finishedGame(this.rules, seat, { outcome, cause, score });
    this.ports.onFinished({ ...game, firstRunWaits: this.waitingFirst() !== null }, 'now');
  }

  /** The result and the save are stored apart from each other, and a page may die in between. */
  reportAgain(): void {
    if (!this.seat?.sitting.counted || this.seat.sitting.practice) return;
    const status = this.rules.status(stateOf(this.seat), this.seat.sitting.record.tally);
    if (status.kind !== 'won' && status.kind !== 'lost') return;
    const { kind: outcome, cause = null, score = null } = status;
    this.ports.onFinished(finishedGame(this.rules, this.seat, { outcome, cause, score }), 'earlier');
  }
}

function finishedGame<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  { sitting, config }: Seat<C, S>,
  result: Pick<FinishedGame, 'outcome' | 'cause' | 'score'>,
): FinishedGame {
  const { day, begun, practice, record } = sitting;
  return {
    ...result,
    game: rules.id,
    configName: rules.describeConfig(config),
    tally: record.tally,
    day,
    begun,
    practice,
    dealKey: dealKey(rules, record),
  };
}

/** Something has been played, so that it is not to be put away lightly. */
export function hasBegun({ record }: Sitting): boolean {
  return record.moves.length > 0;
}

/** What tells deals apart. Where a game has its own form of code, that is all a link says of a deal. */
export function dealKey<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  { config, seed, deal }: Pick<GameRecord, 'config' | 'seed' | 'deal'>,
): string {
  const parsed = rules.code ? rules.parseConfig(config) : null;
  const name = parsed?.ok
    ? rules.code?.format({ config: parsed.value, seed, deal })
    : `${config}~${seed}~${deal}`;
  return hashText(name ?? '').toString(36);
}
