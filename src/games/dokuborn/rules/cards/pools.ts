/** The card lists that are at hand: the one that ships with the game, and newer ones kept from updates. */
import { indexingSteps, indexPool, type Pool } from '../pool';
import type { CardList } from '../types';

export interface Pools {
  readonly shipped: Pool;
  readonly newest: () => Pool;
  /** Newest first. */
  readonly all: () => readonly Pool[];
  /** The cards that a game names; the newest where those are not here. */
  readonly named: (version: string) => Pool;
  readonly has: (version: string) => boolean;
  /** Makes the newest ready in small steps, with a pause after each. */
  readonly prepare: (pause: () => Promise<void>) => Promise<void>;
  /** `unpack` is called when the list is first needed; null: it turned out to be damaged. */
  readonly add: (version: string, unpack: () => CardList | null) => void;
}

interface KeptList {
  readonly version: string;
  readonly unpack: () => CardList | null;
}

/** Making a list ready takes a while, so it is done when the list is first asked for. */
export function createPools(shipped: CardList): Pools {
  const lists: KeptList[] = [{ version: shipped.version, unpack: () => shipped }];
  const ready = new Map<string, Pool | null>();

  function poolOf({ version, unpack }: KeptList): Pool | null {
    const known = ready.get(version);
    if (known !== undefined) return known;
    const list = unpack();
    const pool = list === null ? null : indexPool(list);
    ready.set(version, pool);
    return pool;
  }

  function firstReady(wanted: (entry: KeptList) => boolean): Pool | null {
    for (const entry of lists) {
      const pool = wanted(entry) ? poolOf(entry) : null;
      if (pool) return pool;
    }
    return null;
  }

  const shippedPool = () => firstReady(({ version }) => version === shipped.version) ?? indexPool(shipped);
  const newest = () => firstReady(() => true) ?? shippedPool();

  return {
    get shipped() {
      return shippedPool();
    },
    newest,
    all: () => lists.flatMap((entry) => poolOf(entry) ?? []),
    named: (version) => firstReady((entry) => entry.version === version) ?? newest(),
    has: (version) => firstReady((entry) => entry.version === version) !== null,
    prepare: async (pause) => {
      const [entry] = lists;
      const list = entry && !ready.has(entry.version) ? entry.unpack() : null;
      if (!entry || !list) return;
      const steps = indexingSteps(list);
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) {
          ready.set(entry.version, step.value);
          return;
        }
        await pause();
      }
    },
    add: (version, unpack) => {
      if (lists.some((entry) => entry.version === version)) return;
      lists.push({ version, unpack });
      lists.sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
    },
  };
}

/** Versions begin with the day of their data, `20260923-…`. */
function dayOf({ version }: KeptList): string {
  return version.slice(0, 8);
}
