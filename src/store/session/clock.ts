/**
 * Counts from a start time, not from ticks: a slow or throttled machine shows the right time late rather than
 * a wrong one. Elapsed time counts up, the hourglass (if any) runs down, and both stand still together.
 */
export interface ClockPorts {
  /** Milliseconds that never jump, such as performance.now(). */
  readonly now: () => number;
  /** Calls back once after a while; answers with a way to cancel. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
}

export interface Clock {
  readonly running: () => boolean;
  readonly elapsedMs: () => number;
  readonly leftMs: () => number | null;
  readonly start: () => void;
  readonly stop: () => void;
  /** Stopped, at these figures. */
  readonly reset: (elapsedMs: number, leftMs: number | null) => void;
  /** Fills the hourglass up again. */
  readonly turn: (lengthMs: number | null) => void;
}

const HEARTBEAT_MS = 5_000;
/** A gap this long between heartbeats means that the machine slept; sleeping is not playing. */
const ASLEEP_MS = 20_000;

export function createClock(ports: ClockPorts, onEmpty: () => void): Clock {
  let elapsedBank = 0;
  let leftBank: number | null = null;
  let since: number | null = null;
  let lastBeat = 0;
  let cancelBeat = () => {};
  let cancelEmpty = () => {};

  function runMs(): number {
    if (since === null) return 0;
    const now = ports.now();
    const awakeUntil = now - lastBeat > ASLEEP_MS ? lastBeat + HEARTBEAT_MS : now;
    return Math.max(0, awakeUntil - since);
  }

  function bank(): void {
    const ran = runMs();
    elapsedBank += ran;
    if (leftBank !== null) leftBank = Math.max(0, leftBank - ran);
    since = since === null ? null : ports.now();
    lastBeat = ports.now();
  }

  function beat(): void {
    bank();
    cancelBeat = ports.schedule(beat, HEARTBEAT_MS);
  }

  function watchForEmpty(): void {
    cancelEmpty();
    if (since === null || leftBank === null) return;
    cancelEmpty = ports.schedule(() => {
      bank();
      // Timers may fire early by a fraction of a millisecond, and sleep may have stretched this one.
      if (leftBank !== null && leftBank > 0) watchForEmpty();
      else if (leftBank !== null) onEmpty();
    }, leftBank);
  }

  return {
    running: () => since !== null,
    elapsedMs: () => elapsedBank + runMs(),
    leftMs: () => (leftBank === null ? null : Math.max(0, leftBank - runMs())),
    start() {
      if (since !== null) return;
      since = ports.now();
      lastBeat = since;
      cancelBeat = ports.schedule(beat, HEARTBEAT_MS);
      watchForEmpty();
    },
    stop() {
      bank();
      since = null;
      cancelBeat();
      cancelEmpty();
    },
    reset(elapsedMs, leftMs) {
      since = null;
      cancelBeat();
      cancelEmpty();
      elapsedBank = elapsedMs;
      leftBank = leftMs;
    },
    turn(lengthMs) {
      bank();
      leftBank = lengthMs;
      watchForEmpty();
    },
  };
}
