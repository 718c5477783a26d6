import type { GameRecord } from '../../src/core/record';
import { replay } from '../../src/core/replay';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import type { Database } from '../../src/store/saving/database';
import type { SaveMessage } from '../../src/store/saving/saveBase';
import { createSaves, type Saves } from '../../src/store/saving/saves';
import { createGameStore, type GameStore } from '../../src/store/session/createGameStore';
import { type Dealer, inlineDealer } from '../../src/store/session/dealer';
import type { StorePorts } from '../../src/store/session/session';
import type { FinishedGame } from '../../src/store/session/sessionState';

/** Time that stands still until told otherwise. */
export function fakeTime() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    schedule(callback: () => void, delayMs: number) {
      const timer = { at: now + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
    /** The machine sleeps: the clock goes on, timers do not. */
    sleep(ms: number) {
      now += ms;
    },
  };
}

export interface FakeDatabase extends Database {
  readonly texts: Map<string, string>;
  /** Every call fails with this while it is set. */
  failing: Error | null;
  /** Calls wait here until released, so that tests decide what happens in between. */
  gate: Promise<void> | null;
}

export function fakeDatabase(texts = new Map<string, string>()): FakeDatabase {
  const database: FakeDatabase = {
    texts,
    failing: null,
    gate: null,
    get: (key) => step(() => texts.get(key) ?? null),
    read: (key) => step(() => texts.get(key) ?? null),
    all: () => step(() => new Map(texts)),
    update: (key, decide) =>
      step(() => {
        const next = decide(texts.get(key) ?? null, (other, text) => texts.set(other, text));
        if (next !== null) texts.set(key, next);
        return next;
      }),
    replace: (changes) =>
      step(() => {
        for (const [key, text] of changes) {
          if (text === null) texts.delete(key);
          else texts.set(key, text);
        }
      }),
    remove: (key) => step(() => void texts.delete(key)),
    keys: () => step(() => [...texts.keys()]),
  };
  async function step<T>(work: () => T): Promise<T> {
    await (database.gate ?? Promise.resolve());
    if (database.failing) throw database.failing;
    return work();
  }
  return database;
}

export function fakeLocal(items = new Map<string, string>()) {
  return {
    items,
    failing: null as Error | null,
    getItem(key: string) {
      if (this.failing) throw this.failing;
      return items.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (this.failing) throw this.failing;
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

/** Tabs of one browser: messages reach all the others. */
export function fakeChannel() {
  const ears = new Set<(message: SaveMessage) => void>();
  return {
    announce(message: SaveMessage) {
      for (const hear of [...ears]) hear(message);
    },
    listen(hear: (message: SaveMessage) => void) {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}

export interface Bench<G extends GameTypes> {
  readonly store: GameStore<G>;
  readonly saves: Saves;
  readonly time: ReturnType<typeof fakeTime>;
  readonly database: FakeDatabase;
  readonly local: ReturnType<typeof fakeLocal>;
  readonly finished: FinishedGame[];
}

/** What is around a page, whatever game is played on it. */
export interface PageOptions {
  readonly database?: FakeDatabase;
  /** Used instead of a fake database. */
  readonly storage?: Database;
  readonly time?: ReturnType<typeof fakeTime>;
  readonly local?: ReturnType<typeof fakeLocal>;
  readonly channel?: ReturnType<typeof fakeChannel>;
  readonly writer?: string;
  readonly seeds?: string[];
  readonly ports?: Partial<Omit<StorePorts<GameTypes>, 'dealer'>>;
}

export interface BenchOptions<G extends GameTypes> extends PageOptions {
  readonly dealer?: Dealer<G>;
}

export function setUp<G extends GameTypes>(rules: Rules<G>, options: BenchOptions<G> = {}): Bench<G> {
  const time = options.time ?? fakeTime();
  const database = options.database ?? fakeDatabase();
  const local = options.local ?? fakeLocal();
  const channel = options.channel ?? fakeChannel();
  const finished: FinishedGame[] = [];
  const seeds = options.seeds ?? [];
  let serial = 0;
  const saves = createSaves(rules.id, {
    database: options.storage ?? database,
    local,
    writer: options.writer ?? 'tab1',
    ...channel,
    schedule: time.schedule,
    foundMore: () => void store.load(),
  });
  const store: GameStore<G> = createGameStore(rules, {
    clock: time,
    freshSeed: () => seeds.shift() ?? `seed${serial++}`,
    today: () => '2026-11-18',
    dealer: options.dealer ?? inlineDealer(rules),
    saves,
    onFinished: (game, when) => when === 'now' && finished.push(game),
    keptRun: async () => null,
    playedBefore: () => false,
    onPractised: () => {},
    ...options.ports,
  });
  return { store, saves, time, database, local, finished };
}

export async function loaded<G extends GameTypes>(rules: Rules<G>, options: BenchOptions<G> = {}) {
  const bench = setUp(rules, options);
  await bench.store.load();
  return bench;
}

/** What the store keeps to itself: the state at the record's cursor, folded anew. */
export function stateAt<G extends GameTypes>(rules: Rules<G>, record: GameRecord): G['state'] {
  return must(replay(rules, record)).states[record.cursor];
}
